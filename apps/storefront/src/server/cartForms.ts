import { adjustmentsFromWire } from '@platine/domain/cart/adjustment.ts';
import { amountOf } from '@platine/domain/cart/cart.ts';
import { cartFromWire } from '@platine/domain/cart/cartFromWire.ts';
import { difference } from '@platine/domain/cart/quantity.ts';
import type { Client } from '@platine/domain/contract/client.ts';
import type { Outcome } from '@platine/domain/contract/envelope.ts';
import type { ResponseOf } from '@platine/domain/contract/schemas.ts';
import { cartForms } from '@platine/ui/cart/cartForms.ts';
import type { AddedPieces } from '@platine/ui/cart/cartMessageInUrl.ts';
import {
  addedToQuery,
  adjustmentToQuery,
  failureToQuery,
  withoutCartMessage,
} from '@platine/ui/cart/cartMessageInUrl.ts';
import { cartPath } from '@platine/ui/routing/paths.ts';

type CartOutcome = Outcome<ResponseOf<'cartAddPosition'>>;
type CartChange = (sku: number, amount: number, client: Client) => Promise<CartOutcome | null>;

const unreadableForm = { kind: 'failure', errorClass: 'InvalidRequestException', fields: [] } as const;

/** The change that each form asks for with its fields SKU and AMOUNT. Null: nothing had to change. */
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

type CartForm = {
  /** Path that the form was posted to. */
  readonly path: string;
  readonly fields: URLSearchParams;
  /** Page of the shop that the form stands on. */
  readonly page: URL;
};

/** Changes the cart and answers where to go: back to the form's page, with what was changed or why nothing was. */
export async function submitCartForm({ path, fields, page }: CartForm, client: Client): Promise<string> {
  const sku = readNumber(fields.get('SKU'));
  const pieces = readNumber(fields.get('AMOUNT') ?? '0');
  const change = changes[path];
  const place = withoutCartMessage(page);
  if (sku === null || pieces === null || change === undefined)
    return withMessage(place, messageOf(unreadableForm, sku ?? 0, null));
  const outcome = await change(sku, pieces, client);
  // The cart itself shows what it holds.
  const added = path === cartForms.add && page.pathname !== cartPath ? { sku, pieces } : null;
  return withMessage(place, outcome === null ? '' : messageOf(outcome, sku, added));
}

function withMessage(place: string, message: string): string {
  if (message === '') return place;
  return place.includes('?') ? `${place}&${message}` : `${place}?${message}`;
}

/**
 * The page that a form was sent from, by the request's `Referer`; the cart when there is none, or when it is not an address of the shop. A path such
 * as `//elsewhere.example` would lead away from it.
 */
export function pageOf(referer: string | undefined, publicOrigin: string): URL {
  const page = URL.parse(referer ?? '');
  const own = page?.origin === new URL(publicOrigin).origin && !/^\/[/\\]/.test(page.pathname);
  const shown = new URL(own ? page : cartPath, publicOrigin);
  // Browsers send none; a redirect without a fragment keeps that of the form's action.
  shown.hash = '';
  return shown;
}

async function setAmount(sku: number, amount: number, client: Client): Promise<CartOutcome | null> {
  const session = await client('currentSession', {});
  if (session.kind !== 'data') return session;
  const { change, amount: pieces } = difference(amountOf(cartFromWire(session.data), sku), amount);
  if (change === 'none') return null;
  return client(change === 'add' ? 'cartAddPosition' : 'cartRemovePosition', { SKU: sku, AMOUNT: pieces });
}

/** Says why a change failed or became another one, else the pieces that were added; the cart itself shows those. */
function messageOf(outcome: CartOutcome, sku: number, added: AddedPieces | null): string {
  if (outcome.kind === 'network') return failureToQuery({ kind: 'network', sku });
  if (outcome.kind === 'failure') return failureToQuery({ kind: 'failure', errorClass: outcome.errorClass, sku });
  const [adjustment] = adjustmentsFromWire(outcome.data.ADJUSTMENTS);
  if (adjustment !== undefined) return adjustmentToQuery(adjustment);
  return added === null ? '' : addedToQuery(added);
}

/** Plain digits, at most nine; anything else is null. */
function readNumber(typed: string | null): number | null {
  return typed !== null && /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : null;
}
