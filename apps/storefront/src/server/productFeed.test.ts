import type { Product } from '@platine/domain/catalog/product.ts';
import { productFromWire } from '@platine/domain/catalog/product.ts';
import { createClient } from '@platine/domain/contract/client.ts';
import { samples } from '@platine/domain/contract/samples.testing.ts';
import { exampleRates } from '@platine/domain/shop/exampleRates.data.ts';
import type { Language } from '@platine/domain/language/language.ts';
import { describe, expect, test } from 'vitest';
import { feedItem, productFeed } from './productFeed.ts';

const [wire] = samples.loadProducts.response.PRODUCTS;
if (wire === undefined) throw new Error('The contract has no sample of a product.');
const sample: Product = {
  ...productFromWire(wire),
  categoryPaths: ['1.2.2.1'],
  prices: [{ from: 1, price: 1170, original: null, lowest30Days: null }],
  rule: { step: 1, limit: null },
  stock: { pieces: 3, timeFrame: 10, expected: null, presale: null },
};
const names = new Map([
  ['1.2', 'All'],
  ['1.2.2', 'Components'],
  ['1.2.2.1', 'Resistors & more'],
]);
const reader = (language: Language = 'EN') => ({
  origin: 'https://shop.test',
  language,
  date: '2026-11-26',
  shopName: 'Shop',
  vatRates: exampleRates,
});

/** The tags of an item, by name; a name that comes twice has its last value. */
function tagsOf(product: Product, language: Language = 'EN'): Record<string, string> {
  const item = feedItem(product, names, reader(language));
  const found = [...item.matchAll(/<g:(\w+)>([^<]*)<\/g:\1>/g)];
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name, value]));
}

test('an item has what the format asks for, escaped, in its language', () => {
  expect(tagsOf(sample, 'DE')).toMatchObject({
    id: '7',
    item_group_id: 'relay',
    title: 'Relais',
    link: 'https://shop.test/product/7?lang=de',
    availability: 'in_stock',
    price: '11.70 EUR',
    brand: 'Finder',
    mpn: 'F-7',
    gtin: '4006381333931',
    condition: 'new',
    product_type: 'All &gt; Components &gt; Resistors &amp; more',
  });
});

test('a product without variants has no group', () => {
  expect(tagsOf({ ...sample, variants: null })).not.toHaveProperty('item_group_id');
});

describe('the price', () => {
  const reduced = { from: 1, price: 900, original: 1200, lowest30Days: 1000 };
  test.each<[string, Partial<Product>, Record<string, string | undefined>]>([
    [
      'reduced: the lowest of 30 days is the price',
      { prices: [reduced] },
      { price: '10.00 EUR', sale_price: '9.00 EUR' },
    ],
    [
      'in steps: that of the smallest order',
      { rule: { step: 10, limit: null } },
      { price: '117.00 EUR', multipack: '10' },
    ],
    ['by the piece', {}, { price: '11.70 EUR', multipack: undefined, sale_price: undefined }],
  ])('%s', (_, change, tags) => {
    const found = tagsOf({ ...sample, ...change });
    for (const [name, value] of Object.entries(tags)) expect([name, found[name]]).toEqual([name, value]);
  });
});

test.each<[string, Partial<Product['stock']>, string, string | undefined]>([
  ['in stock', {}, 'in_stock', undefined],
  ['expected', { pieces: 0, expected: '2026-12-01' }, 'backorder', '2026-12-01'],
  ['not out yet', { presale: '2027-01-15' }, 'preorder', '2027-01-15'],
  ['within five working days', { pieces: 0, timeFrame: 30 }, 'backorder', '2026-12-03'],
  ['on request', { pieces: 0, timeFrame: 100 }, 'out_of_stock', undefined],
])('availability: %s', (_, stock, state, date) => {
  const tags = tagsOf({ ...sample, stock: { ...sample.stock, ...stock } });
  expect([tags['availability'], tags['availability_date']]).toEqual([state, date]);
});

test('photos are listed, the first as the main one; a drawing is not', () => {
  const photo = (hash: string) => ({
    type: 'PRODUCT_MAIN_PICTURE' as const,
    caption: {},
    url: { ALL: `/media/${hash.repeat(32)}-1200x800/1200.webp` },
  });
  const item = feedItem({ ...sample, assets: [photo('a'), photo('b')] }, names, reader());
  expect(item).toContain(`<g:image_link>https://shop.test/media/${'a'.repeat(32)}-1200x800/1200.webp</g:image_link>`);
  expect(item).toContain(`<g:additional_image_link>https://shop.test/media/${'b'.repeat(32)}`);
  const drawing = { type: 'PRODUCT_MAIN_PICTURE' as const, caption: {}, url: { ALL: '/pictures/7-1.svg' } };
  expect(tagsOf({ ...sample, assets: [drawing] })['image_link']).toBeUndefined();
});

test('the feed is one document of all products that can be ordered, whatever their texts hold', async () => {
  const odd = { ...wire, NAME: { EN: 'A <b> & "c" \u0007' } };
  const client = createClient(async (name, request) => {
    const { response } = samples[name];
    if (!('SKIP' in request)) return { SUCCESSFUL: true, DATA: { ...response, CHILDREN: [] } };
    const left = Math.max(0, 101 - request.SKIP);
    const LOADED = Array.from({ length: Math.min(left, request.LIMIT) }, (_, index) => ({
      ...odd,
      SKU: request.SKIP + index + 1,
      SELLING_PLATFORMS: index === 5 ? [] : odd.SELLING_PLATFORMS,
    }));
    return { SUCCESSFUL: true, DATA: { ...response, LOADED, PRODUCTS: LOADED.map(({ SKU }) => SKU) } };
  });
  let text = '';
  for await (const part of productFeed(client, reader())) text += part;
  expect(text).not.toContain('\u0007');
  expect(text.endsWith('</item></channel></rss>')).toBe(true);
  expect(text.match(/<item>/g)).toHaveLength(100);
  expect(text).not.toContain('<g:id>6</g:id>');
  expect(text).toContain('<g:id>101</g:id>');
  expect(text).toContain('<g:title>A &lt;b&gt; &amp; &quot;c&quot;');
});
