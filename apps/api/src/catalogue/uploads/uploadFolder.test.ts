import { expect, test } from 'vitest';
import { keptNames } from './uploadFolder.ts';

test('names from a browser are no paths', () => {
  const names = keptNames(['../../products.jsonl', '/etc/menu.jsonl', 'menu.jsonl', '..\\x.jsonl']);
  expect(names.map(({ kept }) => kept)).toEqual([
    'products-a.jsonl',
    'products-b.jsonl',
    'menu.jsonl',
    'products-c.jsonl',
  ]);
  expect(keptNames(['../a.CSV', '../b.JSON']).map(({ kept }) => kept)).toEqual(['table.csv', 'mapping.json']);
});

test.each([
  [['a.pdf']],
  [['a.csv', 'b.csv']],
  [['a.json']],
  [['a.jsonl', 'b.json']],
  [['menu.jsonl']],
  [['a.xlsx', 'menu.jsonl']],
  [['a.csv', 'b.json', 'c.json']],
])('%j is no catalogue', (names) => {
  expect(() => keptNames(names)).toThrow();
});
