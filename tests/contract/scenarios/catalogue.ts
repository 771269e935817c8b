import type { RequestOf } from '@platine/domain/contract/schemas.ts';
import { expect } from 'vitest';
import type { Scenario } from '../scenario.ts';
import { allProducts, findPlain, findStepped, unknownSku } from './products.ts';

export const catalogueScenarios: readonly Scenario[] = [
  {
    name: 'D1: products come as one batch, in the order asked, each once; unknown ones are left out',
    async run(wire) {
      const [one, other] = [(await findPlain(wire)).SKU, (await findStepped(wire)).SKU];
      const { PRODUCTS } = await wire.ask('loadProducts', { SKUS: [other, unknownSku, one, other] });
      expect(PRODUCTS.map(({ SKU }) => SKU)).toEqual([other, one]);
    },
  },
  {
    name: 'spec §4: FILTER_CLASS FULL is the default and brings what a listing leaves out',
    async run(wire) {
      const { SKU } = await findPlain(wire);
      const [full] = (await wire.ask('loadProducts', { SKUS: [SKU] })).PRODUCTS;
      const [listed] = (await wire.ask('loadProducts', { SKUS: [SKU], FILTER_CLASS: 'LIST' })).PRODUCTS;
      expect(full?.DESCRIPTION).toBeDefined();
      expect(full?.CATEGORY_PATHS?.length).toBeGreaterThan(0);
      const pictures = full?.ASSETS.filter(({ ASSET_TYPE }) => ASSET_TYPE === 'PRODUCT_MAIN_PICTURE') ?? [];
      // Record 0163: a listing has the first picture alone.
      expect(pictures.length).toBeGreaterThan(0);
      expect(full).toMatchObject({ ...listed, ASSETS: full?.ASSETS });
      expect(listed?.ASSETS).toEqual(pictures.slice(0, 1));
      for (const field of ['DESCRIPTION', 'GTIN', 'CATEGORY_PATHS', 'CROSS_SELLING'])
        expect(listed).not.toHaveProperty(field);
    },
  },
  {
    name: 'D1: a search answers its products when it is asked to, as the batch would, with the fields of FILTER_CLASS',
    async run(wire) {
      const find = (request: Partial<RequestOf<'search'>>) =>
        wire.ask('search', { q: 'resistor', VIEW: 'listing', LIMIT: 3, ...request });
      const { PRODUCTS, LOADED } = await find({ WITH_PRODUCTS: true });
      expect(LOADED).toEqual((await wire.ask('loadProducts', { SKUS: PRODUCTS, FILTER_CLASS: 'LIST' })).PRODUCTS);
      expect(LOADED.length).toBeGreaterThan(0);
      const [full] = (await find({ WITH_PRODUCTS: true, FILTER_CLASS: 'FULL' })).LOADED;
      expect(full?.DESCRIPTION).toBeDefined();
      expect((await find({})).LOADED).toEqual([]);
      expect((await find({ q: 'zzxqjv', WITH_PRODUCTS: true })).LOADED).toEqual([]);
    },
  },
  {
    name: 'spec §8: when no product is known the load fails with ProductNotFoundException, status 200 (D2)',
    async run(wire) {
      const { errorClass, answer } = await wire.refused('loadProducts', { SKUS: [unknownSku], FILTER_CLASS: 'FULL' });
      expect([errorClass, answer.status]).toEqual(['ProductNotFoundException', 200]);
    },
  },
  ...Object.entries<unknown>({
    'no SKU': { SKUS: [] },
    'more than 100 SKUs': { SKUS: Array.from({ length: 101 }, (_, index) => index + 1) },
    'a SKU as text': { SKUS: ['100'] },
    'a SKU beyond nine digits': { SKUS: [1e12] },
    'another filter class': { SKUS: [1], FILTER_CLASS: 'ALL' },
  }).map(
    ([what, body]) =>
      ({
        name: `a load of ${what} is refused`,
        async run(wire) {
          const answer = await wire.send('POST', '/api/product/load', { body });
          expect(answer.json).toMatchObject({ ERROR_CLASS: 'InvalidRequestException' });
          expect(answer.json).toHaveProperty('FIELDS');
        },
      }) satisfies Scenario,
  ),
  {
    name: 'spec §9: 1.2 is the root; each child names it as its parent and says whether it has children',
    async run(wire) {
      const root = await wire.ask('category', { PATH: '1.2' });
      expect(root).toMatchObject({ PATH: '1.2', PARENT_PATH: null, HAS_CHILDREN: true });
      expect(root.CHILDREN.length).toBeGreaterThan(1);
      for (const { PATH, NAME, HAS_CHILDREN } of root.CHILDREN) {
        const child = await wire.ask('category', { PATH });
        expect(child).toMatchObject({ PATH, NAME, HAS_CHILDREN, PARENT_PATH: '1.2' });
        expect(child.CHILDREN.length > 0, `HAS_CHILDREN of ${PATH}`).toBe(HAS_CHILDREN);
      }
    },
  },
  {
    name: 'every category that a product names exists',
    async run(wire) {
      const paths = new Set((await allProducts(wire)).flatMap(({ CATEGORY_PATHS = [] }) => CATEGORY_PATHS));
      for (const PATH of paths) expect((await wire.ask('category', { PATH })).PATH).toBe(PATH);
    },
  },
  ...['9.9', '1.2.', '1', 'constructor'].map(
    (path) =>
      ({
        name: `D24: the category "${path}" is not found`,
        async run(wire) {
          const { errorClass, answer } = await wire.refused('category', { PATH: path });
          expect([errorClass, answer.status]).toEqual(['CategoryNotFoundException', 200]);
        },
      }) satisfies Scenario,
  ),
  {
    name: 'spec §2: the menu has eight groups, each with a title and with titled entries that name their tags',
    async run(wire) {
      const { GROUPS } = await wire.ask('categoryMenu');
      expect(GROUPS.map(({ GROUP }) => GROUP)).toEqual([
        'education',
        'components',
        'computer-network',
        'energy',
        'lab-workshop',
        'embedded',
        'robotics',
        'bricks',
      ]);
      for (const { GROUP, TITLE: groupTitle, ENTRIES } of GROUPS) {
        expect(groupTitle, GROUP).toMatchObject(
          GROUP === 'energy' ? { EN: 'Energy', DE: 'Energie', FR: 'Énergie' } : {},
        );
        expect(ENTRIES.length, GROUP).toBeGreaterThan(0);
        for (const { TITLE, GROUPTAGS } of ENTRIES)
          expect([Object.values(TITLE).some(Boolean), GROUPTAGS.length > 0]).toEqual([true, true]);
      }
    },
  },
  {
    name: 'manufacturers come from A to Z, whatever the case of their letters, with the number of their products',
    async run(wire) {
      const { MANUFACTURERS } = await wire.ask('manufacturers');
      const names = MANUFACTURERS.map(({ MANUFACTURER_NAME }) => MANUFACTURER_NAME.toLowerCase());
      expect(names).toEqual(names.toSorted());
      expect(MANUFACTURERS.every(({ PRODUCT_COUNT }) => PRODUCT_COUNT > 0)).toBe(true);
    },
  },
];
