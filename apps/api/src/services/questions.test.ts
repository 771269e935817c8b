import { contactToWire } from '@platine/domain/validation/contact.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { composeMail } from '../mail/compose.ts';
import { mailOutbox } from '../db/mailSchema.ts';
import type { ContactRequest } from '../db/storedMail.ts';
import type { TestApp } from '../../testing/testApp.ts';
import { openTestApp } from '../../testing/testApp.ts';
import { shopRecipient } from '../mail/outbox.ts';
import { questionDays } from '@platine/domain/shop/constants.ts';
import { askShop } from '../../testing/writtenTo.ts';
import { questions } from '../db/questionSchema.ts';
import { erasePerson } from './accounts/erasePerson.ts';
import { readPersonalData } from './accounts/personalData.ts';
import { closeQuestion, removeOldQuestions } from './questions.ts';
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

describe('D33: a question at the desk', () => {
  const mails = () => shop.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, written.email));
  const close = (id: string, by: string, text: string) =>
    closeQuestion({ db: shop.db, now: shop.time.now }, { id, by, text });

  test('is answered once, in its language, by a mail that repeats it', async () => {
    const id = await askShop(shop, 'FR');
    const both = await Promise.all([close(id, 'anna', 'Demain.\n\nMerci'), close(id, 'bert', 'Jamais.')]);
    expect(both.map(({ result }) => result).toSorted()).toEqual(['conflict', 'done']);
    expect(new Set(both.map(({ question }) => question.closedBy)).size, 'both are told of the faster one').toBe(1);
    const [mail, ...others] = await mails();
    expect([mail?.language, mail?.mail.kind, others]).toEqual(['FR', 'contactAnswer', []]);
    const options = { origin: 'http://localhost', shop: exampleShop, shopAddress: null, ordersAddress: null };
    if (mail === undefined) throw new Error('There is no mail.');
    const { subject, text, to } = await composeMail(mail, { ...options, findOrder: async () => null });
    expect([subject, to]).toEqual(['Votre question', written.email]);
    expect(text).toMatch(/Bonjour Ada Lovelace[^]*\n\nVotre message du .*[^]*Passt der Regler/);
  });

  test('is closed without a mail when there is nothing to say', async () => {
    await shop.db.delete(mailOutbox);
    expect((await close(await askShop(shop), 'anna', '')).result).toBe('done');
    expect(await mails()).toEqual([]);
  });

  test('belongs to its author: the export has it, and an erasure takes it', async () => {
    await shop.db.delete(questions);
    await askShop(shop);
    const asked = [{ message: written.message, answer: null }];
    expect(await readPersonalData(shop.db, written.email.toUpperCase())).toMatchObject({ questions: asked });
    const acting = { by: 'anna', why: 'asked', at: shop.time.now };
    expect(await erasePerson(shop.db, written.email, acting)).toMatchObject({ kind: 'erased' });
    expect(await shop.db.select().from(questions)).toEqual([]);
  });

  test('is forgotten a year after it was closed, and never while it waits', async () => {
    await shop.db.delete(questions);
    const [closed, waiting] = [await askShop(shop), await askShop(shop)];
    await close(closed, 'anna', '');
    const kept = async (days: number) => {
      await removeOldQuestions(shop.db, new Date(shop.time.now.getTime() + days * 86_400_000));
      return (await shop.db.select().from(questions)).map(({ id }) => id).toSorted();
    };
    expect(await kept(questionDays - 1)).toEqual([closed, waiting].toSorted());
    expect(await kept(questionDays)).toEqual([waiting]);
  });
});
