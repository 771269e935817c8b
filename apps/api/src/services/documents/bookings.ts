import { vatTerritory } from '@platine/domain/money/vatTerritory.ts';
import type { VatKind } from '@platine/domain/money/vat.ts';
import type { Permille } from '@platine/domain/money/vatRates.ts';
import type { Cents } from '@platine/domain/money/money.ts';
import type { IssuedDocument } from '@platine/documents/issuedDocument.ts';

/** The return in which a sale is declared: the shop's own, the One-Stop-Shop's, or as exempt (Directive 2006/112/EC art. 138, 146, 369a). */
export const vatReturns = ['LU', 'OSS', 'intra-Community supply', 'export'] as const;
export type VatReturn = (typeof vatReturns)[number];

/** An invoice or credit note for the books. Sums of a credit note are below zero. */
export type Booking = {
  readonly issued: IssuedDocument;
  readonly vatReturn: VatReturn;
  /** Whose VAT it is, by its code for VAT: Monaco's is French (D42). For exports the country of delivery. */
  readonly country: string;
  readonly rate: Permille;
  readonly net: Cents;
  readonly tax: Cents;
  readonly gross: Cents;
};

export function bookingOf(issued: IssuedDocument): Booking {
  const { order, totals, kind } = issued;
  const { vat } = order.pricing;
  const country = vatTerritory(vat.country, order.delivery?.zipCode ?? '') ?? vat.country;
  const sign = kind === 'RK' ? -1 : 1;
  return {
    issued,
    vatReturn: returnOf(vat.kind, country),
    country,
    rate: vat.rate,
    net: sign * totals.totalWithoutTax,
    tax: sign * totals.tax,
    gross: sign * totals.total,
  };
}

/** A company without a valid VAT id is charged like a consumer, and declared like one (D11). */
function returnOf(kind: VatKind, country: string): VatReturn {
  if (kind === 'EXPORT') return 'export';
  if (kind === 'REVERSE_CHARGE') return 'intra-Community supply';
  return country === 'LU' ? 'LU' : 'OSS';
}

/** VAT of a month by return, country and rate. */
export type VatSum = Pick<Booking, 'vatReturn' | 'country' | 'rate' | 'net' | 'tax'> & {
  /** Quarter of the supply, such as `2026-Q4`: the One-Stop-Shop wants corrections by the quarter that they correct (art. 369g (4)). */
  readonly quarter: string;
  readonly documents: number;
};

/** Adds up bookings, ordered by return, country, rate and quarter. */
export function vatSums(bookings: readonly Booking[]): VatSum[] {
  const sums = new Map<string, VatSum>();
  for (const { issued, vatReturn, country, rate, net, tax } of bookings) {
    const quarter = quarterOf(issued.corrects?.date ?? issued.date);
    const key = [vatReturns.indexOf(vatReturn), country, String(rate).padStart(4, '0'), quarter].join(' ');
    const earlier = sums.get(key) ?? { net: 0, tax: 0, documents: 0 };
    sums.set(key, {
      vatReturn,
      country,
      rate,
      quarter,
      net: earlier.net + net,
      tax: earlier.tax + tax,
      documents: earlier.documents + 1,
    });
  }
  return [...sums].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum);
}

function quarterOf(date: string): string {
  return `${date.slice(0, 4)}-Q${Math.ceil(Number(date.slice(5, 7)) / 3)}`;
}
