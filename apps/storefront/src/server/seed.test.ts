import { expect, test } from 'vitest';
import { isNobody, seedOf } from './seed.ts';

const url = new URL('https://platine.example/product/1');
const stateOf = (data: unknown) => JSON.stringify({ queries: [{ state: { data } }] });
const seed = seedOf({ language: 'EN', url, state: stateOf({ price: 9 }) });

test('the same data have the same seed', () => {
  expect(seedOf({ language: 'EN', url: new URL(url), state: stateOf({ price: 9 }) })).toBe(seed);
});

test.each([
  ['language', { language: 'DE', url, state: stateOf({ price: 9 }) }],
  ['place', { language: 'EN', url: new URL('?page=2', url), state: stateOf({ price: 9 }) }],
  ['data', { language: 'EN', url, state: stateOf({ price: 8 }) }],
] as const)('another %s is another drawing', (_, other) => {
  expect(seedOf(other)).not.toBe(seed);
});

const nobody = { email: null, vatId: null, addresses: [], comment: '', ownOrderNumber: '' };
const lines = { company: '', department: '', firstName: 'Ada', lastName: 'L', street: '1', zipCode: '1', city: 'L' };

test('a visitor who has only a cart is nobody', () => {
  expect(isNobody(nobody, null)).toBe(true);
});

test.each([
  ['who is logged in', nobody, {}],
  ['of whom it is not known', nobody, undefined],
  ['whose session could not be read', undefined, null],
  ['with an e-mail', { ...nobody, email: 'ada@example.com' }, null],
  ['with a VAT id', { ...nobody, vatId: 'LU26375245' }, null],
  ['with an address', { ...nobody, addresses: [{ id: '1', types: [], country: 'LU', ...lines }] }, null],
  ['with a comment', { ...nobody, comment: 'Ring twice' }, null],
  ['with an order number of their own', { ...nobody, ownOrderNumber: 'A-1' }, null],
] as const)('somebody %s is not', (_, session, user) => {
  expect(isNobody(session, user)).toBe(false);
});
