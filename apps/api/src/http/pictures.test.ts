import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { parseResponse } from '@platine/domain/contract/parse.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testSkus } from '../../testing/testCatalogue.ts';
import type { TestApp } from '../../testing/testApp.ts';
import { openTestApp, testOrigin } from '../../testing/testApp.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

test('a picture is cached for ever at its hashed URL, briefly at the plain one, and revalidated with its ETag', async () => {
  const loaded = await shop.app.invoke(
    'loadProducts',
    { SKUS: [testSkus.plain], FILTER_CLASS: 'LIST' },
    { sessionToken: null },
  );
  const [product] = loaded.envelope.SUCCESSFUL ? parseResponse('loadProducts', loaded.envelope.DATA).PRODUCTS : [];
  const url = product?.ASSETS[0]?.URL.ALL ?? '';
  const picture = await shop.send('GET', url);
  expect(picture.text).toMatch(/^<svg /);
  expect(picture.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
  expect(picture.headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*\bsandbox$/);
  expect(picture.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const etag = picture.headers.get('etag') ?? '';
  expect((await shop.send('GET', url, { headers: { 'If-None-Match': etag } })).status).toBe(304);
  expect((await shop.send('GET', `/pictures/${testSkus.plain}.svg`)).headers.get('cache-control')).toBe(
    'public, max-age=300',
  );
  expect((await shop.send('GET', `/pictures/${testSkus.plain}-00000000.svg`)).headers.get('cache-control')).toBe(
    'public, max-age=300',
  );
  expect((await shop.send('GET', '/pictures/1.svg')).status).toBe(404);
  expect((await shop.send('GET', '/pictures/..%2f1.svg')).status).toBe(404);
});

test('record 0163: a page has the drawings from all sides, each at an address of its own, and a listing the first one', async () => {
  const pictures = async (FILTER_CLASS: 'LIST' | 'FULL') => {
    const answer = await shop.app.invoke(
      'loadProducts',
      { SKUS: [testSkus.plain], FILTER_CLASS },
      { sessionToken: null },
    );
    const [product] = answer.envelope.SUCCESSFUL ? parseResponse('loadProducts', answer.envelope.DATA).PRODUCTS : [];
    return product?.ASSETS.filter(({ ASSET_TYPE }) => ASSET_TYPE === 'PRODUCT_MAIN_PICTURE') ?? [];
  };
  const [first, symbol, ...more] = await pictures('FULL');
  expect(more).toEqual([]);
  expect(await pictures('LIST')).toEqual([first]);
  expect(symbol?.CAPTION).toMatchObject({ EN: 'Circuit symbol', DE: 'Schaltzeichen', FR: 'Symbole électrique' });
  const [url, otherUrl] = [first?.URL.ALL ?? '', symbol?.URL.ALL ?? ''];
  expect(otherUrl).toBe(url.replace('.svg', '-symbol.svg'));
  const [one, other] = [await shop.send('GET', url), await shop.send('GET', otherUrl)];
  expect(other.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(other.text).toMatch(/^<svg /);
  expect(other.text).not.toBe(one.text);
  expect(other.headers.get('etag')).not.toBe(one.headers.get('etag'));
  expect((await shop.send('GET', `/pictures/${testSkus.plain}-symbol.svg`)).text).toBe(other.text);
});

test.each(['dimensions', 'pins', 'pictures', 'constructor', 'symbol-symbol'])(
  'a view that the product lacks, or that there is none of, is not found: %s',
  async (view) => {
    expect((await shop.send('GET', `/pictures/${testSkus.plain}-${view}.svg`)).status).toBe(404);
    expect((await shop.send('GET', `/pictures/${testSkus.plain}-00000000-${view}.svg`)).status).toBe(404);
  },
);

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)(
  'a picture is sent compressed by %s to a client that takes it, and the same to others',
  async (encoding, decompress) => {
    const url = new URL(`/pictures/${testSkus.plain}.svg`, testOrigin);
    const ask = (accepted: string) => shop.app.fetch(new Request(url, { headers: { 'Accept-Encoding': accepted } }));
    const [small, plain] = [await ask(encoding), await ask('identity')];
    expect([small.headers.get('content-encoding'), plain.headers.get('content-encoding')]).toEqual([encoding, null]);
    expect([small.headers.get('vary'), plain.headers.get('vary')]).toEqual(['Accept-Encoding', 'Accept-Encoding']);
    expect(decompress(await small.arrayBuffer()).toString()).toBe(await plain.text());
  },
);
