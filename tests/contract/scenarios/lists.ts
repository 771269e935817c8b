import { mostOwnNumbers } from '@platine/domain/lists/ownNumber.ts';
import { mostListLines, mostLists } from '@platine/domain/lists/savedList.ts';
import { expect } from 'vitest';
import type { Scenario } from '../scenario.ts';
import type { Wire } from '../wire.ts';
import { registerCustomer } from './customers.ts';
import { allProducts, findPlain, findStepped, isUnlimited, unknownSku } from './products.ts';

/** Logs a new customer in, with a list of one product. */
async function withList(wire: Wire, NAME = 'Amplifier') {
  await wire.ask('login', await registerCustomer(wire));
  const { SKU } = await findPlain(wire);
  const { LIST_ID } = await wire.ask('createList', { NAME, LINES: [{ SKU, AMOUNT: 3, NOTE: 'R1' }] });
  return { LIST_ID, SKU };
}

const linesOf = async (wire: Wire, LIST_ID: string) =>
  (await wire.ask('list', { LIST_ID })).LINES.map(({ SKU, AMOUNT, NOTE = null }) => [SKU, AMOUNT, NOTE]);

export const listScenarios: readonly Scenario[] = [
  {
    name: 'a list is created, read, renamed, changed line by line and deleted',
    async run(wire) {
      const { LIST_ID, SKU } = await withList(wire, '  Amplifier ');
      const stepped = await findStepped(wire);
      await wire.ask('addToList', { LIST_ID, LINES: [{ SKU: stepped.SKU, AMOUNT: 2 }] });
      await wire.ask('addToList', { LIST_ID, LINES: [{ SKU, AMOUNT: 2, NOTE: 'R2, R3' }] });
      expect(await linesOf(wire, LIST_ID)).toEqual([
        [SKU, 5, 'R1–R3'],
        [stepped.SKU, 2, null],
      ]);
      const { LISTS } = await wire.ask('lists');
      expect(LISTS).toEqual([{ LIST_ID, NAME: 'Amplifier', LINES: 2, SHARED: false }]);
      const change = { LIST_ID, NAME: 'Preamp', LINES: [{ SKU, AMOUNT: 0 }] };
      await wire.ask('changeList', change);
      await wire.ask('changeList', change);
      expect(await wire.ask('list', { LIST_ID })).toMatchObject({ NAME: 'Preamp', LINES: [{ SKU: stepped.SKU }] });
      await wire.ask('removeList', { LIST_ID });
      expect((await wire.refused('list', { LIST_ID })).errorClass).toBe('NotFoundException');
      expect((await wire.ask('lists')).LISTS).toEqual([]);
    },
  },
  {
    name: 'a list says what the shop sells for each line today: the product, its successor, or nothing',
    async run(wire) {
      const { LIST_ID, SKU } = await withList(wire);
      const successor = (await allProducts(wire)).find((product) => isUnlimited(product) && product.SKU !== SKU);
      if (successor === undefined) throw new Error('The catalogue has too few products');
      await wire.ask('addToList', { LIST_ID, LINES: [{ SKU: unknownSku, AMOUNT: 1 }] });
      const read = async () => {
        const { LINES, PRODUCTS } = await wire.ask('list', { LIST_ID });
        const lines = LINES.map((line) => [line.SKU, line.STATE, line.CHOSEN]);
        return { lines, products: PRODUCTS.map((product) => product.SKU), names: LINES.map(({ NAME }) => NAME) };
      };
      const before = await read();
      expect(before).toMatchObject({
        lines: [
          [SKU, 'FOUND', SKU],
          [unknownSku, 'NOT_FOUND', null],
        ],
        products: [SKU],
      });
      const restore = await wire.changeProduct(SKU, { withdrawn: true, successor: successor.SKU });
      const replaced = await read();
      await restore();
      expect(replaced.lines[0]).toEqual([SKU, 'REPLACED', successor.SKU]);
      expect(replaced.products).toEqual([successor.SKU]);
      expect(replaced.names, 'a retired product keeps its name').toEqual(before.names);
    },
  },
  {
    name: 'whoever has a list’s link reads its name and lines, until its owner ends the link; a new link is another',
    async run(wire) {
      const { LIST_ID, SKU } = await withList(wire);
      const { SHARE_KEY } = await wire.ask('shareList', { LIST_ID, SHARED: true });
      expect(await wire.ask('shareList', { LIST_ID, SHARED: true })).toEqual({ SHARE_KEY });
      expect((await wire.ask('lists')).LISTS[0]?.SHARED).toBe(true);
      await wire.ask('logout');
      const shared = await wire.ask('sharedList', { SHARE_KEY: String(SHARE_KEY) });
      expect(shared).toMatchObject({ NAME: 'Amplifier', SHARE_KEY: null, LINES: [{ SKU, AMOUNT: 3, NOTE: 'R1' }] });
      for (const one of [LIST_ID, 'unknown', "' or 1=1 --"])
        expect((await wire.refused('sharedList', { SHARE_KEY: one })).errorClass).toBe('NotFoundException');
      expect((await wire.refused('list', { LIST_ID })).errorClass).toBe('NotLoggedInException');
    },
  },
  {
    name: 'an ended link opens nothing',
    async run(wire) {
      const { LIST_ID } = await withList(wire);
      const { SHARE_KEY } = await wire.ask('shareList', { LIST_ID, SHARED: true });
      expect(await wire.ask('shareList', { LIST_ID, SHARED: false })).toEqual({ SHARE_KEY: null });
      const { errorClass } = await wire.refused('sharedList', { SHARE_KEY: String(SHARE_KEY) });
      expect(errorClass).toBe('NotFoundException');
      wire.passTime(1);
      expect(await wire.ask('shareList', { LIST_ID, SHARED: true })).not.toEqual({ SHARE_KEY });
    },
  },
  {
    name: 'D7: another’s list is as unknown as one that is not there',
    async run(wire) {
      const { LIST_ID, SKU } = await withList(wire);
      await wire.ask('logout');
      await wire.ask('login', await registerCustomer(wire));
      const LINES = [{ SKU, AMOUNT: 1 }];
      const requests = [
        ['list', { LIST_ID }],
        ['addToList', { LIST_ID, LINES }],
        ['changeList', { LIST_ID, NAME: 'Mine', LINES }],
        ['removeList', { LIST_ID }],
        ['shareList', { LIST_ID, SHARED: true }],
      ] as const;
      for (const [call, request] of requests)
        expect([call, (await wire.refused(call, request)).errorClass]).toEqual([call, 'NotFoundException']);
      expect((await wire.ask('lists')).LISTS).toEqual([]);
    },
  },
  {
    name: 'a guest has no lists',
    async run(wire) {
      const LINES = [{ SKU: unknownSku, AMOUNT: 1 }];
      const requests = [
        ['lists', {}],
        ['list', { LIST_ID: 'l' }],
        ['createList', { NAME: 'Mine', LINES }],
        ['addToList', { LIST_ID: 'l', LINES }],
        ['changeList', { LIST_ID: 'l', NAME: 'Mine', LINES }],
        ['removeList', { LIST_ID: 'l' }],
        ['shareList', { LIST_ID: 'l', SHARED: true }],
        ['ownNumbers', {}],
        ['setOwnNumbers', { NUMBERS: [{ SKU: unknownSku, NUMBER: 'R-4711' }] }],
      ] as const;
      for (const [call, request] of requests)
        expect([call, (await wire.refused(call, request)).errorClass]).toEqual([call, 'NotLoggedInException']);
    },
  },
  {
    name: 'a full list takes no further product and keeps what it has; an account keeps so many lists',
    async run(wire) {
      const { LIST_ID, SKU } = await withList(wire);
      const others = Array.from({ length: mostListLines }, (_, index) => ({ SKU: 900_000_000 + index, AMOUNT: 1 }));
      const LINES = others.slice(1);
      await wire.ask('addToList', { LIST_ID, LINES });
      const { errorClass } = await wire.refused('addToList', { LIST_ID, LINES: others });
      expect(errorClass).toBe('ListFullException');
      await wire.ask('addToList', { LIST_ID, LINES: [{ SKU, AMOUNT: 1 }] });
      expect((await linesOf(wire, LIST_ID))[0]).toEqual([SKU, 4, 'R1']);
      for (let count = 1; count < mostLists; count += 1) await wire.ask('createList', { NAME: 'More', LINES: [] });
      expect((await wire.refused('createList', { NAME: 'More', LINES: [] })).errorClass).toBe('ListFullException');
    },
  },
  {
    name: 'a name is needed, and bounds are kept',
    async run(wire) {
      const { LIST_ID, SKU } = await withList(wire);
      const line = { SKU, AMOUNT: 1 };
      const requests = [
        ['createList', { NAME: '  ', LINES: [] }],
        ['createList', { NAME: 'x'.repeat(81), LINES: [] }],
        ['addToList', { LIST_ID, LINES: [] }],
        ['addToList', { LIST_ID, LINES: [{ ...line, AMOUNT: 0 }] }],
        ['changeList', { LIST_ID, NAME: 'x', LINES: [{ ...line, AMOUNT: 100_001 }] }],
        ['changeList', { LIST_ID, NAME: 'x', LINES: [{ ...line, NOTE: 'x'.repeat(201) }] }],
      ] as const;
      for (const [call, request] of requests)
        expect((await wire.refused(call, request)).errorClass).toBe('InvalidRequestException');
      expect(await linesOf(wire, LIST_ID)).toEqual([[SKU, 3, 'R1']]);
    },
  },
  {
    name: 'an account gives products numbers of its own, changes them and takes them away',
    async run(wire) {
      const { LIST_ID, SKU } = await withList(wire);
      const { SKU: other } = await findStepped(wire);
      const set = (...NUMBERS: { SKU: number; NUMBER: string }[]) => wire.ask('setOwnNumbers', { NUMBERS });
      const first = { SKU, NUMBER: ' R-4711 ' };
      expect(await set(first, { SKU: other, NUMBER: 'S-1' }, { SKU: unknownSku, NUMBER: 'X' })).toEqual({
        UNKNOWN: [unknownSku],
      });
      expect((await wire.ask('ownNumbers')).NUMBERS).toEqual([
        { SKU, NUMBER: 'R-4711' },
        { SKU: other, NUMBER: 'S-1' },
      ]);
      expect((await wire.ask('list', { LIST_ID })).LINES[0]?.OWN_NUMBER).toBe('R-4711');
      const { SHARE_KEY } = await wire.ask('shareList', { LIST_ID, SHARED: true });
      const shared = await wire.ask('sharedList', { SHARE_KEY: String(SHARE_KEY) });
      expect(shared.LINES[0], 'a shared list tells no own number').not.toHaveProperty('OWN_NUMBER');
      const many = Array.from({ length: mostOwnNumbers }, (_, index) => ({ SKU: 900_000_000 + index, NUMBER: 'N' }));
      expect((await wire.refused('setOwnNumbers', { NUMBERS: many })).errorClass).toBe('ListFullException');
      await set({ SKU, NUMBER: 'R-4712' }, { SKU: other, NUMBER: '' });
      expect((await wire.ask('ownNumbers')).NUMBERS).toEqual([{ SKU, NUMBER: 'R-4712' }]);
    },
  },
  {
    name: 'an own number stands in the cart and finds its product in a parts list, for that account alone',
    async run(wire) {
      const { SKU } = await withList(wire);
      const match = async () => {
        const { LINES } = await wire.ask('matchPartsList', { TEXT: 'MPN;Qty\nr-4711;3\n', BOARDS: 1 });
        return LINES.map(({ NUMBERS, STATE, CHOSEN }) => [NUMBERS, STATE, CHOSEN]);
      };
      await wire.ask('cartAddPosition', { SKU, AMOUNT: 1 });
      expect(await match()).toEqual([[['r-4711'], 'NOT_FOUND', null]]);
      await wire.ask('setOwnNumbers', { NUMBERS: [{ SKU, NUMBER: 'R-4711' }] });
      expect(await match()).toEqual([[['r-4711'], 'FOUND', SKU]]);
      expect((await wire.ask('currentSession')).CART.POSITIONS[0]).toMatchObject({ SKU, OWN_NUMBER: 'R-4711' });
      await wire.ask('logout');
      expect(await match()).toEqual([[['r-4711'], 'NOT_FOUND', null]]);
      await wire.ask('cartAddPosition', { SKU, AMOUNT: 1 });
      expect((await wire.ask('currentSession')).CART.POSITIONS[0]).not.toHaveProperty('OWN_NUMBER');
    },
  },
];
