import { ratesOf } from '@platine/domain/cart/sumsByRate.ts';
import type { Figures, FiguresProduct } from '@platine/domain/desk/figures.ts';
import type { Days } from '@platine/domain/desk/figuresDays.ts';
import { figuresSums } from '@platine/domain/desk/figures.ts';
import { listDays } from '@platine/domain/desk/figuresDays.ts';
import type { VatSum } from '@platine/domain/money/vatReturn.ts';
import { quarterOf, vatReturnOf, vatSums } from '@platine/domain/money/vatReturn.ts';
import { scale } from '@platine/domain/money/money.ts';
import { mockDate } from '../shop/date.ts';
import type { Desk, DeskFile } from './desk.ts';

/** An order that the mock counts as invoiced on the day when it was sent first. It writes no credit notes. */
type Invoiced = { readonly order: DeskFile['order']; readonly day: string };

/** Figures of some days. */
export function deskFigures(desk: Desk, days: Days): Figures {
  const { files } = desk.read();
  const sent = files.flatMap(invoicedIn).filter(({ day }) => day >= days.from && day <= days.until);
  const perDay = listDays(days).map((day) => {
    const placed = files.filter(({ order }) => order.date === day && order.cancellation === null);
    return {
      day,
      orders: placed.length,
      ordered: placed.reduce((sum, { order }) => sum + order.totals.total, 0),
      revenue: sent.filter((one) => one.day === day).reduce((sum, { order }) => sum + order.totals.totalWithoutTax, 0),
    };
  });
  const products = productsOf(sent);
  const named = products.reduce((sum, { revenue }) => sum + revenue, 0);
  const rest = figuresSums({ days: perDay }).revenue - named;
  return { ...days, today: mockDate, days: perDay, products, rest, vat: vatSums(sent.flatMap(vatOf)) };
}

function invoicedIn({ order, history }: DeskFile): Invoiced[] {
  const sent = history.find(({ act }) => act.kind === 'sent');
  return sent === undefined ? [] : [{ order, day: sent.at.toISOString().slice(0, 10) }];
}

function productsOf(sent: readonly Invoiced[]): FiguresProduct[] {
  const found = new Map<number, FiguresProduct>();
  for (const { order } of sent)
    for (const { sku, name, amount, line, rate = order.pricing.vat.rate } of order.lines) {
      const net = order.pricing.mode === 'gross' ? scale(line, 1000, 1000 + rate) : line;
      const earlier = found.get(sku) ?? { pieces: 0, revenue: 0 };
      found.set(sku, { sku, name, pieces: earlier.pieces + amount, revenue: earlier.revenue + net });
    }
  return [...found.values()].toSorted((one, other) => other.revenue - one.revenue);
}

function vatOf({ order, day }: Invoiced): VatSum[] {
  const { vat } = order.pricing;
  const place = vatReturnOf(vat, order.delivery?.zipCode ?? '');
  const quarter = quarterOf(day);
  return ratesOf(order.totals, vat).map(({ rate, totalWithoutTax: net, tax }) => ({
    ...place,
    rate,
    quarter,
    net,
    tax,
    documents: 1,
  }));
}
