import type { OrderAct } from '@platine/domain/order/life/acts.ts';
import type { OrderState } from '@platine/domain/order/life/orderState.ts';
import type { orders } from '../../db/orderSchema.ts';
import type { Occasion } from '../visitor.ts';

/** An act that has just been written. */
export type Happened = Occasion & {
  /** The order as it was before the act. */
  readonly order: typeof orders.$inferSelect;
  readonly act: OrderAct;
  /** The act's place in the history. */
  readonly position: number;
  /** The order's state after the act. */
  readonly state: OrderState;
  /** The operator, or `shop`. */
  readonly by: string;
};
