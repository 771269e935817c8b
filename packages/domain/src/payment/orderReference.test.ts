import { expect, test } from 'vitest';
import { orderReference } from './orderReference.ts';

test.each([
  ['2026-100001', '2026-100001'],
  ['Order 2026-100001, thank you', '2026-100001'],
  ['KB-2026-100001', '2026-100001'],
  ['2026-100001 2026-100001', '2026-100001'],
  ['Bestellung 2026-100001/Ada', '2026-100001'],
  ['2026-100001 and 2026-100002', 'several'],
  ['12026-100001', 'none'],
  ['2026-10000', 'none'],
  ['2026-1000011234', 'none'],
  ['2026-100001-7', 'none'],
  ['7-2026-100001', 'none'],
  ['2026 100001', 'none'],
  ['', 'none'],
])('the transfer %j is for order %s', (text, expected) => {
  const reference = orderReference(text);
  expect(reference.kind === 'one' ? reference.orderNumber : reference.kind).toBe(expected);
});
