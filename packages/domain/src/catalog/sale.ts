/** A product with this flag is shown and not sold; the wire carries no SALE for it. */
const noSaleFlag = 'NO_SALE';

/** Whether a product is for sale as far as its flags say (spec §4: NO_SALE). */
export function isForSale(flags: readonly string[]): boolean {
  return !flags.includes(noSaleFlag);
}
