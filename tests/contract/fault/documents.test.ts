import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Database } from '@platine/api/db/database.ts';
import { documents } from '@platine/api/db/documentSchema.ts';
import type { DatabaseLocation } from '@platine/api/db/location.ts';
import { openDatabase } from '@platine/api/db/open.ts';
import { issueInvoice } from '@platine/api/services/documents/issueInvoice.ts';
import { fractions } from '@platine/api/testing/random.ts';
import { storeOrders } from '@platine/api/testing/storeOrders.ts';
import { expect, test } from 'vitest';
import { bothDatabases } from './olderDatabase.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';

const program = fileURLToPath(import.meta.resolve('@platine/api/testing/processes/issueInvoices.ts'));
const now = new Date('2026-11-24T12:00:00Z');
const orderCount = 100;

async function invoicesOf(db: Database) {
  const issued = await db.select().from(documents).orderBy(documents.sequence);
  return issued.filter(({ kind }) => kind === 'RE');
}
const whole = (orderNumber: string) => ({ orderNumber, part: '', pieces: null });

/** Fifty shipments at once, each sent twice, and some that fail after they have taken their number. */
async function issueAtOnce(db: Database, numbers: readonly string[]): Promise<void> {
  const attempts = numbers.flatMap((number, index) => [
    db.transaction((tx) => issueInvoice(tx, { now, shop: exampleShop }, whole(number))),
    db.transaction((tx) => issueInvoice(tx, { now, shop: exampleShop }, whole(number))),
    db
      .transaction(async (tx) => {
        await issueInvoice(tx, { now, shop: exampleShop }, whole(number));
        if (index % 3 === 0) throw new RangeError('fails');
      })
      .catch(() => undefined),
  ]);
  await Promise.all(attempts);
}

/** Runs the program; with a delay it is killed so many milliseconds after its first invoice. */
async function run(location: DatabaseLocation, delay: number | null): Promise<void> {
  if (location.kind === 'memory') throw new Error('A database in memory is gone when its program is killed.');
  const place = location.kind === 'server' ? location.url : location.path;
  const child = spawn(process.execPath, [program, location.kind, place], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  child.stdout.once('data', () => {
    if (delay !== null) setTimeout(() => child.kill('SIGKILL'), delay);
  });
  child.stdout.resume();
  await ended;
  if (delay === null) expect(child.exitCode, 'the program ended by itself').toBe(0);
}

test.each(await bothDatabases())(
  'D38: numbers of a year have no gap and no double, 50 at once and killed in between ($kind)',
  { timeout: 240_000 },
  async (location) => {
    const first = await openDatabase(location);
    const numbers = await storeOrders(first.db, orderCount);
    await issueAtOnce(first.db, numbers.slice(0, 50));
    expect((await invoicesOf(first.db)).map(({ sequence }) => sequence)).toEqual(
      numbers.slice(0, 50).map((_, i) => i + 1),
    );
    await first.close();

    const random = fractions(1);
    for (let kills = 0; kills < 3; kills += 1) await run(location, Math.floor(random() * 40));
    await run(location, null);

    const { db, close } = await openDatabase(location);
    const issued = await invoicesOf(db);
    expect(issued.map(({ sequence }) => sequence)).toEqual(numbers.map((_, i) => i + 1));
    expect(issued.map(({ orderNumber }) => orderNumber).toSorted()).toEqual(numbers);
    expect(issued.map(({ number, document }) => [number, document.number])).toEqual(
      numbers.map((_, i) => [`RE-2026-${String(i + 1).padStart(6, '0')}`, `RE-2026-${String(i + 1).padStart(6, '0')}`]),
    );
    await expect(db.update(documents).set({ year: 2025 })).rejects.toThrow();
    await close();
  },
);
