import { expect, test } from 'vitest';
import { letterHtml } from './letterHtml.ts';

const row = (label: string, value: string) =>
  letterHtml(
    { subject: '', blocks: [{ kind: 'rows', rows: [[label, value]] }] },
    { language: 'en', shopName: 'Platine', board: null, logo: null },
  );

test.each([
  ['Parcel number', '1Z999AA10123456784', true],
  ['VAT identification number', 'FR40303265041', true],
  ['Parcel number', '1Z999AA101234567840123456', false],
  ['Umsatzsteuer-Identifikationsnummer', 'FR40303265041', false],
  ['Delivery time', '2 to 4 days', false],
])('beside “%s”, %s is one word on a phone: %s', (label, value, isWhole) => {
  expect(row(label, value).includes(`white-space:nowrap">${value}</td>`)).toBe(isWhole);
});

test('a number is not broken at its dashes', () => {
  const html = letterHtml(
    { subject: '', blocks: [{ kind: 'paragraph', text: 'Invoice RE-2026-000005 for order 2026-100001.' }] },
    { language: 'en', shopName: 'Platine', board: null, logo: null },
  );
  for (const number of ['RE-2026-000005', '2026-100001'])
    expect(html).toContain(`<span style="white-space:nowrap">${number}</span>`);
});

test('head and buttons have the colours of the shop’s own brand, in light and dark', () => {
  const board = { light: { ground: '#102030', text: '#fefefe' }, dark: { ground: '#203040', text: '#fdfdfd' } };
  const link = { kind: 'link', href: 'https://shop.example/', text: 'Shop' } as const;
  const html = (colours: typeof board | null) =>
    letterHtml({ subject: '', blocks: [link] }, { language: 'en', shopName: 'Shop', board: colours, logo: null });
  expect(html(board).match(/background:#102030;color:#fefefe/g)).toHaveLength(2);
  expect(html(board)).toContain('.button{background:#203040!important;color:#fdfdfd!important}');
  expect(html(null).match(/background:#0d4f38/g)).toHaveLength(2);
});

test.each([
  ['beside the shop’s name', false, '<img src="cid:logo.png" width="32" height="32" alt="" ', 'Café &amp; Co</td>'],
  ['in place of a name that it has in it', true, 'alt="Café &amp; Co" ', 'vertical-align:middle"></td>'],
] as const)('the logo stands %s', (_, hasName, picture, end) => {
  const file = { filename: 'logo.png', cid: 'logo.png', contentType: 'image/png', content: new Uint8Array() };
  const logo = { file, width: 32, height: 32, hasName };
  const html = letterHtml({ subject: '', blocks: [] }, { language: 'en', shopName: 'Café & Co', board: null, logo });
  expect(html).toContain(picture);
  expect(html).toContain(end);
});
