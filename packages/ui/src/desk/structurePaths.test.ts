import { expect, test } from 'vitest';
import { deskStructurePath, structurePlaceOf } from './structurePaths.ts';

const usual = { kind: 'maker', text: '', page: 1, entry: null, isNew: false } as const;

test.each([
  [{}, '/structure'],
  [{ kind: 'category', entry: '1.2.1' }, '/structure?list=category&entry=1.2.1'],
  [{ kind: 'group', isNew: true }, '/structure?list=group&new=yes'],
  [{ text: 'A & B', page: 2 }, '/structure?text=A+%26+B&page=2'],
] as const)('the place %j is at %s, and is read from there', (place, path) => {
  expect(deskStructurePath(place)).toBe(path);
  expect(structurePlaceOf(path.slice('/structure'.length))).toEqual({ ...usual, ...place });
});

test('what makes no sense is the usual', () => {
  expect(structurePlaceOf('?list=mine&page=0&new=no')).toEqual(usual);
});
