import { expect, test } from 'vitest';
import { readContactAbout } from './contactAbout.ts';

const nothing = { topic: 'general', sku: null, order: '', page: null };

test.each([
  ['', nothing],
  ['sku=193004', { ...nothing, topic: 'product', sku: 193_004 }],
  ['order=A-1', { ...nothing, topic: 'order', order: 'A-1' }],
  ['order=A-1&topic=withdrawal', { ...nothing, topic: 'withdrawal', order: 'A-1' }],
  ['topic=feedback&page=%2Fgroup', { ...nothing, topic: 'feedback', page: '/group' }],
  ['topic=nonsense&sku=0&page=https%3A%2F%2Fx', { ...nothing, topic: 'product' }],
  [`order=${'x'.repeat(99)}`, { ...nothing, topic: 'order', order: 'x'.repeat(60) }],
])('spec §2: the address of the contact form says what it is about: "%s"', (query, about) => {
  expect(readContactAbout(new URLSearchParams(query))).toEqual(about);
});
