import type { ProductWire } from '@platine/domain/contract/schemas/product.ts';
import { product } from '@platine/domain/contract/schemas/product.ts';
import { conforming } from './conforming.ts';
import { picture } from './picture.ts';

export type StockWire = ProductWire['STOCK'];
export type PriceEntryWire = NonNullable<ProductWire['SELLING_PLATFORMS'][number]['SALE']>['PRICES'][number];
export type AttributeWire = ProductWire['ATTRIBUTES'][number];

/** In the warehouse, next business day (spec §9). */
export function buildStock(overrides: Partial<StockWire> = {}): StockWire {
  return { AMOUNT: 120, TIME_FRAME: 10, EXPECTED_DATE: null, PRESALE_DATE: null, ...overrides };
}

/** A product as its page gets it (FILTER_CLASS FULL): a plain resistor for 0.12 €, unless the overrides say more. */
export function buildProduct(overrides: Partial<ProductWire> = {}): ProductWire {
  const NAME = overrides.NAME ?? { EN: 'Resistor 10 kΩ', DE: 'Widerstand 10 kΩ', FR: 'Résistance 10 kΩ' };
  const SKU = overrides.SKU ?? 100_001;
  return conforming(product, {
    SKU,
    NAME_TEXT_PATH: `product.${SKU}.name`,
    NAME_TEXT_EN: NAME.EN ?? NAME.ALL ?? `Product ${SKU}`,
    NAME,
    FLAGS: [],
    ASSETS: [picture('resistor', [], NAME)],
    ATTRIBUTES: [],
    MANUFACTURER: { MANUFACTURER_ID: 12, MANUFACTURER_NAME: 'Ohmwerk', MANUFACTURER_SKU: `OW-${SKU}` },
    SELLING_PLATFORMS: buildSale([{ AMOUNT: 1, BRUTTO_SP: 0.12 }]),
    STOCK: buildStock(),
    DESCRIPTION: { EN: 'Carbon film, 0.25 W.', DE: 'Kohleschicht, 0,25 W.', FR: 'Couche carbone, 0,25 W.' },
    GTIN: null,
    CATEGORY_PATHS: ['1.2.1'],
    CROSS_SELLING: [],
    ...overrides,
  });
}

/** The sale on the platform of this shop (spec §3); no prices: the product is shown and not sold. */
export function buildSale(
  prices: readonly PriceEntryWire[],
  minimumOrderQuantity = 1,
): ProductWire['SELLING_PLATFORMS'] {
  const SALE = prices.length === 0 ? null : { PRICES: [...prices], MINIMUM_ORDER_QUANTITY: minimumOrderQuantity };
  return [{ SELLING_PLATFORM: 'WEBSHOP', SALE }];
}
