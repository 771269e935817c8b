import type { LocalizedText } from '@platine/domain/language/text.ts';
import type { ProductWire } from '@platine/domain/contract/schemas/product.ts';
import type { PriceEntry } from '@platine/domain/money/priceBreaks.ts';
import { toEuros } from '@platine/domain/money/money.ts';
import type { manufacturers, products } from '../db/schema.ts';

type ProductRow = typeof products.$inferSelect;
type Maker = Pick<typeof manufacturers.$inferSelect, 'name' | 'safetyContact'>;
export type ListedProduct = Omit<ProductRow, 'description' | 'gtin' | 'categoryPaths' | 'crossSelling'>;

export const dataSheetCaption: LocalizedText = { EN: 'Data sheet', DE: 'Datenblatt', FR: 'Fiche technique' };

/** Where a product's picture is: the hash in the name changes with the picture, so it may be cached for ever. */
export function pictureUrl({ sku, pictureHash }: Pick<ProductRow, 'sku' | 'pictureHash'>): string {
  return `/pictures/${sku}-${pictureHash}.svg`;
}

export function pricesToWire(prices: readonly PriceEntry[]) {
  return prices.map(({ from, price, original, lowest30Days }) => ({
    AMOUNT: from,
    BRUTTO_SP: toEuros(price),
    ...(original === null ? {} : { ORIGINAL_BRUTTO_SP: toEuros(original) }),
    ...(lowest30Days === null ? {} : { LOWEST_BRUTTO_30_DAYS: toEuros(lowest30Days) }),
  }));
}

type StockColumns = Pick<ProductRow, 'stockAmount' | 'stockTimeFrame' | 'stockExpectedDate' | 'stockPresaleDate'>;

export function stockToWire(row: StockColumns) {
  return {
    AMOUNT: row.stockAmount,
    TIME_FRAME: row.stockTimeFrame,
    EXPECTED_DATE: row.stockExpectedDate,
    PRESALE_DATE: row.stockPresaleDate,
  };
}

/** What a listing shows of a product (FILTER_CLASS LIST). */
export function listedToWire(row: ListedProduct, manufacturerName: string): ProductWire {
  const sale = { PRICES: pricesToWire(row.prices), MINIMUM_ORDER_QUANTITY: row.minimumOrderQuantity };
  return {
    SKU: row.sku,
    NAME_TEXT_PATH: `product.${row.sku}.name`,
    NAME_TEXT_EN: row.name.EN ?? row.manufacturerSku,
    NAME: row.name,
    FLAGS: row.flags,
    ASSETS: assets(row),
    ATTRIBUTES: row.attributes.map((attribute) => ({ ...attribute })),
    MANUFACTURER: {
      MANUFACTURER_ID: row.manufacturerId,
      MANUFACTURER_NAME: manufacturerName,
      MANUFACTURER_SKU: row.manufacturerSku,
    },
    SELLING_PLATFORMS: [{ SELLING_PLATFORM: 'WEBSHOP', SALE: row.orderable ? sale : null }],
    STOCK: stockToWire(row),
  };
}

/** What the product page shows (FILTER_CLASS FULL). */
export function fullToWire(row: ProductRow, maker: Maker): ProductWire {
  return {
    ...listedToWire(row, maker.name),
    DESCRIPTION: row.description,
    GTIN: row.gtin,
    SAFETY_CONTACT: maker.safetyContact === null ? null : { ...maker.safetyContact },
    CATEGORY_PATHS: row.categoryPaths,
    CROSS_SELLING: row.crossSelling.map((link) => ({ ...link })),
  };
}

function assets(row: ListedProduct): ProductWire['ASSETS'] {
  const picture = { ASSET_TYPE: 'PRODUCT_MAIN_PICTURE' as const, CAPTION: row.name, URL: { ALL: pictureUrl(row) } };
  if (row.dataSheetUrl === null) return [picture];
  const dataSheet = { ASSET_TYPE: 'EXTERNAL_LINK' as const, CAPTION: dataSheetCaption, URL: { ALL: row.dataSheetUrl } };
  return [picture, dataSheet];
}
