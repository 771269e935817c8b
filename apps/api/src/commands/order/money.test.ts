import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { camtOf } from '../../../testing/statements.ts';
import { removeTestFolders, testFolder } from '../../../testing/testFolder.ts';
import { orderByTransfer, orderDesk, orderOnline } from '../../../testing/orderDesk.ts';
import type { TestApp } from '../../../testing/testApp.ts';
import { openTestApp, testNow } from '../../../testing/testApp.ts';
import { throttleBuckets } from '../../db/accountSchema.ts';
import { mailOutbox } from '../../db/mailSchema.ts';
import { migrationsFolder } from '../../db/migrations.ts';
import { orders, payments } from '../../db/orderSchema.ts';
import { sandboxPayments, sandboxRequests } from '../../db/sandboxSchema.ts';
import { sandboxIntegrations } from '../../integrations/integrations.ts';
import type { PaymentProvider } from '../../integrations/payments/provider.ts';
import { sandboxProvider } from '../../integrations/payments/sandbox.ts';
import { upkeepPayments } from '../../services/checkout/upkeep.ts';
import { readOrderFile } from '../../services/orders/orderFile.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';

let shop: TestApp;
let number: string;
beforeAll(async () => {
  shop = await openTestApp();
}, 60_000);
afterAll(async () => {
  await shop.close();
  removeTestFolders();
});
beforeEach(async () => {
  shop.time.now = testNow;
  const emptied = [payments, orders, mailOutbox, throttleBuckets, sandboxRequests, sandboxPayments];
  for (const table of emptied) await shop.db.delete(table);
  number = await orderOnline(shop);
});

const down = () => Promise.reject(new Error('The provider is down.'));
const refuses = () => Promise.resolve({ kind: 'refused', reason: 'expired' } as const);
/** A desk whose provider differs in what is given. */
const deskWith = (change: Partial<PaymentProvider>) =>
  orderDesk(shop, { providers: { PAYPAL: { ...sandboxProvider(shop.db), ...change } } });
const order = (...words: readonly string[]) => orderDesk(shop).order(...words);

async function file() {
  const read = await readOrderFile(shop.db, number);
  if (read === null) throw new Error('There is no such order.');
  return read;
}
const kinds = async () => (await file()).history.map(({ act }) => act.kind);
const total = async () => (await file()).state.total;

/** The provider's books: the payment's state, and the requests that it has done. */
async function atProvider() {
  const [payment] = await shop.db.select().from(sandboxPayments);
  const asked = await shop.db.select().from(sandboxRequests);
  return [payment?.state, ...asked.filter(({ refusal }) => refusal === null).map(({ kind, cents }) => [kind, cents])];
}

/** The job, an hour later, when the provider can be reached. */
async function laterJob() {
  shop.time.now = new Date(shop.time.now.getTime() + 3_600_001);
  const { payments: providers } = sandboxIntegrations(shop.db);
  const current = { clock: () => shop.time.now, currentShop: () => exampleShop };
  await upkeepPayments({ db: shop.db, ...current, payments: providers, log: () => undefined });
}

describe('D37: money that a provider holds for an order', () => {
  test('is captured with the first parcel, once', async () => {
    expect(await kinds()).toEqual(['placed', 'authorised']);
    expect((await order('show', number))[1]).toContain('its payment authorised; it waits for shipping');
    const [code, said] = await order('ship', number, '--line', '1=5', '--by', 'ada');
    expect([code, said]).toEqual([0, expect.stringMatching(/PAYPAL was asked to capture [\d.]+ EUR: done\.$/)]);
    await order('ship', number);
    expect(await kinds()).toEqual(['placed', 'authorised', 'sent', 'paid', 'sent']);
    expect(await atProvider()).toEqual(['captured', ['capture', await total()]]);
    expect((await file()).history[3]).toMatchObject({ by: 'ada', act: { kind: 'paid' } });
    expect((await order('show', number))[1]).toMatch(/PAYPAL was asked to capture [\d.]+ EUR: done$/);
  });

  test('is captured earlier by "paid", and a repetition with its key does nothing', async () => {
    expect((await order('paid', number, '--amount', '1.00'))[1]).toContain('has another amount');
    expect((await order('paid', number, '--seen', '1'))[1]).toContain('Something has happened');
    expect((await order('paid', number, '--dry-run'))[1]).toContain('Would be done: asks for');
    expect(await atProvider()).toEqual(['authorised']);
    expect((await order('paid', number, '--key', 'p'))[1]).toContain('done.');
    expect(await order('paid', number, '--key', 'p')).toEqual([0, expect.stringContaining('done before')]);
    expect(await atProvider()).toEqual(['captured', ['capture', await total()]]);
  });

  test('is released when the order ends, and nothing is captured afterwards', async () => {
    expect((await order('cancel', number))[1]).toMatch(/PAYPAL was asked to release [\d.]+ EUR: done\.$/);
    expect(await atProvider()).toEqual(['cancelled', ['cancel', 0]]);
    expect(await kinds()).toEqual(['placed', 'authorised', 'cancelled', 'paymentFailed']);
    expect((await order('paid', number))[1]).toContain('has been cancelled');
    expect((await order('close', number))[0]).toBe(0);
  });

  test('goes back by itself when a captured order is cancelled, what was refunded before not again', async () => {
    await order('paid', number);
    await order('refund', number, '--amount', '2.00');
    const [, said] = await order('cancel', number, '--shop');
    const rest = (await total()) - 200;
    expect(said).toContain(`PAYPAL was asked to return ${(rest / 100).toFixed(2)} EUR: done.`);
    expect(await atProvider()).toEqual(['captured', ['capture', rest + 200], ['refund', 200], ['refund', rest]]);
    expect((await file()).state).toMatchObject({ payment: 'refunded', stage: 'cancelled' });
  });

  test('is refunded in parts, each once, up to what was captured', async () => {
    await order('ship', number);
    for (const key of ['a', 'a', 'b']) await order('refund', number, '--amount', '2.00', '--key', key);
    expect((await order('refund', number, '--amount', '9999.00'))[1]).toContain('was not paid so much');
    const captured = await total();
    expect(await atProvider()).toEqual(['captured', ['capture', captured], ['refund', 200], ['refund', 200]]);
    expect((await order('refund', number))[1]).toContain('done.');
    expect((await file()).state).toMatchObject({ payment: 'refunded', refunded: captured });
  });
});

describe('D37: a provider that does not answer', () => {
  test('is asked again by the job; until then "show" and the log say so', async () => {
    const desk = deskWith({ capture: down });
    const [code, said] = await desk.order('ship', number);
    expect([code, said]).toEqual([0, expect.stringContaining('no answer yet (attempts: 1), asked again from')]);
    expect(desk.lines).toEqual([expect.objectContaining({ event: 'crash', route: 'capture' })]);
    expect((await file()).state.payment).toBe('authorised');
    await laterJob();
    expect(await atProvider()).toEqual(['captured', ['capture', await total()]]);
    expect((await file()).state.payment).toBe('paid');
  });

  test('has captured all the same: the repetition has the same key, and it is captured once', async () => {
    const sandbox = sandboxProvider(shop.db);
    const silent: PaymentProvider['capture'] = async (request) => {
      await sandbox.capture(request);
      return down();
    };
    await deskWith({ capture: silent }).order('paid', number);
    await laterJob();
    expect(await atProvider()).toEqual(['captured', ['capture', await total()]]);
    expect(await kinds()).toEqual(['placed', 'authorised', 'paid']);
  });

  test('captures after the order was cancelled: the money goes back', async () => {
    await deskWith({ capture: down }).order('paid', number);
    const [, said] = await deskWith({ capture: down }).order('cancel', number);
    expect(said).not.toContain('release');
    expect((await order('close', number))[1]).toContain('is not finished');
    await laterJob();
    expect(await kinds()).toEqual(['placed', 'authorised', 'cancelled', 'paid', 'refunded']);
    const captured = await total();
    expect(await atProvider()).toEqual(['captured', ['capture', captured], ['refund', captured]]);
  });
});

describe('D37: a provider that refuses', () => {
  test('a capture: the payment has failed, and the operator sees it', async () => {
    const desk = deskWith({ capture: refuses });
    expect((await desk.order('ship', number))[1]).toMatch(/to capture [\d.]+ EUR: refused \(expired\)\.$/);
    expect(desk.lines).toEqual([expect.objectContaining({ outcome: 'capture refused' })]);
    expect((await file()).state.payment).toBe('failed');
    expect((await order('list', 'payment'))[1]).toContain(number);
    const [, said] = await order('paid', number, '--why', 'by transfer');
    expect(said).toContain('paid');
    expect((await order('refund', number, '--amount', '1.00'))[1]).toContain('Transfer 1.00 EUR by hand');
  });

  test('a capture: the shopper is mailed, and the order is paid once by transfers in its place, whatever is asked twice', async () => {
    await deskWith({ capture: refuses }).order('ship', number, '--line', '1=5');
    const mails = await shop.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, 'ada@example.org'));
    expect(mails.map(({ mail }) => mail.kind)).toEqual(['orderConfirmation', 'orderSent', 'orderPaymentFailed']);
    expect((await order('ship', number))[1]).toContain('is not paid');
    const statement = join(testFolder(), 'statement.xml');
    const amount = ((await total()) / 100).toFixed(2);
    const twice = ['A', 'B'].map((reference) => ({ amount, text: number, reference }));
    writeFileSync(statement, camtOf('08', twice));
    const [, booked] = await order('statement', statement);
    expect(booked).toContain(`booked: ${number}`);
    expect(booked).toContain(`order ${number} is paid already: send back what came twice.`);
    await order('paid', number);
    await laterJob();
    expect(await order('ship', number)).toEqual([0, expect.stringContaining('sent')]);
    expect(await kinds()).toEqual(['placed', 'authorised', 'sent', 'paymentFailed', 'paid', 'sent']);
    expect(await atProvider()).toEqual(['authorised']);
  });

  test('a refund: the shop still has the money, and it goes back by hand', async () => {
    await order('ship', number);
    const [, said] = await deskWith({ refund: refuses }).order('refund', number, '--amount', '3.00');
    expect(said).toContain('refused (expired); "refund" it again, by hand');
    expect((await file()).state).toMatchObject({ payment: 'paid', refunded: 0, refundsBy: 'hand' });
    expect((await order('refund', number, '--amount', '3.00'))[1]).toContain(
      `Transfer 3.00 EUR by hand, with the reference ${number};`,
    );
    expect((await order('list', 'transfer'))[1]).toContain(number);
    expect(await atProvider()).toEqual(['captured', ['capture', await total()]]);
  });
});

test('D37: the refund of a transfer is listed until it is made by hand, and entered once', async () => {
  number = await orderByTransfer(shop);
  await order('paid', number);
  const [, said] = await order('refund', number, '--amount', '2.50');
  expect(said).toContain(`Transfer 2.50 EUR by hand, with the reference ${number};`);
  expect((await file()).ledger).toEqual([]);
  expect(await order('list', 'transfer')).toEqual([0, expect.stringContaining('to transfer: 2.50 EUR')]);
  expect((await order('show', number))[1]).toContain('Transfer 2.50 EUR by hand');
  expect((await order('transferred', number, '--by', 'ada'))[0]).toBe(0);
  const [code, again] = await order('transferred', number, '--by', 'bert');
  expect(code).toBe(1);
  expect(again).toMatch(
    /has no money that is to be transferred by hand.*The last act was .* ada: transferred 2\.50 EUR/,
  );
  expect(await order('list', 'transfer')).toEqual([0, 'There is none.']);
  expect(await kinds()).toEqual(['placed', 'paid', 'refunded', 'transferred']);
});

test('D37: refunds from before the act are filled in by the migration as the rule has them', async () => {
  await order('ship', number);
  await order('refund', number, '--amount', '1.00');
  const byTransfer = await orderByTransfer(shop);
  await order('paid', byTransfer);
  await order('refund', byTransfer, '--amount', '2.50');
  await order('refund', byTransfer, '--amount', '1.25');
  const standing = () =>
    shop.db.select({ of: orders.number, is: orders.toTransfer }).from(orders).orderBy(orders.number);
  const before = await standing();
  expect(before.map(({ is }) => is)).toEqual([0, 375]);
  await shop.db.update(orders).set({ toTransfer: 0 });
  const [, backfill = ''] = readFileSync(`${migrationsFolder}/0053_transfers_back.sql`, 'utf8').split(
    '--> statement-breakpoint',
  );
  await shop.db.execute(sql.raw(backfill));
  expect(await standing()).toEqual(before);
});

test('shoppers have one mail for what happens to their money: of a refund, not of a capture', async () => {
  await order('ship', number);
  await order('refund', number, '--amount', '1.00');
  const mails = await shop.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, 'ada@example.org'));
  expect(mails.map(({ mail }) => mail.kind)).toEqual(['orderConfirmation', 'orderSent', 'orderRefunded']);
});
