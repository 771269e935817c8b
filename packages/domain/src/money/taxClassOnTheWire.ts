import type { TaxClass } from './taxClass.ts';

/** On the wire the class of a product is left out where it is the standard one. */
export function taxClassToWire(taxClass: TaxClass): { readonly TAX_CLASS?: TaxClass } {
  return taxClass === 'STANDARD' ? {} : { TAX_CLASS: taxClass };
}

export function taxClassFromWire(wire: TaxClass | undefined): TaxClass {
  return wire ?? 'STANDARD';
}
