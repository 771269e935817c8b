import type { Client } from '@platine/domain/contract/client.ts';
import { createClient } from '@platine/domain/contract/client.ts';
import { samples } from '@platine/domain/contract/samples.testing.ts';
import { expect, test } from 'vitest';
import { robotsText, sitemap, sitemapIndex } from './sitemap.ts';

const origin = 'https://platine.example';

/** A catalogue with this many products and two levels of categories. */
function catalogue(products: number): Client {
  return createClient(async (name, request) => {
    const answer = samples[name].response;
    if ('SKIP' in request) {
      const skus = Array.from({ length: products }, (_, index) => products - index);
      const PRODUCTS = skus.slice(request.SKIP, request.SKIP + request.LIMIT);
      return { SUCCESSFUL: true, DATA: { ...answer, PRODUCTS, MAX_HIT: products } };
    }
    if (!('PATH' in request)) return { SUCCESSFUL: true, DATA: answer };
    const below = request.PATH === '1.2' ? ['1.2.1', '1.2.2'] : [`${request.PATH}.7`];
    const CHILDREN = below.map((PATH) => ({ PATH, NAME: {}, HAS_CHILDREN: request.PATH === '1.2' }));
    return { SUCCESSFUL: true, DATA: { ...answer, CHILDREN } };
  });
}

const placesIn = (xml: string | null) => [...(xml ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place]) => place);

test.each([
  [0, 1],
  [5000, 1],
  [5001, 2],
])('the index of %i products names %i files of them', async (products, files) => {
  const maps = ['pages', ...Array.from({ length: files }, (_, index) => `products-${index + 1}`)];
  expect(placesIn(await sitemapIndex(catalogue(products), origin))).toEqual(
    maps.map((name) => `${origin}/sitemap/${name}.xml`),
  );
});

test('each product stands in one file', async () => {
  const client = catalogue(5120);
  const [first, second] = [
    placesIn(await sitemap('products-1', client, origin)),
    placesIn(await sitemap('products-2', client, origin)),
  ];
  expect([first.length, second.length, new Set([...first, ...second]).size]).toEqual([5000, 120, 5120]);
  expect(second.at(-1)).toBe(`${origin}/product/1`);
});

test('pages are the fixed ones, the manufacturers and the categories at every depth', async () => {
  const places = placesIn(await sitemap('pages', catalogue(1), origin));
  for (const path of ['/', '/sales', '/privacy', '/category/1.2.1', '/category/1.2.2.7', '/manufacturer/'])
    expect(places.filter((place) => place?.startsWith(origin + path))).not.toEqual([]);
  expect(places.filter((place) => /cart|checkout|account|search/.test(place ?? ''))).toEqual([]);
});

test.each(['products-3', 'products-0', 'products-01', 'other'])('there is no file %s', async (name) => {
  expect(await sitemap(name, catalogue(5120), origin)).toBeNull();
});

test('a catalogue that cannot be read is an error, not an empty site map', async () => {
  const away: Client = async () => ({ kind: 'network' });
  await expect(sitemapIndex(away, origin)).rejects.toThrow('could not be read');
  await expect(sitemap('pages', away, origin)).rejects.toThrow('could not be read');
});

test('so is one of which a part cannot be read', async () => {
  const whole = catalogue(1);
  const partly: Client = async (name, request) => (name === 'category' ? { kind: 'network' } : whole(name, request));
  await expect(sitemap('pages', partly, origin)).rejects.toThrow('could not be read');
});

test('crawlers are kept out of personal pages and searches', () => {
  const lines = robotsText(origin).split('\n');
  for (const path of ['/api/', '/shopping_cart', '/checkout', '/account', '/search'])
    expect(lines).toContain(`Disallow: ${path}`);
  expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`);
});
