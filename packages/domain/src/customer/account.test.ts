import { expect, test } from 'vitest';
import { emailKey } from './account.ts';

test('one address in other letters, or with blanks around, is one account', () => {
  expect(emailKey(' Ada@Example.COM ')).toBe('ada@example.com');
  expect(emailKey('ada@example.com')).not.toBe(emailKey('eda@example.com'));
});
