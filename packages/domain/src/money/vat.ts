import type { CountryCode } from '../customer/countries.ts';
import type { DisplayMode } from '../customer/customerType.ts';
import type { Cents } from './money.ts';
import { scale } from './money.ts';
import type { TaxClass } from './taxClass.ts';
import type { Permille } from './vatRates.ts';
import { catalogueRates } from './vatRates.ts';

/** The rules by which VAT is charged (D11). */
export const vatKinds = [
  'DESTINATION',
  'DOMESTIC_COMPANY',
  'REVERSE_CHARGE',
  'EU_COMPANY_WITHOUT_VATID',
  'EXPORT',
] as const;
export type VatKind = (typeof vatKinds)[number];

/** The VAT case: which rule applies, for which delivery country, at which rates. */
export type VatCase = {
  readonly kind: VatKind;
  readonly country: CountryCode;
  /** The rate of STANDARD products. */
  readonly rate: Permille;
  /** The rate of REDUCED products; left out where it is the same. */
  readonly reduced?: Permille | undefined;
};

/** The rates of all classes. */
export type ClassRates = Pick<VatCase, 'rate' | 'reduced'>;

/** The rate of a class. Without VAT, as in an export, there is none for any class. */
export function rateOf({ rate, reduced = rate }: ClassRates, taxClass: TaxClass): Permille {
  if (taxClass === 'ZERO') return 0;
  return taxClass === 'REDUCED' ? reduced : rate;
}

/** The mode and the rates that prices are stated with: a part of `Pricing`. */
export type PriceTerms = { readonly mode: DisplayMode; readonly vat: ClassRates };

/**
 * The price of one piece as it is shown and multiplied: from the catalogue's price, with Luxembourg VAT of the product's class, the net price is the
 * constant, and the destination's rate for the class goes on top of it in gross mode (D11). Rounded once, to the cent.
 */
export function unitPrice(brutto: Cents, { mode, vat }: PriceTerms, taxClass: TaxClass): Cents {
  const charged = mode === 'gross' ? rateOf(vat, taxClass) : 0;
  return scale(brutto, 1000 + charged, 1000 + catalogueRates[taxClass]);
}

/** The rates in the prices that a customer sees: none in net mode. */
export function shownRates({ mode, vat: { rate, reduced } }: PriceTerms): ClassRates {
  return mode === 'net' ? { rate: 0 } : { rate, reduced };
}

/** The price of one piece as it is shown with these rates in it, in cents. */
export function shownPrice(brutto: Cents, rates: ClassRates, taxClass: TaxClass): Cents {
  return unitPrice(brutto, { mode: 'gross', vat: rates }, taxClass);
}

/** The tax in a sum of money: taken out of a gross sum, put on top of a net one (D10: per rate, on the sum). */
export function taxOf(sum: Cents, mode: DisplayMode, rate: Permille): Cents {
  return scale(sum, rate, mode === 'gross' ? 1000 + rate : 1000);
}
