import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { LogLine } from '../log/log.ts';
import type { StartedApi } from '../start/startApi.ts';
import { startApi } from '../start/startApi.ts';
import { startFailure } from '../start/startFailure.ts';
import { testSkus, writeTestCatalogue } from '../../testing/testCatalogue.ts';
import { emptyDataFolder } from '../../testing/emptyDatabase.ts';
import { removeTestFolders, testFolder } from '../../testing/testFolder.ts';
import { startPaying, testShopper } from '../../testing/testShopper.ts';
import { openDatabase } from './open.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';

const mebibyte = 1024 * 1024;
const disk = { freeMib: 1000 };
const folder = emptyDataFolder();
const lines: LogLine[] = [];
const warnings = () => lines.flatMap((line) => (line.event === 'warning' ? [line.message] : []));

async function open(path = folder): Promise<StartedApi> {
  return startApi({
    currentShop: () => exampleShop,
    database: { kind: 'folder', path },
    mediaFolder: `${path}/media`,
    uploadFolder: `${path}/uploads`,
    publicOrigin: 'http://localhost:3000',
    deskOrigin: 'http://localhost:3000',
    trustedProxies: 0,
    orderLinkDays: 180,
    guestTransferDays: 14,
    sandbox: true,
    mail: { smtpUrl: null, from: '"Platine" <service@platine.example>', shop: 'office@platine.example', orders: null },
    log: (line) => lines.push(line),
    catalogueFolder: writeTestCatalogue(),
  });
}

beforeAll(() => {
  vi.spyOn(fs, 'statfsSync').mockImplementation(() => Object.assign(noDisk, { bavail: disk.freeMib, bsize: mebibyte }));
  // Modules that import it by its name, too; they may have been loaded by another file's tests.
  syncBuiltinESMExports();
});
const noDisk = { type: 0, bsize: 0, frsize: 0, blocks: 0, bfree: 0, bavail: 0, files: 0, ffree: 0 };
beforeEach(() => {
  disk.freeMib = 1000;
  lines.length = 0;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => void vi.useRealTimers());
afterAll(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  removeTestFolders();
});

test.each([
  [join(testFolder(), 'new'), 255, 256],
  [folder, 63, 64],
])('a start with too little room ends with one sentence', { timeout: 60_000 }, async (path, free, needed) => {
  if (path === folder) await (await open()).close();
  disk.freeMib = free;
  expect(await open(path).then(() => 'open', startFailure)).toBe(
    `The disk of DATA_DIR has ${free} MiB free, and the shop needs ${needed} MiB to start: make room, or set DATA_DIR to another disk.`,
  );
});

test(
  'while the disk lacks room the shop is read and not changed, says so once, and recovers',
  { timeout: 60_000 },
  async () => {
    const started = await open();
    const shopper = testShopper(started.app);
    const add = () => shopper.attempt('cartAddPosition', { SKU: testSkus.plain, AMOUNT: 1 });
    const ready = async () => {
      const answer = await started.operations.answer(new Request('http://localhost:3000/ready'));
      return [answer?.status, await answer?.text()];
    };
    try {
      await add();
      const redirect = await startPaying(testShopper(started.app), { sku: testSkus.plain, amount: 20 });
      expect(await ready()).toMatchObject([200, '{"status":"ready"}']);
      disk.freeMib = 63;
      await vi.advanceTimersByTimeAsync(5000);
      const reason =
        'The disk of DATA_DIR has 63 MiB free, and the shop needs 64 MiB to write: changes are refused until there is room.';
      await vi.waitFor(() => expect(warnings()).toContain(reason));
      expect(await ready()).toEqual([503, JSON.stringify({ status: 'not ready', reason })]);
      expect(await add()).toEqual({ errorClass: 'ServiceUnavailableException' });
      expect(await testShopper(started.app).attempt('cartAddPosition', { SKU: testSkus.plain, AMOUNT: 1 })).toEqual({
        errorClass: 'ServiceUnavailableException',
      });
      expect((await shopper.call('currentSession', {})).CART.POSITIONS).toMatchObject([{ AMOUNT: 1 }]);
      // The provider's word about a payment is refused, too: the provider repeats it, and the upkeep job asks.
      const body = new URLSearchParams({ decision: 'approve' });
      const request = new Request(`http://localhost:3000${redirect}`, { method: 'POST', body });
      expect((await started.app.fetch(request)).status).toBe(503);
      await vi.advanceTimersByTimeAsync(600_000);
      expect(lines.filter(({ event }) => event === 'crash')).toEqual([]);
      expect(warnings().filter((message) => message === reason)).toHaveLength(1);

      disk.freeMib = 64;
      await vi.advanceTimersByTimeAsync(5000);
      await vi.waitFor(() => expect(warnings()).toContain('The shop is ready again.'));
      expect(await add()).toMatchObject({ SESSION: { CART: { POSITIONS: [{ AMOUNT: 2 }] } } });
    } finally {
      await started.close();
    }
  },
);

test('a checkpoint shortens a log that has grown, and only such a one', { timeout: 60_000 }, async () => {
  const { db, upkeep, close } = await openDatabase({ kind: 'folder', path: folder });
  const start = sql<string>`redo_lsn::text`;
  const mib = sql<number>`(pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) / 1048576)::integer`;
  const log = async () => (await db.select({ start, mib }).from(sql`pg_control_checkpoint()`))[0];
  try {
    await db.execute(sql`create table filler (text text)`);
    const before = await log();
    await upkeep?.checkpoint();
    expect((await log())?.start).toBe(before?.start);
    await db.execute(sql`insert into filler select repeat('x', 900) from generate_series(1, 40000)`);
    expect((await log())?.mib).toBeGreaterThan(32);
    await upkeep?.checkpoint();
    expect((await log())?.mib).toBe(0);
    await db.execute(sql`drop table filler`);
  } finally {
    await close();
  }
});
