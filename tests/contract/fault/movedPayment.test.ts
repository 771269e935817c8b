import { createApp } from '@platine/api/app.ts';
import { loadCatalogue } from '@platine/api/catalogue/load.ts';
import { testSkus, writeTestCatalogue } from '@platine/api/testing/testCatalogue.ts';
import { openDatabase } from '@platine/api/db/open.ts';
import { sandboxIntegrations } from '@platine/api/integrations/integrations.ts';
import { payments } from '@platine/api/db/orderSchema.ts';
import { holdPayment } from '@platine/api/services/checkout/settle.ts';
import { hashToken } from '@platine/api/services/sessionToken.ts';
import { makeReady, testShopper } from '@platine/api/testing/testShopper.ts';
import { removeTestFolders } from '@platine/api/testing/testFolder.ts';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { startPostgres } from '../../../scripts/postgres.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';

afterAll(removeTestFolders);

const clock = () => new Date('2026-11-21T12:00:00Z');

test('D5, D6: a payment that a login moves while its notice waits is held with the session it moved to', async () => {
  const postgres = await startPostgres();
  const { db, close } = await openDatabase({ kind: 'server', url: postgres.url });
  const [login, watcher] = [new Client(postgres.url), new Client(postgres.url)];
  try {
    await loadCatalogue(db, { folder: writeTestCatalogue(), clock, warn: () => undefined });
    await Promise.all([login.connect(), watcher.connect()]);
    const app = createApp({
      currentShop: () => exampleShop,
      db,
      ...sandboxIntegrations(db),
      clock,
      log: () => undefined,
      publicOrigin: 'http://shop.test',
    });
    const [guest, customer] = [testShopper(app), testShopper(app)];
    const CART_VERSION = await makeReady(guest, { sku: testSkus.plain, amount: 20, payment: 'PAYPAL' });
    await guest.call('checkout', { IDEMPOTENCY_KEY: 'race', CART_VERSION });
    await customer.call('cartAddPosition', { SKU: testSkus.plain, AMOUNT: 1 });
    const [from, to] = [hashToken(guest.token() ?? ''), hashToken(customer.token() ?? '')];
    const [payment] = await db.select({ id: payments.id }).from(payments);

    // Repeats the steps of a login: it locks the guest's session, moves the payment, and ends that session.
    await login.query('begin');
    await login.query('select from sessions where token_hash = $1 for update', [from]);
    const notice = db.transaction(async (tx) => {
      const held = await holdPayment(tx, payment?.id ?? '');
      const takeIt = watcher.query('select from sessions where token_hash = $1 for update nowait', [to]);
      await expect(takeIt, 'its session is held').rejects.toMatchObject({ code: '55P03' });
      return held;
    });
    const waiting = async () => (await watcher.query('select from pg_locks where not granted')).rowCount;
    await expect.poll(waiting, { message: 'the notice waits for the session' }).toBe(1);
    await login.query('update payments set session_key = $2 where session_key = $1', [from, to]);
    await login.query('delete from sessions where token_hash = $1', [from]);
    await login.query('commit');
    expect((await notice)?.sessionKey).toBe(to);
  } finally {
    await Promise.all([close(), login.end(), watcher.end()]);
    await postgres.stop();
  }
}, 60_000);
