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
  /** Called with each cart that the server confirms. */
  readonly onConfirmed: (session: Session) => void;
};

/**
 * Changes the server's cart to the wanted amounts, one product after the other, by differences to the last confirmed cart (spec §4).
 * No request is retried: an unanswered one may have arrived, so the cart is read again instead.
 */
export async function sendChanges(
  { client, confirmed, onConfirmed }: Sender,
  wanted: readonly PendingChange[],
): Promise<SendResult> {
  const adjustments: Adjustment[] = [];
  for (const { sku, amount } of wanted) {
    // No `await` while the session is known: when the page is being left, the request must start at once.
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
    // Another tab's change overtook this one, or the session was lost and its cart starts anew. A read decides.
    else confirmed.readAgain();
    adjustments.push(...adjustmentsFromWire(outcome.data.ADJUSTMENTS));
  }
  return { kind: 'confirmed', adjustments };
}
