import { createClient } from '@platine/domain/contract/client.ts';
import { expect, test } from 'vitest';
import { isOrderLinkForm, submitOrderLinkForm } from './orderLinkForm.ts';

test.each([
  ['a new link is mailed', { SUCCESSFUL: true, DATA: {} }, 'asked'],
  [
    'too many were asked for',
    { SUCCESSFUL: false, ERROR_CLASS: 'ThrottledException', ERROR: '' },
    'ThrottledException',
  ],
] as const)('D7: the form without script leads back to the order’s page when %s', async (_, answer, renewed) => {
  const asked: unknown[] = [];
  const client = createClient(async (...call) => {
    asked.push(call.slice(0, 2));
    return answer;
  });
  const fields = new URLSearchParams({ ORDER_NUMBER: '2026-1', SIGNATURE: '2026-01-01.a&b' });
  expect(await submitOrderLinkForm(fields, client)).toBe(`/order/2026-1?signature=2026-01-01.a%26b&renewed=${renewed}`);
  expect(asked).toEqual([['renewOrderLink', { ORDER_NUMBER: '2026-1', SIGNATURE: '2026-01-01.a&b' }]]);
});

test.each([
  ['//elsewhere.example', '/order/%2F%2Felsewhere.example?signature=&renewed=asked'],
  ['../../account', '/order/..%2F..%2Faccount?signature=&renewed=asked'],
])('a form with the order number %s stays on the shop’s own page', async (ORDER_NUMBER, place) => {
  const client = createClient(async () => ({ SUCCESSFUL: true, DATA: {} }));
  expect(await submitOrderLinkForm(new URLSearchParams({ ORDER_NUMBER }), client)).toBe(place);
  expect(isOrderLinkForm('/order/link')).toBe(true);
});
