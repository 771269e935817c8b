import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { testProduct, testSkus, writeTestCatalogue } from '@platine/api/testing/testCatalogue.ts';
import type { DatabaseLocation } from '@platine/api/db/location.ts';
import { openDatabase } from '@platine/api/db/open.ts';
import { readOrderBooks } from '@platine/api/testing/orderBooks.ts';
import { fractions } from '@platine/api/testing/random.ts';
import { removeTestFolders, testFolder } from '@platine/api/testing/testFolder.ts';
import { afterAll, expect, test } from 'vitest';
import { startPostgres } from '../../../scripts/postgres.ts';

const program = fileURLToPath(import.meta.resolve('@platine/api/testing/processes/placeOrders.ts'));
/** The fault test of the API is 200 checkouts; fewer for a quick look. */
const orderCount = Number(process.env['FAULT_ORDERS'] ?? 200);
const pieces = 10;
/** Less than is ordered: the last orders find an empty stock. */
const stock = Math.floor(orderCount * pieces * 0.75);

afterAll(removeTestFolders);

type Progress = { readonly placed: Map<number, string>; inTheMiddle: readonly string[] | null; next: number };

type Kill = { readonly after: number; readonly delay: number };

/** Runs the program until it has ordered `killAfter` times, kills it a random moment later, and notes what its shoppers know. */
async function runUntilKilled(work: readonly string[], progress: Progress, kill: Kill): Promise<void> {
  const child = spawn(process.execPath, [program, ...work], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  let ordered = 0;
  for await (const text of createInterface({ input: child.stdout })) {
    const [event, number, ...rest] = text.split(' ');
    const index = Number(number);
    if (event === 'ready') {
      progress.inTheMiddle = [String(index), ...rest];
      progress.next = Math.max(progress.next, index + 1);
      if (ordered === kill.after) setTimeout(() => child.kill('SIGKILL'), kill.delay);
    } else {
      progress.placed.set(index, rest[0] ?? '');
      progress.inTheMiddle = null;
      ordered += 1;
    }
  }
  await ended;
  if (!child.killed) expect(child.exitCode, 'the program ended by itself').toBe(0);
}

async function orderAndKill(location: DatabaseLocation): Promise<number> {
  const seed = Number(process.env['FAULT_SEED'] ?? 1);
  process.stdout.write(`FAULT_SEED=${seed}\n`);
  const random = fractions(seed);
  const STOCK = { AMOUNT: stock, TIME_FRAME: 10, EXPECTED_DATE: null, PRESALE_DATE: null } as const;
  const PRICES = [{ AMOUNT: 1, BRUTTO_SP: 2, ORIGINAL_BRUTTO_SP: undefined, LOWEST_BRUTTO_30_DAYS: undefined }];
  const catalogueFolder = writeTestCatalogue([testProduct(testSkus.plain, { STOCK, PRICES })]);
  const progress: Progress = { placed: new Map(), inTheMiddle: null, next: 1 };
  let kills = 0;
  while (progress.next <= orderCount || progress.inTheMiddle !== null) {
    const range = [String(progress.next), String(orderCount)];
    const work = [location.kind, placeOf(location), catalogueFolder, ...range, ...(progress.inTheMiddle ?? [])];
    // Beyond the last order nothing is killed: the program ends.
    await runUntilKilled(work, progress, {
      after: 1 + Math.floor((random() * orderCount) / 4),
      delay: Math.floor(random() * 60),
    });
    kills += 1;
  }
  await expectSoundBooks(location, progress);
  return kills - 1;
}

function placeOf(location: DatabaseLocation): string {
  if (location.kind === 'memory') throw new Error('A database in memory is gone when its program is killed.');
  return location.kind === 'server' ? location.url : location.path;
}

async function expectSoundBooks(location: DatabaseLocation, { placed }: Progress): Promise<void> {
  const { db, close } = await openDatabase(location);
  const books = await readOrderBooks(db, testSkus.plain);
  await close();
  expect(books.orders.toSorted(), 'no order lost, none that nobody knows').toEqual([...placed.values()].toSorted());
  expect(books).toMatchObject({ mostOfOneSession: 1, confirmations: orderCount, paidNotPlaced: 0, openPayments: 0 });
  expect([books.orders.length, new Set(books.orders).size]).toEqual([orderCount, orderCount]);
  expect(books.stock + books.sold + books.setAside, 'no piece lost, none made').toBe(stock);
  expect([books.stock, books.sold], 'sold to the last piece, and no further').toEqual([0, stock]);
  expect(orderCount * pieces).toBeGreaterThan(stock);
}

test(
  'D4, D5: killed at random moments of 200 checkouts on PGlite, no order is lost, doubled, or paid and not placed',
  {
    timeout: 300_000,
  },
  async () => {
    const kills = await orderAndKill({ kind: 'folder', path: join(testFolder(), 'data') });
    expect(kills).toBeGreaterThan(2);
  },
);

test('D4, D5: the same on PostgreSQL', { timeout: 300_000 }, async () => {
  const postgres = await startPostgres();
  try {
    expect(await orderAndKill({ kind: 'server', url: postgres.url })).toBeGreaterThan(2);
  } finally {
    await postgres.stop();
  }
});
