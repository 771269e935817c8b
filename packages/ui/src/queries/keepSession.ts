import type { Client } from '@platine/domain/contract/client.ts';
import type { Outcome } from '@platine/domain/contract/envelope.ts';
import type { SessionWire } from '@platine/domain/contract/schemas/session.ts';
import { sessionFromWire } from '@platine/domain/customer/session.ts';
import type { ConfirmedCart } from './confirmedCart.ts';

/** The shop and the page's confirmed cart, both of which a change of the session has to reach. */
export type SessionAccess = { readonly client: Client; readonly confirmed: ConfirmedCart };

/** Puts a session that the shop answered in the place of the one that is known. */
export function keepSession({ confirmed }: SessionAccess, outcome: Outcome<SessionWire>): Outcome<SessionWire> {
  // An answer that a change of the cart overtook is not the newest session: it is read.
  if (outcome.kind === 'data' && !confirmed.take(sessionFromWire(outcome.data))) confirmed.readAgain();
  return outcome;
}
