import { expect, test } from 'vitest';
import { samples } from '../contract/samples.testing.ts';
import { quoteEntriesFromWire, quoteEntriesToWire, quoteFromWire, quoteToWire } from './quoteWire.ts';

test('record 0137: a quote and the list of them come through the wire as they are', () => {
  const { response } = samples.quote;
  expect(quoteToWire(quoteFromWire(response))).toEqual(response);
  expect(quoteEntriesToWire(quoteEntriesFromWire(samples.quotes.response))).toEqual(samples.quotes.response);
});
