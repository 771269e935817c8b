import { describe, expect, test } from 'vitest';
import { changedFacts, isOutdatedBy, runsOut, withTexts } from './productEdit.ts';

test.each([
  [0, 0, false],
  [0, 1, true],
  [5, 10, false],
  [5, 11, true],
])('%i pieces with %i sold in 30 days run out: %s', (stock, sold, expected) => {
  expect(runsOut({ stock, sold })).toBe(expected);
});

describe('texts', () => {
  test('an empty language is taken out, the text for all stays', () => {
    expect(withTexts({ ALL: 'x', EN: 'old' }, { EN: ' new ', DE: ' ' })).toEqual({ ALL: 'x', EN: 'new' });
    expect(withTexts({ EN: 'old' }, { DE: 'neu' })).toEqual({ DE: 'neu' });
  });
});

test('only the facts that differ are named', () => {
  const facts = {
    stock: 3,
    place: null,
    price: 117,
    original: null,
    flags: [],
    name: { EN: 'Lamp' },
    description: {},
    pictures: [],
    documents: [],
    cells: [{ heading: 'WEIGHT_GRAMS', text: '80' }],
  };
  const after = {
    ...facts,
    stock: 5,
    place: 'A-1',
    original: 200,
    flags: ['NO_SALE'],
    name: { EN: 'Lamp', FR: 'Lampe' },
    documents: [{ caption: {}, url: { ALL: 'https://example.org' }, file: null }],
    cells: [{ heading: 'WEIGHT_GRAMS', text: '90' }],
  };
  expect(changedFacts(facts, facts)).toEqual([]);
  expect(changedFacts(facts, after)).toEqual([
    { field: 'STOCK', before: '3', after: '5' },
    { field: 'STORAGE_PLACE', before: '', after: 'A-1' },
    { field: 'ORIGINAL', before: '', after: '2.00' },
    { field: 'NO_SALE', before: 'no', after: 'yes' },
    { field: 'NAME_FR', before: '', after: 'Lampe' },
    { field: 'DOCUMENTS', before: '', after: 'LINK · ALL https://example.org' },
    { field: 'WEIGHT_GRAMS', before: '80', after: '90' },
  ]);
});

test.each([
  ['stock', 'stock', false],
  ['picture', 'picture', false],
  ['picture', 'pictures', false],
  ['pictures', 'pictures', true],
  ['pictures', 'picture', true],
  ['pictures', 'price', false],
  ['document', 'documents', false],
  ['documents', 'documents', true],
  ['documents', 'document', true],
  ['documents', 'picture', false],
  ['place', 'place', true],
  ['place', 'stock', false],
  ['price', 'price', true],
  ['price', 'stock', false],
] as const)('a change of %s is outdated by a newer one of %s: %s', (mine, newer, expected) => {
  expect(isOutdatedBy(mine, newer)).toBe(expected);
});
