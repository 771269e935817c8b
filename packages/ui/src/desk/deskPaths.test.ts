import { expect, test } from 'vitest';
import {
  deskFiguresPath,
  deskOrdersPath,
  deskQuestionsPath,
  deskSlipsPath,
  figuresDaysOf,
  ordersPlaceOf,
  questionsPlaceOf,
  slipNumbersOf,
} from './deskPaths.ts';

test.each([
  [{}, '/orders'],
  [{ list: 'all', text: '', page: 1 }, '/orders'],
  [{ list: 'pack', text: 'Müller & Co', page: 3 }, '/orders?list=pack&text=M%C3%BCller+%26+Co&page=3'],
] as const)('%j is at %s, and is read from there', (place, path) => {
  expect(deskOrdersPath(place)).toBe(path);
  expect(ordersPlaceOf(path.slice('/orders'.length))).toEqual({ list: 'all', text: '', page: 1, ...place });
});

test.each(['?list=mine', '?page=0', '?page=-1', '?page=x', '?page=12345'])('%s makes no sense', (search) => {
  expect(ordersPlaceOf(search)).toEqual({ list: 'all', text: '', page: 1 });
});

test.each([
  [{}, '/questions'],
  [{ list: 'all', page: 2 }, '/questions?list=all&page=2'],
] as const)('questions %j are at %s, and are read from there', (place, path) => {
  expect(deskQuestionsPath(place)).toBe(path);
  expect(questionsPlaceOf(path.slice('/questions'.length))).toEqual({ list: 'open', page: 1, ...place });
});

test.each([
  ['?from=2026-11-01&until=2026-11-30', { from: '2026-11-01', until: '2026-11-30' }],
  ['?from=2026-11-30&until=2026-11-01', null],
  ['?from=2026-11-01', null],
  ['', null],
])('figures at %s are of the days %j', (search, days) => {
  expect(figuresDaysOf(search)).toEqual(days);
  if (days !== null) expect(deskFiguresPath(days)).toBe(`/figures${search}`);
});

test('other lists of questions make no sense', () => {
  expect(questionsPlaceOf('?list=mine&page=0')).toEqual({ list: 'open', page: 1 });
});

test.each([
  [['2026-100001'], '/slips?orders=2026-100001'],
  [['2026-100001', '2026-100002'], '/slips?orders=2026-100001+2026-100002'],
])('pick lists of %j are at %s, and are read from there', (numbers, path) => {
  expect(deskSlipsPath(numbers)).toBe(path);
  expect(slipNumbersOf(path.slice('/slips'.length))).toEqual(numbers);
});

test('pick lists are at most a page of a list, each once', () => {
  const numbers = Array.from({ length: 60 }, (_, index) => `2026-${index}`);
  expect(slipNumbersOf(new URL(deskSlipsPath(['2026-0', ...numbers]), 'http://desk').search)).toHaveLength(50);
  expect(slipNumbersOf('?orders=2026-1++2026-1')).toEqual(['2026-1']);
  expect(slipNumbersOf('')).toEqual([]);
});
