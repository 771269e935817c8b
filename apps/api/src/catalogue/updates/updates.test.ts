import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emptyDatabase } from '../../../testing/emptyDatabase.ts';
import { testProducts, testSkus, writeTestCatalogue } from '../../../testing/testCatalogue.ts';
import { removeTestFolders, testFolder } from '../../../testing/testFolder.ts';
import type { OpenedDatabase } from '../../db/open.ts';
import { openDatabase } from '../../db/open.ts';
import { products, stockDocuments } from '../../db/schema.ts';
import { priceHistory, productSearch } from '../../db/searchSchema.ts';
import { importCatalogue } from '../importCatalogue.ts';
import { priceUpdates, stockUpdates } from './updateLines.ts';
import { updatePrices } from './updatePrices.ts';
import { changeStock, setStock } from './updateStock.ts';

let opened: OpenedDatabase;
const now = new Date('2026-11-24T00:00:00Z');
const nextDay = new Date('2026-11-25T00:00:00Z');
const { plain, stepped, reduced } = testSkus;
const take = () => importCatalogue(opened.db, { folder: writeTestCatalogue(), source: 'import', clock: () => now });

beforeAll(async () => {
  opened = await openDatabase(await emptyDatabase());
  await take();
}, 120_000);
afterAll(() => opened.close());
afterAll(removeTestFolders);
beforeEach(async () => {
  await opened.db.update(products).set({ stockAmount: 50 });
  await opened.db.delete(stockDocuments);
});

function fileOf(name: string, ...lines: readonly (string | object)[]) {
  const path = join(testFolder(), name);
  writeFileSync(path, lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'));
  return { path, map: null };
}

const rows = async () => (await opened.db.select().from(products).orderBy(products.sku)).map((row) => ({ ...row }));
const stockOf = async (sku: number) => (await rows()).find((row) => row.sku === sku)?.stockAmount;
const set = (file: ReturnType<typeof fileOf>) => setStock(opened.db, stockUpdates(opened.db, file), 'file');
const change = (id: string, file: ReturnType<typeof fileOf>) =>
  changeStock(opened.db, stockUpdates(opened.db, file), { id, now, file: 'file' });
const price = (file: ReturnType<typeof fileOf>) =>
  updatePrices(opened.db, priceUpdates(opened.db, file), { file: 'file', now: nextDay });

describe('stock from a file', () => {
  test.each([
    ['JSON lines', fileOf('stock.jsonl', { SKU: plain, AMOUNT: 7 }, { SKU: stepped, AMOUNT: 50 })],
    ['CSV', fileOf('stock.csv', 'SKU;AMOUNT', `${plain};7`, `${stepped};50`)],
  ])('%s: the count is set, and nothing else of any product changes', async (_, file) => {
    const before = await rows();
    expect(await set(file)).toMatchObject({ changed: 1, unchanged: 1, refused: 0 });
    expect(await rows()).toEqual(before.map((row) => (row.sku === plain ? { ...row, stockAmount: 7 } : row)));
  });

  test('wrong lines are refused with their reason, and the others are set', async () => {
    const lines = ['SKU,AMOUNT', `${plain},3`, `${plain},4`, '999,1', `${stepped},viele`, `${reduced},-1`];
    const report = await set(fileOf('stock.csv', ...lines));
    expect(report).toMatchObject({ changed: 1, refused: 4 });
    expect(
      report.refusals.toSorted((one, other) => one.line - other.line).map(({ line, reason }) => `${line}: ${reason}`),
    ).toEqual([
      `3: SKU ${plain} stands in a line before`,
      '4: SKU 999 is not in the catalogue',
      '5: AMOUNT: "viele" is no number (1170 and 1.17 are)',
      '6: AMOUNT must be greater than or equal to 0',
    ]);
    expect(await stockOf(plain)).toBe(3);
  });
});

describe('stock by difference', () => {
  const delivery = fileOf('delivery.csv', 'SKU;AMOUNT', `${plain};20`, `${plain};-5`, `${stepped};-50`);

  test('differences are added, once for each document', async () => {
    expect(await change('D-1', delivery)).toMatchObject({ changed: 2, repeated: false });
    expect([await stockOf(plain), await stockOf(stepped)]).toEqual([65, 0]);
    expect(await change('D-1', delivery)).toMatchObject({ changed: 0, repeated: true });
    expect(await stockOf(plain)).toBe(65);
    const twice = fileOf('more.csv', 'SKU;AMOUNT', `${plain};1`);
    await Promise.all([change('D-2', twice), change('D-2', twice)]);
    expect(await stockOf(plain)).toBe(66);
  });

  test('one line that cannot be applied refuses all, and the corrected file has the same document', async () => {
    expect(await change('D-3', fileOf('a.csv', 'SKU;AMOUNT', `${plain};5`, `${stepped};-51`))).toMatchObject({
      changed: 0,
      refusals: [{ line: 3, reason: `the stock of SKU ${stepped} would be -1` }],
    });
    expect(await stockOf(plain)).toBe(50);
    expect(await change('D-3', fileOf('a.csv', 'SKU;AMOUNT', `${plain};5`))).toMatchObject({ changed: 1 });
  });
});

describe('prices from a file', () => {
  const entry = (BRUTTO_SP: number, AMOUNT = 1) => ({ AMOUNT, BRUTTO_SP });

  test('price, discount, search and history change; stock and all else stay', async () => {
    const before = (await rows()).find(({ sku }) => sku === plain);
    const file = fileOf('prices.jsonl', {
      SKU: plain,
      PRICES: [{ ...entry(1), ORIGINAL_BRUTTO_SP: 2 }, entry(0.9, 10)],
    });
    expect(await price(file)).toMatchObject({ changed: 1, refused: 0 });
    expect((await rows()).find(({ sku }) => sku === plain)).toEqual({
      ...before,
      prices: [
        { from: 1, price: 100, original: 200, lowest30Days: 117 },
        { from: 10, price: 90, original: null, lowest30Days: null },
      ],
      priceCents: 100,
      contentHash: '',
    });
    const ofSku = eq(productSearch.sku, plain);
    expect(await opened.db.select().from(productSearch).where(ofSku)).toMatchObject([
      { priceCents: 100, reduced: true },
    ]);
    const history = await opened.db
      .select()
      .from(priceHistory)
      .where(eq(priceHistory.sku, plain))
      .orderBy(asc(priceHistory.id));
    expect(history.map(({ priceCents }) => priceCents)).toEqual([117, 100]);
    expect(await price(file)).toMatchObject({ changed: 0, unchanged: 1 });
    expect(await take()).toMatchObject({ changed: 1, unchanged: testProducts.length - 1 });
  });

  test('breaks that are dearer for more pieces, and prices that are none, are refused', async () => {
    const report = await price(
      fileOf('p.jsonl', { SKU: plain, PRICES: [entry(1), entry(2, 10)] }, { SKU: stepped, PRICES: [entry(0)] }),
    );
    expect(report).toMatchObject({ changed: 0, refused: 2 });
    expect(report.refusals.map(({ reason }) => reason)).toEqual([
      'PRICES are unsorted, overlapping or dearer for more pieces (D14)',
      'PRICES[0].BRUTTO_SP must be greater than or equal to 0.005',
    ]);
  });

  test('CSV has one price a product; a number that could be thousands is refused', async () => {
    const report = await price(fileOf('p.csv', 'SKU;BRUTTO_SP', `${stepped};3,50`, `${reduced};1.170`));
    expect(report).toMatchObject({ changed: 1, refused: 1 });
    expect((await rows()).find(({ sku }) => sku === stepped)?.priceCents).toBe(350);
  });
});
