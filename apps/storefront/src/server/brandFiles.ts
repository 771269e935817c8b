import { forEver } from '@platine/api/http/caching.ts';
import { shownElsewhere } from '@platine/api/http/isolation.ts';
import type { BrandLogo, ShopBrand } from '@platine/domain/shop/shopBrand.ts';
import type { Hono } from 'hono';
import type { StorefrontEnvironment, StorefrontOptions } from './storefrontContext.ts';

/** A drawing is the operator's, not the program's: opened by itself, it neither runs nor loads anything. */
const pictureHeaders = {
  ...shownElsewhere,
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
};

/** The files of the brand in the shop's folder, which never change at their addresses, and the icon of the shop's pages. */
export function addBrandFiles(app: Hono<StorefrontEnvironment>, { currentShop }: StorefrontOptions): void {
  app.get('/brand/*', (c) => brandFileAt(c.req.path, currentShop().brand) ?? missing());
  app.get('/favicon.svg', (_, next) => {
    const logo = currentShop().brand?.logo ?? null;
    return logo === null ? next() : Promise.resolve(iconOf(logo));
  });
}

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
