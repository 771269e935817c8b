import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { commandOf } from './command.ts';

const email = 'labo@example.lu';
const unnamed = { by: null, why: null };
const decided = { kind: 'decide', email, ...unnamed };
const school = { ...decided, decision: { educationalInstitution: true } };
const exported = { kind: 'export', email, file: null, ...unnamed };
const erased = { kind: 'erase', email, dryRun: false, ...unnamed };

test.each([
  [[email], { kind: 'show', email }],
  [[email, 'school', 'yes'], school],
  [[email, 'school', 'no'], { ...decided, decision: { educationalInstitution: false } }],
  [[email, 'invoice', 'yes'], { ...decided, decision: { invoiceCleared: true } }],
  [[email, 'school', 'yes', '--reason', ' saw the deed '], { ...school, why: 'saw the deed' }],
  [[email, 'school', 'yes', '--by', 'ada'], { ...school, by: 'ada' }],
  [[email, 'school', 'yes', '--reason', ' '], school],
  [[email, 'school', 'yes', '--reason'], null],
  [[email, 'export'], exported],
  [
    [email, 'export', 'labo.json', '--reason', 'asked for it'],
    { ...exported, file: resolve('/home/ada', 'labo.json'), why: 'asked for it' },
  ],
  [[email, 'export', 'labo.json', 'more'], null],
  [[email, 'export', '--dry-run'], null],
  [[email, 'erase'], erased],
  [[email, 'erase', '--reason', 'asked for it'], { ...erased, why: 'asked for it' }],
  [[email, 'erase', '--dry-run'], { ...erased, dryRun: true }],
  [[email, 'erase', '--yes'], null],
  [[email, 'erase', 'now'], null],
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
