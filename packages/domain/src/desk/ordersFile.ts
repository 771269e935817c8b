import type { Address } from '../customer/address.ts';
import { needOf } from '../order/life/orderState.ts';
import { csvOf } from '../order/csvOf.ts';
import type { Order } from '../order/order.ts';
import type { OrderState } from '../order/life/orderState.ts';

const header = [
  'Order',
  'Date',
  'Total EUR',
  'Paid EUR',
  'Pieces',
  'Waits for',
  'Shipping',
  'Company',
  'First name',
  'Last name',
  'Street',
  'Supplement',
  'Postal code',
  'City',
  'Country',
  'E-mail',
  'Own number',
  'Comment',
];

type Row = {
  readonly order: Pick<
    Order,
    | 'orderNumber'
    | 'date'
    | 'totals'
    | 'lines'
    | 'shippingMethod'
    | 'email'
    | 'ownOrderNumber'
    | 'comment'
    | 'delivery'
    | 'invoice'
  >;
  readonly state: OrderState;
};

/** Orders as a table for a carrier's program or a spreadsheet, one a line, with the place that each goes to. */
export function ordersFile(rows: readonly Row[]): string {
  return csvOf(header, rows.map(cellsOf));
}

function cellsOf({ order, state }: Row): string[] {
  const { orderNumber, date, totals, lines, shippingMethod, email, ownOrderNumber, comment } = order;
  const pieces = lines.reduce((sum, { amount }) => sum + amount, 0);
  return [
    orderNumber,
    date,
    euros(totals.total),
    euros(state.paid),
    String(pieces),
    needOf(state) ?? '',
    shippingMethod,
    ...placeOf(order.delivery ?? order.invoice),
    email,
    ownOrderNumber,
    comment,
  ];
}

function placeOf(address: Address | null): string[] {
  if (address === null) return Array.from({ length: 8 }, () => '');
  const { company, firstName, lastName, street, supplement, zipCode, city, country } = address;
  return [company, firstName, lastName, street, supplement, zipCode, city, country];
}

/** With a decimal comma, as spreadsheets of the shop's countries read it. */
function euros(cents: number): string {
  return (cents / 100).toFixed(2).replace('.', ',');
}
