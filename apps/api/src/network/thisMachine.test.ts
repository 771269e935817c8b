import { describe, expect, test } from 'vitest';
import { isFromThisMachine, isLoopbackOrigin } from './thisMachine.ts';

const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });
const ask = (url: string, headers: Record<string, string> = {}) => new Request(url, { headers });
const local = 'http://localhost:3000/outbox/';

describe('pages for this machine only', () => {
  test.each([
    ['localhost', local, {}, '127.0.0.1'],
    ['an IPv4 address', 'http://127.0.0.1:3000/', { host: '127.0.0.1:3000' }, '::ffff:127.0.0.1'],
    ['an IPv6 address', 'http://[::1]:3000/', { host: '[::1]:3000' }, '::1'],
  ])('are shown to a request by %s', (_, url, headers, address) => {
    expect(isFromThisMachine(ask(url, headers), from(address))).toBe(true);
  });

  test.each<[what: string, url: string, headers: Record<string, string>, address: string]>([
    ['from another machine', local, {}, '192.0.2.7'],
    ['through a proxy', local, { 'x-forwarded-for': '192.0.2.7' }, '127.0.0.1'],
    ['through a proxy that says so otherwise', local, { via: '1.1 proxy' }, '127.0.0.1'],
    ['by a name that was pointed here (DNS rebinding)', 'http://evil.example:3000/outbox/', {}, '127.0.0.1'],
    ['by a name in the Host header alone', local, { host: 'evil.example:3000' }, '127.0.0.1'],
    ['by a host that cannot be read', local, { host: 'a b' }, '127.0.0.1'],
    ['by a name that begins like this machine', 'http://localhost.evil.example/', {}, '127.0.0.1'],
    ['over a connection that says nothing', local, {}, ''],
  ])('are not shown %s', (_, url, headers, address) => {
    expect(isFromThisMachine(ask(url, headers), from(address))).toBe(false);
  });

  test.each([
    'X-Forwarded-For',
    'X-Forwarded-Host',
    'X-Forwarded-Proto',
    'X-Forwarded-Port',
    'X-Forwarded-Server',
    'X-Forwarded',
    'X-Real-IP',
    'X-Original-Forwarded-For',
    'X-Client-IP',
    'X-Cluster-Client-IP',
    'X-Envoy-External-Address',
    'X-Azure-ClientIP',
    'X-Amzn-Trace-Id',
    'Forwarded',
    'Forwarded-For',
    'CF-Connecting-IP',
    'CF-Ray',
    'CDN-Loop',
    'Fastly-Client-IP',
    'Fly-Client-IP',
    'True-Client-IP',
    'Client-IP',
    'WL-Proxy-Client-IP',
    'Via',
  ])('are not shown to a request with %s: a proxy on this machine passed it on', (name) => {
    expect(isFromThisMachine(ask(local, { [name]: '' }), from('127.0.0.1'))).toBe(false);
  });

  test('are shown to a browser, a scraper and curl of this machine', () => {
    const headers = {
      host: 'localhost:3000',
      'user-agent': 'Prometheus/3.0',
      'x-prometheus-scrape-timeout-seconds': '10',
      'sec-fetch-site': 'none',
      cookie: 'a=1',
      connection: 'keep-alive',
    };
    expect(isFromThisMachine(ask(local, headers), from('127.0.0.1'))).toBe(true);
  });

  test('only loopback origins are on this machine', () => {
    expect(['http://localhost:3000', 'http://[::1]', 'https://shop.example'].map(isLoopbackOrigin)).toEqual([
      true,
      true,
      false,
    ]);
  });
});
