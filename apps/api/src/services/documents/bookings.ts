import type { Cents } from '@platine/domain/money/money.ts';
import type { VatReturn, VatSum } from '@platine/domain/money/vatReturn.ts';
import { quarterOf, vatReturnOf } from '@platine/domain/money/vatReturn.ts';
import type { Permille } from '@platine/domain/money/vatRates.ts';
import type { IssuedDocument } from '@platine/documents/issuedDocument.ts';

/** An invoice or credit note for the books. Sums of a credit note are below zero. */
export type Booking = {
  readonly issued: IssuedDocument;
  readonly vatReturn: VatReturn;
  readonly country: string;
  readonly rate: Permille;
  readonly net: Cents;
  readonly tax: Cents;
  readonly gross: Cents;
};

export function bookingOf(issued: IssuedDocument): Booking {
  const { order, totals, kind } = issued;
  const { vat } = order.pricing;
  const sign = kind === 'RK' ? -1 : 1;
  return {
    issued,
    ...vatReturnOf(vat, order.delivery?.zipCode ?? ''),
    rate: vat.rate,
    net: sign * totals.totalWithoutTax,
    tax: sign * totals.tax,
    gross: sign * totals.total,
  };
}

/** The part of a document in the VAT of its period. */
export function vatOf({ issued, vatReturn, country, rate, net, tax }: Booking): VatSum {
  const quarter = quarterOf(issued.corrects?.date ?? issued.date);
  return { vatReturn, country, rate, quarter, net, tax, documents: 1 };
}
