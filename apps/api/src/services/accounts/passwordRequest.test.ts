import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../../testing/testApp.ts';
import { openTestApp } from '../../../testing/testApp.ts';
import { watchStatements } from '../../../testing/faultyDatabase.ts';
import { customers, mailedLinks, passwordRequests } from '../../db/accountSchema.ts';
import { mailOutbox } from '../../db/mailSchema.ts';
import { mailPasswordLinks, requestPasswordReset } from './passwordRequest.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
  const address = {
    company: '',
    vatId: '',
    department: '',
    street: '1, rue Haute',
    zipCode: 'L-4011',
    city: 'Esch',
    phone: '',
  };
  const person = {
    ...address,
    firstName: 'Ada',
    lastName: 'Lovelace',
    customerType: 'PRIVATE',
    country: 'LU',
    language: 'FR',
  } as const;
  const accounts = [
    { email: 'active@example.com', activatedAt: shop.time.now },
    { email: 'waiting@example.com', activatedAt: null },
  ];
  for (const one of accounts)
    await shop.db
      .insert(customers)
      .values({ ...person, ...one, emailKey: one.email, passwordHash: '', createdAt: shop.time.now });
});
afterAll(() => shop.close());

const visitor = () => ({
  now: shop.time.now,
  shop: exampleShop,
  sessionToken: null,
  browserLanguage: null,
  keepToken: () => undefined,
  clientAddress: '198.18.9.1',
});

/** The statements of a request, and what it left behind. */
async function ask(email: string) {
  const statements: string[] = [];
  const db = watchStatements(shop.db, (kind) => statements.push(kind));
  await requestPasswordReset({ ...visitor(), db }, email);
  const left = { links: await shop.db.$count(mailedLinks), mails: await shop.db.$count(mailOutbox) };
  return { statements, left };
}

test('D32: before the answer the same is done for every address; the account is looked up afterwards', async () => {
  const known = await ask('active@example.com');
  expect(known.statements).toEqual(['insert', 'select', 'update', 'insert']);
  expect(known.left).toEqual({ links: 0, mails: 0 });
  for (const email of ['waiting@example.com', 'nobody@example.com', 'no address'])
    expect(await ask(email)).toEqual(known);
  await mailPasswordLinks({ db: shop.db, now: shop.time.now });
  expect(await shop.db.$count(passwordRequests)).toBe(0);
  const mails = await shop.db.select().from(mailOutbox);
  expect(mails.map(({ recipient, language, mail }) => [recipient, language, mail.kind])).toEqual([
    ['active@example.com', 'FR', 'passwordReset'],
    ['waiting@example.com', 'FR', 'activation'],
  ]);
});
