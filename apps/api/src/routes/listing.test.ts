import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseRequest, parseResponse } from '@platine/domain/contract/parse.ts';
import type { CallName } from '@platine/domain/contract/calls.ts';
import type { ResponseOf } from '@platine/domain/contract/schemas.ts';
import { testSkus } from '../../testing/testCatalogue.ts';
import type { TestApp } from '../../testing/testApp.ts';
import { openTestApp } from '../../testing/testApp.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
}, 120_000);
afterAll(() => shop.close());

async function call<Name extends CallName>(name: Name, request: unknown): Promise<ResponseOf<Name>> {
  const { envelope } = await shop.app.invoke(name, parseRequest(name, request), { sessionToken: null });
  if (!envelope.SUCCESSFUL) throw new Error(envelope.ERROR_CLASS);
  return parseResponse(name, envelope.DATA);
}
const search = (request: Record<string, unknown>) => call('search', { q: '', VIEW: 'listing', ...request });

const { plain, school, scarce, stepped, noSale, flagged, reduced } = testSkus;

test.each([
  ['new products, the newest first', { FILTERS: { NEW: true }, SORT: 'NEWEST' }, [stepped, plain]],
  ['reduced products', { FILTERS: { SALE: true } }, [reduced]],
  ['a manufacturer', { FILTERS: { MANUFACTURER_ID: 105 } }, [school, scarce]],
  ['a category', { FILTERS: { CATEGORY_PATH: '1.2.2' } }, [school, scarce]],
  ['a category and what is below it', { FILTERS: { CATEGORY_PATH: '1.2.1' } }, [plain, stepped, flagged, reduced]],
  ['not what only begins alike: 1.2.10', { FILTERS: { CATEGORY_PATH: '1.2.10' } }, [noSale]],
  ['a category that is not there', { FILTERS: { CATEGORY_PATH: '9' } }, []],
  ['any of the group tags', { FILTERS: { GROUPTAGS: ['bricks', 'nothing'] } }, [school, scarce]],
  ['two filters at once', { FILTERS: { NEW: true, MANUFACTURER_ID: 105 } }, []],
  ['by SKU, downwards', { FILTERS: { MANUFACTURER_ID: 105 }, SORT: 'SKU_DESC' }, [scarce, school]],
  ['the dearest first', { SORT: 'PRICE_DESC', LIMIT: 1 }, [reduced]],
  ['the cheapest first', { SORT: 'PRICE_ASC', LIMIT: 1 }, [plain]],
  ['by name', { SORT: 'NAME_ASC', LIMIT: 2 }, [scarce, school]],
])('listing: %s', async (_, request, skus) => {
  expect((await search(request)).PRODUCTS).toEqual(skus);
});

test.each([
  ['D21: an SKU', String(reduced), [reduced]],
  ['D21: a part number, in any case', `lg-${flagged}`, [flagged]],
  ['D21: a GTIN', `4000000${plain}`, [plain]],
  ['a word in German', 'Widerst', [plain, stepped, noSale, flagged, reduced]],
  ['a word without its accents, in any case', 'RESISTANCE', [plain, stepped, noSale, flagged, reduced]],
  ['every word counts', 'klots motor', [scarce]],
  ['words begin, they do not contain', 'lot', []],
  ['one letter missing: the word is repaired', 'lots', [school, scarce]],
  ['D21: words under 2 characters are dropped', 'a klots b', [school, scarce]],
  ['nothing but such words finds nothing', 'a b', []],
  ['signs of patterns are no patterns', '%_', []],
])('search: %s', async (_, q, skus) => {
  expect((await search({ q })).PRODUCTS).toEqual(skus);
});

test('suggestions: what has or begins with the part number that is typed, then what only mentions it, each by SKU downwards', async () => {
  const suggested = async (q: string) =>
    (await search({ q, VIEW: 'autocomplete', SORT: 'SKU_DESC', SKIP: '0', LIMIT: '7' })).PRODUCTS;
  expect(await suggested(`lg-${plain}`)).toEqual([plain, school]);
  expect(await suggested('LG-1000')).toEqual([reduced, flagged, noSale, stepped, plain, school]);
  expect(await suggested('resistor')).toEqual([scarce, school, reduced, flagged, noSale, stepped, plain]);
});

test('a page tells how many there are in all, even beyond the end; SKIP comes as digits too (D21)', async () => {
  expect(await search({ SKIP: '0', LIMIT: '2' })).toMatchObject({ PRODUCTS: [plain, stepped], MAX_HIT: 7 });
  expect(await search({ SKIP: 2, LIMIT: 2 })).toMatchObject({ PRODUCTS: [noSale, flagged], MAX_HIT: 7 });
  expect(await search({ SKIP: 50 })).toMatchObject({ PRODUCTS: [], MAX_HIT: 7 });
  expect(await search({ q: 'nothing' })).toMatchObject({ SEARCH_STRING: 'nothing', MAX_HIT: 0 });
});

test('products come in the order asked, each once, without those that are unknown', async () => {
  const { PRODUCTS } = await call('loadProducts', { SKUS: [school, 999, plain, school] });
  expect(PRODUCTS.map(({ SKU }) => SKU)).toEqual([school, plain]);
  await expect(call('loadProducts', { SKUS: [998, 999] })).rejects.toThrow('ProductNotFoundException');
});

test('a listing leaves out what only the product page shows', async () => {
  const load = async (FILTER_CLASS: string) =>
    (await call('loadProducts', { SKUS: [plain], FILTER_CLASS })).PRODUCTS[0];
  const full = await load('FULL');
  expect(full).toMatchObject({ DESCRIPTION: { EN: 'A resistor.' }, CATEGORY_PATHS: ['1.2.1.1'], CROSS_SELLING: [] });
  const listed = Object.keys((await load('LIST')) ?? {});
  const left = Object.keys(full ?? {}).filter((key) => !listed.includes(key));
  expect(left).toEqual(['DESCRIPTION', 'GTIN', 'SAFETY_CONTACT', 'CATEGORY_PATHS', 'CROSS_SELLING']);
});

test('a product that is not for sale has no sale; a reduced one keeps its former prices', async () => {
  const { PRODUCTS } = await call('loadProducts', { SKUS: [noSale, reduced] });
  expect(PRODUCTS[0]?.SELLING_PLATFORMS).toEqual([{ SELLING_PLATFORM: 'WEBSHOP', SALE: null }]);
  expect(PRODUCTS[1]?.SELLING_PLATFORMS[0]?.SALE?.PRICES).toEqual([
    { AMOUNT: 1, BRUTTO_SP: 8, ORIGINAL_BRUTTO_SP: 10, LOWEST_BRUTTO_30_DAYS: 10 },
  ]);
});

test('a category knows its parent and which children go deeper', async () => {
  expect(await call('category', { PATH: '1.2' })).toMatchObject({
    PARENT_PATH: null,
    HAS_CHILDREN: true,
    CHILDREN: [
      { PATH: '1.2.1', HAS_CHILDREN: true },
      { PATH: '1.2.10', HAS_CHILDREN: false },
      { PATH: '1.2.2', HAS_CHILDREN: false },
    ],
  });
  expect(await call('category', { PATH: '1.2.1.1' })).toMatchObject({
    PARENT_PATH: '1.2.1',
    HAS_CHILDREN: false,
    CHILDREN: [],
  });
  await expect(call('category', { PATH: '1.3' })).rejects.toThrow('CategoryNotFoundException');
});

test('the menu, the manufacturers and the shop itself answer by the contract', async () => {
  expect((await call('categoryMenu', {})).GROUPS).toMatchObject([
    { GROUP: 'components', TITLE: { EN: 'Components' }, ENTRIES: [{ GROUPTAGS: ['resistors'] }] },
  ]);
  expect((await call('manufacturers', {})).MANUFACTURERS).toMatchObject([
    { MANUFACTURER_ID: 105, PRODUCT_COUNT: 2, COUNTRY_CODE: null },
    { MANUFACTURER_ID: 1, PRODUCT_COUNT: 5 },
  ]);
  expect(await call('version', {})).toEqual({ VERSION: '3.0.27' });
  expect(await call('appInfo', {})).toEqual({ VERSION: '3.0.27' });
  expect((await call('typeMapping', { NAME: 'PAYMENT_METHOD' })).VALUES).toContain('SOFORT');
  expect((await call('countries', {})).COUNTRIES).toHaveLength(55);
  expect((await call('shippingCountries', {})).COUNTRIES.at(-1)).toEqual({
    COUNTRY_CODE: 'ZA',
    EU_COUNTRY: false,
    FREE_SHIPPING_THRESHOLD: null,
  });
  expect(await call('freeShippingThreshold', { COUNTRY_CODE: 'LU' })).toEqual({ COUNTRY_CODE: 'LU', THRESHOLD: 75 });
  expect(await call('freeShippingThreshold', { COUNTRY_CODE: 'CH' })).toEqual({ COUNTRY_CODE: 'CH', THRESHOLD: null });
  expect(await call('currentUser', {})).toEqual({ USER: null });
});
