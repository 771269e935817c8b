import { describe, expect, test } from 'vitest';
import type { VatCaseName } from '@platine/documents/issuedDocument.testing.ts';
import { sampleDocument, sampleOrder } from '@platine/documents/issuedDocument.testing.ts';
import { vatSums } from '@platine/domain/money/vatReturn.ts';
import { bookingsOf, vatOf } from './bookings.ts';

const invoice = (vat: VatCaseName) => sampleDocument({ order: sampleOrder({ vat }) });
const note = (vat: VatCaseName, date: string) =>
  sampleDocument({ kind: 'RK', order: sampleOrder({ vat }) }, { corrects: { number: 'RE-2026-000001', date } });

test.each<[vat: VatCaseName, vatReturn: string, country: string, rate: number]>([
  ['consumer', 'LU', 'LU', 170],
  ['companyAtHome', 'LU', 'LU', 170],
  ['consumerAbroad', 'OSS', 'DE', 190],
  ['withoutVatId', 'OSS', 'FI', 255],
  ['reverseCharge', 'intra-Community supply', 'FR', 0],
  ['export', 'export', 'CH', 0],
  ['territory', 'export', 'ES', 0],
])('D11: %s is declared as %s, %s, %d permille', (vat, vatReturn, country, rate) => {
  expect(bookingsOf(invoice(vat))).toMatchObject([{ vatReturn, country, rate }]);
});

test('D42: the VAT of Monaco is French', () => {
  const order = sampleOrder({ vat: 'consumerAbroad' });
  const { delivery } = order;
  if (delivery === null) throw new Error('The sample has no delivery address.');
  const inMonaco = {
    ...order,
    delivery: { ...delivery, country: 'MC', zipCode: '98000' },
    pricing: { vat: { kind: 'DESTINATION', country: 'MC', rate: 200 }, mode: 'gross' },
  } as const;
  expect(bookingsOf(sampleDocument({ order: inMonaco }))).toMatchObject([{ vatReturn: 'OSS', country: 'FR' }]);
});

test('record 0161: a document at several rates has a booking for each, which are together its sums', () => {
  const issued = sampleDocument({ order: sampleOrder({ classes: ['STANDARD', 'REDUCED', 'ZERO'] }) });
  const bookings = bookingsOf(issued);
  expect(bookings.map(({ vatReturn, country, rate }) => [vatReturn, country, rate])).toEqual([
    ['LU', 'LU', 170],
    ['LU', 'LU', 30],
    ['LU', 'LU', 0],
  ]);
  const sum = (key: 'net' | 'tax' | 'gross') => bookings.reduce((all, one) => all + one[key], 0);
  const { totalWithoutTax, tax, total } = issued.totals;
  expect([sum('net'), sum('tax'), sum('gross')]).toEqual([totalWithoutTax, tax, total]);
});

describe('VAT of a month', () => {
  test('is added up by return, country, rate and quarter of the supply; credit notes are taken off', () => {
    const { totals } = invoice('consumerAbroad');
    const all = [
      invoice('export'),
      invoice('consumerAbroad'),
      invoice('consumerAbroad'),
      note('consumerAbroad', '2026-10-02'),
      note('consumerAbroad', '2026-09-30'),
      invoice('consumer'),
    ];
    const german = { vatReturn: 'OSS', country: 'DE', rate: 190 };
    expect(vatSums(all.flatMap(bookingsOf).map(vatOf))).toMatchObject([
      { vatReturn: 'LU', country: 'LU', documents: 1 },
      { ...german, quarter: '2026-Q3', net: -totals.totalWithoutTax, tax: -totals.tax, documents: 1 },
      { ...german, quarter: '2026-Q4', net: totals.totalWithoutTax, tax: totals.tax, documents: 3 },
      { vatReturn: 'export', country: 'CH', tax: 0, documents: 1 },
    ]);
  });

  test('without documents is empty', () => {
    expect(vatSums([])).toEqual([]);
  });
});
