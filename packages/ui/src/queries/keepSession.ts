import type { Client } from '@platine/domain/contract/client.ts';
import type { Outcome } from '@platine/domain/contract/envelope.ts';
import type { SessionWire } from '@platine/domain/contract/schemas/session.ts';
import { sessionFromWire } from '@platine/domain/customer/session.ts';
import type { ConfirmedCart } from './confirmedCart.ts';

/** The API client and the confirmed cart, both of which a change of the session needs. */
export type SessionAccess = { readonly client: Client; readonly confirmed: ConfirmedCart };

/** Replaces the cached session by one that the server answered. */
export function keepSession({ confirmed }: SessionAccess, outcome: Outcome<SessionWire>): Outcome<SessionWire> {
  // A cart change has overtaken this answer: the newest session must be read.
  if (outcome.kind === 'data' && !confirmed.take(sessionFromWire(outcome.data))) confirmed.readAgain();
  return outcome;
}
