import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { shareShop } from './openShop.ts';
import { settled, withholdFile } from './visit.ts';

const shop = shareShop();

/** The addresses that the browser has prefetched as documents, by the page's speculation rules. */
async function watchPrefetches(page: Page): Promise<Set<string>> {
  const found = new Set<string>();
  const session = await page.context().newCDPSession(page);
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') found.add(new URL(prefetchUrl).pathname);
  });
  await session.send('Preload.enable');
  return found;
}

describe('before the page’s script is there', () => {
  test('the browser fetches the page whose link the pointer rests on, unless it is personal or changes the language', async () => {
    const { page } = await shop.visit();
    const fetched = await watchPrefetches(page);
    await withholdFile(page, /\/assets\/.*\.js$/);
    await page.goto('/new_products');
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/?lang=de';
      link.textContent = 'Deutsch';
      document.querySelector('main')?.prepend(link);
    });
    for (const name of ['Deutsch', /^Cart/, 'Log in']) {
      await page.getByRole('link', { name }).first().hover();
      await page.waitForTimeout(400);
    }
    const product = page
      .getByRole('main')
      .getByRole('link', { name: /Oscilloscope/ })
      .first();
    const href = await product.getAttribute('href');
    await product.hover();
    await expect.poll(() => [...fetched]).toEqual([href]);
  });

  test('the rules end when the script takes links over', async () => {
    const { page } = await shop.visit();
    const fetched = await watchPrefetches(page);
    await page.goto('/new_products');
    await settled(page);
    await expect.poll(() => page.locator('script[type=speculationrules]').count()).toBe(0);
    const read = page.waitForResponse(/\/api\/product\/load$/);
    await page
      .getByRole('main')
      .getByRole('link', { name: /Oscilloscope/ })
      .first()
      .hover();
    await read;
    await page.waitForTimeout(400);
    expect([...fetched]).toEqual([]);
  });
});

describe('Back and Forward come from the browser’s own cache', () => {
  // The browser of the tests has no such cache (`Circumstantial`); it says all the same what in a page would keep it from being used. A
  // request under way does so for a moment.
  const isOfThePage = ({ type, reason }: { readonly type: string; readonly reason: string }) =>
    type !== 'Circumstantial' && !reason.startsWith('OutstandingNetworkRequest');
  test.each(['/', '/category/1.2.1', '/product/193038', '/search?q=resistor', '/shopping_cart', '/faq'])(
    'nothing in %s prevents it',
    async (path) => {
      const { page } = await shop.visit();
      await page.goto(path);
      await settled(page);
      const session = await page.context().newCDPSession(page);
      await session.send('Page.enable');
      const reasons = new Promise<{ type: string; reason: string }[]>((resolve) => {
        session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => resolve(notRestoredExplanations));
      });
      await page.goto('/gtc');
      await page.goBack();
      const known = await reasons;
      expect(known.length).toBeGreaterThan(0);
      expect(known.filter(isOfThePage)).toEqual([]);
    },
  );
});

test('the first sign of a person fetches what few pages show, so that a press waits for no code', async () => {
  const { page } = await shop.visit();
  // Nothing comes near the window: the code of such parts is fetched when they do, and no press waits for it.
  await page.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      override observe = () => undefined;
    };
  });
  await page.goto('/category/1.2.1');
  await settled(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const code = () => asked.filter((path) => path.endsWith('.js'));
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await expect.poll(code).toContainEqual(expect.stringMatching(/\/Variants-/));
  // The browser asks for all of them at once, but tells of one after the other; a page's network is waited for only once.
  const toldSince = async (known: number) => page.waitForTimeout(200).then(() => code().length - known);
  await expect.poll(() => toldSince(code().length)).toBe(0);
  const before = code().length;
  const link = page.getByRole('main').getByRole('heading').getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect.poll(() => page.getByRole('main').getByRole('heading', { level: 1 }).textContent()).toBe(name);
  expect(code().slice(before)).toEqual([]);
});

test('what few pages show waits 300 ms after the first sign, so that a press that comes with it goes first', async () => {
  const { page } = await shop.visit();
  await page.goto('/category/1.2.1');
  await settled(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await page.clock.runFor(299);
  await page.waitForTimeout(500);
  expect(asked.filter((path) => path.endsWith('.js'))).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => asked).toContainEqual(expect.stringMatching(/\/Variants-/));
});
