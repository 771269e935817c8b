import { contactToWire } from '@platine/domain/validation/contact.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { composeMail } from '../mail/compose.ts';
import { mailOutbox } from '../db/mailSchema.ts';
import type { ContactRequest } from '../db/storedMail.ts';
import type { TestApp } from '../../testing/testApp.ts';
import { openTestApp } from '../../testing/testApp.ts';
import { shopRecipient } from '../mail/outbox.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

const written: ContactRequest = {
  order: '2026-1',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  message: 'Passt der Regler zu meinem Board?',
  sku: 193_004,
  company: 'Muster S.A.',
  department: 'Support',
  vatId: 'LU12345678',
  street: '12, rue de la Gare',
  supplement: '',
  zipCode: 'L-1611',
  city: 'Luxembourg',
  country: 'LU',
  phone: '+35212',
  customerType: 'COMPANY',
};

test('spec §3, D33: a message is queued for the shop, normalised', async () => {
  const caller = { sessionToken: null, clientAddress: null };
  const sent = contactToWire({ ...written, lastName: '  Lovelace ' }, { language: 'DE', sku: written.sku });
  await shop.app.invoke('mailDepartment', sent, caller);
  const mails = await shop.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, shopRecipient));
  expect(mails.map(({ language, mail }) => ({ language, mail }))).toEqual([
    { language: 'DE', mail: { kind: 'contactRequest', request: written } },
  ]);
});

test('spec §3: the mail has every field of the form', async () => {
  const outgoing = { id: '1', recipient: shopRecipient, language: 'DE' } as const;
  const options = {
    origin: 'http://localhost',
    shop: exampleShop,
    shopAddress: 'office@platine.example',
    ordersAddress: null,
    findOrder: async () => null,
  };
  const { text } = await composeMail({ ...outgoing, mail: { kind: 'contactRequest', request: written } }, options);
  expect(Object.entries({ ...written, language: 'DE' }).filter(([, value]) => !text.includes(String(value)))).toEqual(
    [],
  );
});
