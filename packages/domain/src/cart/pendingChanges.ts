import type { Cents } from '../money/money.ts';
import type { Cart, Position } from './cart.ts';
import { isOrderable } from './cart.ts';
import { shipmentWithoutTax } from './sumsByRate.ts';
import { cartTotals, linePrice } from './totals.ts';

/** An amount chosen by the shopper and not yet confirmed by the server. 0 removes the position. */
export type PendingChange = {
  readonly sku: number;
  readonly amount: number;
  /** Position shown for a product that is not in the cart yet. */
  readonly position: Position | null;
};

/** The cart as the shopper shall see it now: the confirmed one with the pending changes applied and the totals recomputed. */
export function withPendingChanges(cart: Cart, wanted: readonly PendingChange[]): Cart {
  if (wanted.length === 0) return cart;
  const byAmount = new Map(wanted.map(({ sku, amount }) => [sku, amount]));
  const known = new Set(cart.positions.map(({ sku }) => sku));
  const added = wanted.flatMap(({ sku, position }) => (position === null || known.has(sku) ? [] : [position]));
  const positions = [...cart.positions, ...added]
    .map((position) => withAmount(position, byAmount.get(position.sku) ?? position.amount, cart))
    .filter(({ amount }) => amount > 0);
  const lines = positions.map(({ price }) => price);
  return { ...cart, positions, totals: cartTotals(lines, shownShipment(cart), cart.pricing) };
}

/** Cost of the chosen method in display mode. It is an estimate until the server answers. */
function shownShipment({ pricing, totals }: Cart): Cents {
  return pricing.mode === 'gross' ? totals.shipment : shipmentWithoutTax(totals, pricing.vat);
}

/** Positions that are no longer for sale stay visible in the cart and cost nothing. The server alone knows the price of a quote (record 0137). */
function withAmount(position: Position, amount: number, { pricing }: Cart): Position {
  if (position.quoted && amount === position.amount) return position;
  const price = linePrice(position, amount, pricing);
  return { ...position, amount, price: isOrderable(position) ? price : { ...price, line: 0 } };
}

/** Adds a change to the pending ones. The last change for a product counts. */
export function addPendingChange(wanted: readonly PendingChange[], change: PendingChange): readonly PendingChange[] {
  const before = wanted.find(({ sku }) => sku === change.sku);
  if (before === undefined) return [...wanted, change];
  return wanted.map((one) => (one === before ? { ...change, position: change.position ?? before.position } : one));
}

/** Drops a change that the server has answered, unless a newer one for the product is pending. */
export function dropConfirmed(wanted: readonly PendingChange[], answered: PendingChange): readonly PendingChange[] {
  return wanted.filter(({ sku, amount }) => sku !== answered.sku || amount !== answered.amount);
}
