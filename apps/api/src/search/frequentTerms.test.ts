import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emptyDatabase } from '../../testing/emptyDatabase.ts';
import { testProduct, testProducts, testSkus, writeTestCatalogue } from '../../testing/testCatalogue.ts';
import { importCatalogue } from '../catalogue/importCatalogue.ts';
import type { OpenedDatabase } from '../db/open.ts';
import { openDatabase } from '../db/open.ts';
import { frequentTerms, productLists, productSearch } from '../db/searchSchema.ts';
import { chooseFrequentTerms, listAllFrequentTerms } from './frequentTerms.ts';
import { readIndexDelta } from './indexDelta.ts';

let opened: OpenedDatabase;
const take = (...more: readonly Readonly<Parameters<typeof testProduct>>[]) =>
  importCatalogue(opened.db, {
    folder: writeTestCatalogue([...testProducts, ...more.map((product) => testProduct(...product))]),
    source: 'import',
    retireMany: true,
    clock: () => new Date('2026-05-01'),
  });
/** Asks as a search does. */
async function skusOf(term: string): Promise<number[]> {
  const { found } = await readIndexDelta(opened.db, { stockFrom: null, terms: [term] });
  const packed = Buffer.concat(found.get(term) ?? []);
  return Array.from({ length: packed.length / 4 }, (_, at) => packed.readInt32BE(at * 4)).toSorted(
    (one, other) => one - other,
  );
}
const listed = async () => (await opened.db.select().from(productLists)).map(({ term }) => term);
const [word, beginning, other] = [`'quokka'`, `'~quo':*`, `'klots'`];

beforeAll(async () => {
  opened = await openDatabase(await emptyDatabase());
  await opened.db.insert(frequentTerms).values([word, beginning, other].map((term) => ({ term })));
});
beforeEach(async () => {
  // A product that stays as it was would not be written again.
  await take();
  await take([910_001, { NAME: { EN: 'Quokka lamp' } }]);
  await listAllFrequentTerms(opened.db);
});
afterAll(() => opened.close());

test('a list is what a search reads', async () => {
  expect(await skusOf(word)).toEqual([910_001]);
  await opened.db
    .update(productLists)
    .set({ skus: Uint8Array.of(0, 0, 1, 2) })
    .where(eq(productLists.term, word));
  expect(await skusOf(word)).toEqual([258]);
  await opened.db.delete(productLists).where(eq(productLists.term, word));
});

test('a long list comes in pieces, each a row, so that others are answered in between', async () => {
  const skus = Array.from({ length: 25_000 }, (_, sku) => sku + 1);
  const packed = Buffer.alloc(skus.length * 4);
  for (const [at, sku] of skus.entries()) packed.writeInt32BE(sku, at * 4);
  await opened.db.update(productLists).set({ skus: packed }).where(eq(productLists.term, word));
  const { found } = await readIndexDelta(opened.db, { stockFrom: null, terms: [`'nothing'`, word] });
  expect(found.get(word)?.map(({ length }) => length)).toEqual([40_000, 40_000, 20_000]);
  expect(await skusOf(word)).toEqual(skus);
  expect(found.get(`'nothing'`)).toBeUndefined();
  await opened.db.delete(productLists).where(eq(productLists.term, word));
});

describe('with lists, a search finds what has changed at once', () => {
  const wombat = sql`to_tsvector('simple', 'wombat')`;
  const bySku = eq(productSearch.sku, 910_001);
  test.each([
    ['a product that is called otherwise', () => opened.db.update(productSearch).set({ terms: wombat }).where(bySku)],
    ['a product that is no longer found', () => opened.db.delete(productSearch).where(bySku)],
  ])('%s', async (_, change) => {
    expect([await skusOf(word), await skusOf(beginning)]).toEqual([[910_001], [910_001]]);
    await change();
    expect(await listed()).toEqual([other]);
    expect([await skusOf(word), await skusOf(beginning)]).toEqual([[], []]);
    await listAllFrequentTerms(opened.db);
    expect((await listed()).toSorted()).toEqual([word, other, beginning].toSorted());
    expect([await skusOf(word), await skusOf(beginning)]).toEqual([[], []]);
  });

  test('a product that is new', async () => {
    const [row] = await opened.db.select().from(productSearch).where(bySku);
    if (row === undefined) throw new Error('The test catalogue lacks its product.');
    await opened.db.delete(productSearch).where(bySku);
    await listAllFrequentTerms(opened.db);
    expect(await skusOf(beginning)).toEqual([]);
    await opened.db.insert(productSearch).values(row);
    expect(await listed()).toEqual([other]);
    expect([await skusOf(word), await skusOf(beginning)]).toEqual([[910_001], [910_001]]);
  });

  test('an import lists again what it has changed', async () => {
    await take([910_001, { NAME: { EN: 'Wombat lamp' } }], [910_002, { NAME: { EN: 'Quokka' } }]);
    expect((await listed()).toSorted()).toEqual([word, other, beginning].toSorted());
    expect([await skusOf(word), await skusOf(beginning)]).toEqual([[910_002], [910_002]]);
    expect(await skusOf(other)).toContain(testSkus.scarce);
  });

  test('another price deletes no list', async () => {
    await opened.db.update(productSearch).set({ priceCents: 1, terms: sql`terms` });
    expect(await listed()).toHaveLength(3);
  });
});

describe('the terms that are chosen', () => {
  const before = [word, beginning, other];
  const chosen = async (limits?: Parameters<typeof chooseFrequentTerms>[1]) => {
    await take(...Array.from({ length: 30 }, (_, at) => [911_000 + at, { NAME: { EN: `Numbat's ${at}` } }] as const));
    await chooseFrequentTerms(opened.db, limits);
    const rows = await opened.db.select().from(frequentTerms);
    return rows.map(({ term }) => term).filter((term) => !before.includes(term));
  };

  test('none in a small catalogue', async () => {
    expect(await chosen()).toEqual([]);
  });

  test('words and beginnings that many products have, as a search asks for them', async () => {
    const terms = await chosen({ term: 30, catalogue: 1 });
    expect(terms).toEqual(expect.arrayContaining([`'numbat'`, `'~numbat'`, `'num':*`, `'~nu':*`]));
    expect(terms.filter((term) => /^'([=/^!+]|~[^']{3}).*:\*$/.test(term))).toEqual([]);
    expect(terms.filter((term) => /scarce|motor/.test(term))).toEqual([]);
    await listAllFrequentTerms(opened.db);
    expect(await skusOf(`'num':*`)).toHaveLength(30);
  });
});
