import { expect, test } from 'vitest';
import { readGroupTags } from './readGroupTags.ts';

const many = Array.from({ length: 25 }, (_, index) => `tag-${index}`);

test.each([
  [null, []],
  ['', []],
  ['robots', ['robots']],
  ['sensors,displays,sensors', ['sensors', 'displays']],
  ['\u0000,robots', ['robots']],
  ['x'.repeat(40), ['x'.repeat(40)]],
  ['x'.repeat(41), []],
  [many.join(','), many.slice(0, 20)],
])('?grouptags=%j names %j', (parameter, tags) => {
  expect(readGroupTags(parameter)).toEqual(tags);
});
