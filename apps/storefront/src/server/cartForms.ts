import { amountOf, cartFromWire } from '@platine/domain/cart/cart.ts';
import { difference } from '@platine/domain/cart/quantity.ts';
import type { Client } from '@platine/domain/contract/client.ts';
import type { Outcome } from '@platine/domain/contract/envelope.ts';
import type { ResponseOf } from '@platine/domain/contract/schemas.ts';

type CartOutcome = Outcome<ResponseOf<'cartAddPosition'>>;

/** What a form without script asks of the cart: `add` pieces, `set` an amount (0 takes it out). Fields: SKU, AMOUNT. */
export type CartForm = 'add' | 'set';

export function isCartForm(name: string): name is CartForm {
  return name === 'add' || name === 'set';
}

/** Does what a cart form asks and says where to go next: to the cart, which tells what was changed or why nothing was. */
export async function submitCartForm(form: CartForm, fields: URLSearchParams, client: Client): Promise<string> {
  const sku = wholeNumber(fields.get('SKU'));
  const amount = wholeNumber(fields.get('AMOUNT') ?? '1');
  if (sku === null || amount === null || (form === 'add' && amount === 0)) return cartPlace({ failed: 'InvalidRequestException' });
  const outcome = form === 'add' ? await client('cartAddPosition', { SKU: sku, AMOUNT: amount }) : await setAmount(sku, amount, client);
  return outcome === null ? cartPlace({}) : placeAfter(outcome);
}

async function setAmount(sku: number, amount: number, client: Client): Promise<CartOutcome | null> {
  const session = await client('currentSession', {});
  if (session.kind !== 'data') return session;
  const change = difference(amountOf(cartFromWire(session.data), sku), amount);
  if (change.change === 'none') return null;
  return client(change.change === 'add' ? 'cartAddPosition' : 'cartRemovePosition', { SKU: sku, AMOUNT: change.amount });
}

function placeAfter(outcome: CartOutcome): string {
  if (outcome.kind === 'failure') return cartPlace({ failed: outcome.errorClass });
  if (outcome.kind === 'network') return cartPlace({ failed: 'network' });
  const [adjustment] = outcome.data.ADJUSTMENTS;
  if (adjustment === undefined) return cartPlace({});
  const { SKU, REASON, WANTED, AMOUNT } = adjustment;
  return cartPlace({ adjusted: [SKU, REASON, WANTED, AMOUNT].join('~') });
}

function cartPlace(said: Record<string, string>): string {
  const query = new URLSearchParams(said).toString();
  return query === '' ? '/shopping_cart' : `/shopping_cart?${query}`;
}

/** Plain digits, at most nine; anything else is null. */
function wholeNumber(typed: string | null): number | null {
  return typed !== null && /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : null;
}
