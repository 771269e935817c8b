import type { Client } from '@platine/domain/contract/client.ts';
import { pagePaths } from '@platine/domain/shop/pages/pagePaths.ts';
import {
  categoryPath,
  contactPath,
  manufacturerPath,
  manufacturersPath,
  newProductsPath,
  orderByListPath,
  productPath,
  salesPath,
  startPath,
} from '@platine/ui/routing/paths.ts';
import { escapeHtml } from '../document.ts';
import { dataOf, hitsInCall, readCategories, readProducts } from './readCatalogue.ts';

/** Products in one file; the protocol allows 50,000 addresses. */
const productsInFile = 5000;

/** Keeps crawlers out of personal pages and searches. */
export function robotsText(origin: string): string {
  const closed = ['/api/', '/sandbox/', '/shopping_cart', '/checkout', '/account', '/search', '/password_reset'];
  return ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  );
}

/** The index of all site maps. Rejects when the catalogue cannot be read. */
export async function sitemapIndex(client: Client, origin: string): Promise<string> {
  const { total } = await readProducts(client, { skip: 0, limit: 1 });
  const files = Math.max(1, Math.ceil(total / productsInFile));
  const names = ['pages', ...Array.from({ length: files }, (_, index) => `products-${index + 1}`)];
  const maps = names.map((name) => `<sitemap><loc>${origin}/sitemap/${name}.xml</loc></sitemap>`);
  return xml('sitemapindex', maps);
}

/** The addresses of one site map, or null when there is none of that name. */
export async function sitemap(name: string, client: Client, origin: string): Promise<string | null> {
  const paths = await pathsOf(name, client);
  return paths === null || paths.length === 0
    ? null
    : xml(
        'urlset',
        paths.map((path) => `<url><loc>${escapeHtml(origin + path)}</loc></url>`),
      );
}

async function pathsOf(name: string, client: Client): Promise<string[] | null> {
  if (name === 'pages') {
    const categories = await readCategories(client);
    return [...fixedPaths, ...categories.map(({ PATH }) => categoryPath(PATH)), ...(await makerPaths(client))];
  }
  const number = /^products-([1-9]\d{0,4})$/.exec(name)?.[1];
  return number === undefined ? null : productPaths(client, (Number(number) - 1) * productsInFile);
}

const fixedPaths = [
  startPath,
  newProductsPath(),
  salesPath(),
  manufacturersPath,
  contactPath(),
  orderByListPath,
  ...Object.values(pagePaths),
];

async function productPaths(client: Client, from: number): Promise<string[]> {
  const paths: string[] = [];
  while (paths.length < productsInFile) {
    const { skus } = await readProducts(client, { skip: from + paths.length, limit: hitsInCall });
    paths.push(...skus.map(productPath));
    if (skus.length < hitsInCall) break;
  }
  return paths;
}

async function makerPaths(client: Client): Promise<string[]> {
  const { MANUFACTURERS } = dataOf(await client('manufacturers', {}));
  return MANUFACTURERS.map(({ MANUFACTURER_ID }) => manufacturerPath(MANUFACTURER_ID));
}

function xml(root: 'sitemapindex' | 'urlset', entries: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?><${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</${root}>`;
}
