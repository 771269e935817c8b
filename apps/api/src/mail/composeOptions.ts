import type { Order } from '@platine/domain/order/order.ts';

export type ComposeOptions = {
  /** Scheme, host and port of links. */
  readonly origin: string;
  /** The mailbox that gets the contact form's requests. */
  readonly shopAddress: string;
  /** The mailbox that is told of each order; null: none is. */
  readonly ordersAddress: string | null;
  readonly findOrder: (orderNumber: string) => Promise<Order | null>;
};
