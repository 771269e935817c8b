import type { Shop } from '@platine/domain/shop/shop.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';
import type { ShopBrand } from '@platine/domain/shop/shopBrand.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pngSize } from '@platine/api/shop/pngSize.ts';
import { openStorefront } from './openStorefront.testing.ts';

const content = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>');
const brand: ShopBrand = {
  css: ":root[data-brand='shop']{--p-mask:#234}",
  address: '/brand/tokens-0123.css',
  board: { light: { ground: '#223344', text: '#ffffff' }, dark: { ground: '#112233', text: '#ffffff' } },
  logo: { address: '/brand/logo-4567.svg', type: 'image/svg+xml', width: 8, height: 8, content },
};

let shop: Shop = exampleShop;
let opened: Awaited<ReturnType<typeof openStorefront>>;
beforeAll(async () => {
  opened = await openStorefront({ currentShop: () => shop });
});
afterAll(() => opened.close());
beforeEach(() => {
  shop = { ...exampleShop, brand };
});

const get = (path: string) => fetch(opened.origin + path, { headers: { connection: 'close' } });

test('the brand of the folder is in the style of the document, under the policy’s hash, and the next take-over changes it', async () => {
  const branded = await get('/');
  const html = await branded.text();
  expect(html).toContain('<html lang="en" data-brand="shop">');
  expect(html).toContain(`<style>${brand.css}</style>`);
  expect(html).toContain('<meta name="theme-color" content="#223344">');
  const policy = branded.headers.get('content-security-policy');
  shop = exampleShop;
  const plain = await get('/');
  expect(await plain.text()).not.toContain('data-brand');
  expect(plain.headers.get('content-security-policy')).not.toBe(policy);
});

test('logo and style are kept for ever at addresses with their hash; a drawing runs and loads nothing', async () => {
  const logo = await get('/brand/logo-4567.svg');
  expect(await logo.text()).toBe(new TextDecoder().decode(content));
  expect(logo.headers.get('content-type')).toBe('image/svg+xml');
  expect(logo.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(logo.headers.get('content-security-policy')).toMatch(/^default-src 'none';.* sandbox$/);
  const style = await get('/brand/tokens-0123.css');
  expect(await style.text()).toBe(brand.css);
  expect(style.headers.get('content-type')).toBe('text/css; charset=utf-8');
  const other = await get('/brand/logo-0000.svg');
  expect([other.status, other.headers.get('cache-control')]).toEqual([404, 'no-store']);
});

test('the page’s icon is the logo, drawn into the file', async () => {
  const icon = await get('/favicon.svg');
  expect(icon.headers.get('content-type')).toBe('image/svg+xml');
  expect(await icon.text()).toContain(`href="data:image/svg+xml;base64,${Buffer.from(content).toString('base64')}"`);
});

test('home screens and previews of links have the logo on the header’s colour', async () => {
  for (const [path, width, height] of [
    ['/apple-touch-icon.png', 180, 180],
    ['/icon-192.png', 192, 192],
    ['/icon-512.png', 512, 512],
    ['/share.png', 1200, 630],
  ] as const) {
    const picture = await get(path);
    expect([picture.headers.get('content-type'), picture.headers.get('cache-control')]).toEqual([
      'image/png',
      'public, max-age=86400',
    ]);
    expect(pngSize(new Uint8Array(await picture.arrayBuffer()))).toEqual({ width, height });
  }
  shop = exampleShop;
  expect((await get('/icon-192.png')).headers.get('content-type')).not.toBe('image/png');
});

test('the manifest has the shop’s name and colour', async () => {
  shop = { ...shop, identity: { ...shop.identity, name: 'Sluis' } };
  const manifest = await get('/manifest.webmanifest');
  expect(manifest.headers.get('content-type')).toBe('application/manifest+json');
  expect(await manifest.json()).toMatchObject({ name: 'Sluis', short_name: 'Sluis', theme_color: '#223344' });
});
