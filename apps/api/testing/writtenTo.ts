import type { Language } from '@platine/domain/language/language.ts';
import { contactToWire } from '@platine/domain/validation/contact.ts';
import { questions } from '../src/db/questionSchema.ts';
import { settleWithdrawals } from '../src/services/withdrawals/settleWithdrawals.ts';
import { beginWithdrawal, confirmWithdrawal } from '../src/services/withdrawals/withdrawals.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';
import type { TestApp } from './testApp.ts';

/** A message of the contact form, and a statement of withdrawal of an order that there is not; answers their ids. */
export async function writtenTo(
  shop: TestApp,
): Promise<{ readonly questionId: string; readonly withdrawalId: string }> {
  return { questionId: await askShop(shop), withdrawalId: await withdraw(shop, '2000-1') };
}

/** Sends the contact form; answers the question's id. */
export async function askShop({ app, db }: TestApp, language: Language = 'DE'): Promise<string> {
  const known = new Set((await db.select({ id: questions.id }).from(questions)).map(({ id }) => id));
  const sent = contactToWire(contact, { language, sku: 193_004 });
  await app.invoke('mailDepartment', sent, { sessionToken: null });
  const found = await db.select({ id: questions.id }).from(questions);
  return found.find(({ id }) => !known.has(id))?.id ?? '';
}

/** Enters and confirms a statement of withdrawal, which the shop then matches; answers its id. */
export async function withdraw({ db, time: { now } }: TestApp, orderNumber: string): Promise<string> {
  const statement = { name: 'Ada Muller', email: 'ada@example.org', goods: '', pieces: [], language: 'EN' } as const;
  const moment = { db, now, clientAddress: null };
  const id = await beginWithdrawal(moment, { ...statement, orderNumber });
  await confirmWithdrawal(moment, id);
  await settleWithdrawals({ db, now, shop: exampleShop });
  return id;
}

const contact = {
  order: '2026-1',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  message: 'Passt der Regler zu meinem Board?',
  company: '',
  department: 'Support',
  vatId: '',
  street: '',
  supplement: '',
  zipCode: '',
  city: '',
  country: 'LU',
  phone: '',
  customerType: 'PRIVATE',
} as const;
