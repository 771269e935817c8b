import type { Cents } from '../money/money.ts';
import { orderStatus } from './life/events.ts';
import type { Order } from './order.ts';
import type { PaymentMethod } from '../payment/methods.ts';
import { needsProvider } from '../payment/methods.ts';

/** A bank transfer that the shop waits for. */
export type TransferDue = {
  readonly cents: Cents;
  /** Text of the transfer, by which the shop finds the order. */
  readonly reference: string;
  /** Last day (YYYY-MM-DD in Luxembourg) of a guest's order; null for any other. */
  readonly payBy: string | null;
  /** The payment on a provider's page that it stands in for, because the provider has not paid; null for an order by transfer. */
  readonly insteadOf: PaymentMethod | null;
};

type Transferred = Pick<Order, 'paymentMethod' | 'paid' | 'orderNumber' | 'payBy' | 'cancellation' | 'events'> & {
  readonly totals: Pick<Order['totals'], 'total'>;
  readonly lines: readonly { readonly amount: number }[];
};

/**
 * The transfer that an order still waits for; null where it is paid otherwise, paid already, or has ended. An order on a provider's page is placed when the
 * provider holds the money: one that is not paid has lost it, and can be paid again by transfer.
 */
export function transferDue(order: Transferred): TransferDue | null {
  const { paymentMethod, paid, totals, orderNumber, payBy } = order;
  const isLost = needsProvider(paymentMethod);
  if ((paymentMethod !== 'WIRE_TRANSFER' && !isLost) || paid || totals.total === 0) return null;
  const status = orderStatus(order);
  if (order.cancellation !== null || status === 'withdrawn') return null;
  return { cents: totals.total, reference: orderNumber, payBy, insteadOf: isLost ? paymentMethod : null };
}
