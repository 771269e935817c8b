import { expect, test } from 'vitest';
import { createPostingCache } from './postingCache.ts';

test('a full cache evicts the products that were used least recently', () => {
  const postings = createPostingCache(1000);
  const large = new Int32Array(2_000_000);
  for (const term of ['a', 'b', 'c']) postings.set(term, large);
  postings.get('a');
  postings.set('d', large);
  expect(['a', 'b', 'c', 'd'].map((term) => postings.get(term) !== undefined)).toEqual([true, false, true, true]);
});

test('a larger catalogue has a larger cache', () => {
  const postings = createPostingCache(1_000_000);
  for (const term of ['a', 'b', 'c', 'd']) postings.set(term, new Int32Array(2_000_000));
  expect(postings.get('a')).toBeDefined();
});
