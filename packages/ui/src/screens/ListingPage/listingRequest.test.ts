import type { Pricing } from '@platine/domain/cart/totals.ts';
import { firstPlace } from '@platine/domain/search/listingPlace.ts';
import { describe, expect, it } from 'vitest';
import { listingAddress, listingRequest } from './listingRequest.ts';

const company: Pricing = { vat: { kind: 'DOMESTIC_COMPANY', country: 'LU', rate: 170 }, mode: 'net' };
const cheap = { ...firstPlace, chosen: [{ key: 'PRICE', values: [], min: null, max: 20 }] };

describe('a place of a listing is asked for', () => {
  it.each([
    [{}, firstPlace, { facets: [], sort: 'relevance', page: 1 }],
    [{ only: 'NEW' }, firstPlace, { only: 'NEW', facets: [], sort: 'newest', page: 1 }],
    [
      { only: 'NEW' },
      { ...firstPlace, sort: 'price', page: 2 },
      { only: 'NEW', facets: [], sort: 'price', page: 2, rates: { rate: 0 } },
    ],
    [
      { text: 'led' },
      cheap,
      {
        text: 'led',
        facets: [{ key: 'PRICE', values: [], min: null, max: 2000 }],
        sort: 'relevance',
        page: 1,
        rates: { rate: 0 },
      },
    ],
  ] as const)('%j at %j', (subject, place, request) => {
    expect(listingRequest(subject, place, company)).toEqual({ ...request, pageSize: 24 });
  });

  it('with the VAT in the prices that a private customer sees', () => {
    const german: Pricing = { vat: { kind: 'DESTINATION', country: 'DE', rate: 190, reduced: 70 }, mode: 'gross' };
    expect(listingRequest({}, cheap, german)).toMatchObject({ rates: { rate: 190, reduced: 70 } });
  });

  it('but a chosen price, or the order by price, only once the customer is known', () => {
    expect(listingRequest({}, cheap, null)).toBeNull();
    expect(listingRequest({}, { ...firstPlace, sort: 'price-desc' }, null)).toBeNull();
    expect(listingRequest({}, firstPlace, null)).not.toBeNull();
  });
});

it.each([
  ['/sales', firstPlace, '/sales'],
  ['/sales', { ...firstPlace, page: 2 }, '/sales?page=2'],
  ['/search?q=led', { ...firstPlace, view: 'list' }, '/search?q=led&view=list'],
] as const)('%s at %j is %s', (base, place, address) => {
  expect(listingAddress(base, place)).toBe(address);
});
