import type { CountryCode } from '../customer/countries.ts';
import type { CustomerType } from '../customer/customerType.ts';
import type { ClassRates, VatCase } from './vat.ts';
import type { RateHistory } from './vatRates.ts';
import { reducedRate, standardRate } from './vatRates.ts';
import type { VatTerritory } from './vatTerritory.ts';
import { vatTerritory } from './vatTerritory.ts';

export type VatFacts = {
  readonly rates: RateHistory;
  readonly customerType: CustomerType;
  readonly country: CountryCode;
  /** Of the delivery; it tells territories outside the EU's VAT area (D42). Left out where none is known. */
  readonly zipCode?: string;
  /** True only when the id was checked and found valid: "cannot be checked now" charges VAT (D17). */
  readonly vatIdValid: boolean;
  /** YYYY-MM-DD in Luxembourg. */
  readonly date: string;
};

/** Finds the VAT case of a customer (D11, D42). */
export function vatCase({ rates, customerType, country, zipCode = '', vatIdValid, date }: VatFacts): VatCase {
  const territory = vatTerritory(country, zipCode);
  if (territory === null) return { kind: 'EXPORT', country, rate: 0 };
  const charged = ratesIn(territory, date, rates);
  if (customerType === 'PRIVATE') return { kind: 'DESTINATION', country, ...charged };
  if (country === 'LU') return { kind: 'DOMESTIC_COMPANY', country, ...charged };
  if (vatIdValid) return { kind: 'REVERSE_CHARGE', country, rate: 0 };
  return { kind: 'EU_COMPANY_WITHOUT_VATID', country, ...charged };
}

function ratesIn(territory: VatTerritory, date: string, history: RateHistory): ClassRates {
  const rate = standardRate(territory, date, history);
  const reduced = reducedRate(territory, date, history);
  return reduced === undefined || reduced === rate ? { rate } : { rate, reduced };
}
