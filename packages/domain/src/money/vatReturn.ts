import type { Cents } from './money.ts';
import type { VatCase, VatKind } from './vat.ts';
import type { Permille } from './vatRates.ts';
import { vatTerritory } from './vatTerritory.ts';

/** The return in which a sale is declared: the shop's own, the One-Stop-Shop's, or as exempt (Directive 2006/112/EC art. 138, 146, 369a). */
export const vatReturns = ['LU', 'OSS', 'intra-Community supply', 'export'] as const;
export type VatReturn = (typeof vatReturns)[number];

/** Return and country of a sale. The country is that whose VAT it is, by its code for VAT: Monaco's is French (D42); for exports that of the delivery. */
export function vatReturnOf(
  vat: Pick<VatCase, 'kind' | 'country'>,
  zipCode: string,
): { readonly vatReturn: VatReturn; readonly country: string } {
  const country = vatTerritory(vat.country, zipCode) ?? vat.country;
  return { vatReturn: returnOf(vat.kind, country), country };
}

/** A company without a valid VAT id is charged like a consumer, and declared like one (D11). */
function returnOf(kind: VatKind, country: string): VatReturn {
  if (kind === 'EXPORT') return 'export';
  if (kind === 'REVERSE_CHARGE') return 'intra-Community supply';
  return country === 'LU' ? 'LU' : 'OSS';
}

/** VAT by return, country, rate and quarter. Sums of credit notes are below zero. */
export type VatSum = {
  readonly vatReturn: VatReturn;
  readonly country: string;
  readonly rate: Permille;
  /** Quarter of the supply, such as `2026-Q4`: the One-Stop-Shop wants corrections by the quarter that they correct (art. 369g (4)). */
  readonly quarter: string;
  readonly net: Cents;
  readonly tax: Cents;
  readonly documents: number;
};

/** Adds up sums of the same return, country, rate and quarter, ordered by these. */
export function vatSums(parts: readonly VatSum[]): VatSum[] {
  const sums = new Map<string, VatSum>();
  for (const part of parts) {
    const { vatReturn, country, rate, quarter } = part;
    const key = [vatReturns.indexOf(vatReturn), country, String(rate).padStart(4, '0'), quarter].join(' ');
    const earlier = sums.get(key) ?? { net: 0, tax: 0, documents: 0 };
    sums.set(key, {
      ...part,
      net: earlier.net + part.net,
      tax: earlier.tax + part.tax,
      documents: earlier.documents + part.documents,
    });
  }
  return [...sums].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum);
}

/** The quarter of a day (YYYY-MM-DD) or month. */
export function quarterOf(date: string): string {
  return `${date.slice(0, 4)}-Q${Math.ceil(Number(date.slice(5, 7)) / 3)}`;
}
