import { expect, test } from 'vitest';
import { searchedText } from './searchedText.ts';

test.each([
  [null, ''],
  ['', ''],
  [' \t\n', ''],
  ['\u0000', ''],
  [' 10 kΩ ', '10 kΩ'],
  ['a\u0000b', 'a b'],
  ['M3 & "M4" <b>', 'M3 & "M4" <b>'],
  ['x'.repeat(201), 'x'.repeat(200)],
])('D21: ?q=%j asks for %j', (typed, text) => {
  expect(searchedText(typed)).toBe(text);
});
