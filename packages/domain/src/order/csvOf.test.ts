import { expect, test } from 'vitest';
import { csvOf } from './csvOf.ts';

test.each([
  ['Weber', 'Weber'],
  ['Weber; Söhne', '"Weber; Söhne"'],
  ['the "blue" lamp', '"the ""blue"" lamp"'],
  ['=1+1', "'=1+1"],
  ['@home', "'@home"],
  ['+352 12345', "'+352 12345"],
  ['-12,50', '-12,50'],
  ['', ''],
])('a cell is one that a spreadsheet reads, and never a formula: %j', (text, cell) => {
  expect(csvOf(['a', 'b'], [[text, '1']])).toBe(`\uFEFFa;b\r\n${cell};1\r\n`);
});
