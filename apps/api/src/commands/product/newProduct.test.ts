import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../../testing/testApp.ts';
import { openTestApp, testNow } from '../../../testing/testApp.ts';
import { testSkus } from '../../../testing/testCatalogue.ts';
import { commandContext, typeCommand } from '../../../testing/typeCommand.ts';
import { newProductChoices } from '../../catalogue/edits/createProduct.ts';
import { readDeskProduct } from '../../catalogue/edits/deskProducts.ts';
import { products } from '../../db/schema.ts';
import { productCommand } from './run.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
}, 120_000);
afterAll(() => shop.close());

const typed = (...words: readonly string[]) => typeCommand(productCommand, words, commandContext({ db: shop.db }));
const facts = ['--name', 'EN=Lens', '--maker', '105', '--category', '1.2.2', '--weight', '12'];
const reason = ['--why', 'new in range'];
const read = (sku: number) => readDeskProduct({ db: shop.db, now: testNow }, sku);
const retires = 'The next import retires it unless its files have it: enter it there, too.';

test('issue 20: a product is brought in under a number', async () => {
  const more = ['--name', 'DE=Linse', '--part-number', 'L-1', '--price', '12.90', '--stock', '5', '--by', 'anna'];
  expect(await typed('new', '777001', ...facts, ...more, '--gtin', '40000004', ...reason)).toEqual([
    0,
    [
      '777001: 2026-11-21 13:00 anna: brought in (new in range)',
      '777001       12.90 EUR       5 in stock  –             Lens (Klots L-1), changed by hand',
      retires,
    ].join('\n'),
  ]);
  expect(await read(777001)).toMatchObject({ name: { EN: 'Lens', DE: 'Linse' }, state: 'onSale' });
});

test('without a number it gets the next free one, once for a key', async () => {
  const { sku } = await newProductChoices(shop.db);
  const words = ['new', ...facts, ...reason, '--key', 'lens-2'];
  const first = await typed(...words);
  expect(first).toEqual([0, expect.stringContaining(`${sku}: 2026-11-21 13:00 shop: brought in (new in range)\n`)]);
  expect(await typed(...words)).toEqual(first);
  expect(await shop.db.$count(products)).toBe(Object.keys(testSkus).length + 2);
  expect(first[1]).toContain('Lens (Klots), shown, not sold, changed by hand');
  expect(await read(sku)).toMatchObject({ price: null, stock: 0, state: 'notSold' });
});

test.each([
  [
    [String(testSkus.plain)],
    `there is a product ${testSkus.plain} already. Take another number, or leave it out for the next free one.`,
  ],
  [
    ['--maker', '7'],
    'there is no maker 7. "pnpm structure list maker" has all, "pnpm structure add maker" brings one in.',
  ],
  [
    ['--category', '1.2.99'],
    'there is no category 1.2.99. "pnpm structure list category" has all, "pnpm structure add category" brings one in.',
  ],
  [['--gtin', '12'], 'the import would refuse it: GTIN must have 8, 12, 13 or 14 digits. Correct it and try again.'],
  [
    ['--name', 'EN='],
    'the import would refuse it: NAME is required, in one language at least. Correct it and try again.',
  ],
])('a refusal is one sentence that says what to do, and brings nothing in: %j', async (words, sentence) => {
  const before = await shop.db.$count(products);
  expect(await typed('new', ...facts, ...words, ...reason)).toEqual([1, `Nothing was changed: ${sentence}`]);
  expect(await shop.db.$count(products)).toBe(before);
});

test('a new product wants a reason, too', async () => {
  const sentence = 'Nothing was changed: say why with --why <reason>. The log keeps it with who did it.';
  expect(await typed('new', ...facts)).toEqual([1, sentence]);
});
