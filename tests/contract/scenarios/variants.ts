import { expect } from 'vitest';
import type { ProductWire } from '@platine/domain/contract/schemas/product.ts';
import type { Scenario } from '../scenario.ts';
import type { Wire } from '../wire.ts';
import { changing } from './changing.ts';
import { allProducts, isUnlimited } from './products.ts';

/** Two products for sale whose first attribute is the same one, with different values. */
async function pairOf(wire: Wire): Promise<[ProductWire, ProductWire]> {
  const all = (await allProducts(wire)).filter((product) => isUnlimited(product) && product.VARIANTS === undefined);
  const pairs = all.flatMap((one) => all.map((other) => [one, other] as const));
  const found = pairs.find(([one, other]) => one.SKU < other.SKU && differInFirst(one, other));
  if (found === undefined) throw new Error('The catalogue has no two products that differ in a value');
  return [found[0], found[1]];
}

function differInFirst({ ATTRIBUTES: [one] }: ProductWire, { ATTRIBUTES: [other] }: ProductWire): boolean {
  return one?.KEY === other?.KEY && typeof one?.VALUE === 'number' && one.VALUE < (other?.VALUE ?? 0);
}

async function variantsOf(wire: Wire, sku: number) {
  const { PRODUCTS } = await wire.ask('loadProducts', { SKUS: [sku], FILTER_CLASS: 'FULL' });
  return PRODUCTS[0]?.VARIANTS;
}

const group = { variantGroup: 'contract', stock: 5 } as const;

export const variantScenarios: readonly Scenario[] = [
  {
    name: 'a product of a group has its variants with the values that tell them apart, in both answers the same',
    async run(wire) {
      const [one, other] = await pairOf(wire);
      await changing(
        wire,
        [
          [one.SKU, group],
          [other.SKU, { ...group, stock: 0 }],
        ],
        async () => {
          const variants = await variantsOf(wire, one.SKU);
          const [attribute] = one.ATTRIBUTES;
          const values = [one, other].map(({ ATTRIBUTES }) => ({ VALUE: ATTRIBUTES[0]?.VALUE, TEXT: null }));
          expect(variants?.GROUP).toBe('contract');
          expect(variants?.ATTRIBUTES[0]).toEqual({
            KEY: attribute?.KEY,
            NAME: attribute?.NAME,
            UNIT: attribute?.UNIT,
            VALUES: values,
          });
          expect(variants?.PRODUCTS.map(({ SKU, STATE, CHOICES }) => [SKU, STATE, CHOICES[0]])).toEqual([
            [one.SKU, 'IN_STOCK', 0],
            [other.SKU, 'NOT_IN_STOCK', 1],
          ]);
          expect(await variantsOf(wire, other.SKU)).toEqual(variants);
        },
      );
    },
  },
  {
    name: 'a variant that is not for sale says so, one that was removed is left out, and one alone has no variants',
    async run(wire) {
      const [one, other] = await pairOf(wire);
      await changing(
        wire,
        [
          [one.SKU, group],
          [other.SKU, { ...group, forSale: false }],
        ],
        async () => {
          const variants = await variantsOf(wire, one.SKU);
          expect(variants?.PRODUCTS.map(({ STATE }) => STATE)).toEqual(['IN_STOCK', 'NOT_FOR_SALE']);
          await changing(wire, [[other.SKU, { ...group, withdrawn: true }]], async () => {
            expect(await variantsOf(wire, one.SKU)).toBeUndefined();
          });
        },
      );
    },
  },
  {
    name: 'a listing leaves variants out',
    async run(wire) {
      const [one, other] = await pairOf(wire);
      await changing(
        wire,
        [
          [one.SKU, group],
          [other.SKU, group],
        ],
        async () => {
          const { PRODUCTS } = await wire.ask('loadProducts', { SKUS: [one.SKU], FILTER_CLASS: 'LIST' });
          expect(PRODUCTS[0]).toMatchObject({ SKU: one.SKU });
          expect(PRODUCTS[0]?.VARIANTS).toBeUndefined();
        },
      );
    },
  },
];
