import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../../testing/testApp.ts';
import { openTestApp } from '../../../testing/testApp.ts';
import { testSkus, writeTestCatalogue } from '../../../testing/testCatalogue.ts';
import { importCatalogue } from '../importCatalogue.ts';
import { readDeskProduct } from './deskProducts.ts';
import type { Edited } from './editProduct.ts';
import { editProduct } from './editProduct.ts';

let shop: TestApp;
let presses = 0;

beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

const moment = () => ({ db: shop.db, now: shop.time.now });
const sku = testSkus.plain;

async function mend(texts: Readonly<Record<string, string>>): Promise<Edited> {
  presses += 1;
  const cells = Object.entries(texts).map(([heading, text]) => ({ heading, text }));
  const press = { sku, by: 'anna', why: 'wrong', key: `press-${presses}`, seen: 1_000_000 };
  return editProduct(moment(), { ...press, edit: { kind: 'cells', cells } });
}

async function cells(): Promise<Readonly<Record<string, string>>> {
  const product = await readDeskProduct(moment(), sku);
  return Object.fromEntries(product.cells.map(({ heading, text }) => [heading, text]));
}

describe('issue 20: everything that an import brings is mended by hand', () => {
  test('facts that go with each other are changed together, and one alone is refused', async () => {
    const alone = await mend({ 'CONTENT.AMOUNT': '250' });
    expect(alone.refusal).toBe('line');
    expect(alone.reason).toContain('UNIT');
    expect(await mend({ 'CONTENT.AMOUNT': '250', 'CONTENT.UNIT': 'ml' })).toMatchObject({ result: 'done' });
    expect(await cells()).toMatchObject({ 'CONTENT.AMOUNT': '250', 'CONTENT.UNIT': 'ml' });
    expect(await mend({ 'CONTENT.AMOUNT': '', 'CONTENT.UNIT': '' })).toMatchObject({ result: 'done' });
    expect(await cells()).toMatchObject({ 'CONTENT.AMOUNT': '', 'CONTENT.UNIT': '' });
  });

  test('a price break is added, and one that is not lower is refused', async () => {
    const second = { 'PRICES.2.AMOUNT': '10', 'PRICES.2.BRUTTO_SP': '1,10' };
    expect(await mend(second)).toMatchObject({ result: 'done' });
    expect((await readDeskProduct(moment(), sku)).breaks).toEqual([{ from: 10, price: 110 }]);
    expect(await mend({ 'PRICES.2.BRUTTO_SP': '9' })).toMatchObject({ result: 'refused', refusal: 'breaks' });
  });

  test.each([
    ['an unknown category', { CATEGORY_PATHS: '1.2.9' }, '1.2.9 is not in categories'],
    ['an unknown maker', { MANUFACTURER_ID: '4711' }, 'MANUFACTURER_ID 4711'],
    ['no JSON', { ATTRIBUTES: '[{' }, 'is no JSON'],
    ['a fact with a form of its own', { 'NAME.EN': 'x' }, 'NAME.EN'],
    ['a column that there is not', { COLOUR: 'red' }, 'cannot be changed here'],
  ])('%s is refused with the reason', async (_, texts, reason) => {
    const before = await cells();
    const refused = await mend(texts);
    expect(refused.refusal).toBe('line');
    expect(refused.reason).toContain(reason);
    expect(await cells()).toEqual(before);
  });

  test('marks with a form of their own stay, and the search finds what was changed', async () => {
    await editProduct(moment(), {
      sku,
      edit: { kind: 'flags', noSale: false, noDiscount: true },
      by: 'anna',
      why: 'x',
      key: 'flags',
      seen: 1_000_000,
    });
    expect(await mend({ FLAGS: 'FRAGILE', MANUFACTURER_SKU: 'ZYX-987' })).toMatchObject({ result: 'done' });
    const { flags } = await readDeskProduct(moment(), sku);
    expect(flags.toSorted()).toEqual(['FRAGILE', 'NO_DISCOUNT']);
    expect(await cells()).toMatchObject({ FLAGS: 'FRAGILE', MANUFACTURER_SKU: 'ZYX-987' });
    const found = await shop.send('POST', '/api/search', {
      body: { q: 'ZYX-987', VIEW: 'listing', SKIP: 0, LIMIT: 5 },
    });
    expect(found.text).toContain(`"PRODUCTS":[${sku}]`);
  });

  test('the next import says which facts it overwrites', async () => {
    const folder = writeTestCatalogue();
    const { overwrites } = await importCatalogue(shop.db, { folder, source: 'import', clock: () => shop.time.now });
    const fields = overwrites.filter((one) => one.sku === sku).map(({ field }) => field);
    expect(fields).toEqual(expect.arrayContaining(['MANUFACTURER_SKU', 'FLAGS', 'PRICES.2.BRUTTO_SP']));
    expect(await cells()).toMatchObject({ MANUFACTURER_SKU: `LG-${sku}` });
  });
});
