import { expect, test } from 'vitest';
import { findCircle } from './noCircles.ts';

test.each([
  ['nothing imported', { a: [] }, null],
  ['one after the other', { a: ['b'], b: ['c'], c: [] }, null],
  ['the same file by two ways', { a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }, null],
  ['a file from outside the build', { a: ['elsewhere'] }, null],
  ['each other', { a: ['b'], b: ['a'] }, ['a', 'b', 'a']],
  ['itself', { a: ['a'] }, ['a', 'a']],
  ['a circle behind others', { a: ['b', 'c'], b: [], c: ['d'], d: ['e'], e: ['c'] }, ['c', 'd', 'e', 'c']],
])('%s', (_, imports, circle) => {
  expect(findCircle(new Map(Object.entries(imports)))).toEqual(circle);
});
