import type { Product } from '@platine/domain/catalog/product.ts';
import type { Stock } from '@platine/domain/catalog/stock.ts';
import type { LocalizedText } from '@platine/domain/language/text.ts';
import type { manufacturers, products } from '../db/schema.ts';
import { isOrderable, orderRule } from './cartPricing.ts';

type ProductRow = typeof products.$inferSelect;
type MakerRow = Pick<typeof manufacturers.$inferSelect, 'name' | 'safetyContact'>;

/** Columns of a product that a listing does not read. */
type PageColumns = 'description' | 'gtin' | 'categoryPaths' | 'crossSelling' | 'successorSku';
export type ListedRow = Omit<ProductRow, PageColumns>;

const dataSheetCaption: LocalizedText = { EN: 'Data sheet', DE: 'Datenblatt', FR: 'Fiche technique' };

/** Address of a product's picture. The hash changes with the picture, so the file may be cached for ever. */
export function pictureUrl({ sku, pictureHash }: Pick<ProductRow, 'sku' | 'pictureHash'>): string {
  return `/pictures/${sku}-${pictureHash}.svg`;
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

/** The domain's product of a listing's row. Fields that a listing does not show are empty; the limit does not apply to schools. */
export function listedProduct(row: ListedRow, manufacturerName: string): Product {
  const picture = { ALL: pictureUrl(row) };
  return {
    sku: row.sku,
    name: row.name,
    description: null,
    flags: row.flags,
    manufacturer: { id: row.manufacturerId, name: manufacturerName, partNumber: row.manufacturerSku },
    picture,
    assets: [{ type: 'PRODUCT_MAIN_PICTURE', caption: row.name, url: picture }],
    documents: row.dataSheetUrl === null ? [] : [{ caption: dataSheetCaption, url: { ALL: row.dataSheetUrl } }],
    attributes: row.attributes,
    prices: isOrderable(row) ? row.prices : [],
    rule: orderRule(row, false),
    stock: stockOf(row),
    gtin: null,
    safetyContact: null,
    categoryPaths: [],
    related: [],
  };
}

/** The domain's product of a whole row. */
export function fullProduct(row: ProductRow, maker: MakerRow): Product {
  return {
    ...listedProduct(row, maker.name),
    description: row.description,
    gtin: row.gtin,
    safetyContact: maker.safetyContact,
    categoryPaths: row.categoryPaths,
    related: row.crossSelling,
  };
}
