import type { Cents } from '@platine/domain/money/money.ts';
import { decide } from '@platine/domain/order/life/decide.ts';
import type { OrderState } from '@platine/domain/order/life/orderState.ts';
import type { Database } from '../../db/database.ts';
import type { ActRequest, Recorded } from '../orders/recordAct.ts';
import { holdHistory, recordAct } from '../orders/recordAct.ts';
import { writeOrderRequest } from './ledger.ts';
import { paymentAct } from './paymentAct.ts';
import type { Occasion } from '../visitor.ts';

type CaptureRequest = Omit<ActRequest, 'act'> & { readonly orderNumber: string; readonly cents: Cents };

/** `asked`: the provider is asked for the money, and its answer is the act. */
export type Captured = Recorded | { readonly kind: 'asked'; readonly state: OrderState };

/**
 * Enters the payment of an order. Money that a provider holds is written down as a request for its capture, which `performRequests` makes after the
 * caller's transaction; an order that has ended takes none.
 */
export async function requestCapture(tx: Database, at: Occasion, request: CaptureRequest): Promise<Captured> {
  const { orderNumber, cents, by, key, seen } = request;
  const held = await holdHistory(tx, orderNumber);
  if (held === null) return { kind: 'unknown' };
  const act = await paymentAct(tx, held, { cents, invoices: [], key: key ?? null });
  if (held.state.payment !== 'authorised') return recordAct(tx, at, { ...request, act });
  const { last, state } = held;
  if ((seen ?? last.position) !== last.position) return { kind: 'conflict', last };
  const decision = decide({ ...state, payment: 'open' }, act);
  if (decision.kind === 'refused') return { ...decision, last, state };
  await writeOrderRequest(tx, at.now, {
    kind: 'capture',
    name: 'capture',
    cents,
    by,
    actKey: key ?? null,
    orderNumber,
  });
  return { kind: 'asked', state };
}
