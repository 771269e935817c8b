import { expect } from 'vitest';
import type { DeskScenario } from './deskScenario.ts';

/** Products that are brought in at the desk. */
export const newProductScenarios: readonly DeskScenario[] = [
  {
    name: 'issue 20: a product is brought in by hand by the import’s rules, once for each press, and is found',
    async run({ ask, refused, addOperator, stockProduct }) {
      await stockProduct();
      expect(await refused('deskNewProduct')).toBe('NotLoggedInException');
      await ask('deskSignIn', await addOperator('ysolde', 'catalogue'));
      const { SKU, MANUFACTURERS, CATEGORIES } = await ask('deskNewProduct');
      const { MANUFACTURER_ID, MANUFACTURER_NAME } = MANUFACTURERS[0] ?? { MANUFACTURER_ID: 0, MANUFACTURER_NAME: '' };
      const CATEGORY_PATH = CATEGORIES.at(-1)?.PATH ?? '';
      const NAME = { DE: 'Handlupe', FR: 'Loupe à main' };
      const plain = { SKU, NAME, MANUFACTURER_ID, CATEGORY_PATH, WEIGHT_GRAMS: 80, WHY: '' };
      const request = { ...plain, KEY: 'one', MANUFACTURER_SKU: 'HL-1', GTIN: '', PRICE: 12.5, STOCK: 4 };
      const refusalOf = async (change: object) =>
        (await ask('deskCreateProduct', { ...request, KEY: JSON.stringify(change).slice(0, 90), ...change })).REFUSAL;
      expect(await refusalOf({ MANUFACTURER_ID: 999_999 })).toBe('manufacturer');
      expect(await refusalOf({ CATEGORY_PATH: '1.2.999' })).toBe('category');
      for (const wrong of [{ NAME: {} }, { NAME: { EN: ' ' } }, { GTIN: '12' }])
        expect(await refusalOf(wrong), JSON.stringify(wrong)).toBe('line');
      expect(await refused('deskProduct', { SKU }), 'nothing of it is there').toBe('ProductNotFoundException');
      expect(await ask('deskCreateProduct', request)).toEqual({ REFUSAL: null, REASON: '', SKU });
      expect((await ask('deskCreateProduct', request)).REFUSAL, 'pressed twice').toBeNull();
      expect(await refusalOf({ NAME: { EN: 'Another' } })).toBe('taken');
      const product = await ask('deskProduct', { SKU });
      const facts = { NAME, MANUFACTURER: MANUFACTURER_NAME, MANUFACTURER_SKU: 'HL-1', PRICE: 12.5, STOCK: 4 };
      expect(product).toMatchObject({ ...facts, STATE: 'onSale', EDITED: true, PICTURES: [] });
      expect(product.CHANGES).toMatchObject([{ BY: 'ysolde', KIND: 'created' }]);
      expect((await ask('deskProducts', { TEXT: 'handlupe' })).PRODUCTS.map((one) => one.SKU)).toEqual([SKU]);
      expect((await ask('deskNewProduct')).SKU).toBe(SKU + 1);
      const shown = { ...plain, SKU: SKU + 1, KEY: 'two', NAME: { EN: 'Not sold' } };
      expect((await ask('deskCreateProduct', shown)).REFUSAL).toBeNull();
      expect(await ask('deskProduct', { SKU: SKU + 1 })).toMatchObject({ STATE: 'notSold', PRICE: null, STOCK: 0 });
    },
  },
  {
    name: 'issue 20: who may not change the catalogue brings nothing in',
    async run({ ask, refused, addOperator }) {
      const request = {
        KEY: 'x',
        SKU: 7,
        NAME: { EN: 'x' },
        MANUFACTURER_ID: 1,
        CATEGORY_PATH: '1.2',
        WEIGHT_GRAMS: 1,
      };
      expect(await refused('deskCreateProduct', request)).toBe('NotLoggedInException');
      await ask('deskSignIn', await addOperator('zenon', 'orders'));
      expect(await refused('deskCreateProduct', request)).toBe('ForbiddenException');
      expect(await refused('deskCreateProduct', { ...request, WEIGHT_GRAMS: -1 })).toBe('ForbiddenException');
    },
  },
];
