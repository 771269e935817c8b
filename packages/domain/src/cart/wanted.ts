import type { Cents } from '../money/money.ts';
import type { Cart, Position } from './cart.ts';
import { isOrderable } from './cart.ts';
import { cartTotals, linePrice, shipmentWithoutTax } from './totals.ts';

/** An amount the shopper asked for and the server has not confirmed. 0 takes the position out. */
export type Wanted = {
  readonly sku: number;
  readonly amount: number;
  /** Position shown for a product that is not in the cart yet. */
  readonly position: Position | null;
};

/** The cart as the shopper shall see it now: the confirmed one with the wanted amounts laid over it and everything added up again. */
export function withWanted(cart: Cart, wanted: readonly Wanted[]): Cart {
  if (wanted.length === 0) return cart;
  const byAmount = new Map(wanted.map(({ sku, amount }) => [sku, amount]));
  const known = new Set(cart.positions.map(({ sku }) => sku));
  const added = wanted.flatMap(({ sku, position }) => (position === null || known.has(sku) ? [] : [position]));
  const positions = [...cart.positions, ...added]
    .map((position) => withAmount(position, byAmount.get(position.sku) ?? position.amount, cart))
    .filter(({ amount }) => amount > 0);
  const lines = positions.map(({ price }) => price.line);
  return { ...cart, positions, totals: cartTotals(lines, shownShipment(cart), cart.pricing) };
}

/** Cost of the chosen method in display mode. It is an estimate until the server answers. */
function shownShipment({ pricing, totals }: Cart): Cents {
  return pricing.mode === 'gross' ? totals.shipment : shipmentWithoutTax(totals.shipment, pricing.vat.rate);
}

/** Positions that are no longer for sale stay visible in the cart and cost nothing. */
function withAmount(position: Position, amount: number, { pricing }: Cart): Position {
  const { unit, line } = linePrice(position.prices, amount, pricing);
  return { ...position, amount, price: { unit, line: isOrderable(position) ? line : 0 } };
}

/** Lays a new wish over the ones that wait: the last wish for a product counts. */
export function addWish(wanted: readonly Wanted[], wish: Wanted): readonly Wanted[] {
  const before = wanted.find(({ sku }) => sku === wish.sku);
  if (before === undefined) return [...wanted, wish];
  return wanted.map((one) => (one === before ? { ...wish, position: wish.position ?? before.position } : one));
}

/** Drops a wish that the server has answered, unless the shopper has wished for something else meanwhile. */
export function dropAnswered(wanted: readonly Wanted[], answered: Wanted): readonly Wanted[] {
  return wanted.filter(({ sku, amount }) => sku !== answered.sku || amount !== answered.amount);
}
