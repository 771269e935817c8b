import type { Cents } from '@platine/domain/money/money.ts';
import { toEuros } from '@platine/domain/money/money.ts';
import { currency } from '@platine/domain/shop/constants.ts';
import type { VatSum } from '@platine/domain/money/vatReturn.ts';
import type { Booking } from './bookings.ts';
import { csvOf } from '@platine/domain/order/csvOf.ts';

/** Columns of DATEV's booking batch (EXTF) where it has one, then those that it lacks. */
const bookingColumns = [
  'Umsatz (ohne Soll/Haben-Kz)',
  'Soll/Haben-Kennzeichen',
  'WKZ Umsatz',
  'Belegdatum',
  'Belegfeld 1',
  'Belegfeld 2',
  'Buchungstext',
  'EU-Land u. UStID',
  'EU-Steuersatz',
  'Leistungsdatum',
  'Net',
  'VAT',
  'VAT country',
  'VAT return',
  'Payment method',
  'Corrects',
] as const;

/** A row for each invoice and credit note, and for each of its VAT rates. A credit note is a credit entry (H) with a sum above zero, as DATEV has it. */
export function bookingTable(bookings: readonly Booking[]): string {
  return csvOf(bookingColumns, bookings.map(bookingRow));
}

function bookingRow({ issued, vatReturn, country, rate, net, tax, gross }: Booking): string[] {
  const { number, date, order, suppliedOn, corrects } = issued;
  const to = order.invoice ?? order.delivery;
  const name = to === null ? order.email : [to.company, `${to.firstName} ${to.lastName}`].filter(Boolean).join(', ');
  return [
    amount(Math.abs(gross)),
    gross < 0 ? 'H' : 'S',
    currency,
    date,
    number,
    order.orderNumber,
    name,
    order.vatId ?? country,
    percent(rate),
    suppliedOn ?? '',
    amount(net),
    amount(tax),
    country,
    vatReturn,
    order.paymentMethod,
    corrects?.number ?? '',
  ];
}

const vatColumns = ['VAT return', 'Country', 'VAT rate', 'Quarter of the supply', 'Net', 'VAT', 'Documents'] as const;

export function vatTable(sums: readonly VatSum[]): string {
  const rows = sums.map(({ vatReturn, country, rate, quarter, net, tax, documents }) => [
    vatReturn,
    country,
    percent(rate),
    quarter,
    amount(net),
    amount(tax),
    String(documents),
  ]);
  return csvOf(vatColumns, rows);
}

/** Euros with a decimal comma. */
export function amount(cents: Cents): string {
  return toEuros(cents).toFixed(2).replace('.', ',');
}

function percent(permille: number): string {
  return String(permille / 10).replace('.', ',');
}
