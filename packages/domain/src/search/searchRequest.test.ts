import { expect, test } from 'vitest';
import { parseRequest } from '../contract/parse.ts';
import { listingSorts } from './listingPlace.ts';
import type { SearchRequest } from './searchRequest.ts';
import { searchRequestFromWire } from './searchRequestFromWire.ts';
import { searchRequestToWire } from './searchRequestToWire.ts';

const plain: SearchRequest = {
  text: 'led',
  view: 'listing',
  skip: 24,
  limit: 24,
  sort: 'relevance',
  filters: { onlyNew: false, onlyReduced: false, groupTags: [], facets: [] },
  withFacets: false,
};

test.each<[string, Partial<SearchRequest>]>([
  ['the page of a text', {}],
  ['suggestions', { view: 'autocomplete', sort: 'sku-desc', skip: 0, limit: 7 }],
  ['with facets', { withFacets: true }],
  ['new products', { filters: { ...plain.filters, onlyNew: true } }],
  ['reduced products', { filters: { ...plain.filters, onlyReduced: true } }],
  ['a category', { filters: { ...plain.filters, categoryPath: '1.2.1' } }],
  ['tags', { filters: { ...plain.filters, groupTags: ['leds', 'bulbs'] } }],
  ['a manufacturer', { filters: { ...plain.filters, manufacturerId: 12 } }],
  [
    'a price',
    { filters: { ...plain.filters, facets: [{ key: 'PRICE', values: [], min: 117, max: null }] }, withFacets: true },
  ],
  ['sorted by an attribute, rising', { sort: 'up.resistance' }],
  ['sorted by an attribute, falling', { sort: 'down.usb.ports' }],
  ...listingSorts.map((sort): [string, Partial<SearchRequest>] => [`sorted by ${sort}`, { sort }]),
])('D1: a search returns from the wire as it was: %s', (_, own) => {
  const request = { ...plain, ...own };
  expect(searchRequestFromWire(parseRequest('search', searchRequestToWire(request)))).toStrictEqual(request);
});

test('on the wire filters that do not narrow are left out, and prices are euros', () => {
  expect(searchRequestToWire(plain)).toEqual({
    q: 'led',
    VIEW: 'listing',
    SKIP: 24,
    LIMIT: 24,
    SORT: 'RELEVANCE',
    FILTER_CLASS: 'LIST',
    FILTERS: {},
  });
  expect(Object.keys(searchRequestToWire(plain).FILTERS)).toEqual([]);
  const facets = [{ key: 'PRICE', values: [], min: 117, max: 2340 }];
  expect(searchRequestToWire({ ...plain, filters: { facets } }).FILTERS).toEqual({
    FACETS: [{ KEY: 'PRICE', MIN: 1.17, MAX: 23.4 }],
  });
});
