import type { Adjustment } from '@platine/domain/cart/adjustment.ts';
import { adjustmentsFromWire } from '@platine/domain/cart/adjustment.ts';
import { amountOf } from '@platine/domain/cart/cart.ts';
import { difference } from '@platine/domain/cart/quantity.ts';
import type { PendingChange } from '@platine/domain/cart/pendingChanges.ts';
import type { Client } from '@platine/domain/contract/client.ts';
import type { SendResult } from '@platine/domain/machines/cartQueue.ts';
import type { Session } from '@platine/domain/customer/session.ts';
import { sessionFromWire } from '@platine/domain/customer/session.ts';
import type { ConfirmedCart } from '../queries/confirmedCart.ts';

export type Sender = {
  readonly client: Client;
  readonly confirmed: ConfirmedCart;
  /** Told of each cart that the server confirmed. */
  readonly onConfirmed: (session: Session) => void;
};

/**
 * Brings the server's cart to the wanted amounts, one product after the other, as differences to what it confirmed last (spec §4).
 * Nothing is repeated: an unanswered request may have arrived, so the cart is read anew instead.
 */
export async function sendChanges(
  { client, confirmed, onConfirmed }: Sender,
  wanted: readonly PendingChange[],
): Promise<SendResult> {
  const adjustments: Adjustment[] = [];
  for (const { sku, amount } of wanted) {
    // No `await` while the session is known: on the way out of the page, the request must start now.
    const { cart } = confirmed.session() ?? (await confirmed.sessionOrRead());
    const change = difference(amountOf(cart, sku), amount);
    if (change.change === 'none') continue;
    const name = change.change === 'add' ? 'cartAddPosition' : 'cartRemovePosition';
    const outcome = await client(name, { SKU: sku, AMOUNT: change.amount });
    if (outcome.kind !== 'data') {
      confirmed.readAgain();
      const failure =
        outcome.kind === 'network'
          ? { kind: outcome.kind, sku }
          : { kind: outcome.kind, errorClass: outcome.errorClass, sku };
      return { kind: 'refused', failure };
    }
    const session = sessionFromWire(outcome.data.SESSION);
    if (confirmed.take(session)) onConfirmed(session);
    // Overtaken by another tab's change, or the session was lost and its cart counts from the start again. A read tells.
    else confirmed.readAgain();
    adjustments.push(...adjustmentsFromWire(outcome.data.ADJUSTMENTS));
  }
  return { kind: 'confirmed', adjustments };
}
