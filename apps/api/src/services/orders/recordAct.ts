import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { OrderAct } from '@platine/domain/order/life/acts.ts';
import { firstActs } from '@platine/domain/order/life/acts.ts';
import type { OrderRefusal } from '@platine/domain/order/life/decide.ts';
import { decide } from '@platine/domain/order/life/decide.ts';
import { followingAct } from '@platine/domain/order/life/money.ts';
import type { OrderState } from '@platine/domain/order/life/orderState.ts';
import { isCovered, isPacked, needOf, placedState } from '@platine/domain/order/life/orderState.ts';
import { stateOf } from '@platine/domain/order/life/stateOf.ts';
import type { Database } from '../../db/database.ts';
import { orderHistory } from '../../db/orderHistorySchema.ts';
import { orders } from '../../db/orderSchema.ts';
import { applyEffects } from './effects.ts';
import type { HistoryEntry } from '../../db/orderHistory.ts';
import { readHistory } from '../../db/orderHistory.ts';
import type { Occasion } from '../visitor.ts';

/** Stands in the history for what the shop does itself. */
export const systemUser = 'shop';

export type ActRequest = {
  readonly act: OrderAct;
  readonly by: string;
  readonly why?: string;
  /** The same for each repetition of one request, so that it happens once. Without it every request is another. */
  readonly key?: string | null;
  /** Number of the last act that the caller has seen: another one since then is a conflict. */
  readonly seen?: number | null;
};

/** `last` is the newest act of the order, which says who was faster. */
export type Recorded =
  | { readonly kind: 'recorded'; readonly entry: HistoryEntry; readonly state: OrderState }
  | { readonly kind: 'repeated'; readonly entry: HistoryEntry; readonly state: OrderState }
  | {
      readonly kind: 'refused';
      readonly refusal: OrderRefusal;
      readonly last: HistoryEntry;
      readonly state: OrderState;
    }
  | { readonly kind: 'conflict' | 'keyTaken'; readonly last: HistoryEntry }
  | { readonly kind: 'unknown' };

type OrderRow = typeof orders.$inferSelect;

export type HeldOrder = {
  readonly order: OrderRow;
  readonly history: readonly HistoryEntry[];
  readonly last: HistoryEntry;
  readonly state: OrderState;
};

/** Locks an order and reads how it stands; null when there is none. */
export async function holdHistory(tx: Database, orderNumber: string): Promise<HeldOrder | null> {
  const [order] = await tx.select().from(orders).where(eq(orders.number, orderNumber)).for('update');
  const history = order === undefined ? [] : await readHistory(tx, orderNumber);
  const last = history.at(-1);
  if (order === undefined || last === undefined) return null;
  const acts = history.map(({ act }) => act);
  return { order, history, last, state: stateOf(order.document, acts) };
}

/**
 * The one place where something happens to a placed order (D37): decides by the order's history, and writes the act with its effect. The caller's
 * transaction writes all of it or nothing. The order is held, so that of two callers the second decides by what the first has done.
 */
export async function recordAct(
  tx: Database,
  at: Occasion,
  { orderNumber, ...request }: ActRequest & { readonly orderNumber: string },
): Promise<Recorded> {
  const held = await holdHistory(tx, orderNumber);
  if (held === null) return { kind: 'unknown' };
  const { order, history, last, state } = held;
  const earlier = history.find(({ key }) => key === request.key);
  if (earlier !== undefined)
    return isDeepStrictEqual(earlier.act, request.act)
      ? { kind: 'repeated', entry: earlier, state }
      : { kind: 'keyTaken', last: earlier };
  if ((request.seen ?? last.position) !== last.position) return { kind: 'conflict', last };
  const decision = decide(state, request.act);
  if (decision.kind === 'refused') return { ...decision, last, state };
  const change = { order, request, at, position: last.position + 1, state: decision.state };
  const entry = await write(tx, change);
  return { kind: 'recorded', entry, state: await follow(tx, change) };
}

/** Records what follows from an act by itself, which nothing else follows. Answers the state in the end. */
async function follow(tx: Database, { order, at, position, state }: Change): Promise<OrderState> {
  const act = followingAct(state);
  const decision = act === null ? null : decide(state, act);
  if (act === null || decision?.kind !== 'changed') return state;
  const request = { act, by: systemUser };
  await write(tx, { order, request, at, position: position + 1, state: decision.state });
  return decision.state;
}

type Change = {
  readonly order: OrderRow;
  readonly request: ActRequest;
  readonly at: Occasion;
  readonly position: number;
  /** After the act. */
  readonly state: OrderState;
};

async function write(tx: Database, { order, request, at, position, state }: Change): Promise<HistoryEntry> {
  const { act, by, why = '', key } = request;
  const entry = { orderNumber: order.number, position, at: at.now, by, why, act, key: key ?? randomUUID() };
  await tx.insert(orderHistory).values(entry);
  await tx
    .update(orders)
    .set(columnsOf(state, act, at.now))
    .where(eq(orders.number, order.number));
  await applyEffects(tx, { order, act, position, state, by, ...at });
  return entry;
}

/** The columns of an order that follow from its history. */
function columnsOf(state: OrderState, act: OrderAct, now: Date): Partial<OrderRow> {
  return {
    paid: isCovered(state),
    need: needOf(state),
    packed: isPacked(state),
    toTransfer: state.toTransfer,
    ...(act.kind === 'cancelled' && { cancellation: act.reason, cancelledAt: now }),
  };
}

/** Begins the history of an order that the caller's transaction has just written, with its positions. */
export async function beginHistory(tx: Database, at: Occasion, order: OrderRow): Promise<void> {
  // `placed` brings an order to the state that it begins with.
  let state = placedState(order.document);
  for (const [index, act] of firstActs(order.document.paymentMethod).entries()) {
    const decision = decide(state, act);
    if (decision.kind === 'changed') state = decision.state;
    const request = { act, by: systemUser, key: act.kind };
    await write(tx, { order, request, at, position: index + 1, state });
  }
}
