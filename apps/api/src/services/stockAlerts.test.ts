import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { optInDays } from '@platine/domain/customer/account.ts';
import { stockAlertDays } from '@platine/domain/catalog/stockAlert.ts';
import { testSkus } from '../../testing/testCatalogue.ts';
import type { TestApp } from '../../testing/testApp.ts';
import { openTestApp, testNow } from '../../testing/testApp.ts';
import { mailOutbox } from '../db/mailSchema.ts';
import { products } from '../db/schema.ts';
import { stockAlerts } from '../db/stockAlertSchema.ts';
import { dayMs } from '../time/clock.ts';
import { mailStockAlerts, removeOldStockAlerts } from './stockAlerts.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.delete(stockAlerts);
  await shop.db.delete(mailOutbox);
  await change({ stockAmount: 0, stockPresaleDate: null, orderable: true, withdrawn: false });
});

const sku = testSkus.plain;
const change = (values: Partial<typeof products.$inferInsert>) =>
  shop.db.update(products).set(values).where(eq(products.sku, sku));

function alert(number: number, confirmedAt: Date | null = testNow): typeof stockAlerts.$inferInsert {
  const email = `person-${number}@example.com`;
  return { hash: `hash-${number}`, sku, email, emailKey: email, language: 'DE', requestedAt: testNow, confirmedAt };
}

const watch = (...alerts: (typeof stockAlerts.$inferInsert)[]) => shop.db.insert(stockAlerts).values(alerts);
const moment = () => ({ db: shop.db, now: testNow });
const recipients = async () => (await shop.db.select().from(mailOutbox)).map(({ recipient }) => recipient).toSorted();

test('one piece comes, and each of 250 who wait gets one mail, even when two processes and a repetition look', async () => {
  await watch(...Array.from({ length: 250 }, (_, number) => alert(number)));
  await mailStockAlerts(moment());
  expect(await recipients()).toEqual([]);
  await change({ stockAmount: 1 });
  await Promise.all([mailStockAlerts(moment()), mailStockAlerts(moment())]);
  await mailStockAlerts(moment());
  const mailed = await recipients();
  expect([mailed.length, new Set(mailed).size]).toEqual([250, 250]);
  expect(await shop.db.$count(stockAlerts)).toBe(0);
  const [first] = await shop.db.select().from(mailOutbox);
  expect(first).toMatchObject({
    language: 'DE',
    mail: { kind: 'inStockAgain', sku, name: { DE: `Widerstand ${sku}` } },
  });
});

test.each([
  ['that is not confirmed', alert(1, null), { stockAmount: 5 }],
  ['of a product that is not out yet', alert(1), { stockAmount: 5, stockPresaleDate: '2027-01-15' }],
  ['of a product that is not sold', alert(1), { stockAmount: 5, orderable: false }],
  ['of a product that has left the catalogue', alert(1), { stockAmount: 5, withdrawn: true }],
])('an alert %s waits', async (_, one, values) => {
  await watch(one);
  await change(values);
  await mailStockAlerts(moment());
  expect([await recipients(), await shop.db.$count(stockAlerts)]).toEqual([[], 1]);
});

test('a mail that cannot be queued leaves its alert', async () => {
  await watch(alert(1));
  await change({ stockAmount: 1 });
  await shop.db.execute('alter table mail_outbox rename to mail_away');
  await expect(mailStockAlerts(moment())).rejects.toThrow();
  await shop.db.execute('alter table mail_away rename to mail_outbox');
  expect(await shop.db.$count(stockAlerts)).toBe(1);
  await mailStockAlerts(moment());
  expect(await recipients()).toEqual(['person-1@example.com']);
});

test('what is not confirmed goes after a week, and what has not come after a year', async () => {
  const ago = (days: number) => new Date(testNow.getTime() - days * dayMs);
  await watch(
    { ...alert(1, null), requestedAt: ago(optInDays) },
    { ...alert(2, null), requestedAt: ago(optInDays - 1) },
    { ...alert(3, ago(stockAlertDays)), requestedAt: ago(stockAlertDays) },
    { ...alert(4, ago(stockAlertDays - 1)), requestedAt: ago(stockAlertDays) },
  );
  await removeOldStockAlerts(shop.db, testNow);
  const kept = await shop.db.select({ hash: stockAlerts.hash }).from(stockAlerts);
  expect(kept.map(({ hash }) => hash).toSorted()).toEqual(['hash-2', 'hash-4']);
});
