import { expect, test } from 'vitest';
import { newSessionToken } from '../services/sessionToken.ts';
import { carriedOver, readSessionCookie, sessionCookies } from './sessionCookie.ts';

const token = newSessionToken();
const other = newSessionToken();
const [local, secure] = ['http://localhost:3000', 'https://shop.example'];

test.each([
  [`platine_session=${token}`, token],
  [`clientId=abc; platine_session=${token}; cm=1`, token],
  [`not_platine_session=${token}`, null],
  ['platine_session=short', null],
  [`platine_session=${token}x`, null],
  ['', null],
  [null, null],
])('the cookie header %s holds the session %s', (header, session) => {
  expect(readSessionCookie(header, local)).toBe(session);
});

test('D6: the cookie is hidden from scripts and other sites, and needs https where the shop has it', () => {
  const kept = `${token}; Max-Age=7776000; Path=/; HttpOnly`;
  expect(sessionCookies(token, null, local)).toEqual([`platine_session=${kept}; SameSite=Lax`]);
  expect(sessionCookies(token, null, secure)).toEqual([`__Host-platine_session=${kept}; Secure; SameSite=Lax`]);
});

const [plain, host] = [`platine_session=${token}`, `__Host-platine_session=${other}`];
const gone = 'platine_session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax';

test.each([
  ['its own name comes first', `${plain}; ${host}`, other, []],
  ['a session of the name before is carried over, and its cookie removed', plain, token, [token, gone]],
  ['a name before without a session is none', 'platine_session=short', null, []],
  ['nothing is nothing', null, null, []],
])('D6: on https %s', (_, header, session, carried) => {
  expect(readSessionCookie(header, secure)).toBe(session);
  const cookies = carriedOver(header, secure);
  expect(cookies.map((cookie) => /^__Host-platine_session=([^;]+)/.exec(cookie)?.[1] ?? cookie)).toEqual(carried);
});

test('D6: on https the name before is removed with the next cookie; on http nothing is carried over', () => {
  expect(sessionCookies(other, plain, secure)[1]).toBe(gone);
  expect(readSessionCookie(host, local)).toBeNull();
  expect(carriedOver(plain, local)).toEqual([]);
});

test('a token has 256 random bits', () => {
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(newSessionToken()).not.toBe(token);
});
