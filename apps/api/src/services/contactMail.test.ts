import type { RequestOf } from '@platine/domain/contract/schemas.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { composeMail } from '../mail/compose.ts';
import { mailOutbox } from '../db/mailSchema.ts';
import type { TestApp } from '../../testing/testApp.ts';
import { openTestApp } from '../../testing/testApp.ts';
import { shopRecipient } from '../mail/outbox.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

const written: RequestOf<'mailDepartment'> = {
  ORDER: '2026-1',
  FIRSTNAME: 'Ada',
  LASTNAME: 'Lovelace',
  EMAIL: 'ada@example.org',
  MESSAGE: 'Passt der Regler zu meinem Board?',
  SKU: 193_004,
  COMPANY: 'Muster S.A.',
  DEPARTMENT: 'Support',
  VATID: 'LU12345678',
  STREET: '12, rue de la Gare',
  ZIPCODE: 'L-1611',
  CITY: 'Luxembourg',
  COUNTRY_CODE: 'LU',
  TELEPHONE: '+35212',
  LANGUAGE_CODE: 'DE',
  CUSTOMER_TYPE: 'COMPANY',
};

test('spec §3, D33: everything that was written waits in the outbox for the shop, tidied', async () => {
  const caller = { sessionToken: null, clientAddress: null };
  await shop.app.invoke('mailDepartment', { ...written, LASTNAME: '  Lovelace ' }, caller);
  const mails = await shop.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, shopRecipient));
  expect(mails.map(({ language, mail }) => ({ language, mail }))).toEqual([
    { language: 'DE', mail: { kind: 'contactRequest', request: written } },
  ]);
});

test('spec §3: each field that was written stands in the mail', async () => {
  const outgoing = { id: '1', recipient: shopRecipient, language: 'DE' } as const;
  const options = { origin: 'http://localhost', shopAddress: 'office@platine.example', findOrder: async () => null };
  const { text } = await composeMail({ ...outgoing, mail: { kind: 'contactRequest', request: written } }, options);
  expect(Object.entries(written).filter(([, value]) => !text.includes(String(value)))).toEqual([]);
});
