import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAccount } from '../../../testing/deskAccount.ts';
import type { TestApp } from '../../../testing/testApp.ts';
import { openTestApp, testNow } from '../../../testing/testApp.ts';
import { listLines, lists, ownNumbers } from '../../db/listSchema.ts';
import { erasePerson } from '../accounts/erasePerson.ts';
import { readPersonalData } from '../accounts/personalData.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

test('GDPR, art. 15 and 17: the export of personal data has lists and own numbers, and both go with the account', async () => {
  const email = 'ada@example.org';
  const customerId = await addAccount(shop, email);
  await shop.db
    .insert(lists)
    .values({ id: 'l', customerId, name: 'Amplifier', shareKey: 'secret', changedAt: testNow });
  await shop.db.insert(listLines).values({ listId: 'l', sku: 7, amount: 2, note: 'R1', place: 0 });
  await shop.db.insert(ownNumbers).values({ customerId, sku: 7, number: 'R-4711' });
  const data = await readPersonalData(shop.db, email);
  expect(data).toMatchObject({
    lists: [{ name: 'Amplifier', shared: true, lines: [{ sku: 7, amount: 2, note: 'R1' }] }],
    ownNumbers: [{ sku: 7, number: 'R-4711' }],
  });
  expect(JSON.stringify(data)).not.toContain('secret');
  await erasePerson(shop.db, email, { by: 'bert', why: 'letter', at: testNow });
  for (const table of [lists, listLines, ownNumbers]) expect(await shop.db.select().from(table)).toEqual([]);
});
