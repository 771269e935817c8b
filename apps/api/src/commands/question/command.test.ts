import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { commandOf } from './command.ts';

const id = '0b5a6f0e-6d1c-4a6e-9a52-3f6c1f1f2a3b';
const end = { what: 'end', id, answer: null, by: null };

test.each([
  [['list'], { what: 'list', list: 'open', skip: 0 }],
  [['list', '--all', '--skip', '40'], { what: 'list', list: 'all', skip: 40 }],
  [['close', id], end],
  [['close', id, '--by', ' ada '], { ...end, by: 'ada' }],
  [['answer', id, 'yes.txt'], { ...end, answer: { file: resolve('/home/ada', 'yes.txt') } }],
  [['answer', id, '--text', 'Yes.', '--by', 'ada'], { ...end, answer: { text: 'Yes.' }, by: 'ada' }],
])('pnpm question %j', (words, command) => {
  expect(commandOf(words, '/home/ada')).toEqual(command);
});

test.each([
  [[]],
  [['list', id]],
  [['list', '--by', 'ada']],
  [['list', '--skip', 'one']],
  [['show', id]],
  [['close']],
  [['close', '12']],
  [['close', id, 'yes.txt']],
  [['close', id, '--text', 'Yes.']],
  [['close', id, '--all']],
  [['close', id, '--by', 'a'.repeat(201)]],
  [['answer', id]],
  [['answer', id, 'yes.txt', 'no.txt']],
  [['answer', id, 'yes.txt', '--text', 'Yes.']],
  [['answer', id, '--why', 'asked']],
])('pnpm question %j makes no sense', (words) => {
  expect(commandOf(words, '/')).toBeNull();
});
