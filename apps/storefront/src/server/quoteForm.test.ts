import { createClient } from '@platine/domain/contract/client.ts';
import type { ErrorClass } from '@platine/domain/contract/errors.ts';
import { samples } from '@platine/domain/contract/samples.testing.ts';
import { expect, test } from 'vitest';
import { isQuoteForm, submitQuoteForm } from './quoteForm.ts';

/** A client that notes what it is asked; a refusal is answered to all calls but `quote`. */
function clientOf(asked: unknown[], refused: ErrorClass | null = null) {
  return createClient(async (name, request) => {
    asked.push([name, request]);
    if (refused !== null && name !== 'quote') return { SUCCESSFUL: false, ERROR_CLASS: refused, ERROR: '' };
    return { SUCCESSFUL: true, DATA: samples[name].response };
  });
}
const number = { QUOTE_NUMBER: 'AN-2026-000001' };
const made = { CART_VERSION: '4' };

test.each([
  ['/quote/create', made, null, '/account?view=quotes&order=AN-2026-000001'],
  ['/quote/create', made, 'CartConflictException', '/shopping_cart?noQuote=CartConflictException'],
  ['/quote/order', number, null, '/shopping_cart'],
  ['/quote/order', number, 'NotOrderableException', '/account?view=quotes&order=AN-2026-000001'],
  ['/quote/order', number, 'ThrottledException', '/account?view=quotes&order=AN-2026-000001&failed=ThrottledException'],
  ['/quote/renew', number, null, '/shopping_cart'],
  ['/quote/renew', number, 'ThrottledException', '/account?view=quotes&order=AN-2026-000001&failed=ThrottledException'],
] as const)('record 0137: the form %s with %o, answered %s, leads to %s', async (path, fields, refused, place) => {
  expect(isQuoteForm(path)).toBe(true);
  expect(await submitQuoteForm({ path, fields: new URLSearchParams(fields) }, clientOf([], refused))).toBe(place);
});

test('record 0137: an expired quote is put into the cart in its amounts, and a number leads to no other page', async () => {
  const asked: unknown[] = [];
  await submitQuoteForm({ path: '/quote/renew', fields: new URLSearchParams(number) }, clientOf(asked));
  expect(asked).toEqual([
    ['quote', number],
    ['cartAddPositions', { POSITIONS: [{ SKU: 7, AMOUNT: 2, NOTE: 'K1–K3' }] }],
  ]);
  const fields = new URLSearchParams({ QUOTE_NUMBER: '../../account' });
  const refused = clientOf([], 'NotFoundException');
  expect(await submitQuoteForm({ path: '/quote/order', fields }, refused)).toBe(
    '/account?view=quotes&order=..%2F..%2Faccount&failed=NotFoundException',
  );
  expect([isQuoteForm('/quote'), isQuoteForm('/list/create')]).toEqual([false, false]);
});

test('record 0137: a version that is no number asks for none of the cart', async () => {
  const asked: unknown[] = [];
  await submitQuoteForm(
    { path: '/quote/create', fields: new URLSearchParams({ CART_VERSION: '1e3' }) },
    clientOf(asked),
  );
  expect(asked).toEqual([['createQuote', { CART_VERSION: -1 }]]);
});
