import { expect, test } from 'vitest';
import { productFromWire } from '../catalog/product.ts';
import { product as productWire } from '../contract/sampleParts.testing.ts';
import { samples } from '../contract/samples.testing.ts';
import { projectList, shownWindow, tilePicture } from './shopWindow.ts';
import { shopWindowFromWire, shopWindowToWire } from './shopWindowWire.ts';

const product = productFromWire(productWire);
const project = {
  key: 'amplifier',
  title: { EN: 'An amplifier', DE: 'Ein Verstärker', FR: 'Un amplificateur' },
  text: { ALL: 'For a weekend.' },
  parts: [],
};
const found = {
  sku: 7,
  amount: 2,
  name: product.name,
  partNumber: 'F-7',
  state: 'FOUND',
  chosen: product.sku,
} as const;
const retired = { ...found, sku: 8, state: 'NOT_FOUND', chosen: null } as const;
const foreign = { ...retired, sku: 9, name: {}, partNumber: '' } as const;

test('a project as a list keeps what has left the shop, and leaves out what the catalogue has never had', () => {
  const list = projectList(project, { lines: [found, retired, foreign], products: [product] });
  expect(list.lines).toEqual([found, retired]);
  expect(list).toMatchObject({ name: 'An amplifier', shareKey: null, project: { title: project.title } });
});

const shownOf = (...matched: Parameters<typeof shownWindow>[1]) =>
  shownWindow({ shortcuts: ['10 kΩ'], projects: matched.map(() => project) }, matched, []);

test('the start page shows the parts that can be ordered, a replacement in its place', () => {
  const replaced = { ...found, sku: 6, amount: 3, state: 'REPLACED' } as const;
  const { projects } = shownOf({ lines: [replaced, retired, foreign], products: [product] });
  expect(projects[0]).toMatchObject({ count: 1, parts: [{ sku: product.sku, amount: 3, name: product.name }] });
});

test('the first project alone shows parts, four at most', () => {
  const many = { lines: Array.from({ length: 8 }, () => found), products: [product] };
  const { projects } = shownOf(many, many);
  expect(projects.map(({ count, parts }) => [count, parts.length])).toEqual([
    [8, 4],
    [8, 0],
  ]);
});

test('a project without any of its parts is not shown, and the next one takes its place', () => {
  const none = { lines: [retired, foreign], products: [] };
  expect(shownOf(none)).toEqual({ shortcuts: ['10 kΩ'], projects: [], categories: [] });
  expect(shownOf(none, { lines: [found], products: [product] }).projects[0]?.parts).toHaveLength(1);
});

test('D34: a picture with a copyright text stands on no tile, which has no room for the text', () => {
  const picture = { type: 'PRODUCT_MAIN_PICTURE', caption: {}, url: { ALL: '/pictures/7.svg' } } as const;
  const text = { type: 'COPYRIGHT_TEXT', caption: { EN: 'Photo: Ada' }, url: {} } as const;
  expect(tilePicture([picture])).toEqual({ ALL: '/pictures/7.svg' });
  expect(tilePicture([picture, text])).toBeNull();
  expect(tilePicture([])).toBeNull();
});

test('a category without products has no tile', () => {
  const tile = (path: string, count: number) => ({ path, name: { EN: path }, count, picture: null });
  const { categories } = shownWindow({ shortcuts: [], projects: [] }, [], [tile('1.2.1', 1), tile('1.2.2', 0)]);
  expect(categories).toEqual([tile('1.2.1', 1)]);
});

test('the window comes back from the wire as it was sent', () => {
  const { response } = samples.shopWindow;
  expect(shopWindowToWire(shopWindowFromWire(response))).toEqual(response);
});
