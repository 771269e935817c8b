import { expect, test } from 'vitest';
import { validatePreparedMessage } from './freeText.ts';

test.each([
  ['We ask for an offer.\nSets and pieces: 12', null],
  ['We ask for an offer.\nSets and pieces: ', 'FORMAT'],
  ['Sets and pieces: ', 'FORMAT'],
])('D33: of the prepared lines only those that end with a colon are to be completed: %j: %s', (message, code) => {
  expect(validatePreparedMessage('We ask for an offer.\nSets and pieces: ')(message)).toBe(code);
});
