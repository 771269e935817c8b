import { afterEach, describe, expect, test, vi } from 'vitest';
import { readCookie, writeCookie } from './cookies.ts';

afterEach(() => vi.unstubAllGlobals());

describe('D31: a marker is read from the cookies of the page', () => {
  test.each([
    ['cm=refused', 'refused'],
    ['covid=read; cm=accepted', 'accepted'],
    ['cm=', ''],
    ['xcm=accepted; covid=read', null],
    ['', null],
  ])('of "%s"', (cookie, expected) => {
    vi.stubGlobal('document', { cookie });
    expect(readCookie('cm')).toBe(expected);
  });

  test('on the server there is none', () => {
    expect(readCookie('cm')).toBeNull();
  });
});

test.each([
  ['http:', 'cm=refused; Path=/; Max-Age=31536000; SameSite=Lax'],
  ['https:', 'cm=refused; Path=/; Max-Age=31536000; SameSite=Lax; Secure'],
])('on %s a marker is written for a year and this site', (protocol, expected) => {
  const page = { cookie: '' };
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { protocol });
  writeCookie('cm', 'refused');
  expect(page.cookie).toBe(expected);
});
