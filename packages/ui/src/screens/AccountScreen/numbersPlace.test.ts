import { expect, test } from 'vitest';
import type { NumbersTaken } from './numbersPlace.ts';
import { numbersQuery, readNumbersPlace } from './numbersPlace.ts';

const read = (query: string) => readNumbersPlace(new URLSearchParams(query));

test.each<NumbersTaken>([
  { set: 12, unknown: [], unread: [] },
  { set: 0, unknown: [900_000_001], unread: [3, 4] },
])('what became of a table is read back: %o', (taken) => {
  expect(read(new URLSearchParams(numbersQuery(taken)).toString())).toEqual({ taken, failure: null });
});

test('an address names twenty lines at most', () => {
  const unread = Array.from({ length: 21 }, (_, index) => index + 2);
  const query = new URLSearchParams(numbersQuery({ set: 1, unknown: [], unread }));
  expect(readNumbersPlace(query).taken?.unread).toHaveLength(20);
});

test.each(['', 'set=x', 'set=-1', 'set=123456'])('"%s" is no answer to a table', (query) => {
  expect(read(query)).toEqual({ taken: null, failure: null });
});

test('a failure is read with it', () => {
  expect(read('failed=ListFullException')).toMatchObject({ failure: { errorClass: 'ListFullException' } });
});
