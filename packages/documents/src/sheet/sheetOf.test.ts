import type { Customs } from '@platine/domain/catalog/facts.ts';
import { builtInLanguages } from '@platine/domain/language/language.ts';
import { writing } from '@platine/domain/language/writing.ts';
import { describe, expect, test } from 'vitest';
import { sampleDocument, sampleOrder } from '../issuedDocument.testing.ts';
import type { VatCaseName } from '../issuedDocument.testing.ts';
import { documentWords } from '../words.data.ts';
import { sheetOf } from './sheetOf.ts';

const { money } = writing('EN');
const sheetWith = (vat: VatCaseName) => sheetOf(sampleDocument({ order: sampleOrder({ vat }) }));

describe('the sums of a document are those of its order', () => {
  test.each([
    ['consumer', ['Goods', 'Shipping', 'Total']],
    ['companyAtHome', ['Goods, excluding VAT', 'Shipping', 'plus VAT (17\u00A0%)', 'Total including VAT']],
    ['withoutVatId', ['Goods, excluding VAT', 'Shipping', 'plus VAT (25.5\u00A0%)', 'Total including VAT']],
    ['reverseCharge', ['Goods', 'Shipping', 'Total without VAT']],
    ['export', ['Goods', 'Shipping', 'Total without VAT']],
  ] as const)('D11: %s', (vat, labels) => {
    const order = sampleOrder({ vat });
    const { sums, vat: byRate } = sheetWith(vat);
    expect(sums.map(([label]) => label)).toEqual(labels);
    expect(sums.at(-1)?.[1]).toBe(money(order.totals.total));
    const { totalWithoutTax, tax, total } = order.totals;
    expect(byRate[1]?.slice(1)).toEqual([totalWithoutTax, tax, total].map(money));
  });

  test('record 0161: tax of each rate, in the sums of a company and in the table of every document', () => {
    const rows = (vat: VatCaseName) => {
      const order = sampleOrder({ vat, classes: ['STANDARD', 'REDUCED', 'ZERO'] });
      const { sums, vat: byRate } = sheetOf(sampleDocument({ order }));
      const tax = (order.totals.byRate ?? []).map((one) => money(one.tax));
      return { order, tax, added: sums.filter(([label]) => label.startsWith('plus VAT')), byRate };
    };
    const company = rows('companyAtHome');
    expect(company.added).toEqual([
      ['plus VAT (17\u00A0%)', company.tax[0]],
      ['plus VAT (3\u00A0%)', company.tax[1]],
      ['plus VAT (0\u00A0%)', '€0.00'],
    ]);
    const consumer = rows('consumer');
    expect(consumer.added).toEqual([]);
    expect(consumer.byRate.slice(1).map(([rate, , tax]) => [rate, tax])).toEqual([
      ['17\u00A0%', consumer.tax[0]],
      ['3\u00A0%', consumer.tax[1]],
      ['0\u00A0%', '€0.00'],
    ]);
    const mixed = sampleDocument({ order: consumer.order });
    const details = (issued: typeof mixed) => sheetOf(issued).lines.map((cells) => cells[1]?.detail ?? '');
    expect(details(mixed).map((detail) => detail.split(' · ').at(-1))).toEqual([
      'VAT rate 17\u00A0%',
      'VAT rate 3\u00A0%',
      'VAT rate 0\u00A0%',
    ]);
    for (const plain of [sampleDocument(), sampleDocument({ kind: 'LS', order: consumer.order })])
      expect(details(plain).join('')).not.toContain('VAT rate');
    expect(
      rows('reverseCharge')
        .byRate.slice(1)
        .map(([rate]) => rate),
    ).toEqual(['0\u00A0%']);
  });

  test('D10: the lines that a reader adds up give the goods', () => {
    const order = sampleOrder({ count: 12 });
    expect(order.lines.reduce((sum, { line }) => sum + line, 0)).toBe(order.totals.goods);
    expect(sheetOf(sampleDocument({ order })).sums[0]).toEqual(['Goods', money(order.totals.goods)]);
  });
});

describe('Directive 2006/112/EC art. 226 (11), (11a): the sentence of the VAT case', () => {
  test.each([
    ['reverseCharge', /article 138 .*Reverse charge/],
    ['export', /export \(article 146/],
    ['territory', /outside the VAT area .*\(articles 6 and 146/],
    ['withoutVatId', /VAT of Finland is charged/],
    ['consumerAbroad', /that of Germany\..*One-Stop-Shop/],
  ] as const)('%s', (vat, sentence) => {
    expect(sheetWith(vat).notes[0]?.lines[0]).toMatch(sentence);
  });

  test.each(['consumer', 'companyAtHome'] as const)('none for %s', (vat) => {
    expect(sheetWith(vat).notes).toEqual([]);
  });

  test.each(builtInLanguages)('%s has one for each case', (language) => {
    const sentences = (['reverseCharge', 'export', 'territory', 'withoutVatId', 'consumerAbroad'] as const).map(
      (vat) => sheetOf(sampleDocument({ language, order: sampleOrder({ vat }) })).notes[0]?.lines[0],
    );
    expect(new Set(sentences).size).toBe(5);
  });
});

test('D17: an invoice names the proof of the VAT id and its moment; other papers, and orders without one, do not', () => {
  const proof = { number: 'WAPIAAAA1234', checkedAt: '2026-11-24T09:30:00.000Z' };
  const order = { ...sampleOrder({ vat: 'reverseCharge' }), vatIdProof: proof };
  const labelled = (issued: Parameters<typeof sampleDocument>[0]) =>
    sheetOf(sampleDocument(issued)).facts.filter(([label]) => label === documentWords.EN.vatIdProof);
  expect(labelled({ kind: 'RE', order })).toEqual([
    ['Confirmed by VIES', `WAPIAAAA1234, ${writing('EN').moment(proof.checkedAt)}`],
  ]);
  expect([labelled({ kind: 'LS', order }), labelled({ kind: 'RE' })]).toEqual([[], []]);
});

test('art. 226 (1)–(5), (7): numbers, days, and both parties', () => {
  const { facts, recipient, sender, footer } = sheetWith('reverseCharge');
  expect(Object.fromEntries(facts)).toMatchObject({
    Number: 'RE-2026-000001',
    Date: '24 November 2026',
    'Date of supply': '24 November 2026',
    'Your VAT identification number': 'FR40303265045',
    'Your own order number': 'PO-4711',
  });
  expect(recipient).toEqual([
    'Atelier Müller & Søn',
    'Einkauf',
    'Ada Lovelace',
    '12, rue de l’Alzette',
    'L-1212 Luxembourg',
    'FRANCE',
  ]);
  expect(sender).toMatch(/^Platine/);
  expect(footer.flat()).toEqual(
    expect.arrayContaining(['VAT: LU00000000', expect.stringMatching(/^Producer registers: .*WEEE/)]),
  );
});

test('a credit note on an amount says so in its one line', () => {
  const totals = { goods: 1000, shipment: 0, tax: 145, total: 1000, totalWithoutTax: 855 };
  const sheet = sheetOf(sampleDocument({ kind: 'RK' }, { lines: [], totals }));
  expect(sheet.lines.map((row) => row.map(({ text }) => text))).toEqual([
    ['1', 'Refund of an amount', '1', '€10.00', '€10.00'],
  ]);
});

test('a delivery note names no price and goes with the goods', () => {
  const order = sampleOrder();
  const { delivery } = order;
  if (delivery === null) throw new Error('The sample has no delivery address.');
  const elsewhere = { ...order, delivery: { ...delivery, firstName: 'Grace' } };
  const note = sheetOf(sampleDocument({ kind: 'LS', order: elsewhere }));
  expect(note).toMatchObject({ sums: [], vat: [], transfer: null, priceMode: '' });
  expect(note.columns.map(({ title }) => title)).toEqual(['No.', 'Product', 'Amount']);
  expect(note.recipient[0]).toBe('Grace Lovelace');
  expect(sheetOf(sampleDocument({ order: elsewhere })).recipient[0]).toBe('Ada Lovelace');
});

describe('an account and a code for the transfer', () => {
  test.each([
    ['KB', 'WIRE_TRANSFER', false, '2026-100001'],
    ['PF', 'WIRE_TRANSFER', false, '2026-100001'],
    ['RE', 'INVOICE', false, 'RE-2026-000001'],
    ['KB', 'INVOICE', false, null],
    ['RK', 'WIRE_TRANSFER', false, null],
    ['RE', 'WIRE_TRANSFER', true, null],
    ['RE', 'PAYPAL', true, null],
  ] as const)('%s by %s, paid %s: %s', (kind, paymentMethod, paid, reference) => {
    const order = sampleOrder({ change: { paymentMethod } });
    const { transfer } = sheetOf(sampleDocument({ kind, order }, { paid }));
    expect(transfer?.qr.split('\n').at(-1) ?? null).toBe(reference);
    if (transfer !== null) expect(transfer.rows.map(([, value]) => value)).toContain(money(order.totals.total));
  });
});

test('the holder is the company, or the name that the bank has', () => {
  const document = sampleDocument(
    { kind: 'KB', order: sampleOrder({ change: { paymentMethod: 'WIRE_TRANSFER' } }) },
    { paid: false },
  );
  const { seller } = document;
  const named = { ...document, seller: { ...seller, bank: { ...seller.bank, holder: 'EXEMPLE SARL' } } };
  for (const [one, holder] of [
    [document, seller.company],
    [named, 'EXEMPLE SARL'],
  ] as const) {
    const { transfer } = sheetOf(one);
    expect([transfer?.rows[0]?.[1], transfer?.qr.split('\n')[5]]).toEqual([holder, holder]);
  }
});

test.each(builtInLanguages)('%s: an invoice says until when it is payable, or that it is paid', (language) => {
  const { notes } = documentWords[language];
  const open = sheetOf(sampleDocument({ language }, { payBy: '2026-12-24' })).notes[0]?.lines[0];
  expect(open).toContain(writing(language).date('2026-12-24'));
  expect(sheetOf(sampleDocument({ language }, { paid: true })).notes[0]?.lines).toEqual([notes.paid]);
});

describe('goods that leave the EU’s VAT area say what customs ask', () => {
  const customs = { hsCode: '853641', originCountry: 'IT' };
  const details = (vat: VatCaseName, kind: 'LS' | 'PF' | 'RE', said: Customs | undefined = customs) => {
    const order = sampleOrder({ vat });
    const lines = order.lines.map((line) => ({ ...line, customs: said }));
    return sheetOf(sampleDocument({ kind, order }, { lines })).lines[0]?.[1]?.detail;
  };

  test.each(['LS', 'PF', 'RE'] as const)('%s', (kind) => {
    expect(details('export', kind)).toMatch(/ · HS 853641 · origin IT$/);
    expect(details('territory', kind)).toMatch(/ · HS 853641 · origin IT$/);
  });

  test('what is not known is left out, and goods within it say nothing', () => {
    expect(details('export', 'LS', { hsCode: null, originCountry: 'IT' })).toMatch(/part number [^·]+ · origin IT$/);
    expect(details('export', 'LS', { hsCode: null, originCountry: null })).not.toMatch(/HS|origin/);
    expect(details('consumer', 'LS')).not.toMatch(/HS|origin/);
  });
});

test.each(builtInLanguages)(
  '%s: every document with goods has the customer’s own numbers and notes, and none where there is none',
  (language) => {
    const order = sampleOrder({});
    const [first, ...others] = order.lines;
    if (first === undefined) throw new Error('The sample order has no goods.');
    const noted = { ...order, lines: [{ ...first, note: 'C3–C6, C9', ownNumber: 'R-4711' }, ...others] };
    const number = documentWords[language].ownPartNumber.replace('{number}', 'R-4711');
    const label = documentWords[language].lineNote.replace('{note}', 'C3–C6, C9');
    for (const kind of ['KB', 'RE', 'LS', 'PF'] as const) {
      const detail = (of: typeof noted) =>
        sheetOf(sampleDocument({ kind, language, order: of }, { lines: of.lines })).lines[0]?.[1]?.detail;
      expect(detail(noted), kind).toMatch(new RegExp(` · ${number} · ${label}$`));
      expect(
        detail({ ...noted, lines: order.lines.map((line) => ({ ...line, note: undefined, ownNumber: undefined })) }),
      ).not.toContain('C3');
    }
  },
);
