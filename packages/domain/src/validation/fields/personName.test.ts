import { expect, test } from 'vitest';
import { validatePersonName } from './personName.ts';

test.each([
  ['林', null],
  ['김', null],
  ['あ', null],
  ['カ', null],
  ['L', 'TOO_SHORT'],
  ['ш', 'TOO_SHORT'],
  ['1林', 'CHARACTERS'],
  ['林1', 'CHARACTERS'],
])('spec §5, D16: a character that is a whole name: "%s": %s', (name, code) => {
  expect(validatePersonName(name)).toBe(code);
});
