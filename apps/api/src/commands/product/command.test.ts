import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { commandOf } from './command.ts';
import type { ProductAct } from './productAct.ts';

const sku = 110300;
const number = String(sku);
const plain = { what: 'act', sku, by: null, why: '', key: null };
const act = (asked: ProductAct, more: object = {}) => ({ ...plain, act: asked, ...more });
const asIs = { kind: 'flags', noSale: null, noDiscount: null } as const;

test.each([
  [['find'], { what: 'find', list: 'all', text: '' }],
  [['find', 'red', 'led'], { what: 'find', list: 'all', text: 'red led' }],
  [['find', '--list', 'low'], { what: 'find', list: 'low', text: '' }],
  [['show', number], { what: 'show', sku }],
  [['stock', number, '+5'], act({ kind: 'stock', pieces: 5 })],
  [['stock', number, '-3', '--why', ' counted '], act({ kind: 'stock', pieces: -3 }, { why: 'counted' })],
  [['stock', number, '+5', '--by', 'anna', '--key', 'k'], act({ kind: 'stock', pieces: 5 }, { by: 'anna', key: 'k' })],
  [['stock', number, '+5', '--by', ' ', '--why', ' '], act({ kind: 'stock', pieces: 5 })],
  [['place', number, ' A-12-3 '], act({ kind: 'place', place: 'A-12-3' })],
  [['place', number, ''], act({ kind: 'place', place: null })],
  [['price', number, '12.90'], act({ kind: 'price', price: 1290, original: null })],
  [['price', number, '12,9', '--original', '15'], act({ kind: 'price', price: 1290, original: 1500 })],
  [['flags', number, '--no-sale'], act({ ...asIs, noSale: true })],
  [['flags', number, '--sale', '--no-discount'], act({ ...asIs, noSale: false, noDiscount: true })],
  [['flags', number, '--discount'], act({ ...asIs, noDiscount: false })],
  [
    ['texts', number, '--name', 'EN=A=b', '--name', 'DE=', '--description', 'FR=c'],
    act({ kind: 'texts', name: { EN: 'A=b', DE: '' }, description: { FR: 'c' } }),
  ],
  [
    ['cell', number, 'WEIGHT_GRAMS=12', 'DATA_SHEET_URL=https://a.example/?b=c ', 'GTIN='],
    act({
      kind: 'cells',
      cells: [
        { heading: 'WEIGHT_GRAMS', text: '12' },
        { heading: 'DATA_SHEET_URL', text: 'https://a.example/?b=c' },
        { heading: 'GTIN', text: '' },
      ],
    }),
  ],
  [['picture', number, 'led.jpg'], act({ kind: 'picture', file: resolve('/home/anna', 'led.jpg') })],
  [
    ['document', number, 'led.pdf', '--kind', 'MANUAL', '--language', 'FR'],
    act({ kind: 'document', file: resolve('/home/anna', 'led.pdf'), documentKind: 'MANUAL', language: 'FR' }),
  ],
  [
    ['document', number, 'led.pdf', '--kind', 'CERTIFICATE'],
    act({ kind: 'document', file: resolve('/home/anna', 'led.pdf'), documentKind: 'CERTIFICATE', language: 'ALL' }),
  ],
])('pnpm product %o', (words, command) => {
  expect(commandOf(words, '/home/anna')).toEqual(command);
});

test.each([
  [[]],
  [[number]],
  [['find', '--list', 'sold']],
  [['find', '--why', 'x']],
  [['show']],
  [['show', 'led']],
  [['show', '0']],
  [['show', number, 'more']],
  [['show', number, '--why', 'x']],
  [['stock', number]],
  [['stock', number, '5']],
  [['stock', number, '+1.5']],
  [['stock', number, '+1000000000']],
  [['stock', number, '+5', '+5']],
  [['stock', number, '+5', '--original', '3']],
  [['stock', number, '+5', '--why', 'x'.repeat(501)]],
  [['stock', number, '+5', '--by', 'x'.repeat(201)]],
  [['place', number]],
  [['place', number, 'A', '12']],
  [['place', number, 'x'.repeat(41)]],
  [['place', number, 'A\n12']],
  [['price', number]],
  [['price', number, '-1']],
  [['price', number, '12.905']],
  [['price', number, '10000000']],
  [['price', number, '12', '--original', 'much']],
  [['price', number, '12', '--sale']],
  [['flags', number]],
  [['flags', number, '--sale', '--no-sale']],
  [['flags', number, '--sale', '--discount', '--no-discount']],
  [['flags', number, 'NO_SALE']],
  [['texts', number]],
  [['texts', number, 'EN=a']],
  [['texts', number, '--name', 'a']],
  [['texts', number, '--name', 'IT=a']],
  [['cell', number]],
  [['cell', number, 'WEIGHT_GRAMS']],
  [['cell', number, '=12']],
  [['picture', number]],
  [['picture', number, 'a.jpg', '--kind', 'MANUAL']],
  [['document', number, 'a.pdf']],
  [['document', number, 'a.pdf', '--kind', 'LETTER']],
  [['document', number, 'a.pdf', '--kind', 'MANUAL', '--language', 'IT']],
  [['picture', number, 'a.jpg', 'b.jpg']],
  [['retire', number]],
  [['pictures', number, 'a.jpg']],
])('pnpm product %o makes no sense', (words) => {
  expect(commandOf(words, '/')).toBeNull();
});
