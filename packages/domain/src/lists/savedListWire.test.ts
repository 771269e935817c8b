import { expect, test } from 'vitest';
import { samples } from '../contract/samples.testing.ts';
import {
  linesFromWire,
  listEntriesFromWire,
  listEntriesToWire,
  savedListFromWire,
  savedListToWire,
} from './savedListWire.ts';

test('a list and an account’s lists come back from the wire as they were sent', () => {
  const list = savedListFromWire(samples.list.response);
  expect(list).toMatchObject({ name: 'Amplifier', shareKey: 'k', lines: [{ sku: 7, amount: 2, note: 'K1–K3' }] });
  const again = savedListFromWire(savedListToWire(list));
  expect(again.lines).toEqual(list.lines);
  expect(again.products.map(({ sku }) => sku)).toEqual(list.products.map(({ sku }) => sku));
  expect(listEntriesToWire(listEntriesFromWire(samples.lists.response))).toEqual(samples.lists.response);
});

test('a line without a note has none on the wire', () => {
  const list = savedListFromWire(samples.list.response);
  const lines = list.lines.map((line) => ({ ...line, note: '' }));
  expect(savedListToWire({ ...list, lines }).LINES[0]).not.toHaveProperty('NOTE');
  expect(linesFromWire([{ SKU: 7, AMOUNT: 1 }])).toEqual([{ sku: 7, amount: 1, note: undefined }]);
});
