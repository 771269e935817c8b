import { isForSale } from '@platine/domain/catalog/sale.ts';
import type { PlannedEdit, ProductEdit, ProductRefusal, changedFacts } from '@platine/domain/desk/productEdit.ts';
import { withTexts } from '@platine/domain/desk/productEdit.ts';
import { arrangedDocuments, mostDocuments, withDocument } from '@platine/domain/desk/productDocuments.ts';
import type { DeskPicture } from '@platine/domain/desk/productPictures.ts';
import {
  arrangedPictures,
  mostPictures,
  picturesOf,
  withPicture,
  withPictures,
} from '@platine/domain/desk/productPictures.ts';
import { pickText } from '@platine/domain/language/text.ts';
import { noDiscountFlag } from '@platine/domain/money/discount.ts';
import type { PriceEntry } from '@platine/domain/money/priceBreaks.ts';
import { headlinePrice, soundBreaks } from '@platine/domain/money/priceBreaks.ts';
import type { LineRow } from '../exportedProducts.ts';
import { mostPieces, productTextsLine } from '../catalogueLines.ts';
import { checkLine } from '../lines.ts';
import type { ProductRow } from '../rows.ts';
import { productCells } from './productCells.ts';

/** The facts of a row that a person can change. */
export function factsOf(row: Changeable): Parameters<typeof changedFacts>[0] {
  const { stockAmount, storagePlace, prices, flags, name, description, assets, documents } = row;
  const headline = headlinePrice(prices);
  const { price = null, original = null } = headline ?? {};
  const texts = { name, description };
  const pictures = picturesOf(assets);
  return {
    stock: stockAmount,
    place: storagePlace,
    price,
    original,
    flags,
    ...texts,
    pictures,
    documents,
    cells: productCells(row),
  };
}

type Changeable = LineRow & Pick<ProductRow, 'assets' | 'documents'>;

/** The row as an edit makes it, or the reason against it. */
export function planEdit(
  row: ProductRow,
  edit: Exclude<PlannedEdit, { readonly kind: 'cells' }>,
): ProductRow | ProductRefusal | { readonly reason: string } {
  if (row.withdrawn) return 'retired';
  switch (edit.kind) {
    case 'stock':
      return countedRow(row, edit.pieces);
    case 'place':
      return { ...row, storagePlace: edit.place };
    case 'price':
      return pricedRow(row, edit);
    case 'texts':
      return namedRow(row, edit);
    case 'flags': {
      const flags = withFlag(withFlag(row.flags, 'NO_SALE', edit.noSale), noDiscountFlag, edit.noDiscount);
      return { ...row, flags, orderable: headlinePrice(row.prices) !== null && isForSale(flags) };
    }
    default:
      return planMedia(row, edit);
  }
}

type MediaEdit = Extract<PlannedEdit, { readonly kind: 'pictures' | 'picture' | 'documents' | 'document' }>;

function planMedia(row: ProductRow, edit: MediaEdit): ProductRow | ProductRefusal {
  switch (edit.kind) {
    case 'pictures':
      return picturedRow(row, arrangedPictures(picturesOf(row.assets), edit.pictures));
    case 'picture':
      return picturedRow(row, withPicture(picturesOf(row.assets), edit.address));
    case 'documents':
      return documentedRow(row, arrangedDocuments(row.documents, edit.documents));
    case 'document':
      return documentedRow(row, withDocument(row.documents, edit.document));
  }
}

type Edit<Kind extends ProductEdit['kind']> = Extract<ProductEdit, { readonly kind: Kind }>;

function namedRow(row: ProductRow, edit: Edit<'texts'>): ProductRow | ProductRefusal | { readonly reason: string } {
  const name = withTexts(row.name, edit.name);
  if (pickText(name, 'EN') === null) return 'noName';
  const description = withTexts(row.description, edit.description);
  // A longer text would stand in the way of every later change that is checked as a line of an import.
  const line = checkLine({ NAME: name, DESCRIPTION: description }, productTextsLine);
  return line.ok ? { ...row, name, description } : { reason: line.reason };
}

function picturedRow(row: ProductRow, pictures: readonly DeskPicture[] | null): ProductRow | ProductRefusal {
  if (pictures === null) return 'unknownPicture';
  const isMore = pictures.length > Math.max(mostPictures, picturesOf(row.assets).length);
  return isMore ? 'tooManyPictures' : { ...row, assets: withPictures(row.assets, pictures) };
}

function documentedRow(row: ProductRow, documents: ProductRow['documents'] | null): ProductRow | ProductRefusal {
  if (documents === null) return 'unknownDocument';
  const isMore = documents.length > Math.max(mostDocuments, row.documents.length);
  return isMore ? 'tooManyDocuments' : { ...row, documents };
}

function countedRow(row: ProductRow, pieces: number): ProductRow | ProductRefusal {
  const stockAmount = row.stockAmount + pieces;
  if (stockAmount < 0) return 'belowZero';
  return stockAmount > mostPieces ? 'tooMany' : { ...row, stockAmount };
}

/** Sets the price of one piece; prices for more pieces stay. A reduction is announced by an original price above it alone. */
function pricedRow(row: ProductRow, { price, original }: Edit<'price'>): ProductRow | ProductRefusal {
  if (price <= 0) return 'noPrice';
  const before = headlinePrice(row.prices);
  const entry: PriceEntry = {
    from: 1,
    price,
    original: original !== null && original > price ? original : null,
    // Of another price it says nothing: the shop's own history does (D15).
    lowest30Days: before?.price === price ? before.lowest30Days : null,
  };
  const { kept: prices, dropped } = soundBreaks([entry, ...row.prices.filter(({ from }) => from > 1)]);
  return dropped.length > 0 ? 'breaks' : { ...row, prices };
}

function withFlag(flags: readonly string[], flag: string, isSet: boolean): string[] {
  const others = flags.filter((one) => one !== flag);
  if (!isSet) return others;
  return flags.includes(flag) ? [...flags] : [...others, flag];
}
