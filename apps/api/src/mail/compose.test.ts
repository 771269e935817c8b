import type { Language } from '@platine/domain/language/language.ts';
import { describe, expect, test } from 'vitest';
import { composeMail } from './compose.ts';
import type { StoredMail } from '../db/storedMail.ts';
import { testOrder } from '../../testing/testOrder.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';

const mails = {
  activation: { kind: 'activation', hash: 'h1', firstName: 'Ada', lastName: 'Muller' },
  passwordReset: { kind: 'passwordReset', hash: 'h1' },
  newsletterOptIn: { kind: 'newsletterOptIn', hash: 'h1' },
  stockAlertOptIn: { kind: 'stockAlertOptIn', hash: 'h1', name: { EN: 'Relay', DE: 'Relais', FR: 'Relais' } },
  inStockAgain: { kind: 'inStockAgain', sku: 7, name: { EN: 'Relay', DE: 'Relais', FR: 'Relais' } },
  orderConfirmation: { kind: 'orderConfirmation', orderNumber: testOrder.orderNumber, signature: 's1' },
  orderLink: { kind: 'orderLink', orderNumber: testOrder.orderNumber, signature: 's2' },
  orderCancelled: { kind: 'orderCancelled', orderNumber: testOrder.orderNumber, signature: 's3' },
  orderPaymentFailed: { kind: 'orderPaymentFailed', orderNumber: testOrder.orderNumber, signature: 's7' },
  orderPaid: { kind: 'orderPaid', orderNumber: testOrder.orderNumber, signature: 's4' },
  orderSent: {
    kind: 'orderSent',
    orderNumber: testOrder.orderNumber,
    signature: 's5',
    pieces: [{ sku: 7, amount: 1 }],
    carrier: 'dhl',
    tracking: 'JD 1',
    complete: false,
  },
  orderRefunded: { kind: 'orderRefunded', orderNumber: testOrder.orderNumber, signature: 's6', cents: 1050 },
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
  stockAlertOptIn: {
    path: '/stock_alert?confirm=h1&lang=',
    EN: ['Please confirm your stock alert', 'when “Relay” is in stock again'],
    DE: ['Bitte bestätigen Sie die Benachrichtigung', 'wann „Relais“ wieder auf Lager ist'],
    FR: ['Veuillez confirmer l’alerte de stock', 'sera à nouveau en stock'],
  },
  inStockAgain: {
    path: '/product/7?lang=',
    EN: ['In stock again: Relay', 'This e-mail comes once'],
    DE: ['Wieder auf Lager: Relais', 'Diese E-Mail kommt einmal'],
    FR: ['À nouveau en stock : Relais', 'Cet e-mail n’est envoyé qu’une fois'],
  },
  orderConfirmation: {
    path: '/order/2026-100001?signature=s1&lang=',
    EN: ['Your order 2026-100001', 'Thank you for your order of 21 November 2026.'],
    DE: ['Ihre Bestellung 2026-100001', 'vielen Dank für Ihre Bestellung vom 21. November 2026.'],
    FR: ['Votre commande 2026-100001', 'Merci pour votre commande du 21 novembre 2026.'],
  },
  orderLink: {
    path: '/order/2026-100001?signature=s2&lang=',
    EN: ['The link to your order 2026-100001', 'asked for a new link to your order'],
    DE: ['Der Link zu Ihrer Bestellung 2026-100001', 'hat einen neuen Link zu Ihrer Bestellung angefordert'],
    FR: ['Le lien vers votre commande 2026-100001', 'a demandé un nouveau lien vers votre commande'],
  },
  orderCancelled: {
    path: '/order/2026-100001?signature=s3&lang=',
    EN: ['Your order 2026-100001 has been cancelled', 'We have cancelled the order and released its goods.'],
    DE: ['Ihre Bestellung 2026-100001 wurde storniert', 'wir haben Ihre Bestellung 2026-100001 storniert'],
    FR: ['Votre commande 2026-100001 a été annulée', 'Nous avons annulé la commande'],
  },
  orderPaymentFailed: {
    path: '/order/2026-100001?signature=s7&lang=',
    EN: [
      'Payment for your order 2026-100001 has failed',
      'Please pay again on its page, or transfer the amount once to our account',
    ],
    DE: ['Zahlung für Ihre Bestellung 2026-100001 fehlgeschlagen', 'oder überweisen Sie den Betrag einmal'],
    FR: ['Échec du paiement de votre commande 2026-100001', 'ou virer le montant une seule fois'],
  },
  orderPaid: {
    path: '/order/2026-100001?signature=s4&lang=',
    EN: ['We have received your payment for order 2026-100001', 'your payment of €1,234.50 for order 2026-100001.'],
    DE: ['Ihre Zahlung für die Bestellung 2026-100001 ist eingegangen', 'innerhalb von zwei bis vier Werktagen'],
    FR: ['Nous avons bien reçu votre paiement pour la commande 2026-100001', 'sous deux à quatre jours ouvrés'],
  },
  orderSent: {
    path: '/order/2026-100001?signature=s5&lang=',
    EN: ['A part of your order 2026-100001 is on its way', '1 × Relay (F-7)'],
    DE: ['Ein Teil Ihrer Bestellung 2026-100001 ist unterwegs', '1 × Relais (F-7)'],
    FR: ['Une partie de votre commande 2026-100001 est en route', 'Le reste suit dès que nous l’avons.'],
  },
  orderRefunded: {
    path: '/order/2026-100001?signature=s6&lang=',
    EN: ['Your refund for order 2026-100001', 'we transfer €10.50 back to the account'],
    DE: ['Ihre Erstattung zur Bestellung 2026-100001', 'auf das Konto zurück'],
    FR: ['Votre remboursement pour la commande 2026-100001', 'sur le compte depuis lequel'],
  },
} as const;

const compose = (mail: StoredMail, language: Language, order = testOrder) =>
  composeMail(
    { id: '1', recipient: 'ada@example.org', language, mail },
    {
      shop: exampleShop,
      origin: 'https://shop.example',
      shopAddress: 'office@platine.example',
      ordersAddress: null,
      findOrder: async () => order,
    },
  );

const kinds = [
  'activation',
  'passwordReset',
  'newsletterOptIn',
  'stockAlertOptIn',
  'inStockAgain',
  'orderConfirmation',
  'orderLink',
  'orderCancelled',
  'orderPaymentFailed',
  'orderPaid',
  'orderSent',
  'orderRefunded',
] as const;

describe('the mail about a parcel', () => {
  const complete = { ...mails.orderSent, complete: true } as const;

  test('has the carrier’s page, and says whether a rest follows', async () => {
    const part = await compose(mails.orderSent, 'EN');
    expect(part.text).toContain('Follow the parcel\nhttps://www.dhl.com/lu-en/home/tracking.html?tracking-id=JD%201');
    expect(part.text).toContain('The rest follows as soon as we have it.');
    const whole = await compose(complete, 'EN');
    expect(whole.subject).toBe('Your order 2026-100001 is on its way');
    expect(whole.text).not.toContain('The rest follows');
  });

  test('has no page without a number, and no carrier for what is fetched', async () => {
    const { text } = await compose({ ...complete, carrier: null, tracking: '' }, 'EN');
    expect(text).not.toMatch(/Carrier|Parcel number|Follow/);
    const fetched = await compose(complete, 'DE', { ...testOrder, shippingMethod: 'PICKUP' });
    expect(fetched.subject).toBe('Ihre Bestellung 2026-100001 wurde übergeben');
  });
});

test.each([
  ['PAYPAL', 'We have paid back €10.50'],
  ['SAFERPAY', 'We have paid back €10.50'],
  ['WIRE_TRANSFER', 'we transfer €10.50 back'],
  ['INVOICE', 'we transfer €10.50 back'],
] as const)('record 0136: of an order by %s, the mail about a refund says “%s”', async (paymentMethod, words) => {
  const { text } = await compose(mails.orderRefunded, 'EN', { ...testOrder, paymentMethod });
  expect(text).toContain(words);
});

test('record 0130: the mail about a failed payment asks for nothing when the order was paid or has ended meanwhile', async () => {
  const failed = { ...testOrder, paymentMethod: 'SAFERPAY' } as const;
  const open = await compose(mails.orderPaymentFailed, 'EN', failed);
  expect(open.text).toContain('could not be collected. Payment method: Credit card.');
  expect(open.text).toContain('IBAN: LU');
  expect(open.attachments.map(({ cid }) => cid)).toEqual(['transfer.png']);
  for (const change of [{ paid: true }, { cancellation: 'SHOP' }] as const) {
    const late = await compose(mails.orderPaymentFailed, 'EN', { ...failed, ...change });
    expect(late.text).toContain('nothing is to be paid');
    expect(late.text).not.toContain('IBAN');
  }
});

test('the payment of an invoice announces no shipping: the goods are there', async () => {
  const { text } = await compose(mails.orderPaid, 'EN', { ...testOrder, paymentMethod: 'INVOICE' });
  expect(text).not.toContain('business days');
  const fetched = await compose(mails.orderPaid, 'EN', { ...testOrder, shippingMethod: 'PICKUP' });
  expect(fetched.text).toContain('ready for pickup');
});

test('the shop is told of an order in English, at the mailbox for orders', async () => {
  const mail = { kind: 'shopOrder', orderNumber: testOrder.orderNumber } as const;
  const { to, subject, text } = await composeMail(
    { id: '1', recipient: 'orders', language: 'DE', mail },
    {
      shop: exampleShop,
      origin: 'https://shop.example',
      shopAddress: 'office@platine.example',
      ordersAddress: 'orders@platine.example',
      findOrder: async () => testOrder,
    },
  );
  expect([to, subject]).toEqual(['orders@platine.example', 'Order 2026-100001: €1,234.50']);
  expect(text).toContain('2 × Relay (F-7)');
});

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
    // A number is kept whole by an element of its own.
    expect(html.replaceAll(/<\/?span[^>]*>/g, '')).toContain(words[1]);
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
