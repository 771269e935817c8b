import type { Database } from '@platine/api/db/database.ts';
import { findOrder } from '@platine/api/db/findOrder.ts';
import { openDatabase } from '@platine/api/db/open.ts';
import { checkouts, payments } from '@platine/api/db/orderSchema.ts';
import { buildAddress, buildOrder } from '@platine/mocks/builders/order.ts';
import { expect, test } from 'vitest';
import { bothDatabases, firstMigrations, literal } from './olderDatabase.ts';

/** The last version whose addresses had no supplement: its orders are of version 2. */
const migrationsBefore = 17;

const { supplement: _supplement, ...short } = buildAddress();
const addresses = { delivery: buildAddress(), invoice: buildAddress(), pickup: null };
// Columns and history stand beside the document: they are not part of it.
const { paid: _paid, payBy, cancellation, events: _events, documents: _documents, ...placed } = buildOrder(addresses);
const { orderNumber, documentNumber: _document, date: _date, ...draft } = placed;
const olderOf = (order: object) => ({ version: 2, order: { ...order, delivery: short, invoice: short } });

async function writeOlder(db: Database): Promise<void> {
  await db.execute(`insert into orders (number, session_key, document, paid, placed_at)
    values ('${orderNumber}', 'guest', ${literal(olderOf(placed))}, true, now())`);
  await db.execute(`insert into payments
    (id, session_key, idempotency_key, method, state, draft, draft_hash, reserved, created_at, expires_at)
    values (gen_random_uuid(), 'guest', 'one', 'PAYPAL', 'draft', ${literal(olderOf(draft))}, '', '{}', now(), now())`);
  await db.execute(`insert into sessions (token_hash, customer_type, country, created_at, last_seen_at)
    values ('guest', 'PRIVATE', 'LU', now(), now()), ('other', 'PRIVATE', 'LU', now(), now())`);
  await db.execute(`insert into checkouts (session_key, addresses)
    values ('guest', ${literal([short, { ...short, id: 'second' }])}), ('other', null)`);
}

test.each(await bothDatabases())(
  'D43: addresses that were stored without a supplement open with an empty one ($kind)',
  { timeout: 60_000 },
  async (location) => {
    const old = await openDatabase(location, firstMigrations(migrationsBefore));
    await writeOlder(old.db);
    await old.close();

    const { db, close } = await openDatabase(location);
    expect(await findOrder(db, orderNumber)).toEqual({
      ...placed,
      paid: true,
      payBy,
      cancellation,
      events: [expect.objectContaining({ kind: 'placed' }), expect.objectContaining({ kind: 'paid' })],
      documents: [expect.objectContaining({ kind: 'KB' })],
    });
    expect(await db.select({ draft: payments.draft }).from(payments)).toEqual([{ draft }]);
    const books = await db.select({ book: checkouts.addresses }).from(checkouts).orderBy(checkouts.sessionKey);
    expect(books).toEqual([{ book: [buildAddress(), buildAddress({ id: 'second' })] }, { book: null }]);
    await close();
  },
);
