import { describe, expect, test } from 'vitest';
import { groupRoute, groupTagsOf, menuColumns, menuFromWire, menuGroupUse, menuRows } from './menu.ts';

const entry = (tag: string) => ({ title: { EN: tag }, groupTags: [tag] });
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('D22: rows = max(3, ceil(n / 4))', () => {
  test.each([
    [0, 3],
    [1, 3],
    [12, 3],
    [13, 4],
    [16, 4],
    [17, 5],
    [40, 10],
  ])('%d entries need %d rows', (entries, rows) => {
    expect(menuRows(entries)).toBe(rows);
  });
});

describe('spec §2: columns of at least 3 rows, about 4 of them', () => {
  test.each([
    [0, []],
    [2, [[1, 2]]],
    [4, [[1, 2, 3], [4]]],
    [7, [[1, 2, 3], [4, 5, 6], [7]]],
    [
      12,
      [
        [1, 2, 3],
        [4, 5, 6],
        [7, 8, 9],
        [10, 11, 12],
      ],
    ],
    [13, [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13]]],
  ])('%d entries: %o', (count, columns) => {
    expect(menuColumns(numbers(count))).toEqual(columns);
  });
});

describe('spec §2: a group with exactly one item is a direct link', () => {
  test('none is hidden', () => {
    expect(menuGroupUse({ entries: [] })).toEqual({ kind: 'hidden' });
  });

  test('one is a link', () => {
    expect(menuGroupUse({ entries: [entry('robots')] })).toEqual({ kind: 'link', route: '/group?grouptags=robots' });
  });

  test('two are a panel', () => {
    const entries = [entry('cables'), entry('network')];
    expect(menuGroupUse({ entries })).toEqual({ kind: 'panel', columns: [entries] });
  });
});

describe('spec §2: /group?grouptags={comma-joined tags}', () => {
  test.each([
    [['sensors'], '/group?grouptags=sensors'],
    [['sensors', 'displays'], '/group?grouptags=sensors,displays'],
    [['r&d', 'a b'], '/group?grouptags=r%26d,a%20b'],
  ])('%o: %s', (tags, route) => {
    expect(groupRoute(tags)).toBe(route);
  });

  test.each([
    ['sensors,displays', ['sensors', 'displays']],
    [' sensors ,,sensors', ['sensors']],
    ['', []],
  ])('"%s" names %o', (parameter, tags) => {
    expect(groupTagsOf(parameter)).toEqual(tags);
  });
});

test('spec §2: a menu entry has a title and a list of group tags', () => {
  const wire = {
    GROUPS: [
      { GROUP: 'energy', TITLE: { EN: 'Energy' }, ENTRIES: [{ TITLE: { ALL: 'Klots' }, GROUPTAGS: ['a', 'b'] }] },
    ],
  };
  expect(menuFromWire(wire)).toEqual([
    { name: 'energy', title: { EN: 'Energy' }, entries: [{ title: { ALL: 'Klots' }, groupTags: ['a', 'b'] }] },
  ]);
});
