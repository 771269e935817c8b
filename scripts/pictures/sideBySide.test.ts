import { expect, test } from 'vitest';
import { sideBySide } from './sideBySide.ts';

const sources = (page: string) => [...page.matchAll(/src="([^"]*)"/g)].map(([, source]) => source);

test('a changed picture stands beside the accepted one and their difference', () => {
  const page = sideBySide(['A/B/Open-light-desk-actual.png', 'A/B/Open-light-desk-diff.png']);
  expect(page).toContain('<h1>1 picture differs</h1>');
  expect(sources(page)).toEqual([
    '../tests/pictures/A/B/Open-light-desk.png',
    'pictures/A/B/Open-light-desk-actual.png',
    'pictures/A/B/Open-light-desk-diff.png',
  ]);
});

test('a first picture stands alone', () => {
  expect(sources(sideBySide(['A/B/Open-light-desk-reference.png']))).toEqual([
    'pictures/A/B/Open-light-desk-reference.png',
  ]);
});

test('without differences the page says so', () => {
  expect(sideBySide([])).toContain('<h1>No picture differs</h1>');
});
