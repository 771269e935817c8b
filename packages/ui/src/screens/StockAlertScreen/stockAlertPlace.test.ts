import { expect, test } from 'vitest';
import { readStockAlertPlace } from './stockAlertPlace.ts';

test.each([
  ['', { kind: 'form', sku: null }],
  ['sku=100101', { kind: 'form', sku: 100_101 }],
  ['sku=0', { kind: 'form', sku: null }],
  ['sku=1234567890', { kind: 'form', sku: null }],
  ['confirm=h', { kind: 'confirm', hash: 'h', failure: null }],
  ['end=h&failed=HashInvalidException', { kind: 'end', hash: 'h', failure: { errorClass: 'HashInvalidException' } }],
  ['confirm=h&failed=network', { kind: 'confirm', failure: { kind: 'network' } }],
  ['done=mailed&sku=7', { kind: 'done', end: 'mailed', sku: 7 }],
  ['done=other&sku=7', { kind: 'form', sku: 7 }],
])('the place of ?%s', (query, place) => {
  expect(readStockAlertPlace(new URLSearchParams(query))).toMatchObject(place);
});
