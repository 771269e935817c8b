import { ratesOf } from '@platine/domain/cart/sumsByRate.ts';
import type { Cents } from '@platine/domain/money/money.ts';
import type { VatReturn, VatSum } from '@platine/domain/money/vatReturn.ts';
import { quarterOf, vatReturnOf } from '@platine/domain/money/vatReturn.ts';
import type { Permille } from '@platine/domain/money/vatRates.ts';
import type { IssuedDocument } from '@platine/documents/issuedDocument.ts';

/** The part of an invoice or credit note that bears one VAT rate, for the books. Sums of a credit note are below zero. */
export type Booking = {
  readonly issued: IssuedDocument;
  readonly vatReturn: VatReturn;
  readonly country: string;
  readonly rate: Permille;
  readonly net: Cents;
  readonly tax: Cents;
  readonly gross: Cents;
};

/** The bookings of a document: one for each VAT rate. */
export function bookingsOf(issued: IssuedDocument): Booking[] {
  const { order, totals, kind } = issued;
  const { vat } = order.pricing;
  const sign = kind === 'RK' ? -1 : 1;
  const place = vatReturnOf(vat, order.delivery?.zipCode ?? '');
  return ratesOf(totals, vat).map(({ rate, totalWithoutTax, tax, total }) => ({
    issued,
    ...place,
    rate,
    net: sign * totalWithoutTax,
    tax: sign * tax,
    gross: sign * total,
  }));
}

/** A booking in the VAT of its period. */
export function vatOf({ issued, vatReturn, country, rate, net, tax }: Booking): VatSum {
  const quarter = quarterOf(issued.corrects?.date ?? issued.date);
  return { vatReturn, country, rate, quarter, net, tax, documents: 1 };
}
