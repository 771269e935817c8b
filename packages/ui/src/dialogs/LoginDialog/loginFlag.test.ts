import { expect, test } from 'vitest';
import { loginFlagOf } from './loginFlag.ts';

test.each([
  ['', null],
  ['q=login', null],
  ['login=yes', 'login'],
  ['?login=forgotten&lang=de', 'forgotPassword'],
  ['login=YES', null],
  ['login=', null],
])('spec §4: the address with %j asks for %s', (search, flag) => {
  expect(loginFlagOf(search)).toBe(flag);
});
