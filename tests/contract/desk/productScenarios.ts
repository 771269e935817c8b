import { productEditToWire } from '@platine/domain/desk/productEditWire.ts';
import type { ProductEdit } from '@platine/domain/desk/productEdit.ts';
import { expect } from 'vitest';
import type { DeskScenario, DeskWire } from './deskScenario.ts';

/** Makes changes of one operator to one product, each with the newest change seen. */
function editor({ ask }: DeskWire, SKU: number) {
  let presses = 0;
  return async (edit: ProductEdit, { seen = 1_000_000, key = '' } = {}) => {
    presses += 1;
    const KEY = key === '' ? `press-${presses}` : key;
    return ask('deskEditProduct', { SKU, SEEN: seen, KEY, WHY: 'counted', EDIT: productEditToWire(edit) });
  };
}

/** Products at the desk. */
export const productScenarios: readonly DeskScenario[] = [
  {
    name: 'issue 20: a product is found by its number, its maker’s number and words of its name',
    async run({ ask, refused, addOperator, stockProduct }) {
      const SKU = await stockProduct();
      for (const name of ['deskProducts', 'deskProduct', 'deskEditProduct'] as const)
        expect(await refused(name, { SKU })).toBe('NotLoggedInException');
      await ask('deskSignIn', await addOperator('sara', 'read'));
      const product = await ask('deskProduct', { SKU });
      expect(product).toMatchObject({ SKU, STOCK: 50, STATE: 'onSale', ORIGINAL: null });
      const words = [
        String(SKU),
        product.MANUFACTURER_SKU.toLowerCase(),
        (product.NAME.EN ?? product.NAME.ALL ?? '').slice(0, 6),
      ];
      for (const TEXT of words)
        expect(
          (await ask('deskProducts', { TEXT })).PRODUCTS.map((one) => one.SKU),
          TEXT,
        ).toContain(SKU);
      expect(await ask('deskProducts', { TEXT: `${SKU} nowhere` })).toEqual({ PRODUCTS: [], COUNT: 0 });
      expect(await refused('deskProduct', { SKU: 999_999_998 })).toBe('ProductNotFoundException');
      const edit = { SKU, SEEN: 0, KEY: 'x', WHY: 'x', EDIT: productEditToWire({ kind: 'stock', pieces: 1 }) };
      expect(await refused('deskEditProduct', edit), 'a role that reads').toBe('ForbiddenException');
    },
  },
  {
    name: 'issue 20: stock is counted with a reason, never below zero, and once for each press',
    async run(desk) {
      const { ask, refused, addOperator, placeOrder, stockProduct } = desk;
      await placeOrder();
      const SKU = await stockProduct();
      await ask('deskSignIn', await addOperator('tina', 'catalogue'));
      const edit = editor(desk, SKU);
      const added = await edit({ kind: 'stock', pieces: 5 }, { key: 'one' });
      expect(added).toMatchObject({ RESULT: 'done', PRODUCT: { STOCK: 55 } });
      expect(added.PRODUCT.CHANGES[0]).toMatchObject({ BY: 'tina', WHY: 'counted', KIND: 'stock' });
      expect(added.PRODUCT.CHANGES[0]?.FACTS).toEqual([{ FIELD: 'STOCK', BEFORE: '50', AFTER: '55' }]);
      expect((await edit({ kind: 'stock', pieces: 5 }, { key: 'one' })).PRODUCT.STOCK, 'pressed twice').toBe(55);
      const low = async () => (await ask('deskProducts', { LIST: 'low' })).PRODUCTS.map((one) => one.SKU);
      expect((await edit({ kind: 'stock', pieces: 100_000 })).PRODUCT.STOCK).toBe(100_055);
      expect(await low()).not.toContain(SKU);
      expect((await edit({ kind: 'stock', pieces: -100_055 })).PRODUCT.STOCK).toBe(0);
      expect(await low(), 'it is sold').toContain(SKU);
      const below = await edit({ kind: 'stock', pieces: -1 });
      expect(below).toMatchObject({ RESULT: 'refused', REFUSAL: 'belowZero', PRODUCT: { STOCK: 0 } });
      const wordless = { SKU, SEEN: 0, KEY: 'x', WHY: '', EDIT: productEditToWire({ kind: 'stock', pieces: 1 }) };
      expect(await refused('deskEditProduct', wordless)).toBe('InvalidRequestException');
      const unknown = { ...wordless, SKU: 999_999_998, WHY: 'x' };
      expect(await refused('deskEditProduct', unknown)).toBe('ProductNotFoundException');
    },
  },
  {
    name: 'D15: a price and its reduction are set by hand, and the second of two is told of the first',
    async run(desk) {
      const { ask, addOperator, stockProduct } = desk;
      const SKU = await stockProduct();
      await ask('deskSignIn', await addOperator('ulla', 'catalogue'));
      const { PRICE, LOWEST_NOW, CHANGES } = await ask('deskProduct', { SKU });
      expect(LOWEST_NOW).toBe(PRICE);
      const price = Math.round((PRICE ?? 0) * 100) - 1;
      const seen = CHANGES[0]?.ID ?? 0;
      const edit = editor(desk, SKU);
      expect(await edit({ kind: 'price', price: 0, original: null })).toMatchObject({ REFUSAL: 'noPrice' });
      const reduced = await edit({ kind: 'price', price, original: price + 100 }, { seen });
      expect(reduced).toMatchObject({ RESULT: 'done', PRODUCT: { PRICE: price / 100, EDITED: true } });
      expect(reduced.PRODUCT.ORIGINAL).toBe((price + 100) / 100);
      expect(reduced.PRODUCT.LOWEST, 'the price before').toBe(PRICE);
      await ask('deskSignIn', await addOperator('viktor', 'catalogue'));
      const late = await edit({ kind: 'price', price: price - 1, original: null }, { seen });
      expect(late).toMatchObject({ RESULT: 'conflict', PRODUCT: { PRICE: price / 100 } });
      expect(late.PRODUCT.CHANGES[0]?.BY).toBe('ulla');
      expect((await ask('deskProducts', { LIST: 'edited' })).PRODUCTS.map((one) => one.SKU)).toEqual([SKU]);
    },
  },
  {
    name: 'issue 20: a storage place is entered with a reason, found by, and taken out; the second of two is told of the first',
    async run(desk) {
      const { ask, refused, addOperator, placeOrder, stockProduct } = desk;
      const orderNumber = await placeOrder();
      const SKU = await stockProduct();
      await ask('deskSignIn', await addOperator('petra', 'catalogue'));
      const { EDITED, STORAGE_PLACE, STOCK } = await ask('deskProduct', { SKU });
      expect(STORAGE_PLACE).toBeNull();
      const edit = editor(desk, SKU);
      const placed = await edit({ kind: 'place', place: 'Q-03-2' }, { seen: 0 });
      expect(placed).toMatchObject({ RESULT: 'done', PRODUCT: { STORAGE_PLACE: 'Q-03-2', STOCK } });
      expect(placed.PRODUCT.EDITED, 'an import leaves it alone unless its files name another').toBe(EDITED);
      expect(placed.PRODUCT.CHANGES[0]).toMatchObject({ BY: 'petra', WHY: 'counted', KIND: 'place' });
      expect(placed.PRODUCT.CHANGES[0]?.FACTS).toEqual([{ FIELD: 'STORAGE_PLACE', BEFORE: '', AFTER: 'Q-03-2' }]);
      const { PRODUCTS } = await ask('deskProducts', { TEXT: 'q-03' });
      expect(PRODUCTS).toMatchObject([{ SKU, STORAGE_PLACE: 'Q-03-2' }]);
      const { LINES } = await ask('deskOrder', { ORDER_NUMBER: orderNumber });
      expect(LINES.find((line) => line.SKU === SKU)?.STORAGE_PLACE, 'the file of an order').toBe('Q-03-2');
      const late = await edit({ kind: 'place', place: 'Z-1' }, { seen: 0 });
      expect(late).toMatchObject({ RESULT: 'conflict', PRODUCT: { STORAGE_PLACE: 'Q-03-2' } });
      expect((await edit({ kind: 'place', place: null })).PRODUCT.STORAGE_PLACE).toBeNull();
      const wrong = { SKU, SEEN: 0, KEY: 'x', WHY: 'x', EDIT: productEditToWire({ kind: 'place', place: 'A\nB' }) };
      expect(await refused('deskEditProduct', wrong)).toBe('InvalidRequestException');
    },
  },
  {
    name: 'issue 17: an ERP sets the stock of many products, or adds a delivery note once',
    async run({ ask, refused, addOperator, stockProduct }) {
      const SKU = await stockProduct();
      const LINES = [{ SKU, AMOUNT: 7 }];
      expect(await refused('deskUpdateStock', { LINES })).toBe('NotLoggedInException');
      await ask('deskSignIn', await addOperator('lukas', 'catalogue'));
      const stock = async () => (await ask('deskProduct', { SKU })).STOCK;
      const none = { CHANGED: 0, UNCHANGED: 0, REFUSED: 0, REFUSALS: [], REPEATED: false };
      expect(await ask('deskUpdateStock', { LINES })).toEqual({ ...none, CHANGED: 1 });
      expect(await ask('deskUpdateStock', { LINES })).toEqual({ ...none, UNCHANGED: 1 });
      const wrong = [
        { SKU, AMOUNT: 8 },
        { SKU, AMOUNT: 9 },
        { SKU: 999_999_998, AMOUNT: 1 },
      ];
      const partly = await ask('deskUpdateStock', { LINES: wrong });
      expect(partly).toMatchObject({ CHANGED: 1, REFUSED: 2, REPEATED: false });
      expect(new Set(partly.REFUSALS.map(({ LINE }) => LINE))).toEqual(new Set([2, 3]));
      const note = { LINES: [...LINES, { SKU, AMOUNT: -2 }], DOCUMENT: 'LS-1' };
      expect(await ask('deskUpdateStock', note)).toEqual({ ...none, CHANGED: 1 });
      expect(await ask('deskUpdateStock', note)).toEqual({ ...none, REPEATED: true });
      expect(await stock()).toBe(13);
      const tooMuch = {
        LINES: [
          { SKU, AMOUNT: 5 },
          { SKU, AMOUNT: -19 },
        ],
        DOCUMENT: 'LS-2',
      };
      expect(await ask('deskUpdateStock', tooMuch)).toMatchObject({ CHANGED: 0, REFUSED: 1, REFUSALS: [{ LINE: 2 }] });
      expect(await stock(), 'all of a document or nothing').toBe(13);
      expect(await refused('deskUpdateStock', { LINES: [] })).toBe('InvalidRequestException');
    },
  },
  {
    name: 'issue 17: an ERP sets prices, and the stock stays',
    async run({ ask, refused, addOperator, stockProduct }) {
      const SKU = await stockProduct();
      const PRICES = [
        { AMOUNT: 1, BRUTTO_SP: 3.2, ORIGINAL_BRUTTO_SP: 4 },
        { AMOUNT: 10, BRUTTO_SP: 3 },
      ];
      expect(await refused('deskUpdatePrices', { LINES: [{ SKU, PRICES }] })).toBe('NotLoggedInException');
      await ask('deskSignIn', await addOperator('mia', 'catalogue'));
      const { STOCK } = await ask('deskProduct', { SKU });
      expect(await ask('deskUpdatePrices', { LINES: [{ SKU, PRICES }] })).toMatchObject({ CHANGED: 1, REFUSED: 0 });
      const priced = { PRICE: 3.2, ORIGINAL: 4, BREAKS: [{ FROM: 10, PRICE: 3 }], STOCK };
      expect(await ask('deskProduct', { SKU })).toMatchObject(priced);
      const dearer = {
        SKU,
        PRICES: [
          { AMOUNT: 1, BRUTTO_SP: 1 },
          { AMOUNT: 10, BRUTTO_SP: 2 },
        ],
      };
      const unknown = { SKU: 999_999_998, PRICES };
      const report = await ask('deskUpdatePrices', { LINES: [dearer, unknown] });
      expect(new Set(report.REFUSALS.map(({ LINE }) => LINE))).toEqual(new Set([1, 2]));
      expect(await ask('deskProduct', { SKU })).toMatchObject(priced);
    },
  },
  {
    name: 'issue 20: names and flags are changed by hand; a product keeps a name',
    async run(desk) {
      const { ask, addOperator, stockProduct } = desk;
      const SKU = await stockProduct();
      await ask('deskSignIn', await addOperator('wanda', 'catalogue'));
      const edit = editor(desk, SKU);
      const name = { EN: 'Zyklotron', DE: 'Zyklotron', FR: 'Cyclotron' };
      const named = await edit({ kind: 'texts', name, description: { EN: 'Small.' } });
      expect(named).toMatchObject({ RESULT: 'done', PRODUCT: { NAME: name } });
      expect((await ask('deskProducts', { TEXT: 'cyclotron' })).PRODUCTS.map((one) => one.SKU)).toEqual([SKU]);
      const hidden = await edit({ kind: 'flags', noSale: true, noDiscount: false });
      expect(hidden.PRODUCT).toMatchObject({ STATE: 'notSold' });
      expect(hidden.PRODUCT.CHANGES[0]?.FACTS).toEqual([{ FIELD: 'NO_SALE', BEFORE: 'no', AFTER: 'yes' }]);
      expect((await edit({ kind: 'flags', noSale: false, noDiscount: false })).PRODUCT.STATE).toBe('onSale');
    },
  },
];
