import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import { searchWords } from '@platine/domain/desk/deskList.ts';
import type { DeskProduct, DeskProductEntry } from '@platine/domain/desk/deskProduct.ts';
import type {
  PlannedEdit,
  ProductEdit,
  ProductEditResult,
  ProductList,
  ProductRefusal,
} from '@platine/domain/desk/productEdit.ts';
import { changedFacts, isOutdatedBy, productPageSize, runsOut, withTexts } from '@platine/domain/desk/productEdit.ts';
import type { ProductCell } from '@platine/domain/desk/productCells.ts';
import { withCells } from '@platine/domain/desk/productCells.ts';
import { arrangedDocuments, mostDocuments, withDocument } from '@platine/domain/desk/productDocuments.ts';
import type { DeskPicture } from '@platine/domain/desk/productPictures.ts';
import { arrangedPictures, mostPictures, withPicture } from '@platine/domain/desk/productPictures.ts';
import { pickText } from '@platine/domain/language/text.ts';
import { mockDate } from '../shop/date.ts';
import type { Desk } from './desk.ts';

type Search = { readonly list: ProductList; readonly text: string; readonly skip: number };

/** A page of products, by the API's rules. */
export function searchProducts(
  desk: Desk,
  { list, text, skip }: Search,
): { readonly products: readonly DeskProductEntry[]; readonly count: number } {
  const words = searchWords(text);
  const found = desk
    .read()
    .products.filter((product) => isIn(product, list))
    .filter((product) => words.every((word) => hasWord(product, word)));
  const sorted = list === 'low' ? found.toSorted((one, other) => other.sold - one.sold) : found;
  return { products: sorted.slice(skip, skip + productPageSize).map(entryOf), count: found.length };
}

function isIn(product: DeskProduct, list: ProductList): boolean {
  if (list === 'all') return true;
  return list === 'edited' ? product.edited : product.state === 'onSale' && runsOut(product);
}

function hasWord({ sku, partNumber, place, name }: DeskProduct, word: string): boolean {
  return (
    String(sku) === word ||
    [partNumber, place ?? '', JSON.stringify(name)].some((text) => text.toLowerCase().includes(word))
  );
}

function entryOf(product: DeskProduct): DeskProductEntry {
  const { sku, name, manufacturer, partNumber, price, stock, place, sold, state, edited } = product;
  return { sku, name, manufacturer, partNumber, price, stock, place, sold, state, edited };
}

/** Throws ProductNotFoundException. */
export function findProduct(desk: Desk, sku: number): DeskProduct {
  const found = desk.read().products.find((product) => product.sku === sku);
  if (found === undefined) throw new BusinessFailure('ProductNotFoundException', 'There is no such product.');
  return found;
}

type Request = {
  readonly sku: number;
  readonly edit: PlannedEdit;
  readonly by: string;
  readonly why: string;
  readonly key: string;
  readonly seen: number;
};

type Edited = { readonly result: ProductEditResult; readonly refusal: ProductRefusal | null; readonly reason: string };

const done: Edited = { result: 'done', refusal: null, reason: '' };

/** Changes a product by the API's rules. */
export function editProduct(desk: Desk, { sku, edit, by, why, key, seen }: Request): Edited {
  const product = findProduct(desk, sku);
  const { productKeys, products } = desk.read();
  if (productKeys.includes(`${by} ${key}`)) return done;
  if (product.changes.some(({ id, kind }) => id > seen && isOutdatedBy(edit.kind, kind)))
    return { result: 'conflict', refusal: null, reason: '' };
  const planned = plan(product, edit);
  if (typeof planned === 'string')
    return { result: 'refused', refusal: planned, reason: planned === 'line' ? 'The mock refuses the line.' : '' };
  const facts = changedFacts(product, planned);
  if (facts.length === 0) return done;
  const id = productKeys.length + 1;
  const at = new Date(Date.parse(`${mockDate}T09:00:00.000Z`) + id * 60_000).toISOString();
  const change = { id, at, by, why, kind: edit.kind, facts, overwritten: false };
  const edited = planned.edited || (edit.kind !== 'stock' && edit.kind !== 'place');
  const changed = { ...planned, edited, changes: [change, ...product.changes] };
  desk.change({
    productKeys: [...productKeys, `${by} ${key}`],
    products: products.map((one) => (one === product ? changed : one)),
  });
  return done;
}

function plan(product: DeskProduct, edit: PlannedEdit): DeskProduct | ProductRefusal {
  if (product.state === 'retired') return 'retired';
  switch (edit.kind) {
    case 'stock':
      return counted(product, product.stock + edit.pieces);
    case 'place':
      return { ...product, place: edit.place };
    case 'price':
      return priced(product, edit);
    case 'texts':
      return named(product, edit);
    case 'flags':
      return flagged(product, edit);
    case 'cells':
      return mended(product, edit);
    default:
      return planMedia(product, edit);
  }
}

type MediaEdit = Extract<PlannedEdit, { readonly kind: 'pictures' | 'picture' | 'documents' | 'document' }>;

function planMedia(product: DeskProduct, edit: MediaEdit): DeskProduct | ProductRefusal {
  switch (edit.kind) {
    case 'pictures':
      return pictured(product, arrangedPictures(product.pictures, edit.pictures));
    case 'picture':
      return pictured(product, withPicture(product.pictures, edit.address));
    case 'documents':
      return documented(product, arrangedDocuments(product.documents, edit.documents));
    case 'document':
      return documented(product, withDocument(product.documents, edit.document));
  }
}

function pictured(product: DeskProduct, pictures: readonly DeskPicture[] | null): DeskProduct | ProductRefusal {
  if (pictures === null) return 'unknownPicture';
  return pictures.length > mostPictures ? 'tooManyPictures' : { ...product, pictures };
}

function documented(product: DeskProduct, documents: DeskProduct['documents'] | null): DeskProduct | ProductRefusal {
  if (documents === null) return 'unknownDocument';
  return documents.length > mostDocuments ? 'tooManyDocuments' : { ...product, documents };
}

function named(product: DeskProduct, edit: Edit<'texts'>): DeskProduct | ProductRefusal {
  const name = withTexts(product.name, edit.name);
  if (pickText(name, 'EN') === null) return 'noName';
  return { ...product, name, description: withTexts(product.description, edit.description) };
}

function mended(product: DeskProduct, edit: Edit<'cells'>): DeskProduct | ProductRefusal {
  const cells = edit.cells.every(isCell) ? withCells(product.cells, edit.cells) : null;
  return cells === null ? 'line' : { ...product, cells };
}

const isCell = ({ heading, text }: ProductCell) => heading !== 'WEIGHT_GRAMS' || /^\d+$/.test(text);

const mostPieces = 999_999_999;

function counted(product: DeskProduct, stock: number): DeskProduct | ProductRefusal {
  if (stock < 0) return 'belowZero';
  return stock > mostPieces ? 'tooMany' : { ...product, stock };
}

type Edit<Kind extends ProductEdit['kind']> = Extract<ProductEdit, { readonly kind: Kind }>;

function priced(product: DeskProduct, { price, original }: Edit<'price'>): DeskProduct | ProductRefusal {
  if (price <= 0) return 'noPrice';
  if (product.breaks.some((one) => one.price >= price)) return 'breaks';
  const record = { ...product.record, current: price, lowest: product.record.lowestNow };
  return { ...product, price, original: original !== null && original > price ? original : null, record };
}

function flagged(product: DeskProduct, { noSale, noDiscount }: Edit<'flags'>): DeskProduct {
  const kept = product.flags.filter((flag) => flag !== 'NO_SALE' && flag !== 'NO_DISCOUNT');
  const set = [...(noSale ? ['NO_SALE'] : []), ...(noDiscount ? ['NO_DISCOUNT'] : [])];
  return { ...product, flags: [...kept, ...set], state: noSale ? 'notSold' : 'onSale' };
}
