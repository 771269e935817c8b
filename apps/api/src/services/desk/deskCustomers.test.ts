import { sql } from 'drizzle-orm';
import { customerPageSize } from '@platine/domain/desk/deskCustomer.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addAccount } from '../../../testing/deskAccount.ts';
import { orderByTransfer } from '../../../testing/orderDesk.ts';
import { medianTime } from '../../../testing/medianTime.ts';
import type { TestApp } from '../../../testing/testApp.ts';
import { openTestApp, testNow } from '../../../testing/testApp.ts';
import { customers } from '../../db/accountSchema.ts';
import { customerActs } from '../../db/customerActSchema.ts';
import { orders } from '../../db/orderSchema.ts';
import { decide } from '../accounts/operator.ts';
import { erasePerson } from '../accounts/erasePerson.ts';
import { exportPersonalData } from '../accounts/personalData.ts';
import { readDeskCustomer, searchCustomers } from './deskCustomers.ts';

const many = 10_000;
/** Milliseconds that a list may take at the server (issue 20). */
const budget = 100;

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
  await shop.db.execute(sql`
    insert into ${customers} (email, email_key, password_hash, language, customer_type, country, company, vat_id, department,
      first_name, last_name, street, zip_code, city, phone, created_at)
    select 'person' || n || '@example.org', 'person' || n || '@example.org', '', 'EN', 'PRIVATE', 'LU', '', '', '',
      'Ada', 'Muller', '', '', 'Esch', '', now() from generate_series(1, ${many}) n`);
  await shop.db.execute(sql`analyze ${customers}`);
}, 120_000);
afterAll(() => shop.close());

describe('a list of 10,000 customers answers within 100 ms', () => {
  test.each([
    ['the newest', { text: '', skip: 0 }, many],
    ['the last page', { text: '', skip: many - customerPageSize }, many],
    ['an e-mail', { text: 'Person7777@', skip: 0 }, 1],
    ['a name that all have', { text: 'muller', skip: 0 }, many],
    ['a name that none has', { text: 'nobody', skip: 0 }, 0],
    ['a sign of a pattern', { text: 'person%7@', skip: 0 }, 0],
    ['two letters', { text: 'zz', skip: 0 }, 0],
  ] as const)('%s', async (_, search, count) => {
    expect((await searchCustomers(shop.db, search)).count).toBe(count);
    expect(await medianTime(() => searchCustomers(shop.db, search))).toBeLessThan(budget);
  });
});

test('GDPR: of an erased account the log says who and why, and nothing from before', async () => {
  const email = 'noor@example.org';
  const id = await addAccount(shop, email);
  const acting = (by: string, why: string) => ({ by, why, at: testNow });
  const decision = { educationalInstitution: true };
  expect(await decide(shop.db, email, { decision, seen: null, ...acting('anna', 'Noor Weber asked') })).not.toBeNull();
  expect(await exportPersonalData(shop.db, email, acting('bert', 'letter'))).toMatchObject({
    acts: [{ kind: 'decided', why: 'Noor Weber asked', school: true }],
  });
  expect((await readDeskCustomer(shop.db, String(id))).acts.map(({ by }) => by)).toEqual(['bert', 'anna']);
  await erasePerson(shop.db, email, acting('cleo', 'letter'));
  const left = await shop.db.select().from(customerActs);
  expect(left).toMatchObject([{ customerId: id, by: 'cleo', why: 'letter', kind: 'erased' }]);
});

test('a guest is named by an order, and keeps the log when the account of somebody else goes', async () => {
  const number = await orderByTransfer(shop);
  const acting = { by: 'anna', why: 'letter', at: testNow };
  await exportPersonalData(shop.db, 'ADA@example.org', acting);
  expect(await readDeskCustomer(shop.db, number)).toMatchObject({
    email: 'ada@example.org',
    account: null,
    acts: [{ by: 'anna', kind: 'exported' }],
    orders: [{ orderNumber: number }],
  });
  await shop.db.update(orders).set({ need: null });
  await erasePerson(shop.db, 'ada@example.org', { ...acting, by: 'bert' });
  expect((await readDeskCustomer(shop.db, number)).acts).toMatchObject([{ by: 'bert', kind: 'erased' }]);
});
