import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { loadCatalogue } from '../catalogue/load.ts';
import { testSkus, writeTestCatalogue } from '../../testing/testCatalogue.ts';
import type { Database } from '../db/database.ts';
import { lockFolder } from '../db/lock.ts';
import { newestMigration } from '../db/migrations.ts';
import { openDatabase } from '../db/open.ts';
import { orders } from '../db/orderSchema.ts';
import { sessions } from '../db/schema.ts';
import { startFailure } from '../start/startFailure.ts';
import { testNow } from '../../testing/testApp.ts';
import { makeReady, testShopper } from '../../testing/testShopper.ts';
import { emptyDataFolder } from '../../testing/emptyDatabase.ts';
import { removeTestFolders, testFolder } from '../../testing/testFolder.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';

const place = testFolder();
const folder = emptyDataFolder();
const file = join(place, 'shop.backup');
const clock = () => testNow;
let before: unknown;

async function inShop<Answer>(path: string, act: (db: Database) => Promise<Answer>): Promise<Answer> {
  const { db, close } = await openDatabase({ kind: 'folder', path });
  try {
    return await act(db);
  } finally {
    await close();
  }
}
const read = async (db: Database) => ({
  orders: await db.select().from(orders),
  sessions: await db.select().from(sessions),
});
const books = (path: string) => inShop(path, read);

beforeAll(async () => {
  const catalogue = writeTestCatalogue();
  before = await inShop(folder, async (db) => {
    await loadCatalogue(db, { folder: catalogue, clock, warn: () => undefined });
    const app = createApp({
      db,
      clock,
      currentShop: () => exampleShop,
      log: () => undefined,
      publicOrigin: 'http://shop.test',
    });
    const shopper = testShopper(app);
    const CART_VERSION = await makeReady(shopper, { sku: testSkus.plain, amount: 20 });
    await shopper.call('checkout', { IDEMPOTENCY_KEY: 'one', CART_VERSION });
    return read(db);
  });
  await backUp(folder, file, testNow);
}, 120_000);
afterAll(removeTestFolders);

const asRestored = (into: string, from = file, force = false) => restore({ file: from, folder: into, force });
const refusal = (act: Promise<unknown>) => act.then(() => 'done', startFailure);

describe('a backup', () => {
  test('is complete, readable by this account only, and never overwrites a file', async () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(place).filter((name) => name.endsWith('.part'))).toEqual([]);
    expect(await refusal(backUp(folder, file, testNow))).toMatch(/shop\.backup is there already: give/);
  });

  test('without a shop, or of a running one, is refused with one sentence', async () => {
    const other = join(place, 'other.backup');
    expect(await refusal(backUp(place, other, testNow))).toMatch(/^There is no shop's data in .*\.$/);
    const unlock = await lockFolder(folder);
    const said = await refusal(backUp(folder, other, testNow));
    unlock();
    expect(said).toMatch(/is in use by process \d+: stop that process/);
    expect(existsSync(other)).toBe(false);
  });

  test('to a place that cannot be written is refused with one sentence', async () => {
    expect(await refusal(backUp(folder, join(place, 'no/such/folder'), testNow))).toMatch(
      /could not be written to .*ENOENT/,
    );
  });
});

describe('restoring', { timeout: 120_000 }, () => {
  const fresh = join(place, 'fresh');

  test('recreates the same orders and sessions in a new folder', async () => {
    expect(await asRestored(fresh)).toEqual(testNow);
    expect(await books(fresh)).toEqual(before);
    expect(before).toMatchObject({ orders: [{ paid: false }], sessions: [{ email: 'ada@example.org' }] });
  });

  test('an interruption leaves the old data until the new ones are complete', async () => {
    const changed = await inShop(fresh, async (db) => {
      await db.delete(sessions);
      return read(db);
    });
    mkdirSync(join(folder, 'restoring'));
    writeFileSync(join(folder, 'restoring/PG_VERSION'), '18');
    expect(await books(folder)).toEqual(before);
    cpSync(join(fresh, 'postgres'), join(folder, 'restored'), { recursive: true });
    expect(await books(folder)).toEqual(changed);
    expect(readdirSync(folder).toSorted()).toEqual(['created', 'postgres']);
  });

  test('into a running shop is refused, --force or not', async () => {
    const unlock = await lockFolder(folder);
    const said = await refusal(asRestored(folder, file, true));
    unlock();
    expect(said).toMatch(/is in use by process \d+: stop that process/);
  });

  test('replaces a shop only with --force', async () => {
    const { ino } = statSync(join(folder, 'postgres'));
    expect(await refusal(asRestored(folder))).toMatch(/holds a shop's data already: .*--force/);
    expect(statSync(join(folder, 'postgres')).ino).toBe(ino);
    await asRestored(folder, file, true);
    expect(await books(folder)).toEqual(before);
  });
});

describe('a file that cannot be restored is refused with one sentence and changes nothing', () => {
  const bytes = () => readFileSync(file);
  const headed = (change: object, data: Buffer) => {
    const sha256 = createHash('sha256').update(data).digest('hex');
    const line = { platine: 'backup', format: 1, migration: newestMigration(), madeAt: testNow, sha256, ...change };
    return Buffer.concat([Buffer.from(`${JSON.stringify(line)}\n`), data]);
  };
  test.each<[what: string, make: () => Buffer, sentence: RegExp]>([
    ['half of one', () => bytes().subarray(0, 100_000), /is damaged or incomplete/],
    ['one with a changed byte', () => Buffer.from(bytes().fill(7, 5000, 5001)), /is damaged or incomplete/],
    ['one of a newer shop', () => headed({ migration: newestMigration() + 1 }, bytes()), /newer version of the shop/],
    ['one of a newer kind', () => headed({ format: 2 }, bytes()), /newer version of the shop/],
    [
      'one that says it holds an older shop than it does',
      () => headed({ migration: newestMigration() - 1 }, bytes().subarray(bytes().indexOf('\n') + 1)),
      /holds no database that can be opened/,
    ],
    ['something else', () => Buffer.from('-- PostgreSQL database dump\n'), /is no backup of this shop/],
    ['JSON', () => Buffer.from('{"platine":"catalogue"}\n'), /is no backup of this shop/],
    ['nothing', () => Buffer.alloc(0), /is no backup of this shop/],
    ['a sound heading before an archive of rubbish', () => headed({}, gzipSync('rubbish')), /holds no database/],
    [
      'a sound heading before rubbish',
      () => headed({}, Buffer.from('rubbish')),
      /holds no database that can be opened/,
    ],
  ])('%s', async (what, make, sentence) => {
    const broken = join(place, `${what}.backup`);
    const target = join(place, `into ${what}`);
    writeFileSync(broken, make());
    const said = await refusal(asRestored(target, broken));
    expect(said).toMatch(sentence);
    expect(said).toMatch(/^[^\n]+\.$/);
    expect(existsSync(join(target, 'postgres'))).toBe(false);
    expect(existsSync(join(target, 'created'))).toBe(false);
  });

  test('a missing file', async () => {
    expect(await refusal(asRestored(folder, join(place, 'none'), true))).toMatch(/cannot be read \(ENOENT\)/);
  });
});
