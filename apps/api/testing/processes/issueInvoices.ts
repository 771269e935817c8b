import { notExists, eq, and } from 'drizzle-orm';
import type { DatabaseLocation } from '../../src/db/location.ts';
import { openDatabase } from '../../src/db/open.ts';
import { documents } from '../../src/db/documentSchema.ts';
import { orders } from '../../src/db/orderSchema.ts';
import { issueInvoice } from '../../src/services/documents/issueInvoice.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';

/**
 * A process that issues the invoices of all orders that have none, ten at a time, until it is killed. Every fifth transaction fails after it has
 * taken its number. Arguments: database kind and location.
 */
const [kind = '', where = ''] = process.argv.slice(2);
const location: DatabaseLocation = kind === 'server' ? { kind, url: where } : { kind: 'folder', path: where };

const { db, close } = await openDatabase(location);
const invoiced = db
  .select()
  .from(documents)
  .where(and(eq(documents.orderNumber, orders.number), eq(documents.kind, 'RE')));
const open = await db.select({ number: orders.number }).from(orders).where(notExists(invoiced)).orderBy(orders.number);

async function issue(orderNumber: string, fails: boolean): Promise<void> {
  await db.transaction(async (tx) => {
    await issueInvoice(tx, { now: new Date(), shop: exampleShop }, { orderNumber, part: '', pieces: null });
    if (fails) throw new RangeError('This transaction fails.');
  });
  process.stdout.write(`${orderNumber}\n`);
}

for (let start = 0; start < open.length; start += 10) {
  const batch = open.slice(start, start + 10);
  await Promise.all(
    batch.map(async ({ number }, index) => {
      if (index % 5 === 0) await issue(number, true).catch(() => undefined);
      await issue(number, false);
    }),
  );
}
await close();
