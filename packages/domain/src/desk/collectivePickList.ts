import type { LocalizedText } from '../language/text.ts';
import type { OrderState } from '../order/life/orderState.ts';
import type { Order, OrderLine } from '../order/order.ts';
import type { StoragePlaces } from './deskOrder.ts';
import { packable } from './packingScan.ts';
import { inWalkingOrder } from './storagePlace.ts';

/** A product that orders need, with the pieces for each of them. */
export type CollectiveLine = {
  readonly sku: number;
  /** As the first of the orders names it. */
  readonly name: LocalizedText;
  readonly partNumber: string;
  /** Null for a product that lies nowhere that was named. */
  readonly place: string | null;
  /** Pieces for all of the orders. */
  readonly pieces: number;
  /** In the order in which they were given. */
  readonly orders: readonly { readonly orderNumber: string; readonly pieces: number }[];
};

type Collected = {
  readonly order: Pick<Order, 'orderNumber'> & {
    readonly lines: readonly Pick<OrderLine, 'sku' | 'name' | 'partNumber'>[];
  };
  readonly state: Pick<OrderState, 'stage' | 'lines'>;
  readonly places: StoragePlaces;
};

/**
 * The list of one walk through the warehouse for all of the orders: each product once, by its storage place. Pieces that are packed already and orders
 * that have ended are left out.
 */
export function collectivePickList(files: readonly Collected[]): CollectiveLine[] {
  const lines = new Map<number, CollectiveLine>();
  for (const file of files)
    for (const one of linesOf(file)) {
      const { pieces, orders, ...line } = lines.get(one.sku) ?? { ...one, pieces: 0, orders: [] };
      lines.set(one.sku, { ...line, pieces: pieces + one.pieces, orders: [...orders, ...one.orders] });
    }
  return inWalkingOrder([...lines.values()]);
}

function linesOf({ order: { orderNumber, lines }, state, places }: Collected): CollectiveLine[] {
  if (state.stage !== 'placed') return [];
  return packable(state).map(({ sku, amount: pieces }) => {
    const { name = {}, partNumber = '' } = lines.find((line) => line.sku === sku) ?? {};
    return { sku, name, partNumber, place: places[sku] ?? null, pieces, orders: [{ orderNumber, pieces }] };
  });
}
