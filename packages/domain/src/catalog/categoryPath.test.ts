import { describe, expect, test } from 'vitest';
import {
  ancestorPaths,
  categoryRoute,
  isCategoryPath,
  isRootCategory,
  parentPath,
  rootCategory,
} from './categoryPath.ts';

test('spec §9: the root and default category is 1.2', () => {
  expect(rootCategory).toBe('1.2');
  expect([isRootCategory('1.2'), isRootCategory('1.2.1'), isRootCategory('1')]).toEqual([true, false, false]);
});

describe('spec §3: a category path is steps of letters and digits joined by dots, below the root', () => {
  test.each([
    ['1.2', true],
    ['1.2.1', true],
    ['1.2.14.300', true],
    ['1', false],
    ['1.3', false],
    ['1.20', false],
    ['1.2.', false],
    ['1.2.a', true],
    ['1.2.B7', true],
    ['1.2.ä', false],
    ['1.2.a-b', false],
    ['1.2/1', false],
    [' 1.2.1', false],
    ['', false],
  ])('"%s": %s', (path, known) => {
    expect(isCategoryPath(path)).toBe(known);
  });
});

describe('spec §3: a path names its parent and its ancestors', () => {
  test.each([
    ['1.2', null, []],
    ['1.2.7', '1.2', ['1.2']],
    ['1.2.7.12', '1.2.7', ['1.2', '1.2.7']],
    ['1.2.7.12.3', '1.2.7.12', ['1.2', '1.2.7', '1.2.7.12']],
    ['1.3.7', null, []],
  ])('%s has the parent %s and the ancestors %o', (path, parent, ancestors) => {
    expect(parentPath(path)).toBe(parent);
    expect(ancestorPaths(path)).toEqual(ancestors);
  });
});

describe('spec §2: the root maps to the start page', () => {
  test.each([
    ['1.2', '/'],
    ['1.2.1', '/category/1.2.1'],
    ['1.2.1.4', '/category/1.2.1.4'],
  ])('%s is shown at %s', (path, route) => {
    expect(categoryRoute(path)).toBe(route);
  });
});
