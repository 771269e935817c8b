import { brotliCompressSync } from 'node:zlib';
import de from '@platine/ui/i18n/messages/de.json' with { type: 'json' };
import en from '@platine/ui/i18n/messages/en.json' with { type: 'json' };
import fr from '@platine/ui/i18n/messages/fr.json' with { type: 'json' };
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { addToCart, english, kit } from './journey.ts';
import { shareShop } from './openShop.ts';
import { hydrated, works } from './visit.ts';

/** KiB of script, Brotli, that a page may need before it works, and in how many files. */
const limits = {
  start: { path: '/', script: 125, files: 8 },
  category: { path: '/category/1.2.4', script: 125, files: 8 },
  search: { path: '/search?q=resistor', script: 125, files: 8 },
  product: { path: `/product/${kit.sku}`, script: 125, files: 8 },
  cart: { path: '/shopping_cart', script: 150, files: 8 },
  checkout: { path: '/checkout', script: 150, files: 8 },
} as const;

/** KiB, Brotli: the style, which stands in the page; and all of the start page, until it is at rest. */
const styleLimit = 15;
const startLimit = 200;

const shop = shareShop();

/** The script files that the page asked for before it worked, as they are sent: name and bytes. */
async function firstScripts(page: Page): Promise<{ name: string; bytes: number }[]> {
  await works(page);
  return page.evaluate(() => {
    const [mark] = performance.getEntriesByName('hydrated');
    return performance.getEntriesByType('resource').flatMap((entry) => {
      const isScript = entry instanceof PerformanceResourceTiming && new URL(entry.name).pathname.endsWith('.js');
      if (!isScript || mark === undefined || entry.startTime > mark.startTime) return [];
      return [{ name: new URL(entry.name).pathname, bytes: entry.encodedBodySize }];
    });
  });
}

const kib = (bytes: number) => Math.round((bytes / 1024) * 10) / 10;

async function expectWithin(page: Page, { path, script, files }: (typeof limits)[keyof typeof limits]): Promise<void> {
  await page.goto(path);
  const scripts = await firstScripts(page);
  const all = kib(scripts.reduce((sum, { bytes }) => sum + bytes, 0));
  const list = scripts.map(({ name, bytes }) => `${name} ${kib(bytes)}`).join(', ');
  expect(scripts.length, 'no script was seen').toBeGreaterThan(2);
  expect(all, `${path} needs ${all} KiB of script: ${list}`).toBeLessThanOrEqual(script);
  expect(scripts.length, `${path} needs ${list}`).toBeLessThanOrEqual(files);
}

describe.each([
  ['en-IE', en],
  ['de-DE', de],
  ['fr-FR', fr],
])('what the browser loads before a page works: %s', (locale, words) => {
  test.each(['start', 'category', 'search', 'product', 'cart'] as const)('%s', async (name) => {
    const { page } = await shop.visit({ locale });
    await expectWithin(page, limits[name]);
  });

  test('checkout', async () => {
    const { page } = await shop.visit({ locale });
    await addToCart(page, kit.sku, { ...english, addToCart: words['addToCart.add'] });
    await page.goto('/checkout_type');
    await hydrated(page);
    const main = page.getByRole('main');
    await main.getByRole('textbox', { name: words['field.email'] }).first().fill('ada@example.org');
    await main.getByRole('button', { name: words['checkoutTypeScreen.guestAction'] }).click();
    await page.waitForURL('**/checkout');
    await expectWithin(page, limits.checkout);
  });
});

test(`the start page in all: at most ${startLimit} KiB, of which ${styleLimit} of style, and nothing in the way of the first paint`, async () => {
  const { page } = await shop.visit();
  await page.goto('/');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const { bytes, style, blocking } = await page.evaluate(() => {
    const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
    const sizes = entries.map((entry) => (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0));
    return {
      bytes: sizes.reduce((sum, size) => sum + size, 0),
      style: [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join(''),
      blocking: document.querySelectorAll('link[rel~=stylesheet], script[src]').length,
    };
  });
  expect(style.length).toBeGreaterThan(1000);
  expect(kib(brotliCompressSync(style).length)).toBeLessThanOrEqual(styleLimit);
  expect(blocking).toBe(0);
  expect(kib(bytes)).toBeLessThanOrEqual(startLimit);
});
