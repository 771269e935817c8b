import type { OrderEvent } from '../order/life/events.ts';
import type { Order } from '../order/order.ts';
import { isHandedOver } from '../shipping/methods.ts';
import { addDays, periodEnd } from './holidays.ts';

/** Days after the last parcel has arrived (Directive 2011/83/EU art. 9 (2) (b)), and after it was sent where its arrival is not known (D39). */
const withdrawalDays = { afterArrival: 14, afterSending: 30 } as const;

/**
 * Whether an order can be withdrawn from on a day. `until` is the last day; null while goods are still to come, because the period has not begun.
 * `COMPANY` and `ENDED`: there is nothing to withdraw from, for a company or an order that has ended.
 */
export type WithdrawalPeriod =
  | { readonly kind: 'open'; readonly until: string | null }
  | { readonly kind: 'over'; readonly until: string }
  | { readonly kind: 'none'; readonly reason: 'COMPANY' | 'ENDED' };

type Dated = Pick<Order, 'customerType' | 'cancellation' | 'events' | 'shippingMethod'> & {
  readonly lines: readonly { readonly amount: number }[];
};

/** The withdrawal period of an order on a day (YYYY-MM-DD in Luxembourg), by its history (D39). */
export function withdrawalPeriod(order: Dated, today: string): WithdrawalPeriod {
  if (order.customerType === 'COMPANY') return { kind: 'none', reason: 'COMPANY' };
  if (order.cancellation !== null) return { kind: 'none', reason: 'ENDED' };
  const until = periodOf(order);
  return until === null || today <= until ? { kind: 'open', until } : { kind: 'over', until };
}

/** The last day; null while pieces are still with the shop. */
function periodOf({ events, lines, shippingMethod }: Dated): string | null {
  const ordered = lines.reduce((sum, { amount }) => sum + amount, 0);
  const sent = parcels(events, 'sent');
  const lastSent = sent.days.at(-1);
  if (sent.pieces < ordered || lastSent === undefined) return null;
  const delivered = parcels(events, 'delivered');
  const arrival = isHandedOver(shippingMethod) ? lastSent : delivered.days.at(-1);
  const hasArrived = isHandedOver(shippingMethod) || delivered.pieces >= ordered;
  if (hasArrived && arrival !== undefined) return periodEnd(arrival, withdrawalDays.afterArrival);
  return periodEnd(lastSent, withdrawalDays.afterSending);
}

function parcels(events: readonly OrderEvent[], kind: 'sent' | 'delivered') {
  const parcel = events.filter((event) => event.kind === kind);
  const pieces = parcel.flatMap((event) => event.pieces).reduce((sum, { amount }) => sum + amount, 0);
  return { pieces, days: parcel.map(({ date }) => date).toSorted() };
}

/** Days within which a withdrawal is repaid, from the day on which it has reached the shop (art. 13 (1)). */
const repaymentDays = 14;

/** The last day on which a withdrawal of a day is repaid in time. */
export function repayBy(received: string): string {
  return addDays(received, repaymentDays);
}
