import { expect, test } from 'vitest';
import { documentKey, isAnonymous } from './documentKey.ts';

const url = new URL('https://platine.example/product/1');
const stateOf = (data: unknown) => JSON.stringify({ queries: [{ state: { data } }] });
const key = documentKey({ language: 'EN', url, state: stateOf({ price: 9 }) });

test('equal data have equal keys', () => {
  expect(documentKey({ language: 'EN', url: new URL(url), state: stateOf({ price: 9 }) })).toBe(key);
});

test.each([
  ['language', { language: 'DE', url, state: stateOf({ price: 9 }) }],
  ['address', { language: 'EN', url: new URL('?page=2', url), state: stateOf({ price: 9 }) }],
  ['price in the data', { language: 'EN', url, state: stateOf({ price: 8 }) }],
] as const)('another %s has another key', (_, other) => {
  expect(documentKey(other)).not.toBe(key);
});

const anonymous = { email: null, vatId: null, addresses: [], comment: '', ownOrderNumber: '' };
const lines = {
  company: '',
  department: '',
  firstName: 'Ada',
  lastName: 'L',
  street: '1',
  supplement: '',
  zipCode: '1',
  city: 'L',
};

test('a visitor with no more than a cart is anonymous', () => {
  expect(isAnonymous(anonymous, null)).toBe(true);
});

test.each([
  ['who is logged in', anonymous, {}],
  ['whose login is unknown', anonymous, undefined],
  ['whose session could not be read', undefined, null],
  ['with an e-mail', { ...anonymous, email: 'ada@example.com' }, null],
  ['with a VAT id', { ...anonymous, vatId: 'LU26375245' }, null],
  ['with an address', { ...anonymous, addresses: [{ id: '1', types: [], country: 'LU', ...lines }] }, null],
  ['with a comment', { ...anonymous, comment: 'Ring twice' }, null],
  ['with an order number of their own', { ...anonymous, ownOrderNumber: 'A-1' }, null],
] as const)('a shopper %s is not anonymous', (_, session, user) => {
  expect(isAnonymous(session, user)).toBe(false);
});
