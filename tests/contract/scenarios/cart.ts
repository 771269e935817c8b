import { maximumPositions } from '@platine/domain/cart/size.ts';
import type { ResponseOf } from '@platine/domain/contract/schemas.ts';
import { expect } from 'vitest';
import type { Scenario } from '../scenario.ts';
import type { Wire } from '../wire.ts';
import {
  findPlain,
  findProduct,
  findStepped,
  findEducational,
  isEducational,
  limitFlagOf,
  saleOf,
  scarceSkus,
  stepOf,
  unknownSku,
} from './products.ts';

type CartAnswer = ResponseOf<'cartAddPosition'>;

function amountIn({ SESSION }: CartAnswer, sku: number): number {
  return SESSION.CART.POSITIONS.find(({ SKU }) => SKU === sku)?.AMOUNT ?? 0;
}

const add = (wire: Wire, SKU: number, AMOUNT: number) => wire.ask('cartAddPosition', { SKU, AMOUNT });
const remove = (wire: Wire, SKU: number, AMOUNT: number) => wire.ask('cartRemovePosition', { SKU, AMOUNT });

export const cartScenarios: readonly Scenario[] = [
  {
    name: 'a toy’s warnings are on its page and in the cart, so that they stand before each button that orders it (Directive 2009/48/EC art. 11)',
    async run(wire) {
      const { SKU, WARNINGS = [] } = await findProduct(
        wire,
        'with a warning',
        (product) => (product.WARNINGS ?? []).length > 0 && saleOf(product) !== null,
      );
      expect(Object.keys(WARNINGS[0] ?? {}).toSorted()).toEqual(['DE', 'EN', 'FR']);
      const { SESSION } = await add(wire, SKU, 1);
      expect(SESSION.CART.POSITIONS.map((position) => position.WARNINGS)).toEqual([WARNINGS]);
      const plain = await findPlain(wire);
      const both = await add(wire, plain.SKU, 1);
      expect(both.SESSION.CART.POSITIONS.find((position) => position.SKU === plain.SKU)).not.toHaveProperty('WARNINGS');
    },
  },
  {
    name: 'adding puts the product into the cart with what the cart shows of it',
    async run(wire) {
      const plain = await findPlain(wire);
      const answer = await add(wire, plain.SKU, 2);
      expect(answer.ADJUSTMENTS).toEqual([]);
      expect(answer.SESSION.CART.POSITIONS).toHaveLength(1);
      expect(answer.SESSION.CART.POSITIONS[0]).toMatchObject({
        SKU: plain.SKU,
        AMOUNT: 2,
        CURRENCY: 'EUR',
        NAME: plain.NAME,
        MANUFACTURER_NAME: plain.MANUFACTURER.MANUFACTURER_NAME,
        MANUFACTURER_SKU: plain.MANUFACTURER.MANUFACTURER_SKU,
        PRICES: saleOf(plain)?.PRICES,
        MINIMUM_ORDER_QUANTITY: 1,
        CART_LIMIT: null,
        STOCK: plain.STOCK,
      });
      expect(await wire.ask('currentSession')).toEqual(answer.SESSION);
    },
  },
  {
    name: 'spec §4: adding again adds to what is there, and positions keep the order in which they came',
    async run(wire) {
      const plain = await findPlain(wire);
      const stepped = await findStepped(wire);
      await add(wire, plain.SKU, 2);
      await add(wire, stepped.SKU, 10);
      const { SESSION } = await add(wire, plain.SKU, 3);
      expect(SESSION.CART.POSITIONS.map(({ SKU, AMOUNT }) => [SKU, AMOUNT])).toEqual([
        [plain.SKU, 5],
        [stepped.SKU, 10],
      ]);
    },
  },
  {
    name: 'spec §9: 5 units of the educational manufacturer; the sixth is not added, and the answer says so',
    async run(wire) {
      const { SKU: sku } = await findEducational(wire);
      const five = await add(wire, sku, 5);
      expect([amountIn(five, sku), five.ADJUSTMENTS]).toEqual([5, []]);
      expect(five.SESSION.CART.POSITIONS[0]?.CART_LIMIT).toBe(5);
      const six = await add(wire, sku, 1);
      expect(amountIn(six, sku)).toBe(5);
      expect(six.ADJUSTMENTS).toEqual([{ SKU: sku, REASON: 'CART_LIMIT', WANTED: 6, AMOUNT: 5 }]);
      expect(six.SESSION.CART.VERSION).toBe(five.SESSION.CART.VERSION);
    },
  },
  {
    name: 'spec §9: nine where five is the limit gives five',
    async run(wire) {
      const { SKU: sku } = await findEducational(wire);
      const answer = await add(wire, sku, 9);
      expect(answer.ADJUSTMENTS).toEqual([{ SKU: sku, REASON: 'CART_LIMIT', WANTED: 9, AMOUNT: 5 }]);
      expect(amountIn(answer, sku)).toBe(5);
    },
  },
  ...scarceSkus.map(
    (sku) =>
      ({
        name: `spec §9: 2 units of ${sku}, although its manufacturer's limit is 5`,
        async run(wire) {
          expect((await add(wire, sku, 2)).ADJUSTMENTS).toEqual([]);
          const three = await add(wire, sku, 1);
          expect(amountIn(three, sku)).toBe(2);
          expect(three.ADJUSTMENTS).toEqual([{ SKU: sku, REASON: 'CART_LIMIT', WANTED: 3, AMOUNT: 2 }]);
        },
      }) satisfies Scenario,
  ),
  {
    name: 'spec §9: the flag AMOUNT_IN_CART_LIMIT:n allows n and no more',
    async run(wire) {
      const flagged = await findProduct(
        wire,
        'limited by a flag',
        (product) =>
          limitFlagOf(product) !== null && !isEducational(product) && saleOf(product) !== null && stepOf(product) === 1,
      );
      const limit = limitFlagOf(flagged) ?? 0;
      expect((await add(wire, flagged.SKU, limit)).ADJUSTMENTS).toEqual([]);
      const more = await add(wire, flagged.SKU, 1);
      expect(more.ADJUSTMENTS).toEqual([{ SKU: flagged.SKU, REASON: 'CART_LIMIT', WANTED: limit + 1, AMOUNT: limit }]);
    },
  },
  {
    name: 'D13: an amount goes up to a whole step of the minimum order quantity',
    async run(wire) {
      const { SKU } = await findStepped(wire);
      const one = await add(wire, SKU, 1);
      expect(amountIn(one, SKU)).toBe(10);
      expect(one.ADJUSTMENTS).toEqual([{ SKU, REASON: 'ORDER_QUANTITY', WANTED: 1, AMOUNT: 10 }]);
      const twenty = await add(wire, SKU, 10);
      expect([amountIn(twenty, SKU), twenty.ADJUSTMENTS]).toEqual([20, []]);
    },
  },
  {
    name: 'D13: taking out half a step leaves the whole step, and says so',
    async run(wire) {
      const { SKU } = await findStepped(wire);
      const before = await add(wire, SKU, 20);
      const answer = await remove(wire, SKU, 5);
      expect(answer.ADJUSTMENTS).toEqual([{ SKU, REASON: 'ORDER_QUANTITY', WANTED: 15, AMOUNT: 20 }]);
      expect(answer.SESSION.CART.VERSION).toBe(before.SESSION.CART.VERSION);
      expect(amountIn(await remove(wire, SKU, 10), SKU)).toBe(10);
    },
  },
  {
    name: 'removing takes pieces out; the last ones take the position out',
    async run(wire) {
      const { SKU } = await findPlain(wire);
      await add(wire, SKU, 3);
      expect(amountIn(await remove(wire, SKU, 1), SKU)).toBe(2);
      expect((await remove(wire, SKU, 2)).SESSION.CART.POSITIONS).toEqual([]);
    },
  },
  {
    name: 'removing more than there is takes the position out',
    async run(wire) {
      const { SKU } = await findPlain(wire);
      await add(wire, SKU, 2);
      const answer = await remove(wire, SKU, 50);
      expect(answer.SESSION.CART.POSITIONS).toEqual([]);
      expect(answer.SESSION.CART.TOTAL).toBe(0);
    },
  },
  {
    name: 'removing what is not there is a failure',
    async run(wire) {
      const { SKU } = await findPlain(wire);
      expect((await wire.refused('cartRemovePosition', { SKU, AMOUNT: 1 })).errorClass).toBe(
        'PositionNotFoundException',
      );
      expect((await wire.refused('cartRemovePosition', { SKU: unknownSku, AMOUNT: 1 })).errorClass).toBe(
        'PositionNotFoundException',
      );
    },
  },
  {
    name: 'spec §8: adding an unknown SKU is ProductNotFoundException with status 200 (D2), and the cart stays',
    async run(wire) {
      const { SESSION } = await add(wire, (await findPlain(wire)).SKU, 1);
      const { errorClass, answer } = await wire.refused('cartAddPosition', { SKU: unknownSku, AMOUNT: 1 });
      expect([errorClass, answer.status]).toEqual(['ProductNotFoundException', 200]);
      expect(await wire.ask('currentSession')).toEqual(SESSION);
    },
  },
  {
    name: 'a product that is not for sale cannot be ordered, and a first visitor gets no session for trying',
    async run(wire) {
      const shown = await findProduct(wire, 'flagged NO_SALE', ({ FLAGS }) => FLAGS.includes('NO_SALE'));
      expect(saleOf(shown)).toBeNull();
      const { errorClass, answer } = await wire.refused('cartAddPosition', { SKU: shown.SKU, AMOUNT: 1 });
      expect(errorClass).toBe('NotOrderableException');
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect((await wire.ask('currentSession')).CART.VERSION).toBe(0);
    },
  },
  {
    name: 'the version rises with each change, by nothing else',
    async run(wire) {
      const { SKU } = await findPlain(wire);
      const versions = [
        (await wire.ask('currentSession')).CART.VERSION,
        (await add(wire, SKU, 2)).SESSION.CART.VERSION,
        (await wire.ask('updateTotal')).CART.VERSION,
        (await wire.ask('setActiveLanguage', { LANGUAGE_CODE: 'DE' })).CART.VERSION,
        (await add(wire, SKU, 1)).SESSION.CART.VERSION,
        (await remove(wire, SKU, 3)).SESSION.CART.VERSION,
      ];
      expect(versions).toEqual([0, 1, 1, 1, 2, 3]);
    },
  },
  {
    name: 'spec §7: products/no_sale names none in a cart of products that are for sale',
    async run(wire) {
      expect(await wire.ask('cartProductsWithoutSale')).toEqual({ NO_SALES: [] });
      await add(wire, (await findPlain(wire)).SKU, 1);
      expect(await wire.ask('cartProductsWithoutSale')).toEqual({ NO_SALES: [] });
    },
  },
  {
    name: 'D13: a cart of 200 positions takes no further product until it has room again',
    async run(wire) {
      const plain = await findPlain(wire);
      const { SKU: other } = await findEducational(wire);
      await add(wire, plain.SKU, 1);
      const empty = await wire.fillCart(maximumPositions - 1);
      expect((await wire.refused('cartAddPosition', { SKU: other, AMOUNT: 1 })).errorClass).toBe('CartFullException');
      await empty();
      expect(amountIn(await add(wire, other, 1), other)).toBe(1);
    },
  },
];
