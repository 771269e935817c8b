import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../../testing/testApp.ts';
import { openTestApp } from '../../../testing/testApp.ts';
import { testSkus } from '../../../testing/testCatalogue.ts';
import { specifiedLimits } from '@platine/domain/cart/limit.ts';
import { readWindow } from './readWindow.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
}, 60_000);
afterAll(() => shop.close());

const unknown = 999_999_999;
const project = (key: string, parts: readonly (readonly [sku: number, amount: number])[]) => ({
  key,
  title: { EN: key },
  text: {},
  parts: parts.map(([sku, amount]) => ({ sku, amount })),
});

test('record 0141: each project has its own parts, also one that another project has with another amount', async () => {
  const projects = [
    project('none', [[unknown, 1]]),
    project('school', [[testSkus.school, 3]]),
    project('both', [
      [testSkus.plain, 5],
      [unknown, 1],
      [testSkus.school, 30],
    ]),
  ];
  const catalogue = { db: shop.db, limits: specifiedLimits };
  const shown = await readWindow(catalogue, { shortcuts: [], projects });
  expect(shown.projects.map(({ key, count }) => [key, count])).toEqual([
    ['school', 1],
    ['both', 2],
  ]);
  expect(shown.projects[0]?.parts).toMatchObject([{ sku: testSkus.school, amount: 3 }]);
  const turned = await readWindow(catalogue, { shortcuts: [], projects: projects.toReversed() });
  expect(turned.projects[0]?.parts).toMatchObject([
    { sku: testSkus.plain, amount: 5 },
    { sku: testSkus.school, amount: 30 },
  ]);
});
