import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, readFileSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { loadCatalogue } from '../catalogue/load.ts';
import { sandboxIntegrations } from '../integrations/integrations.ts';
import { startFailure } from '../start/startFailure.ts';
import { fragileDisk } from '../../testing/powerCut.ts';
import { testNow } from '../../testing/testApp.ts';
import { testSkus, writeTestCatalogue } from '../../testing/testCatalogue.ts';
import { emptyDataFolder } from '../../testing/emptyDatabase.ts';
import { removeTestFolders, testFolder } from '../../testing/testFolder.ts';
import { makeReady, orderNumbers, startPaying, testShopper } from '../../testing/testShopper.ts';
import { openDatabase } from './open.ts';
import { orders, payments } from './orderSchema.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';

const place = testFolder();
const folder = emptyDataFolder();
const killed = join(place, 'killed');
const cut = join(place, 'cut');
const answered: { order: readonly string[]; payment: string } = { order: [], payment: '' };

/** A shop that takes an order and begins a payment; the power fails as soon as the second is answered. */
beforeAll(async () => {
  const catalogue = writeTestCatalogue();
  const disk = fragileDisk();
  const first = await openDatabase({ kind: 'folder', path: folder });
  await loadCatalogue(first.db, { folder: catalogue, clock: () => testNow, warn: () => undefined });
  await first.close();
  disk.syncAll(folder);

  const { db, close } = await openDatabase({ kind: 'folder', path: folder, sync: disk.sync });
  const integrations = sandboxIntegrations(db);
  const app = createApp({
    db,
    ...integrations,
    clock: () => testNow,
    currentShop: () => exampleShop,
    log: () => undefined,
    publicOrigin: 'http://shop.test',
  });
  const shopper = testShopper(app);
  const CART_VERSION = await makeReady(shopper, { sku: testSkus.plain, amount: 20 });
  answered.order = orderNumbers(await shopper.call('checkout', { IDEMPOTENCY_KEY: 'one', CART_VERSION }));
  answered.payment = await startPaying(testShopper(app), { sku: testSkus.plain, amount: 20 });
  disk.copyAfterPowerCut(folder, cut);
  cpSync(folder, killed, { recursive: true });
  rmSync(join(killed, 'lock'));
  await close();
}, 120_000);
afterAll(removeTestFolders);

test(
  'an order and a payment that were answered are on the disk when the power fails',
  { timeout: 60_000 },
  async () => {
    const { db, close } = await openDatabase({ kind: 'folder', path: cut });
    const stored = await db.select({ number: orders.number }).from(orders);
    const begun = await db.select({ redirect: payments.redirect }).from(payments);
    await close();
    expect(answered.order).toHaveLength(1);
    expect(stored.map(({ number }) => number)).toEqual(answered.order);
    expect(begun).toContainEqual({ redirect: answered.payment });
  },
);

const openIn = (path: string) =>
  ['.', ...readdirSync(path, { recursive: true }).map(String)].filter(
    (name) => (statSync(join(path, name)).mode & 0o077) !== 0,
  );

test('the data folder is closed to other accounts, also one that was open', { timeout: 60_000 }, async () => {
  expect(openIn(folder)).toEqual([]);
  for (const name of ['.', 'created', 'postgres', 'postgres/base', 'postgres/PG_VERSION', 'postgres/global/pg_control'])
    chmodSync(join(killed, name), name.includes('_') ? 0o666 : 0o755);
  const { close } = await openDatabase({ kind: 'folder', path: killed });
  const open = openIn(killed);
  await close();
  expect(open).toEqual([]);
});

/** Every file but the one that names the running process. */
const bytesOf = (path: string) =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'postmaster.pid')
    .map(
      ({ parentPath, name }) =>
        `${name} ${createHash('sha1')
          .update(readFileSync(join(parentPath, name)))
          .digest('hex')}`,
    )
    .toSorted();
const segmentsIn = (path: string) =>
  readdirSync(join(path, 'postgres/pg_wal'))
    .filter((name) => name.length === 24)
    .toSorted();

test.each<[what: string, harm: (path: string) => void, found: RegExp]>([
  [
    'a short pg_control',
    (path) => truncateSync(`${path}/postgres/global/pg_control`, 100),
    /pg_control has 100 of 8192/,
  ],
  ['no pg_control', (path) => rmSync(`${path}/postgres/global/pg_control`), /pg_control is missing/],
  ['no database', (path) => rmSync(`${path}/postgres`, { recursive: true }), /PG_VERSION is missing/],
  [
    'a pg_control with a changed byte',
    (path) => {
      const bytes = readFileSync(`${path}/postgres/global/pg_control`);
      writeFileSync(`${path}/postgres/global/pg_control`, bytes.fill(7, 60, 61));
    },
    /incorrect checksum in control file/,
  ],
  [
    'a short file of the log',
    (path) => truncateSync(`${path}/postgres/pg_wal/${segmentsIn(path).at(-1)}`, 8192),
    /pg_wal\/[0-9A-F]{24} is incomplete/,
  ],
  [
    'no log',
    (path) => {
      for (const name of segmentsIn(path)) rmSync(`${path}/postgres/pg_wal/${name}`);
    },
    /a file of pg_wal is missing/,
  ],
  [
    'a log that is overwritten',
    (path) => {
      for (const name of segmentsIn(path)) writeFileSync(`${path}/postgres/pg_wal/${name}`, Buffer.alloc(16 << 20));
    },
    /could not locate a valid checkpoint record/,
  ],
])('a database with %s is refused with one sentence and left as it is', async (what, harm, found) => {
  const path = join(place, what);
  cpSync(folder, path, { recursive: true });
  harm(path);
  const before = bytesOf(path);
  const sentence = await openDatabase({ kind: 'folder', path }).then(() => 'opened', startFailure);
  expect(sentence).toMatch(found);
  expect(sentence).toMatch(
    /^The database in \S.* is damaged \(.+\) and was left as it is: .* "pnpm restore <file> --force"\.$/,
  );
  expect(bytesOf(path)).toEqual(before);
});

test(
  'a disk that fails to sync ends the process, and what was answered before is there',
  { timeout: 60_000 },
  async () => {
    const path = join(place, 'failing');
    cpSync(folder, path, { recursive: true });
    const program = fileURLToPath(new URL('../../testing/processes/failToSync.ts', import.meta.url));
    const ended = spawnSync(process.execPath, [program, path], { encoding: 'utf8' });
    expect(ended.stdout).toBe('before\n');
    expect(ended.stderr).toMatch(/^The embedded database has stopped \(could not fsync .+\): start again\.\n$/);
    expect(ended.status).toBe(1);
    const { db, close } = await openDatabase({ kind: 'folder', path });
    const rows = await db.select({ text: sql<string>`text` }).from(sql`noted`);
    await close();
    expect(rows).toContainEqual({ text: 'before' });
  },
);
