import { createApp } from '@platine/api/app.ts';
import { loadCatalogue } from '@platine/api/catalogue/load.ts';
import { testProduct, testSkus, writeTestCatalogue } from '@platine/api/testing/testCatalogue.ts';
import type { DatabaseLocation } from '@platine/api/db/location.ts';
import { openDatabase } from '@platine/api/db/open.ts';
import { sandboxIntegrations } from '@platine/api/integrations/integrations.ts';
import { readOrderBooks } from '@platine/api/testing/orderBooks.ts';
import type { TestShopper } from '@platine/api/testing/testShopper.ts';
import { isRefusal, makeReady, testShopper } from '@platine/api/testing/testShopper.ts';
import { removeTestFolders } from '@platine/api/testing/testFolder.ts';
import { afterAll, expect, test } from 'vitest';
import { startPostgres } from '../../../scripts/postgres.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';

afterAll(removeTestFolders);

const clients = 50;
const clock = () => new Date('2026-11-21T12:00:00Z');

/** A shop with one piece of one product. */
async function openShop(location: DatabaseLocation) {
  const { db, close } = await openDatabase(location);
  const STOCK = { AMOUNT: 1, TIME_FRAME: 10, EXPECTED_DATE: null, PRESALE_DATE: null } as const;
  const PRICES = [{ AMOUNT: 1, BRUTTO_SP: 20, ORIGINAL_BRUTTO_SP: undefined, LOWEST_BRUTTO_30_DAYS: undefined }];
  const folder = writeTestCatalogue([testProduct(testSkus.plain, { STOCK, PRICES })]);
  await loadCatalogue(db, { folder, clock, warn: () => undefined });
  const app = createApp({
    currentShop: () => exampleShop,
    db,
    ...sandboxIntegrations(db),
    clock,
    log: () => undefined,
    publicOrigin: 'http://shop.test',
  });
  return { db, app, close };
}

const inParallel = <Answer>(count: number, act: (index: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)));

async function fillOneCart(shopper: TestShopper): Promise<void> {
  await shopper.call('cartAddPosition', { SKU: testSkus.plain, AMOUNT: 1 });
  await inParallel(clients - 1, () => shopper.call('cartAddPosition', { SKU: testSkus.plain, AMOUNT: 1 }));
  const { CART } = await shopper.call('currentSession', {});
  expect([CART.POSITIONS.map(({ AMOUNT }) => AMOUNT), CART.VERSION]).toEqual([[clients], clients]);
}

async function orderLastPiece({ app, db }: Awaited<ReturnType<typeof openShop>>): Promise<void> {
  const ready = await inParallel(clients, async (index) => {
    const shopper = testShopper(app);
    const payment = index % 2 === 0 ? 'PAYPAL' : 'WIRE_TRANSFER';
    return { shopper, version: await makeReady(shopper, { sku: testSkus.plain, amount: 1, payment }) };
  });
  // Each presses twice, from two tabs.
  const answers = await inParallel(2 * clients, (index) => {
    const { shopper, version } = ready[index % clients] ?? { shopper: testShopper(app), version: 0 };
    return shopper.attempt('checkout', { IDEMPOTENCY_KEY: `tab ${index}`, CART_VERSION: version });
  });
  const refused = answers.filter(isRefusal).map(({ errorClass }) => errorClass);
  expect(new Set(refused)).toEqual(new Set(['CartConflictException']));
  const books = await readOrderBooks(db, testSkus.plain);
  expect([books.orders.length + books.openPayments, books.mostOfOneSession <= 1]).toEqual([1, true]);
  expect([books.stock, books.sold + books.setAside]).toEqual([0, 1]);
}

async function crowd(location: DatabaseLocation): Promise<void> {
  const shop = await openShop(location);
  try {
    await fillOneCart(testShopper(shop.app));
    await orderLastPiece(shop);
  } finally {
    await shop.close();
  }
}

test('50 parallel clients fill one cart, and of 50 who order the last piece one gets it: on PGlite', async () => {
  await expect(crowd({ kind: 'memory' })).resolves.toBeUndefined();
}, 240_000);

test('the same on PostgreSQL', { timeout: 240_000 }, async () => {
  const postgres = await startPostgres();
  try {
    await expect(crowd({ kind: 'server', url: postgres.url })).resolves.toBeUndefined();
  } finally {
    await postgres.stop();
  }
});
