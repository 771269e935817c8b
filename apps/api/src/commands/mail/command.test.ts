import { expect, test } from 'vitest';
import { commandOf } from './command.ts';

const id = '0b5a6f0e-6d1c-4a6e-9a52-3f6c1f1f2a3b';
const other = '1b5a6f0e-6d1c-4a6e-9a52-3f6c1f1f2a3b';
const retry = { what: 'act', kind: 'retried', ids: [id], by: null, why: '' };

test.each([
  [['list'], { what: 'list' }],
  [['list', '--all'], null],
  [['list', id], null],
  [['retry', id], retry],
  [['retry', id, other], { ...retry, ids: [id, other] }],
  [['retry', '--all', '--by', 'ada', '--why', 'is up again'], { ...retry, ids: null, by: 'ada', why: 'is up again' }],
  [['retry', id, '--all'], null],
  [['retry'], null],
  [['retry', '12'], null],
  [['retry', id, '--now'], null],
  [['give-up', id, '--why', 'no such address'], { ...retry, kind: 'givenUp', why: 'no such address' }],
  [['give-up', id], null],
  [['give-up', id, '--why', ' '], null],
  [['give-up', '--all', '--why', 'no such address'], null],
  [['send', id], null],
  [[], null],
])('pnpm mail %j', (words, command) => {
  expect(commandOf(words)).toEqual(command);
});
