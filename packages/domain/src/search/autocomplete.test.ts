import { describe, expect, test } from 'vitest';
import { parseRequest } from '../contract/parse.ts';
import {
  autocompleteFrom,
  enterTarget,
  moveSelection,
  searchPause,
  showsHits,
  wantsAutocomplete,
} from './autocomplete.ts';
import { autocompleteRequest, autocompleteResults, hitsFromWire, moreResults } from './suggestionSearch.ts';
import { searchRequestToWire } from './searchRequestToWire.ts';
import { searchRoute } from './searchRoute.ts';

test('spec §9: autocomplete: 3 characters, a pause of 500 ms, 7 results', () => {
  expect([autocompleteFrom, searchPause, autocompleteResults]).toEqual([3, 500, 7]);
});

describe('spec §5: autocomplete is asked for only with at least 3 characters', () => {
  test.each([
    ['', false],
    ['ab', false],
    ['ab ', false],
    ['abc', true],
    ['a b', true],
    ['10k', true],
    ['😀😀', false],
    ['😀😀😀', true],
  ])('"%s": %s', (typed, wanted) => {
    expect(wantsAutocomplete(typed)).toBe(wanted);
  });
});

test('spec §7: q, SKIP 0, LIMIT 7, SKU descending, LIST, autocomplete', () => {
  const request = searchRequestToWire(autocompleteRequest(' resistor '));
  expect(request).toEqual({
    q: 'resistor',
    VIEW: 'autocomplete',
    SKIP: 0,
    LIMIT: 7,
    SORT: 'SKU_DESC',
    FILTER_CLASS: 'LIST',
    FILTERS: {},
  });
  expect(parseRequest('search', { ...request, SKIP: '0', LIMIT: '7' })).toEqual(request);
});

describe('spec §4, D21: hits show only when they are those of the current text', () => {
  test.each([
    ['resistor', 'resistor', true],
    ['resistor ', 'resistor', true],
    ['resistors', 'resistor', false],
    ['re', 're', false],
    ['res', null, false],
  ])('"%s" typed, hits of %s: %s', (typed, text, shown) => {
    expect(showsHits(typed, text === null ? null : { text })).toBe(shown);
  });
});

describe('spec §2: "more results" is MAX_HIT minus the number shown', () => {
  test.each([
    [7, 7, 0],
    [8, 7, 1],
    [300, 7, 293],
    [0, 0, 0],
    [3, 7, 0],
  ])('%d hits, %d shown: %d more', (maxHit, shown, more) => {
    expect(moreResults({ maxHit, skus: Array.from({ length: shown }, (_, index) => index) })).toBe(more);
  });
});

describe('spec §4: up and down move the selection', () => {
  test.each([
    [null, 'down', 3, 0],
    [0, 'down', 3, 1],
    [2, 'down', 3, 2],
    [2, 'up', 3, 1],
    [0, 'up', 3, null],
    [null, 'up', 3, null],
    [null, 'down', 0, null],
    [5, 'down', 2, 1],
  ] as const)('from %s %s among %d: %s', (selected, step, shown, next) => {
    expect(moveSelection(selected, step, shown)).toBe(next);
  });
});

describe('spec §4: Enter opens the selected product, the single hit, or the search page', () => {
  const hits = (maxHit: number, skus: number[]) => ({ text: 'resistor', skus, maxHit });
  const product = (sku: number) => ({ kind: 'product', sku });
  const search = { kind: 'search', text: 'resistor' };

  test.each([
    ['nothing selected, several hits', hits(2, [9, 8]), null, search],
    ['the first selected', hits(2, [9, 8]), 0, product(9)],
    ['the second selected', hits(2, [9, 8]), 1, product(8)],
    ['a single hit', hits(1, [9]), null, product(9)],
    ['one shown of two hits', hits(2, [9]), null, search],
    ['no hit', hits(0, []), null, search],
    ['no answer yet', null, null, search],
    ['a selection that is gone', hits(2, [9, 8]), 5, search],
    ['a selection among hits of an older text', { ...hits(1, [9]), text: 'resis' }, 0, search],
  ])('%s', (_, found, selected, target) => {
    expect(enterTarget('resistor', found, selected)).toEqual(target);
  });
});

test.each([
  ['10 kΩ', '/search?q=10%20k%CE%A9'],
  ['a&b=c', '/search?q=a%26b%3Dc'],
])('spec §2: the search page of "%s" is %s', (text, route) => {
  expect(searchRoute(text)).toBe(route);
});

test('spec §3: the search response', () => {
  const wire = { VIEW: 'autocomplete', SEARCH_STRING: 'led', PRODUCTS: [3, 2], MAX_HIT: 12 };
  expect(hitsFromWire(wire)).toEqual({ text: 'led', skus: [3, 2], maxHit: 12 });
});
