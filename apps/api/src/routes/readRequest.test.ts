import { builtInLanguages } from '@platine/domain/language/language.ts';
import { expect, test } from 'vitest';
import { readRequest } from './readRequest.ts';

const search = (q: string) => readRequest('search', { q, VIEW: 'listing' }, builtInLanguages);

test('equal requests are validated once, and share a frozen result', () => {
  const read = search('resistor');
  expect(read).toMatchObject({ q: 'resistor', SKIP: 0, LIMIT: 24, FILTERS: {} });
  expect(search('resistor')).toBe(read);
  expect(search('capacitor').q).toBe('capacitor');
  expect(() => Object.assign(read, { LIMIT: 100 })).toThrow(TypeError);
  expect(() => Object.assign(read.FILTERS, { NEW: true })).toThrow(TypeError);
});

test('an invalid request is refused each time', () => {
  for (const _ of [1, 2])
    expect(() => readRequest('search', { VIEW: 'listing', LIMIT: 101 }, builtInLanguages)).toThrow('search');
});

test('only some hundred short requests are cached', () => {
  const first = search('a');
  for (let one = 0; one < 500; one += 1) search(`word ${one}`);
  expect(search('a')).not.toBe(first);
  expect(search('a')).toEqual(first);
  const long = 'x'.repeat(1000);
  expect(search(long)).not.toBe(search(long));
});

test('a request with effect is validated each time', () => {
  const add = () => readRequest('cartAddPosition', { SKU: 193038, AMOUNT: 1 }, builtInLanguages);
  expect(add()).not.toBe(add());
});
