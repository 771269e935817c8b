import { expect, test } from 'vitest';
import { referencesIn } from './references.ts';

test.each([
  ['R1', 1],
  ['R1,R2,R3', 3],
  ['R1, R2 R3;R4', 4],
  ['C3–C6, C9', 5],
  ['R1-R4,R7', 5],
  ['R1 - 4', 4],
  ['R1..R3', 3],
  ['LED_1, U3A', 2],
  ['R1, R1', 1],
  ['R1-R500', 500],
])('"%s" are %d', (text, count) => expect(referencesIn(text)).toHaveLength(count));

test.each(['', 'Prototype', 'R4-R1', 'R1-C4', 'R1 and R2', 'R1-R501', '100', 'R1-R4-R9'])('"%s" are none', (text) => {
  expect(referencesIn(text)).toBeNull();
});
