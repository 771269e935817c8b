import { expect, test } from 'vitest';
import { commandOf } from './command.ts';

const email = 'labo@example.lu';

test.each([
  [[email], { email, decision: {} }],
  [[email, 'school', 'yes'], { email, decision: { educationalInstitution: true } }],
  [[email, 'school', 'no'], { email, decision: { educationalInstitution: false } }],
  [[email, 'invoice', 'yes'], { email, decision: { invoiceCleared: true } }],
  [[email, '--school', 'yes'], null],
  [[email, 'invoice'], null],
  [[email, 'invoice', 'maybe'], null],
  [[email, 'password', 'yes'], null],
  [[email, 'school', 'yes', 'more'], null],
  [['labo', 'school', 'yes'], null],
  [[], null],
])('pnpm customer %o: %o', (words, command) => {
  expect(commandOf(words)).toEqual(command);
});
