import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { shareShop } from './openShop.ts';
import { hydrated, settled } from './visit.ts';

const shop = shareShop();

const products = /\/api\/product\/load$/;
const oscilloscope = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /Oscilloscope/ })
    .first();

describe('spec §2: every change of place', () => {
  test('starts at the top, on the heading; Back leads to where one was', async () => {
    const { page } = await shop.visit();
    await page.goto('/new_products');
    await hydrated(page);
    await page.evaluate(() => window.scrollTo(0, 700));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
    const link = oscilloscope(page);
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

  test('a link under a resting pointer is prefetched', async () => {
    const { page } = await shop.visit();
    await page.goto('/new_products');
    await hydrated(page);
    const link = oscilloscope(page);
    const read = page.waitForResponse(products);
    await link.hover();
    await read;
    await page.waitForLoadState('networkidle');
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    // From the press on neither products nor code arrive: the page has all that it needs.
    await page.route(
      ({ href }) => products.test(href) || href.endsWith('.js'),
      async (route) => {
        await held;
        await route.continue();
      },
    );
    await link.click();
    await expect.poll(() => page.getByRole('heading', { level: 1, name: /Oscilloscope/ }).count()).toBe(1);
    answer();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('a page that takes long shows that it is coming', async () => {
    const { page } = await shop.visit();
    await page.goto('/new_products');
    await hydrated(page);
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(products, async (route) => {
      await held;
      await route.continue();
    });
    await oscilloscope(page).click();
    await page.waitForURL(/\/product\//, { timeout: 2000 });
    await expect.poll(() => page.getByRole('heading', { level: 1, name: 'New products' }).count()).toBe(0);
    answer();
    await page.getByRole('heading', { level: 1, name: /Oscilloscope/ }).waitFor();
  });

  test('who changes their mind while a page comes goes where they wanted last', async () => {
    const { page } = await shop.visit();
    await page.goto('/new_products');
    await hydrated(page);
    await page.route(products, async (route) => {
      await page.waitForTimeout(100);
      await route.continue();
    });
    const product = await oscilloscope(page).getAttribute('href');
    const sale = page.getByRole('link', { name: 'Sale' }).first();
    // Both in one turn of the browser: the first page has no time to come.
    await page.evaluate(
      ([first = '', last = '']) => {
        for (const href of [first, last]) document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)?.click();
      },
      [product ?? '', (await sale.getAttribute('href')) ?? ''],
    );
    await page.waitForURL('**/sales');
    await page.waitForTimeout(500);
    expect(new URL(page.url()).pathname).toBe('/sales');
    // The page that was left may still be asked for.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('says in the head which page is shown', async () => {
    const { page } = await shop.visit();
    await page.goto('/new_products');
    await hydrated(page);
    await page.getByRole('link', { name: /^Cart/ }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Your cart is empty' }).waitFor();
    await expect.poll(() => page.locator('meta[name=robots]').count()).toBe(1);
    await expect.poll(() => page.locator('link[rel=canonical]').count()).toBe(0);
    await page.goBack();
    await expect.poll(() => page.locator('meta[name=robots]').count()).toBe(0);
    await expect
      .poll(() => page.locator('link[rel=canonical]').getAttribute('href'))
      .toBe(`${shop.origin()}/new_products`);
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
        itemCondition: 'https://schema.org/NewCondition',
        hasMerchantReturnPolicy: { merchantReturnDays: 14, applicableCountry: 'LU' },
      },
    });
    expect(product).toHaveProperty('additionalProperty.0', {
      '@type': 'PropertyValue',
      propertyID: 'resistance',
      name: 'Resistance',
      value: 10,
      unitText: 'kΩ',
    });
    expect(product).toHaveProperty('offers.priceSpecification.1.eligibleQuantity.minValue', 100);
    expect(product).toHaveProperty('offers.priceSpecification.1.valueAddedTaxIncluded', true);
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
  });

  test('the start page names the shop; a cart and a missing product say nothing', async () => {
    const address = { postalCode: 'L-6925', addressLocality: 'Niederanven', addressCountry: 'LU' };
    expect(await graphOf('/')).toMatchObject([{ '@type': 'Organization', address }, { '@type': 'WebSite' }]);
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

  test('a shared link has a picture and a description', async () => {
    const html = await (await fetch(`${shop.origin()}/product/100101?lang=de`)).text();
    expect(html).toContain('<meta property="og:locale" content="de_DE">');
    expect(html).toMatch(/<meta property="og:title" content="Metallschichtwiderstand/);
    const image = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    const picture = await fetch(image);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  });
});

/** Goes to an address of the shop as a link does, without loading the page anew. */
const goWithin = (page: Page, path: string) => page.evaluate((place) => history.pushState(null, '', place), path);

describe('D24, D27: what is gone when one arrives by a link within the shop', () => {
  test.each([
    ['/product/5', 'Product no longer available'],
    ['/manufacturer/999999', 'This page does not exist'],
    ['/category/1.2.99', 'This page does not exist'],
    ['/checkout_done/2020-000001', 'This order cannot be shown'],
    ['/nowhere', 'This page does not exist'],
  ])('%s: "%s", with a way on and a title that says so', async (path, words) => {
    const { page } = await shop.visit();
    const main = page.getByRole('main');
    await page.goto('/new_products');
    await hydrated(page);
    const title = await page.title();
    await goWithin(page, path);
    await main.getByRole('heading', { level: 1, name: words }).waitFor();
    await expect.poll(() => page.title()).not.toBe(title);
    await expect.poll(() => page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    await expect.poll(() => main.getByRole('link').or(main.getByRole('button')).count()).toBeGreaterThan(0);
    await page.goBack();
    await main.getByRole('heading', { level: 1, name: 'New products' }).waitFor();
  });

  test('D27: an unhandled rejection is shown as a toast and logged to the console', async () => {
    const { page, complaints } = await shop.visit();
    await page.goto('/new_products');
    // The notices report it, which come after hydration.
    await settled(page);
    const toast = page.getByText('It seems that something went wrong.');
    const said = async () => {
      await page.evaluate(() => void Promise.reject(new Error('Nobody waits for this')));
      return toast.isVisible();
    };
    await expect.poll(said).toBe(true);
    expect(new Set(complaints.splice(0))).toEqual(new Set(['uncaught: Nobody waits for this']));
  });

  test('D27: from a product that is gone one button leads to the start page', async () => {
    const { page, complaints } = await shop.visit({ locale: 'de' });
    expect((await page.goto('/product/5'))?.status()).toBe(404);
    await hydrated(page);
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 1, name: 'Artikel nicht mehr erhältlich' }).waitFor();
    await main.getByRole('link', { name: /Startseite/ }).click();
    await page.waitForURL(`${shop.origin()}/`);
    // The browser writes one line for the page's own status.
    expect(complaints.splice(0)).toHaveLength(1);
  });
});
