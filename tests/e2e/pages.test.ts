import { describe, expect, test } from 'vitest';
import { shareShop } from './openShop.ts';
import { hydrated, openDrawn } from './visit.ts';

const shop = shareShop();

const drive = { sku: 193004, name: 'Klots School: drive set with 2 motors' };

describe('with JavaScript switched off', () => {
  test('the server shows a product, puts it into the cart, changes its amount, takes it out, and says why not more', async () => {
    const { page } = await shop.visit({ javaScriptEnabled: false });
    const main = page.getByRole('main');
    await page.goto(`/product/${drive.sku}`);
    await expect.poll(() => main.getByRole('heading', { level: 1 }).textContent()).toBe(drive.name);
    await expect.poll(() => main.textContent()).toContain('€389.00');
    await main.getByRole('button', { name: 'Add to cart' }).click();
    await page.waitForURL(`**/product/${drive.sku}?added=*`);
    await expect.poll(() => main.textContent()).toContain(`1 × ${drive.name} added to the cart`);
    await page.goto('/shopping_cart');
    const amount = page.getByRole('textbox', { name: `Amount: ${drive.name}` });
    await expect.poll(() => amount.inputValue()).toBe('1');
    await expect.poll(() => page.getByRole('banner').textContent()).toContain('€389.00');

    await amount.fill('9');
    await main.getByRole('button', { name: 'Apply' }).click();
    await expect.poll(() => amount.inputValue()).toBe('2');
    await expect.poll(() => main.textContent()).toContain('You asked for 9');

    await main.getByRole('button', { name: `Remove ${drive.name}` }).click();
    await expect.poll(() => main.textContent()).toContain('Your cart is empty');
  });

  test('what was searched for is turned over, sorted and shown as a list, in any language, and leads to a product', async () => {
    const { page } = await shop.visit({ javaScriptEnabled: false });
    const main = page.getByRole('main');
    const first = main.getByRole('heading', { level: 2 }).first();
    await page.goto('/');
    await page.getByLabel('Search the shop').fill('resistor');
    await page.getByLabel('Search the shop').press('Enter');
    await page.waitForURL('**/search?q=resistor');
    const names = [await first.textContent()];
    await main.getByRole('link', { name: 'Next page' }).click();
    expect(new URL(page.url()).searchParams.get('page')).toBe('2');
    names.push(await first.textContent());
    await main.getByRole('link', { name: 'Previous page' }).click();
    await expect.poll(() => first.textContent()).toBe(names[0]);
    await main.getByLabel('Sort by').selectOption('price-desc');
    await main
      .getByRole('button', { name: /^(?:Sort|Show .*)$/ })
      .first()
      .click();
    expect(new URL(page.url()).searchParams.get('sort')).toBe('price-desc');
    names.push(await first.textContent());
    expect(new Set(names).size).toBe(3);
    await main.getByRole('link', { name: 'List' }).click();
    await expect.poll(() => main.getByRole('table').count()).toBeGreaterThan(0);
    await page.getByRole('navigation', { name: 'Language', exact: true }).getByRole('link', { name: 'FR' }).click();
    await expect.poll(() => main.getByRole('heading', { level: 1 }).textContent()).toMatch(/resistor/);
    expect(new URL(page.url()).searchParams.get('sort')).toBe('price-desc');
    await main.getByRole('table').first().getByRole('rowheader').first().getByRole('link').click();
    expect(new URL(page.url()).pathname).toMatch(/^\/product\/\d+$/);
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('fr');
  });

  test('the languages are links', async () => {
    const { page } = await shop.visit({ javaScriptEnabled: false });
    await page.goto(`/product/${drive.sku}`);
    await page.getByRole('navigation', { name: 'Language', exact: true }).getByRole('link', { name: 'DE' }).click();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de');
    await page.goto('/shopping_cart');
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de');
  });
});

const tricky = `</script><script>alert("1")</script> & 'x'`;

describe('search (spec §2)', () => {
  const resistor = { partNumber: 'MFR-25FRF52-10K', name: 'Metal film resistor 10 kΩ, 1 %, 0.25 W' };

  test.each([
    ['without a script', false],
    ['with a script', true],
  ])('%s: by part number, by the beginnings of words, and in vain', async (_, javaScriptEnabled) => {
    const { page } = await shop.visit({ javaScriptEnabled });
    const main = page.getByRole('main');
    const search = async (text: string) => {
      await page.getByLabel('Search the shop').fill(text);
      await page.getByRole('button', { name: 'Search' }).click();
      await main.getByRole('heading', { level: 1, name: `Results for “${text}”` }).waitFor();
      await expect.poll(() => page.getByLabel('Search the shop').inputValue()).toBe(text);
    };
    await page.goto('/');
    await search(resistor.partNumber.toLowerCase());
    await expect.poll(() => main.textContent()).toContain('1 product');
    await search('metal resis');
    await main.getByRole('heading', { level: 2, name: resistor.name }).waitFor();
    await search('zzxqjv');
    await expect.poll(() => main.textContent()).toContain('0 products');
    await main.getByRole('link', { name: 'See new products' }).click();
    await page.waitForURL('**/new_products');
    await expect.poll(() => page.getByLabel('Search the shop').inputValue()).toBe('');
  });

  test('signs that mean something elsewhere are text', async () => {
    const { page } = await shop.visit();
    await page.goto('/');
    await page.getByLabel('Search the shop').fill(tricky);
    await page.getByLabel('Search the shop').press('Enter');
    await page.waitForURL('**/search?*');
    await hydrated(page);
    const main = page.getByRole('main');
    await expect.poll(() => main.getByRole('heading', { level: 1 }).textContent()).toBe(`Results for “${tricky}”`);
    await expect.poll(() => page.getByLabel('Search the shop').inputValue()).toBe(tricky);
    await page.reload();
    await hydrated(page);
    await expect.poll(() => page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    await page.getByRole('button', { name: 'Language EN' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Deutsch' }).click();
    await main.getByRole('heading', { level: 1, name: `Ergebnisse für „${tricky}“` }).waitFor();
  });
});

describe('languages', () => {
  test.each([
    ['de-LU', 'de', 'Neuheiten'],
    ['fr-FR', 'fr', 'Nouveautés'],
    ['en-GB', 'en', 'New products'],
    ['nl-NL', 'en', 'New products'],
  ])('spec §4: a browser in %s gets %s', async (locale, language, heading) => {
    const { page } = await shop.visit({ locale });
    await page.goto('/new_products');
    await hydrated(page);
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language);
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(heading);
  });
});

describe('places', () => {
  test.each([
    '/',
    '/new_products',
    '/new_products?page=2',
    '/search',
    '/search?q=%00',
    '/search?q=klots',
    `/search?q=${'x'.repeat(300)}&page=9999`,
    `/product/${drive.sku}`,
    '/shopping_cart',
  ])('%s is rendered on the server, hydrates without warnings and requests nothing again', async (path) => {
    const { page } = await shop.visit();
    await openDrawn(page, path);
    await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1);
  });

  test.each(['/nowhere', '/not_found', '/product/5', '/product/x', '/products/999999999'])(
    'D24: %s answers 404 and hydrates',
    async (path) => {
      const { page, complaints } = await shop.visit();
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await hydrated(page);
      await expect.poll(() => page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
      await page.getByRole('main').getByRole('link').first().waitFor();
      // The browser writes one line for the page's own status.
      expect(complaints.splice(0)).toHaveLength(1);
    },
  );

  test('D24: /products/:SKU shows the product and names the canonical address', async () => {
    const { page } = await shop.visit();
    await page.goto(`/products/${drive.sku}`);
    await expect
      .poll(() => page.locator('link[rel=canonical]').getAttribute('href'))
      .toBe(`${shop.origin()}/product/${drive.sku}`);
  });

  test('spec §2: a change of place starts at the top, with its own title and without loading the page anew', async () => {
    const { page } = await shop.visit();
    await page.goto('/new_products');
    await hydrated(page);
    await page.evaluate(() => {
      document.documentElement.dataset['stayed'] = 'true';
      window.scrollTo(0, 1000);
    });
    const link = page
      .getByRole('main')
      .getByRole('link', { name: /Oscilloscope/ })
      .first();
    const name = (await link.textContent()) ?? '';
    await link.click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect.poll(() => page.title()).toBe(`${name} – Platine`);
    await expect.poll(() => page.locator('html').getAttribute('data-stayed')).toBe('true');
  });
});

describe('answers of the server', () => {
  test.each([
    ['malformed JSON', '{', 400, 'InvalidRequestException'],
    ['a missing field', '{"SKU":193004}', 400, 'InvalidRequestException'],
    ['a negative amount', '{"SKU":193004,"AMOUNT":-1}', 400, 'InvalidRequestException'],
    ['an unknown SKU', '{"SKU":5,"AMOUNT":1}', 200, 'ProductNotFoundException'],
    ['a body of 2 MB', `{"SKU":193004,"AMOUNT":1,"X":"${'x'.repeat(2_000_000)}"}`, 413, 'PayloadTooLargeException'],
  ])('%s: the envelope, nothing stored, no stack trace', async (_, body, status, errorClass) => {
    const response = await fetch(`${shop.origin()}/api/session/cart/add/position`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    const text = await response.text();
    expect(response.status).toBe(status);
    expect(JSON.parse(text)).toMatchObject({ SUCCESSFUL: false, ERROR_CLASS: errorClass });
    expect(text).not.toMatch(/node_modules|\bat .+:\d+:\d+/);
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  test('a form from another site changes nothing', async () => {
    const response = await fetch(`${shop.origin()}/shopping_cart/add`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://elsewhere.example' },
      body: `SKU=${drive.sku}&AMOUNT=1`,
      redirect: 'manual',
    });
    expect(response.status).toBe(403);
    expect(response.headers.get('set-cookie')).toBeNull();
  });
});
