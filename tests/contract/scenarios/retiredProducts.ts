import { expect } from 'vitest';
import type { ProductWire } from '@platine/domain/contract/schemas/product.ts';
import type { Scenario } from '../scenario.ts';
import type { Wire } from '../wire.ts';
import { allProducts, findPlain, stepOf, unknownSku } from './products.ts';

/** Three products of the catalogue, the first of which has a category. */
async function threeProducts(wire: Wire): Promise<[ProductWire, ProductWire, ProductWire]> {
  const all = await allProducts(wire);
  const first = all.find(({ CATEGORY_PATHS = [] }) => CATEGORY_PATHS.length > 0);
  const [second, third] = all.filter((product) => product !== first);
  if (first === undefined || second === undefined || third === undefined)
    throw new Error('The catalogue has too few products');
  return [first, second, third];
}

type Retiring = readonly (readonly [product: ProductWire, successor?: ProductWire])[];

/** Withdraws products for as long as the work takes. */
async function retiring(wire: Wire, products: Retiring, work: () => Promise<void>): Promise<void> {
  const restores: (() => Promise<void>)[] = [];
  try {
    for (const [{ SKU }, successor] of products) {
      const change = { withdrawn: true, ...(successor !== undefined && { successor: successor.SKU }) };
      restores.push(await wire.changeProduct(SKU, change));
    }
    await work();
  } finally {
    for (const restore of restores.toReversed()) await restore();
  }
}

/** A product that is not for new designs, with its successor and a substitute. */
const ending = (successor: number, substitute: number) =>
  ({ successor, lifecycle: { state: 'NOT_FOR_NEW_DESIGNS', lastOrder: null, substitutes: [substitute] } }) as const;

export const retiredProductScenarios: readonly Scenario[] = [
  {
    name: 'a retired product keeps its name and its categories, and has no successor unless one was named',
    async run(wire) {
      const [first] = await threeProducts(wire);
      const { SKU, NAME, CATEGORY_PATHS } = first;
      await retiring(wire, [[first]], async () => {
        expect((await wire.refused('loadProducts', { SKUS: [SKU] })).errorClass).toBe('ProductNotFoundException');
        const retired = await wire.ask('retiredProduct', { SKU });
        expect(retired).toEqual({ SKU, NAME, CATEGORY_PATHS, SUCCESSOR: null });
      });
    },
  },
  {
    name: 'a retired product leads to its successor; where that is retired too, to the one after it',
    async run(wire) {
      const [first, second, third] = await threeProducts(wire);
      const successor = async () => (await wire.ask('retiredProduct', { SKU: first.SKU })).SUCCESSOR;
      await retiring(wire, [[first, second]], async () => {
        expect(await successor()).toBe(second.SKU);
      });
      await retiring(
        wire,
        [
          [first, second],
          [second, third],
        ],
        async () => expect(await successor()).toBe(third.SKU),
      );
    },
  },
  {
    name: 'successors that lead in a circle, or to a product that nobody has, are none',
    async run(wire) {
      const [first, second] = await threeProducts(wire);
      const successor = async () => (await wire.ask('retiredProduct', { SKU: first.SKU })).SUCCESSOR;
      await retiring(
        wire,
        [
          [first, second],
          [second, first],
        ],
        async () => expect(await successor()).toBeNull(),
      );
      await retiring(wire, [[first, { ...second, SKU: unknownSku }]], async () => {
        expect(await successor()).toBeNull();
      });
    },
  },
  {
    name: 'D24: what is sold and what was never there are no retired products',
    async run(wire) {
      const [{ SKU }] = await threeProducts(wire);
      for (const sku of [SKU, unknownSku])
        expect((await wire.refused('retiredProduct', { SKU: sku })).errorClass).toBe('ProductNotFoundException');
    },
  },
  {
    name: 'a list and a cart say how long a product is made, and its page what takes its place',
    async run(wire) {
      const one = await findPlain(wire);
      const [, next, other] = await threeProducts(wire);
      const load = async (FILTER_CLASS: 'LIST' | 'FULL') => {
        const { PRODUCTS } = await wire.ask('loadProducts', { SKUS: [one.SKU], FILTER_CLASS });
        return PRODUCTS[0]?.LIFECYCLE ?? null;
      };
      expect([await load('LIST'), await load('FULL')]).toEqual([null, null]);
      const restore = await wire.changeProduct(one.SKU, ending(next.SKU, other.SKU));
      try {
        const announced = { STATE: 'NOT_FOR_NEW_DESIGNS', LAST_ORDER_DATE: null, REPLACEMENTS: [] };
        expect(await load('LIST')).toEqual(announced);
        expect(await load('FULL')).toEqual({ ...announced, REPLACEMENTS: [next.SKU, other.SKU] });
        const { SESSION } = await wire.ask('cartAddPosition', { SKU: one.SKU, AMOUNT: stepOf(one) });
        expect(SESSION.CART.POSITIONS[0]?.LIFECYCLE).toEqual(announced);
      } finally {
        await restore();
      }
    },
  },
];
