import { expect, test } from 'vitest';
import { samples } from '../contract/samples.testing.ts';
import { partsListFromWire, partsListToWire } from './partsListWire.ts';

test('a list keeps its lines on the wire, and its products what a listing shows', () => {
  const wire = samples.matchPartsList.response;
  const list = partsListFromWire(wire);
  const back = partsListToWire(list);
  expect(back.LINES).toEqual(wire.LINES);
  expect(back.LEFT_OUT).toEqual(wire.LEFT_OUT);
  expect(back.PRODUCTS.map(({ SKU, STOCK }) => ({ SKU, STOCK }))).toEqual(
    wire.PRODUCTS.map(({ SKU, STOCK }) => ({ SKU, STOCK })),
  );
});
