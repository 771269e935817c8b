import { createClient } from '@platine/domain/contract/client.ts';
import { samples } from '@platine/domain/contract/samples.testing.ts';
import { expect, test } from 'vitest';
import { isPayAgainForm, submitPayAgainForm } from './payAgainForm.ts';
import { leavingPage } from './plainPages.ts';

/** A client whose call leads to this page, or is refused. */
function clientOf(page: string | null, asked: unknown[] = []) {
  return createClient(async (name, request) => {
    asked.push([name, request]);
    if (page === 'refused') return { SUCCESSFUL: false, ERROR_CLASS: 'PaymentMethodNotAvailableException', ERROR: '' };
    return { SUCCESSFUL: true, DATA: { ...samples[name].response, REDIRECT: page } };
  });
}

test.each([
  ['the provider’s page', 'https://pay.example/?a=1&b=2', 'https://pay.example/?a=1&b=2'],
  ['the sandbox’s', '/sandbox/payment/1', '/sandbox/payment/1'],
  ['the order, which was paid meanwhile', null, '/order/2026-1?signature=2026-01-01.a%26b'],
  [
    'the order, where the provider is away',
    'refused',
    '/order/2026-1?signature=2026-01-01.a%26b&failed=PaymentMethodNotAvailableException',
  ],
])('D37: the form without script leads to %s', async (_, page, place) => {
  const asked: unknown[] = [];
  const fields = new URLSearchParams({ ORDER_NUMBER: '2026-1', SIGNATURE: '2026-01-01.a&b' });
  expect(await submitPayAgainForm(fields, clientOf(page, asked))).toBe(place);
  expect(asked).toEqual([['payOrderAgain', { ORDER_NUMBER: '2026-1', SIGNATURE: '2026-01-01.a&b' }]]);
});

test('an own order needs no signature, and a number leads to no other page', async () => {
  const own = new URLSearchParams({ ORDER_NUMBER: '../../account' });
  expect(await submitPayAgainForm(own, clientOf(null))).toBe('/order/..%2F..%2Faccount');
  expect([isPayAgainForm('/order/pay'), isPayAgainForm('/order/link')]).toEqual([true, false]);
});

test('the page that leads on to a provider cannot be broken out of by its address', () => {
  const page = leavingPage({ brand: 'platine', css: '', ground: '#0d4f38' }, 'https://pay.example/?a=1&b="><script>');
  expect(page).toContain('href="https://pay.example/?a=1&amp;b=&quot;>&lt;script>"');
  expect(page).not.toContain('"><script>');
});
