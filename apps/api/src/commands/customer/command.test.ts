import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { commandOf } from './command.ts';

const email = 'labo@example.lu';

test.each([
  [[email], { kind: 'decide', email, decision: {} }],
  [[email, 'school', 'yes'], { kind: 'decide', email, decision: { educationalInstitution: true } }],
  [[email, 'school', 'no'], { kind: 'decide', email, decision: { educationalInstitution: false } }],
  [[email, 'invoice', 'yes'], { kind: 'decide', email, decision: { invoiceCleared: true } }],
  [[email, 'export'], { kind: 'export', email, file: null }],
  [[email, 'export', 'labo.json'], { kind: 'export', email, file: resolve('/home/ada', 'labo.json') }],
  [[email, 'export', 'labo.json', 'more'], null],
  [[email, 'erase'], { kind: 'erase', email, dryRun: false }],
  [[email, 'erase', '--dry-run'], { kind: 'erase', email, dryRun: true }],
  [[email, 'erase', '--yes'], null],
  [[email, '--school', 'yes'], null],
  [[email, 'invoice'], null],
  [[email, 'invoice', 'maybe'], null],
  [[email, 'password', 'yes'], null],
  [[email, 'school', 'yes', 'more'], null],
  [['labo', 'school', 'yes'], null],
  [[], null],
])('pnpm customer %o: %o', (words, command) => {
  expect(commandOf(words, '/home/ada')).toEqual(command);
});
