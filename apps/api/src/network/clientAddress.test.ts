import { expect, test } from 'vitest';
import { readClientAddress } from './clientAddress.ts';

const connection = { incoming: { socket: { remoteAddress: '10.0.0.1' } } };

test.each([
  ['without a proxy: the address of the connection', null, 0, '10.0.0.1'],
  ['without a proxy the header is ignored', '1.2.3.4', 0, '10.0.0.1'],
  ['one proxy: the last address', '6.6.6.6, 1.2.3.4', 1, '1.2.3.4'],
  ['two proxies: the last but one', '6.6.6.6, 1.2.3.4, 10.0.0.9', 2, '1.2.3.4'],
  ['a proxy that adds the port', '6.6.6.6, 1.2.3.4:4711', 1, '1.2.3.4'],
  ['a proxy that adds the port to IPv6', '[2001:db8::1]:4711', 1, '2001:db8::1'],
  ['a proxy that hides the address', 'unknown', 1, '10.0.0.1'],
  ['a proxy that sends no header', null, 1, '10.0.0.1'],
  ['fewer addresses than proxies', '1.2.3.4', 2, '10.0.0.1'],
])('%s', (_, header, proxies, address) => {
  const headers: Record<string, string> = header === null ? {} : { 'X-Forwarded-For': header };
  expect(readClientAddress(new Request('http://shop.test', { headers }), connection, proxies)).toBe(address);
});

test('a request without a connection has no address', () => {
  expect(readClientAddress(new Request('http://shop.test'), undefined, 0)).toBeNull();
});
