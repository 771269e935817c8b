import { describe, expect, test } from 'vitest';
import {
  addedToQuery,
  adjustmentToQuery,
  failureToQuery,
  cartMessageFromQuery,
  withoutCartMessage,
} from './cartMessageInUrl.ts';

const read = (query: string) => cartMessageFromQuery(new URLSearchParams(query));

describe('what became of a change without script travels in the address', () => {
  test('a failure', () => {
    const failure = { kind: 'failure', errorClass: 'NotOrderableException', sku: 7 } as const;
    expect(read(failureToQuery(failure))).toEqual({ failure, adjustments: [], added: null });
  });

  test('no connection', () => {
    const failure = { kind: 'network', sku: 7 } as const;
    expect(read(failureToQuery(failure))).toEqual({ failure, adjustments: [], added: null });
  });

  test('an adjustment', () => {
    const adjustment = { sku: 7, reason: 'CART_LIMIT', wanted: 9, amount: 5 } as const;
    expect(read(adjustmentToQuery(adjustment))).toEqual({ failure: null, adjustments: [adjustment], added: null });
  });

  test('pieces that were added', () => {
    const added = { sku: 7, pieces: 30 } as const;
    expect(read(addedToQuery(added))).toEqual({ failure: null, adjustments: [], added });
  });

  test.each([
    '',
    'added=7',
    'added=7~many',
    'failed=',
    'failed=network',
    'failed=network~x',
    'adjusted=CART_LIMIT~7~9',
    'adjusted=WHATEVER~7~9~5',
    'adjusted=CART_LIMIT~7~-9~5',
  ])('anything else says nothing: %s', (query) => {
    expect(read(query)).toEqual({ failure: null, adjustments: [], added: null });
  });

  test('a class that this version does not know is the default one', () => {
    expect(read('failed=Whatever~7').failure).toEqual({
      kind: 'failure',
      errorClass: 'InternalErrorException',
      sku: 7,
    });
  });

  test('the address loses the message and the fragment of its form, and keeps the rest', () => {
    const url = new URL('https://shop.example/shopping_cart?lang=de&failed=network~7&adjusted=CART_LIMIT~7~9~5#sum');
    expect(withoutCartMessage(url)).toBe('/shopping_cart?lang=de');
    expect(withoutCartMessage(new URL('https://shop.example/faq?lang=de#sum'))).toBe('/faq?lang=de#sum');
  });
});
