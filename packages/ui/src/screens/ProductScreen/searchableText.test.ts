import { expect, test } from 'vitest';
import { searchableText } from './searchableText.ts';

test.each(['110300', '4006381333931', 'NE555P', 'BC-547 B', 'MRS25000C1002FCT00', 'Widerstände', 'a'.repeat(60)])(
  '%s is searched for',
  (asked) => expect(searchableText(asked)).toBe(asked),
);

test.each(['', ' ', '<b>', '%00', '\u0000', '-1', '(555) 010', 'a'.repeat(61), 'call\nme'])('%j is not', (asked) =>
  expect(searchableText(asked)).toBe(''),
);
