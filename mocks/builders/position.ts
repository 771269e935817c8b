import { isForSale as isSold } from '@platine/domain/catalog/sale.ts';
import { cartLimit } from '@platine/domain/cart/limit.ts';
import type { OrderRule } from '@platine/domain/cart/quantity.ts';
import type { Pricing } from '@platine/domain/cart/totals.ts';
import { linePrice } from '@platine/domain/cart/totals.ts';
import { pricesFromWire } from '@platine/domain/catalog/prices.ts';
import type { ProductWire } from '@platine/domain/contract/schemas/product.ts';
import type { PositionWire } from '@platine/domain/contract/schemas/session.ts';
import { position } from '@platine/domain/contract/schemas/session.ts';
import { toEuros } from '@platine/domain/money/money.ts';
import { vatCase } from '@platine/domain/money/vat.ts';
import { mockDate } from '../shop/date.ts';
import { conforming } from './conforming.ts';
import { pictureOf } from './picture.ts';
import { buildProduct } from './product.ts';

export type PositionOptions = {
  readonly product?: ProductWire;
  /** Pieces. */
  readonly amount?: number;
  readonly pricing?: Pricing;
  readonly educationalInstitution?: boolean;
  /** Whether it can still be bought; else the position stays and costs nothing. */
  readonly forSale?: boolean;
};

/** A private customer in Luxembourg (spec §9). */
export const defaultPricing: Pricing = {
  vat: vatCase({ customerType: 'PRIVATE', country: 'LU', vatIdValid: false, date: mockDate }),
  mode: 'gross',
};

/** A position of the cart, priced and limited by the domain's rules. */
export function buildPosition(options: PositionOptions = {}): PositionWire {
  const { product = buildProduct(), amount = 1, pricing = defaultPricing } = options;
  const { PRICES } = saleOf(product) ?? { PRICES: [] };
  const price = linePrice(pricesFromWire(PRICES), amount, pricing);
  const { step, limit } = orderRule(product, options.educationalInstitution ?? false);
  const forSale = options.forSale ?? isForSale(product);
  return conforming(position, {
    SKU: product.SKU,
    AMOUNT: amount,
    CURRENCY: 'EUR',
    NAME: product.NAME,
    MANUFACTURER_NAME: product.MANUFACTURER.MANUFACTURER_NAME,
    MANUFACTURER_SKU: product.MANUFACTURER.MANUFACTURER_SKU,
    PICTURE: pictureOf(product),
    PRICES,
    MINIMUM_ORDER_QUANTITY: step,
    CART_LIMIT: forSale ? limit : 0,
    UNIT_PRICE: toEuros(price.unit),
    LINE_PRICE: forSale ? toEuros(price.line) : 0,
    STOCK: product.STOCK,
  });
}

/** How a product may be ordered (D13). */
export function orderRule(product: ProductWire, educationalInstitution: boolean): OrderRule {
  const limited = {
    sku: product.SKU,
    manufacturerId: product.MANUFACTURER.MANUFACTURER_ID,
    nameEn: product.NAME_TEXT_EN,
    flags: product.FLAGS,
  };
  return { step: saleOf(product)?.MINIMUM_ORDER_QUANTITY ?? 1, limit: cartLimit(limited, educationalInstitution) };
}

export function saleOf({ SELLING_PLATFORMS }: Pick<ProductWire, 'SELLING_PLATFORMS'>) {
  return SELLING_PLATFORMS.find(({ SELLING_PLATFORM }) => SELLING_PLATFORM === 'WEBSHOP')?.SALE ?? null;
}

export function isForSale(product: ProductWire): boolean {
  return saleOf(product) !== null && isSold(product.FLAGS);
}
