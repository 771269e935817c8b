import { expect, test } from 'vitest';
import { newSessionToken } from '../services/sessionToken.ts';
import { readSessionCookie, sessionCookie } from './sessionCookie.ts';

const token = newSessionToken();

test.each([
  [`platine_session=${token}`, token],
  [`clientId=abc; platine_session=${token}; cm=1`, token],
  [`not_platine_session=${token}`, null],
  ['platine_session=short', null],
  [`platine_session=${token}x`, null],
  ['', null],
  [null, null],
])('the cookie header %s holds the session %s', (header, session) => {
  expect(readSessionCookie(header)).toBe(session);
});

test('D6: the cookie is hidden from scripts and other sites, and needs https where the shop has it', () => {
  const plain = `platine_session=${token}; Max-Age=7776000; Path=/; HttpOnly`;
  expect(sessionCookie(token, 'http://localhost:3000')).toBe(`${plain}; SameSite=Lax`);
  expect(sessionCookie(token, 'https://shop.example')).toBe(`${plain}; Secure; SameSite=Lax`);
});

test('a token has 256 random bits', () => {
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(newSessionToken()).not.toBe(token);
});
