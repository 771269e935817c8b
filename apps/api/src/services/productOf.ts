import type { CartLimitRules } from '@platine/domain/cart/limit.ts';
import type { Asset } from '@platine/domain/catalog/assets.ts';
import { firstPicture } from '@platine/domain/catalog/assets.ts';
import { drawingCaption } from '@platine/domain/catalog/drawingCaption.ts';
import type { DrawingWords } from '@platine/domain/catalog/drawingWords.data.ts';
import { announcedLifecycle } from '@platine/domain/catalog/lifecycle.ts';
import type { Lifecycle } from '@platine/domain/catalog/lifecycle.ts';
import type { ProductDocument } from '@platine/domain/catalog/documents.ts';
import type { Product } from '@platine/domain/catalog/product.ts';
import type { Stock } from '@platine/domain/catalog/stock.ts';
import type { InAddedLanguages } from '@platine/domain/language/inLanguages.ts';
import type { LocalizedText } from '@platine/domain/language/text.ts';
import { viewsOf } from '@platine/drawings/drawView.ts';
import type { View } from '@platine/drawings/views.ts';
import type { manufacturers, products } from '../db/schema.ts';
import { isOrderable, orderRule } from './cartPricing.ts';

type ProductRow = typeof products.$inferSelect;
type MakerRow = Pick<typeof manufacturers.$inferSelect, 'name' | 'safetyContact' | 'logo'>;

/** Columns of a product that a listing does not read. */
type PageColumns =
  | 'description'
  | 'gtin'
  | 'categoryPaths'
  | 'crossSelling'
  | 'successorSku'
  | 'statedStock'
  | 'storagePlace'
  | 'statedPlace'
  | 'dataSheetUrl'
  | 'documents'
  | 'warnings'
  | 'facts'
  | 'variantGroup';
export type ListedRow = Omit<ProductRow, PageColumns>;

const dataSheetCaption: LocalizedText = { EN: 'Data sheet', DE: 'Datenblatt', FR: 'Fiche technique' };

/** Address of a product's drawing. The hash changes with the drawings, so the file may be cached for ever. */
function drawingUrl({ sku, pictureHash }: PictureColumns, view: View = 'picture'): string {
  return `/pictures/${sku}-${pictureHash}${view === 'picture' ? '' : `-${view}`}.svg`;
}

type PictureColumns = Pick<ProductRow, 'sku' | 'name' | 'pictureHash' | 'assets'>;
type DrawnColumns = PictureColumns & Pick<ProductRow, 'kind' | 'attributes'>;
type AddedWords = InAddedLanguages<DrawingWords>;

/** A product's pictures with their copyright texts, and its label; its first drawing, if it has no picture. */
export function picturesOf(row: PictureColumns, others: readonly Asset[] = []): readonly Asset[] {
  if (row.assets.some(({ type }) => type === 'PRODUCT_MAIN_PICTURE')) return row.assets;
  const labels = row.assets.filter(({ type }) => type === 'GUARANTEE_LABEL');
  return [drawing(row.name, drawingUrl(row)), ...others, ...labels];
}

/** Drawings of a product from other sides (record 0163). Its page alone shows them. */
function otherDrawings(row: DrawnColumns, words: AddedWords | undefined): Asset[] {
  return viewsOf(row).flatMap((view) =>
    view === 'picture' ? [] : drawing(drawingCaption(view, words), drawingUrl(row, view)),
  );
}

function drawing(caption: LocalizedText, url: string): Asset {
  return { type: 'PRODUCT_MAIN_PICTURE', caption, url: { ALL: url } };
}

type StockColumns = Pick<ProductRow, 'stockAmount' | 'stockTimeFrame' | 'stockExpectedDate' | 'stockPresaleDate'>;

export function stockOf(row: StockColumns): Stock {
  return {
    pieces: row.stockAmount,
    timeFrame: row.stockTimeFrame,
    expected: row.stockExpectedDate,
    presale: row.stockPresaleDate,
  };
}

/** An active product keeps its successor to itself until it is retired. */
export function lifecycleOf({
  lifecycle,
  successorSku,
}: Pick<ProductRow, 'lifecycle' | 'successorSku'>): Lifecycle | null {
  if (lifecycle === null) return null;
  const { state, lastOrder, substitutes } = lifecycle;
  const successor = state === 'ACTIVE' || successorSku === null ? [] : [successorSku];
  return { state, lastOrder, replacements: [...new Set([...successor, ...substitutes])] };
}

/** The domain's product of a listing's row. Fields that a listing does not show are empty; the limit does not apply to schools. */
export function listedProduct(row: ListedRow, manufacturerName: string, limits: CartLimitRules): Product {
  return {
    sku: row.sku,
    name: row.name,
    description: null,
    flags: row.flags,
    manufacturer: { id: row.manufacturerId, name: manufacturerName, partNumber: row.manufacturerSku },
    assets: firstPicture(picturesOf(row)),
    documents: [],
    attributes: row.attributes,
    prices: isOrderable(row) ? row.prices : [],
    taxClass: row.taxClass,
    rule: orderRule(row, false, limits),
    stock: stockOf(row),
    gtin: null,
    content: row.content,
    warnings: [],
    facts: null,
    safetyContact: null,
    lifecycle: announcedLifecycle(lifecycleOf({ ...row, successorSku: null })),
    variants: null,
    categoryPaths: [],
    related: [],
  };
}

/** Limits of what a customer may have, and captions in the languages that the shop has added. */
type ShopRules = { readonly limits: CartLimitRules; readonly drawingWords?: AddedWords | undefined };

/** The domain's product of a whole row, without its variants, which are other rows. */
export function fullProduct(row: ProductRow, maker: MakerRow, { limits, drawingWords }: ShopRules): Product {
  return {
    ...listedProduct(row, maker.name, limits),
    assets: [...picturesOf(row, otherDrawings(row, drawingWords)), ...logoOf(maker)],
    documents: [...dataSheetOf(row), ...row.documents],
    description: row.description,
    gtin: row.gtin,
    warnings: row.warnings,
    facts: row.facts,
    safetyContact: maker.safetyContact,
    lifecycle: lifecycleOf(row),
    categoryPaths: row.categoryPaths,
    related: row.crossSelling,
  };
}

function logoOf({ name, logo }: MakerRow): Asset[] {
  return logo === null ? [] : [{ type: 'MANUFACTURER_LOGO', caption: { ALL: name }, url: logo }];
}

function dataSheetOf({ dataSheetUrl }: ProductRow): ProductDocument[] {
  return dataSheetUrl === null ? [] : [{ caption: dataSheetCaption, url: { ALL: dataSheetUrl }, file: null }];
}
