import { describe, expect, test } from 'vitest';
import { openShop } from './openShop.ts';
import { hydrated } from './visit.ts';

const shop = openShop();

describe('spec §2: every change of place', () => {
  test('starts at the top, on the heading; Back leads to where one was', async () => {
    const { page } = await shop.visit();
    await page.goto('/new_products');
    await hydrated(page);
    await page.evaluate(() => window.scrollTo(0, 700));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
    const link = page
      .getByRole('main')
      .getByRole('link', { name: /Oscilloscope/ })
      .first();
    await link.focus();
    const top = await page.evaluate(() => window.scrollY);
    await link.press('Enter');
    const heading = page.getByRole('heading', { level: 1, name: /Oscilloscope/ });
    await heading.waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect.poll(() => heading.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'New products' }).waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
    await page.goForward();
    await heading.waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('says in the head which page is shown', async () => {
    const { page } = await shop.visit();
    await page.goto('/new_products');
    await hydrated(page);
    await page.getByRole('link', { name: /^Cart/ }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Your cart is empty' }).waitFor();
    await expect.poll(() => page.locator('meta[name=robots]').count()).toBe(1);
    expect(await page.locator('link[rel=canonical]').count()).toBe(0);
    await page.goBack();
    await expect.poll(() => page.locator('meta[name=robots]').count()).toBe(0);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${shop.origin()}/new_products`);
  });
});

describe('what search engines read', () => {
  const graphOf = async (path: string) => {
    const html = await (await fetch(`${shop.origin()}${path}`)).text();
    const json = /<script type="application\/ld\+json">(.+?)<\/script>/s.exec(html)?.[1] ?? '{}';
    const data: unknown = JSON.parse(json);
    const graph: unknown = typeof data === 'object' && data !== null && '@graph' in data ? data['@graph'] : [];
    return Array.isArray(graph) ? graph.map((thing: unknown) => thing) : [];
  };

  test('a product says its price in the shown mode, its availability, and its place in the shop', async () => {
    const [product, crumbs] = await graphOf('/product/100101');
    expect(product).toMatchObject({
      '@type': 'Product',
      sku: '100101',
      mpn: 'MFR-25FRF52-10K',
      offers: {
        priceCurrency: 'EUR',
        priceSpecification: { valueAddedTaxIncluded: true },
        itemCondition: 'https://schema.org/NewCondition',
        hasMerchantReturnPolicy: { merchantReturnDays: 14, applicableCountry: 'LU' },
      },
    });
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
  });

  test('the start page names the shop; a cart and a missing product say nothing', async () => {
    expect(await graphOf('/')).toMatchObject([{ '@type': 'Organization' }, { '@type': 'WebSite' }]);
    expect(await graphOf('/shopping_cart')).toEqual([]);
    expect(await graphOf('/product/5')).toEqual([]);
  });

  test('robots.txt names the site map, whose files list every kind of page', async () => {
    const text = async (path: string) => (await fetch(`${shop.origin()}${path}`)).text();
    expect(await text('/robots.txt')).toContain(`Sitemap: ${shop.origin()}/sitemap.xml`);
    const index = await text('/sitemap.xml');
    const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
    expect(files).toEqual(expect.arrayContaining(['/sitemap/pages.xml', '/sitemap/products-1.xml']));
    const all = (await Promise.all(files.map(text))).join('');
    for (const path of ['/', '/product/100101', '/category/1.2.2', '/manufacturer/105', '/gtc', '/sales'])
      expect(all).toContain(`<loc>${shop.origin()}${path}</loc>`);
    expect((await fetch(`${shop.origin()}/sitemap/products-99.xml`)).status).toBe(404);
    expect((await fetch(`${shop.origin()}/sitemap/other.xml`)).status).toBe(404);
  });

  test('a link has a picture and words for whoever it is sent to', async () => {
    const html = await (await fetch(`${shop.origin()}/product/100101?lang=de`)).text();
    expect(html).toContain('<meta property="og:locale" content="de_DE">');
    expect(html).toMatch(/<meta property="og:title" content="Metallschichtwiderstand/);
    const image = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    const picture = await fetch(image);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  });
});
