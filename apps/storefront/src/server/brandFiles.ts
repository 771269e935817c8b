import { forEver } from '@platine/api/http/caching.ts';
import { shownElsewhere } from '@platine/api/http/isolation.ts';
import type { BrandLogo, ShopBrand } from '@platine/domain/shop/shopBrand.ts';
import { logoPicture } from '@platine/api/shop/logoPicture.ts';
import type { Hono } from 'hono';
import { shopImage } from '../metadata/shareImage.ts';
import type { StorefrontEnvironment, StorefrontOptions } from './storefrontContext.ts';

/** A drawing is the operator's, not the program's: opened by itself, it neither runs nor loads anything. */
const pictureHeaders = {
  ...shownElsewhere,
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
};

/** The files of the brand in the shop's folder, which never change at their addresses, and the icon of the shop's pages. */
export function addBrandFiles(app: Hono<StorefrontEnvironment>, { currentShop, pageAssets }: StorefrontOptions): void {
  app.get('/brand/*', (c) => brandFileAt(c.req.path, currentShop().brand) ?? missing());
  app.get('/favicon.svg', (_, next) => {
    const logo = currentShop().brand?.logo ?? null;
    return logo === null ? next() : Promise.resolve(iconOf(logo));
  });
  app.get('/manifest.webmanifest', (c) => {
    const { identity } = currentShop();
    const manifest = { ...manifestOf(identity.name), theme_color: pageAssets().ground };
    const headers = { 'Cache-Control': 'public, max-age=86400', 'Content-Type': 'application/manifest+json' };
    return c.body(JSON.stringify(manifest), 200, headers);
  });
  for (const [path, box] of Object.entries(pictures))
    app.get(path, async (_, next) => {
      const { brand } = currentShop();
      const picture = brand === null ? null : await logoPicture(brand, box);
      return picture === null ? next() : new Response(picture.content, { headers: pngHeaders });
    });
}

/** The manifest for a home screen of the shop. */
function manifestOf(name: string) {
  return {
    name,
    short_name: name,
    start_url: '/',
    display: 'browser',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
    ],
  };
}

/** The pictures of the logo, in the sizes of the program's own. A home screen may cut off a fifth at each side. */
const pictures = {
  '/apple-touch-icon.png': { width: 180, height: 180, logoHeight: 108 },
  '/icon-192.png': { width: 192, height: 192, logoHeight: 116 },
  '/icon-512.png': { width: 512, height: 512, logoHeight: 308 },
  [shopImage.path]: { width: shopImage.width, height: shopImage.height, logoHeight: 240 },
};

const pngHeaders = { ...shownElsewhere, 'Cache-Control': 'public, max-age=86400', 'Content-Type': 'image/png' };

function brandFileAt(path: string, brand: ShopBrand | null): Response | null {
  if (brand?.address === path)
    return new Response(brand.css, {
      headers: { 'Cache-Control': forEver, 'Content-Type': 'text/css; charset=utf-8' },
    });
  if (brand?.logo?.address !== path) return null;
  const { content, type } = brand.logo;
  return new Response(content, { headers: { ...pictureHeaders, 'Cache-Control': forEver, 'Content-Type': type } });
}

/** Not kept by a cache: the folder may bring the file. */
function missing(): Response {
  return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
}

/** The logo in the square that browsers keep for a page's icon, drawn into the file, because an icon loads nothing. */
function iconOf({ type, content }: BrandLogo): Response {
  const data = `data:${type};base64,${Buffer.from(content).toString('base64')}`;
  const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><image href="${data}" width="32" height="32"/></svg>`;
  return new Response(icon, {
    headers: { ...pictureHeaders, 'Cache-Control': 'public, max-age=3600', 'Content-Type': 'image/svg+xml' },
  });
}
