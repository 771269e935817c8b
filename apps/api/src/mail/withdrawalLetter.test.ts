import { wordingIn } from './wording.ts';
import { expect, test } from 'vitest';
import { letterText } from './letter.ts';
import { shopWithdrawalNews, withdrawalReceipt } from './withdrawalLetter.ts';

const statement = {
  id: 'w-1',
  orderNumber: '2026-100001',
  name: 'Ada Muller',
  email: 'ada@example.org',
  goods: '',
  pieces: [{ sku: 7, amount: 2, name: { EN: 'Relay', DE: 'Relais' } }],
  received: '2026-11-24T09:05:07.000Z',
};
const written = (language: 'EN' | 'DE' | 'FR', change = {}) => {
  const content = withdrawalReceipt({ ...statement, ...change }, wordingIn(language));
  return { subject: content.subject, text: letterText(content, language).replaceAll(/[\u00A0\u202F]/g, ' ') };
};

test.each([
  ['EN', 'We have received your withdrawal: order 2026-100001', '24 November 2026 at 10:05:07 GMT+1', '2 × Relay (7)'],
  ['DE', 'Ihr Widerruf ist eingegangen: Bestellung 2026-100001', '24. November 2026 um 10:05:07 MEZ', '2 × Relais (7)'],
  ['FR', 'Nous avons reçu votre rétractation : commande 2026-100001', '24 novembre 2026', '2 × Relay (7)'],
] as const)('CRD art. 11a (4): the receipt in %s has content, date and time', (language, subject, moment, goods) => {
  const mail = written(language);
  expect(mail.subject.replaceAll('\u00A0', ' ')).toBe(subject);
  for (const part of [moment, goods, '2026-100001', 'Ada Muller', 'ada@example.org']) expect(mail.text).toContain(part);
});

test('goods in words, and the whole order', () => {
  expect(written('EN', { pieces: [], goods: 'One of the boards' }).text).toContain('Goods: One of the boards');
  expect(written('DE', { pieces: [] }).text).toContain('Waren: Die ganze Bestellung');
});

test('the shop has a copy, with the command that lists the statements', () => {
  const text = letterText(shopWithdrawalNews(statement), 'EN');
  expect(text).toContain('2 × Relay (7)');
  expect(text).toContain('pnpm order withdrawals');
});
