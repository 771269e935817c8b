import { expect, test } from 'vitest';
import { personKeyOf } from './customerAct.ts';

test.each([
  ['20001', { kind: 'account', id: 20_001 }],
  ['999999999', { kind: 'account', id: 999_999_999 }],
  ['9999999999', { kind: 'order', orderNumber: '9999999999' }],
  ['2026-100001', { kind: 'order', orderNumber: '2026-100001' }],
  ['ada@example.org', { kind: 'order', orderNumber: 'ada@example.org' }],
  ['', { kind: 'order', orderNumber: '' }],
])('issue 20: a person is named by an account’s or an order’s number: %j', (text, key) => {
  expect(personKeyOf(text)).toEqual(key);
});
