import { afterEach, expect, test } from 'vitest';
import { openStorefront } from './openStorefront.testing.ts';
import { securityText } from './wellKnown.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function get(path: string): Promise<Response> {
  const { origin, close } = await openStorefront();
  closing.push(close);
  return fetch(origin + path, { redirect: 'manual' });
}

test('RFC 9116: security.txt names a contact, and an end that is ahead and less than a year away', async () => {
  const answer = await get('/.well-known/security.txt');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  const text = await answer.text();
  expect(text.match(/^Contact: .+$/gm)).toEqual([
    'Contact: mailto:service@platine.example',
    'Contact: http://localhost/contact',
  ]);
  expect(text).toContain('Canonical: http://localhost/.well-known/security.txt\n');
  const ends = Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '');
  expect(ends).toBeGreaterThan(Date.now() + 86_400_000);
  expect(ends).toBeLessThan(Date.now() + 365 * 86_400_000);
});

test.each(['2026-11-23T12:00:00.123Z', '2031-02-28T00:00:00Z'])('its end follows the clock: %s', (now) => {
  const text = securityText({ origin: 'https://shop.example', email: 'ada@shop.example' }, new Date(now));
  expect(text.match(/^Expires: /gm)).toHaveLength(1);
  const [, ends = ''] = /^Expires: (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)$/m.exec(text) ?? [];
  expect(Date.parse(ends) - Date.parse(now)).toBeGreaterThan(100 * 86_400_000);
});

test('change-password leads to where a password is changed', async () => {
  const answer = await get('/.well-known/change-password');
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/account?view=password']);
});

test('other well-known names are not found, as a scanner of them expects', async () => {
  expect(
    (await get('/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200')).status,
  ).not.toBe(302);
});
