import { expect, test } from 'vitest';
import { builtBoard } from './builtBoard.ts';

test.each([
  ['platine', '#0d4f38'],
  ['fjord', '#13406b'],
  ['none', '#0d4f38'],
])('the header of the brand %s is %s', (brand, ground) => {
  expect(builtBoard(brand).light.ground).toBe(ground);
});
