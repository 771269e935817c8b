import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testSkus } from '../../testing/testCatalogue.ts';
import type { TestApp } from '../../testing/testApp.ts';
import { openTestApp, testOrigin } from '../../testing/testApp.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

const token = { headers: { Authorization: 'Token anything' } };

test('KiCad asks the root first, then categories, their parts and one part; it finds text alone', async () => {
  expect((await shop.send('GET', '/api/kicad/v1/', token)).json).toEqual({ categories: '', parts: '' });
  const categories = await shop.send('GET', '/api/kicad/v1/categories.json', token);
  expect(JSON.parse(categories.text)).toEqual([{ id: '1.2.1.1', name: 'Resistors', description: '' }]);
  const parts = await shop.send('GET', '/api/kicad/v1/parts/category/1.2.1.1.json', token);
  expect(JSON.parse(parts.text)).toContainEqual({
    id: String(testSkus.plain),
    name: `LG-${testSkus.plain}`,
    description: `Resistor ${testSkus.plain}`,
  });
  const { json } = await shop.send('GET', `/api/kicad/v1/parts/${testSkus.plain}.json`, token);
  expect(json).toMatchObject({
    symbolIdStr: 'Device:R',
    fields: {
      value: { value: '10k', visible: 'True' },
      Stock: { value: '50', visible: 'False' },
      'Shop page': { value: `${testOrigin}/product/${testSkus.plain}` },
    },
  });
});

describe('there is nothing', () => {
  test.each([
    ['in a category without a family', '/parts/category/1.2.2.json'],
    ['in a category that is none', '/parts/category/abc.json'],
    ['for a product without a symbol', `/parts/${testSkus.school}.json`],
    ['for a number that is unknown', '/parts/999999999.json'],
    ['for a number that no product can have', '/parts/9999999999.json'],
  ])('%s', async (_, path) => {
    const { status, json } = await shop.send('GET', `/api/kicad/v1${path}`, token);
    expect(status).toBe(404);
    expect(json).toMatchObject({ ERROR_CLASS: 'NotFoundException' });
  });
});

test('the file that adds the library to KiCad leads to it, and is saved', async () => {
  const { json, headers } = await shop.send('GET', '/api/kicad/shop.kicad_httplib');
  expect(headers.get('content-disposition')).toBe('attachment; filename="shop.kicad_httplib"');
  expect(json).toMatchObject({ source: { type: 'REST_API', api_version: 'v1', root_url: `${testOrigin}/api/kicad/` } });
});
