import { adjustmentsFromWire } from '@platine/domain/cart/adjustment.ts';
import { amountOf } from '@platine/domain/cart/cart.ts';
import { cartFromWire } from '@platine/domain/cart/cartFromWire.ts';
import { difference } from '@platine/domain/cart/quantity.ts';
import type { Client } from '@platine/domain/contract/client.ts';
import type { Outcome } from '@platine/domain/contract/envelope.ts';
import type { ResponseOf } from '@platine/domain/contract/schemas.ts';
import { cartForms } from '@platine/ui/cart/cartForms.ts';
import { adjustmentToQuery, failureToQuery } from '@platine/ui/cart/newsInUrl.ts';
import { cartPath } from '@platine/ui/routing/paths.ts';

type CartOutcome = Outcome<ResponseOf<'cartAddPosition'>>;
type CartChange = (sku: number, amount: number, client: Client) => Promise<CartOutcome | null>;

const unreadableForm = { kind: 'failure', errorClass: 'InvalidRequestException', fields: [] } as const;

/** What each form without script does with its fields SKU and AMOUNT. Null means that there was nothing to change. */
const changes: Readonly<Record<string, CartChange>> = {
  [cartForms.add]: async (sku, amount, client) =>
    amount === 0 ? unreadableForm : client('cartAddPosition', { SKU: sku, AMOUNT: amount }),
  [cartForms.set]: setAmount,
  [cartForms.remove]: (sku, _, client) => setAmount(sku, 0, client),
};

/** Whether a path is one that cart forms post to. */
export function isCartForm(path: string): boolean {
  return Object.hasOwn(changes, path);
}

/** Does what a cart form asks and says where to go next: to the cart, which tells what was changed or why nothing was. */
export async function submitCartForm(path: string, fields: URLSearchParams, client: Client): Promise<string> {
  const sku = readNumber(fields.get('SKU'));
  const amount = readNumber(fields.get('AMOUNT') ?? '0');
  const change = changes[path];
  const outcome =
    sku === null || amount === null || change === undefined ? unreadableForm : await change(sku, amount, client);
  const news = outcome === null ? '' : newsOf(outcome, sku ?? 0);
  return news === '' ? cartPath : `${cartPath}?${news}`;
}

async function setAmount(sku: number, amount: number, client: Client): Promise<CartOutcome | null> {
  const session = await client('currentSession', {});
  if (session.kind !== 'data') return session;
  const { change, amount: pieces } = difference(amountOf(cartFromWire(session.data), sku), amount);
  if (change === 'none') return null;
  return client(change === 'add' ? 'cartAddPosition' : 'cartRemovePosition', { SKU: sku, AMOUNT: pieces });
}

function newsOf(outcome: CartOutcome, sku: number): string {
  if (outcome.kind === 'network') return failureToQuery({ kind: 'network', sku });
  if (outcome.kind === 'failure') return failureToQuery({ kind: 'failure', errorClass: outcome.errorClass, sku });
  const [adjustment] = adjustmentsFromWire(outcome.data.ADJUSTMENTS);
  return adjustment === undefined ? '' : adjustmentToQuery(adjustment);
}

/** Plain digits, at most nine; anything else is null. */
function readNumber(typed: string | null): number | null {
  return typed !== null && /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : null;
}
