import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { shareShop } from './openShop.ts';
import { hydrated } from './visit.ts';

const shop = shareShop();

/** Milliseconds after the request of the page. */
async function timesOf(page: Page): Promise<{ readonly paint: number; readonly script: number }> {
  return page.evaluate(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN;
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'));
    return { paint, script: Math.min(...scripts.map(({ startTime }) => startTime)) };
  });
}

test.each(['/', '/category/1.2.4', '/shopping_cart'])(
  '%s asks for its script once something is painted',
  async (path) => {
    const { page } = await shop.visit();
    await page.goto(path);
    await hydrated(page);
    const { paint, script } = await timesOf(page);
    expect(paint).toBeGreaterThan(0);
    expect(script).toBeGreaterThan(paint);
  },
);

test('a browser that does not report its paints starts the script all the same', async () => {
  const { page } = await shop.visit();
  await page.addInitScript(() => {
    window.PerformanceObserver = class extends PerformanceObserver {
      override observe(options?: PerformanceObserverInit) {
        if (options?.type !== 'paint') super.observe(options);
      }
    };
  });
  await page.goto('/');
  await hydrated(page);
  // A second after the first frame: no sooner, however late the paint is.
  const { script } = await timesOf(page);
  expect(script).toBeGreaterThanOrEqual(1000);
});
