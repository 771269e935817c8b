import { cartTotals } from '@platine/domain/cart/totals.ts';
import type { PageName } from '@platine/domain/shop/pages/page.ts';
import { pagePaths } from '@platine/domain/shop/pages/pagePaths.ts';
import type { Order } from '@platine/domain/order/order.ts';
import { describe, expect, test } from 'vitest';
import { guaranteePage } from '@platine/domain/shop/guaranteeNotice.ts';
import { letterPictures, letterText } from './letter.ts';
import { letterHtml } from './letterHtml.ts';
import { orderBlocks } from './orderLetter.ts';
import { testOrder } from '../../testing/testOrder.ts';
import { readShop } from '../shop/readShop.ts';
import { sampleShopFolder } from '../shop/sampleShop.ts';
import { wordingIn } from './wording.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';

/** The example, with the texts of the sample. */
const withPages = { ...exampleShop, pages: readShop(sampleShopFolder).pages };

const links = {
  order: 'https://shop.example/o',
  withdrawal: 'https://shop.example/withdrawal',
  page: (name: PageName) => `https://shop.example${pagePaths[name]}`,
};
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');
const written = (order: Order, language: 'EN' | 'DE' | 'FR') =>
  plain(
    letterText(
      { subject: '', blocks: orderBlocks(order, { wording: wordingIn(language), shop: withPages }, links) },
      language,
    ),
  );

test('D35: goods, shipping, tax, total, address, bank details, and the right to withdraw', () => {
  const text = written(testOrder, 'DE');
  expect(text).toContain('Bestellung vom 21. November 2026');
  expect(text).toContain('2 × Relais (F-7)\n  Stückpreis: 614,25 € · Preis: 1 228,50 €');
  expect(text).toContain('Versandart: DPD Classic');
  expect(text).toContain(
    'Lieferzeit: 2 bis 4 Werktage nach Ihrem Zahlungseingang, danach 2 bis 4 Tage nach dem Versand',
  );
  expect(text).toContain('Zahlungsart: Banküberweisung');
  expect(text).toContain('Versand: 6,00 €\nEnthaltene MwSt. (19 %): 197,11 €\nGesamtsumme: 1 234,50 €');
  expect(text).toContain('Lieferadresse:\nAda Muller\nHauptstraße 1\n54290 Trier\nDeutschland');
  expect(text).toContain('Wir erwarten Ihre Überweisung bis zum 5. Dezember 2026.');
  expect(text).toContain('Verwendungszweck: 2026-100001');
  expect(text).toContain('Vertrag widerrufen\nhttps://shop.example/withdrawal');
});

test('record 0161: the tax of each rate has its row', () => {
  const [relay] = testOrder.lines;
  if (relay === undefined) throw new Error('The test order has a line.');
  const lines = [relay, { ...relay, sku: 8, amount: 1, unit: 2140, line: 2140, rate: 70 }];
  const text = written({ ...testOrder, lines, totals: cartTotals(lines, 600, testOrder.pricing) }, 'DE');
  expect(text).toContain('Enthaltene MwSt. (19 %): 197,09 €\nEnthaltene MwSt. (7 %): 1,41 €\nGesamtsumme: 1 255,90 €');
});

test('D32: a confirmation that is sent after the cancellation asks for no money', () => {
  expect(written({ ...testOrder, cancellation: 'UNPAID' }, 'EN')).not.toContain('IBAN');
});

test('D43: the supplement of an address stands above its street', () => {
  const { delivery } = testOrder;
  if (delivery === null) throw new Error('The test’s order has no delivery address.');
  const text = written({ ...testOrder, delivery: { ...delivery, supplement: 'c/o Weber' } }, 'DE');
  expect(text).toContain('Ada Muller\nc/o Weber\nHauptstraße 1\n54290 Trier');
});

test('D11: a sale without VAT says why, and names no tax', () => {
  const company = { ...testOrder, customerType: 'COMPANY' as const, paid: true };
  const reverse = written(
    { ...company, pricing: { vat: { kind: 'REVERSE_CHARGE', country: 'FR', rate: 0 }, mode: 'net' } },
    'FR',
  );
  expect(reverse).toContain('autoliquidation');
  expect(reverse).not.toContain('TVA comprise');
  expect(reverse).not.toContain('IBAN');
  expect(reverse).not.toContain('/withdrawal');
  expect(
    written({ ...testOrder, pricing: { vat: { kind: 'EXPORT', country: 'CH', rate: 0 }, mode: 'gross' } }, 'EN'),
  ).toContain('Export without VAT');
});

test('D11: of a company that is charged VAT the letter counts as the pages do: net, and the tax on top', () => {
  const text = written(
    {
      ...testOrder,
      customerType: 'COMPANY',
      pricing: { vat: { kind: 'DESTINATION', country: 'FR', rate: 200 }, mode: 'net' },
      vatId: 'FR12345678909',
      ownOrderNumber: 'PO-2026/117',
      totals: { goods: 147_420, shipment: 780, tax: 24_700, total: 148_200, totalWithoutTax: 123_500 },
    },
    'FR',
  );
  expect(text).toContain('Numéro de commande : 2026-100001\nVotre propre numéro de commande : PO-2026/117\n');
  expect(text).toContain('Numéro de TVA intracommunautaire : FR12345678909');
  expect(text).toContain('Articles hors TVA : 1 228,50 €\nLivraison : 6,50 €\n');
  expect(text).toContain('plus TVA (20 %) : 247,00 €\nTotal TVA comprise : 1 482,00 €');
});

test.each([
  ['EN', 'DPD_CLASSIC', 'We ship two to four business days after it has arrived.'],
  ['EN', 'PICKUP', 'Your goods are ready for pickup two to four business days after it has arrived.'],
  ['DE', 'PICKUP', 'Ihre Ware liegt zwei bis vier Werktage nach seinem Eingang zur Abholung bereit.'],
  ['FR', 'PICKUP', 'Vos articles seront prêts à être retirés deux à quatre jours ouvrés après sa réception.'],
] as const)('%s: after a transfer with %s: %s', (language, shippingMethod, says) => {
  const text = written({ ...testOrder, shippingMethod }, language);
  expect(text).toContain(says);
  if (shippingMethod === 'PICKUP') expect(text).not.toMatch(/We ship|Wir versenden|Nous expédions/);
});

test('a private customer without an own number reads of none', () => {
  expect(written(testOrder, 'EN')).toContain('Order number: 2026-100001\n\n2 × Relay');
});

describe.each([
  ['EN', 'Terms and conditions', 'I/We (*) hereby give notice', 'two years from delivery'],
  [
    'DE',
    'Allgemeine Geschäftsbedingungen',
    'Hiermit widerrufe(n) ich/wir (*)',
    'mindestens zwei Jahren ab der Lieferung',
  ],
  [
    'FR',
    'Conditions générales de vente',
    'Je/nous (*) vous notifie/notifions',
    'au moins deux ans à compter de la livraison',
  ],
] as const)('CRD art. 8 (7): a confirmation in %s carries what a link does not', (language, terms, form, guarantee) => {
  test('the terms, and for consumers the instruction on withdrawal, its model form, and the legal guarantee', () => {
    const text = written(testOrder, language);
    for (const part of [terms, form, guarantee, guaranteePage]) expect(text).toContain(part);
    expect(text, 'every place is filled').not.toMatch(/[{}]/);
  });

  test('companies get the terms alone', () => {
    const text = written({ ...testOrder, customerType: 'COMPANY' }, language);
    expect(text).toContain(terms);
    for (const part of [form, guaranteePage]) expect(text).not.toContain(part);
  });
});

test('D40: the confirmation of a consumer carries the Commission’s graphic in its language, as it is, and leads to its page', () => {
  const content = new Uint8Array([1, 2, 3]);
  const notice = { address: '/guarantee/notice-de-0123456789abcdef.png', width: 840, height: 1188, content };
  const shop = { ...withPages, guaranteeNotices: { DE: notice } };
  const letter = (order: Order, language: 'EN' | 'DE') => ({
    subject: '',
    blocks: orderBlocks(order, { wording: wordingIn(language), shop }, links),
  });
  const name = 'notice-de-0123456789abcdef.png';
  const file = { filename: name, cid: name, contentType: 'image/png', content };
  expect(letterPictures(letter(testOrder, 'DE'))).toEqual([file]);
  const html = letterHtml(letter(testOrder, 'DE'), { language: 'de', shopName: 'Shop', board: null, logo: null });
  expect(html).toContain(
    `<a href="${guaranteePage}"><img src="cid:${name}" width="560" alt="Gesetzliches Gewährleistungsrecht"`,
  );
  expect(letterPictures(letter(testOrder, 'EN'))).toEqual([]);
  expect(letterPictures(letter({ ...testOrder, customerType: 'COMPANY' }, 'DE'))).toEqual([]);
});

test('the HTML has all that the text has, escaped, without scripts and without files from elsewhere', () => {
  const order = {
    ...testOrder,
    lines: testOrder.lines.map((line) => ({ ...line, name: { EN: 'Relay <5 V> & "co"' } })),
  };
  const html = letterHtml(
    { subject: 'S', blocks: orderBlocks(order, { wording: wordingIn('EN'), shop: withPages }, links) },
    { language: 'en', shopName: 'Shop', board: null, logo: null },
  );
  expect(html).toContain('Relay &lt;5 V&gt; &amp; &quot;co&quot;');
  expect(html).toContain('I/We (*) hereby give notice');
  expect(html).not.toMatch(/<script|<img|<link|url\(/);
});

test('the customer’s note stands with the part number of its line', () => {
  const lines = testOrder.lines.map((line) => ({ ...line, note: 'K1–K3' }));
  expect(written({ ...testOrder, lines }, 'EN')).toContain('(F-7 · Your note: K1–K3)');
  expect(written({ ...testOrder, lines }, 'FR')).toContain('(F-7 · Votre note : K1–K3)');
  expect(written(testOrder, 'EN')).not.toContain('note');
});
