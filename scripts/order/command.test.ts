import { expect, test } from 'vitest';
import { commandOf } from './command.ts';

const orderNumber = '2026-100001';

test.each([
  [[orderNumber], { orderNumber, paid: false }],
  [[orderNumber, 'paid'], { orderNumber, paid: true }],
  [[orderNumber, 'unpaid'], null],
  [[orderNumber, 'paid', 'more'], null],
  [['100001'], null],
  [['KB-2026-100001'], null],
  [[], null],
])('pnpm order %o: %o', (words, command) => {
  expect(commandOf(words)).toEqual(command);
});
