import type { ProductWire } from '@platine/domain/contract/schemas/product.ts';
import type { Wire } from '../wire.ts';

/** Spec §9: the educational line and all that its manufacturer makes. */
export const educationalManufacturer = 105;
export const scarceSkus = [193_004, 193_013] as const;
/** No catalogue has it. */
export const unknownSku = 999_999_999;

/** All products of a server: the scenarios find theirs by properties, since every server has a catalogue of its own. */
export async function allProducts(wire: Wire): Promise<ProductWire[]> {
  const { PRODUCTS } = await wire.ask('search', { q: '', VIEW: 'listing', LIMIT: 100 });
  return (await wire.ask('loadProducts', { SKUS: PRODUCTS, FILTER_CLASS: 'FULL' })).PRODUCTS;
}

export async function findProduct(
  wire: Wire,
  what: string,
  fits: (product: ProductWire) => boolean,
): Promise<ProductWire> {
  const found = (await allProducts(wire)).find(fits);
  if (found === undefined) throw new Error(`The catalogue has no product that is ${what}`);
  return found;
}

export function saleOf({ SELLING_PLATFORMS }: ProductWire) {
  return SELLING_PLATFORMS.find(({ SELLING_PLATFORM }) => SELLING_PLATFORM === 'WEBSHOP')?.SALE ?? null;
}

export function stepOf(product: ProductWire): number {
  return saleOf(product)?.MINIMUM_ORDER_QUANTITY ?? 1;
}

/** The AMOUNT 1 price in euros; 0 when it is not for sale. */
export function headlineOf(product: ProductWire): number {
  return saleOf(product)?.PRICES.find(({ AMOUNT }) => AMOUNT === 1)?.BRUTTO_SP ?? 0;
}

/** The limit that the product says: that of the shop's rules comes as a flag, too (record 0099). */
export function limitFlagOf({ FLAGS }: ProductWire): number | null {
  const flag = FLAGS.find((one) => one.startsWith('AMOUNT_IN_CART_LIMIT:'));
  return flag === undefined ? null : Number(flag.split(':')[1]);
}

/** Of the line for schools (spec §9). */
export function isEducational({ MANUFACTURER }: ProductWire): boolean {
  return MANUFACTURER.MANUFACTURER_ID === educationalManufacturer;
}

/** For sale, without any limit. */
export function isUnlimited(product: ProductWire): boolean {
  return saleOf(product) !== null && limitFlagOf(product) === null;
}

/** Bought by the piece, without any limit, and taxed at the standard rate. */
export function findPlain(wire: Wire): Promise<ProductWire> {
  return findProduct(
    wire,
    'plain',
    (product) =>
      isUnlimited(product) && stepOf(product) === 1 && headlineOf(product) >= 1 && product.TAX_CLASS === undefined,
  );
}

/** Of the line for schools, with its limit alone (spec §9). */
export function findEducational(wire: Wire): Promise<ProductWire> {
  return findProduct(
    wire,
    'of the line for schools',
    (product) =>
      isEducational(product) && limitFlagOf(product) === 5 && saleOf(product) !== null && stepOf(product) === 1,
  );
}

/** Bought in steps of more than one piece. */
export function findStepped(wire: Wire): Promise<ProductWire> {
  return findProduct(wire, 'sold in steps', (product) => isUnlimited(product) && stepOf(product) === 10);
}
