import type { Session } from '../customer/session.ts';
import type { OrderDraft } from './order.ts';

/** The result of a checkout: a placed order, or a payment that has begun. */
export type CheckoutResult = {
  readonly session: Session;
  readonly draft: OrderDraft;
  /** Null until the order is placed. */
  readonly orderNumber: string | null;
  /** The provider's page; null when none leads on to the order. */
  readonly redirect: string | null;
};
