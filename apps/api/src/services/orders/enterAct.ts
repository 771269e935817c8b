import type { Database } from '../../db/database.ts';
import type { Occasion } from '../visitor.ts';
import type { Captured } from '../money/requestCapture.ts';
import { requestCapture } from '../money/requestCapture.ts';
import type { ActRequest } from './recordAct.ts';
import { recordAct } from './recordAct.ts';

/**
 * Enters an act of an operator in the caller's transaction. Money that a provider holds is asked for; everything else is recorded. Requests to
 * providers are made afterwards (`performRequests`).
 */
export function enterAct(
  tx: Database,
  at: Occasion,
  request: ActRequest & { readonly orderNumber: string },
): Promise<Captured> {
  const { act, ...rest } = request;
  return act.kind === 'paid' ? requestCapture(tx, at, { ...rest, cents: act.cents }) : recordAct(tx, at, request);
}
