import { expect, test } from 'vitest';
import { commandOf } from './command.ts';

test.each([
  ['backup', ['a.backup'], { file: 'a.backup', force: false }],
  ['restore', ['a.backup'], { file: 'a.backup', force: false }],
  ['restore', ['--force', 'a.backup'], { file: 'a.backup', force: true }],
] as const)('pnpm %s %j', (action, words, command) => {
  expect(commandOf(action, words)).toEqual(command);
});

test.each([
  ['backup', []],
  ['backup', ['a', 'b']],
  ['backup', ['a', '--force']],
  ['restore', ['--force']],
  ['restore', ['a', '--forced']],
] as const)('pnpm %s %j makes no sense', (action, words) => {
  expect(commandOf(action, words)).toBeNull();
});
