import type { Language } from '@platine/domain/language/language.ts';
import { describe, expect, test } from 'vitest';
import { composeMail } from './compose.ts';
import type { StoredMail } from '../db/storedMail.ts';
import { testOrder } from '../../testing/testOrder.ts';

const mails = {
  activation: { kind: 'activation', hash: 'h1', firstName: 'Ada', lastName: 'Muller' },
  passwordReset: { kind: 'passwordReset', hash: 'h1' },
  newsletterOptIn: { kind: 'newsletterOptIn', hash: 'h1' },
  orderConfirmation: { kind: 'orderConfirmation', orderNumber: testOrder.orderNumber, signature: 's1' },
  orderLink: { kind: 'orderLink', orderNumber: testOrder.orderNumber, signature: 's2' },
  orderCancelled: { kind: 'orderCancelled', orderNumber: testOrder.orderNumber, signature: 's3' },
} as const satisfies Partial<Record<StoredMail['kind'], StoredMail>>;

/** The link of each kind of mail, and its subject and text in each language. */
const letters = {
  activation: {
    path: '/contact_activate?hash=h1&lang=',
    EN: ['Please activate your account', 'Good day Ada Muller,'],
    DE: ['Bitte aktivieren Sie Ihr Kundenkonto', 'Guten Tag Ada Muller,'],
    FR: ['Veuillez activer votre compte', 'Bonjour Ada Muller,'],
  },
  passwordReset: {
    path: '/password_reset?hash=h1&lang=',
    EN: ['A new password for Platine', 'The link works once, and for 60 minutes.'],
    DE: ['Ein neues Passwort für Platine', 'Der Link gilt einmal und 60 Minuten lang.'],
    FR: ['Un nouveau mot de passe pour Platine', 'Le lien est valable une seule fois, pendant 60 minutes.'],
  },
  newsletterOptIn: {
    path: '/newsletter/confirmation?hash=h1&lang=',
    EN: ['Please confirm the newsletter', 'Cancel the newsletter at any time'],
    DE: ['Bitte bestätigen Sie den Newsletter', 'Den Newsletter jederzeit abbestellen'],
    FR: ['Veuillez confirmer la newsletter', 'Se désabonner à tout moment'],
  },
  orderConfirmation: {
    path: '/checkout_done/2026-100001?signature=s1&lang=',
    EN: ['Your order 2026-100001', 'Thank you for your order of 21 November 2026.'],
    DE: ['Ihre Bestellung 2026-100001', 'vielen Dank für Ihre Bestellung vom 21. November 2026.'],
    FR: ['Votre commande 2026-100001', 'Merci pour votre commande du 21 novembre 2026.'],
  },
  orderLink: {
    path: '/checkout_done/2026-100001?signature=s2&lang=',
    EN: ['The link to your order 2026-100001', 'asked for a new link to your order'],
    DE: ['Der Link zu Ihrer Bestellung 2026-100001', 'hat einen neuen Link zu Ihrer Bestellung angefordert'],
    FR: ['Le lien vers votre commande 2026-100001', 'a demandé un nouveau lien vers votre commande'],
  },
  orderCancelled: {
    path: '/checkout_done/2026-100001?signature=s3&lang=',
    EN: ['Your order 2026-100001 has been cancelled', 'We have cancelled the order and released its goods.'],
    DE: ['Ihre Bestellung 2026-100001 wurde storniert', 'wir haben Ihre Bestellung 2026-100001 storniert'],
    FR: ['Votre commande 2026-100001 a été annulée', 'Nous avons annulé la commande'],
  },
} as const;

const compose = (mail: StoredMail, language: Language) =>
  composeMail(
    { id: '1', recipient: 'ada@example.org', language, mail },
    { origin: 'https://shop.example', shopAddress: 'office@platine.example', findOrder: async () => testOrder },
  );

const kinds = [
  'activation',
  'passwordReset',
  'newsletterOptIn',
  'orderConfirmation',
  'orderLink',
  'orderCancelled',
] as const;

test.each([
  ['EN', 'We have cancelled your order 2026-100001.'],
  ['DE', 'wir haben Ihre Bestellung 2026-100001 storniert.'],
  ['FR', 'Nous avons annulé votre commande 2026-100001.'],
] as const)(
  'in %s, an order that was cancelled by hand has another reason than an unpaid one',
  async (language, words) => {
    const { text } = await compose({ ...mails.orderCancelled, reason: 'CUSTOMER' }, language);
    expect(text).toContain(words);
    expect((await compose({ ...mails.orderCancelled, reason: 'UNPAID' }, language)).text).not.toContain(words);
  },
);

describe.each(['EN', 'DE', 'FR'] as const)('a letter in %s says the same as text and as HTML', (language) => {
  test.each(kinds)('%s', async (kind) => {
    const { path, [language]: words } = letters[kind];
    const { subject, text, html } = await compose(mails[kind], language);
    const link = `https://shop.example${path}${language.toLowerCase()}`;
    expect(subject).toBe(words[0]);
    expect(text).toContain(words[1]);
    expect(text).toContain(`\n${link}\n`);
    expect(html).toContain(`<html lang="${language.toLowerCase()}">`);
    expect(html).toContain(words[1]);
    expect(html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
  });
});

test.each(kinds)('German goes on in small letters after the comma of its greeting: %s', async (kind) => {
  const { text } = await compose(mails[kind], 'DE');
  expect(text).toMatch(/^Guten Tag[^\n]*,\n\n\p{Ll}/u);
});

test.each(kinds)('French has a no-break space before : ; ! ? in the text of %s', async (kind) => {
  const { text } = await compose(mails[kind], 'FR');
  expect(text.replaceAll(/https:\S+/g, '')).not.toMatch(/[^\u00A0\u202F][:;!?»]|«[^\u00A0\u202F]/);
});
