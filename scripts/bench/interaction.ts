import type { Browser, Page } from 'playwright';
import { chromium } from 'playwright';
import { browserFlags } from '../browser.ts';
import { openBenchShop } from './benchShop.ts';
import type { Figure } from './figures.ts';
import { printFigures } from './figures.ts';
import { findBenchBrowser } from './instrument.ts';
import { percentiles } from './measure.ts';
import { sample } from './shopper.ts';

const runs = 5;
/** CPU throttling factor, for a cheap phone. */
const slowed = 4;

/** One interaction and its times in milliseconds, by name. */
type Act = (page: Page) => Promise<Readonly<Record<string, number>>>;

/** Measures the response to clicks and typing. True when all budgets hold. */
export async function benchInteraction(): Promise<boolean> {
  const executablePath = await findBenchBrowser();
  const shop = await openBenchShop('PGlite');
  const browser = await chromium.launch({ executablePath, args: [...browserFlags] });
  const median = (act: Act, slow: number) => medianOf(browser, shop.origin, { act, slow });
  try {
    const added = await median(addToCart, slowed);
    const typed = await median(typeSearch, slowed);
    const gone = await median(toProduct, slowed);
    const quick = await median(toProduct, 1);
    const figures: Figure[] = [
      { what: 'add to cart, INP', value: added('inp'), unit: ' ms', most: 64 },
      { what: 'add to cart, count shown', value: added('counted'), unit: ' ms', most: 50 },
      { what: 'add to cart, toast shown', value: added('toasted'), unit: ' ms' },
      { what: 'add to cart, confirmed', value: added('confirmed'), unit: ' ms', most: 200 },
      { what: 'typing, INP', value: typed('inp'), unit: ' ms', most: 48 },
      { what: 'last key to suggestions, after the pause', value: typed('suggested') - 500, unit: ' ms', most: 100 },
      { what: 'Enter to results', value: typed('results'), unit: ' ms', most: 250 },
      { what: 'listing to product', value: gone('there'), unit: ' ms', most: 200 },
      { what: 'listing to product, not slowed', value: quick('there'), unit: ' ms', most: 80 },
    ];
    return printFigures(`interaction, processor ${slowed} times slower`, figures);
  } finally {
    await browser.close();
    await shop.close();
  }
}

type Trial = { readonly act: Act; readonly slow: number };

async function medianOf(browser: Browser, origin: string, { act, slow }: Trial): Promise<(what: string) => number> {
  const seen: Awaited<ReturnType<Act>>[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({ baseURL: origin, locale: 'en-IE' });
    const page = await context.newPage();
    await page.addInitScript(watchInput);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slow });
    seen.push(await act(page));
    await context.close();
  }
  return (what) => percentiles(seen.map((one) => one[what] ?? Number.NaN)).p50;
}

/** Records the longest interaction and the time of the last input event. */
function watchInput(): void {
  // TypeScript's own list of options does not have the threshold.
  const briefOnesToo = { type: 'event', durationThreshold: 16, buffered: true };
  const note = (name: string, value: number) => sessionStorage.setItem(name, String(value));
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      note('inp', Math.max(duration, Number(sessionStorage.getItem('inp') ?? 0)));
  }).observe(briefOnesToo);
  for (const type of ['pointerup', 'keydown'])
    addEventListener(type, () => note('moved', performance.timeOrigin + performance.now()), true);
}

/** Milliseconds from the last input until an element is on the page with that heading. */
function untilSeen(page: Page, selector: string, heading = ''): Promise<number> {
  return page
    .waitForFunction(
      ([wanted, words]) =>
        document.querySelector('main h1')?.textContent.includes(words) === true &&
        document.querySelector(wanted) !== null &&
        performance.timeOrigin + performance.now() - Number(sessionStorage.getItem('moved')),
      [selector, heading] as const,
    )
    .then(async (seen) => Number(await seen.jsonValue()));
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => sessionStorage.clear());
}

/** Waits until the browser has reported the last interaction. */
async function longest(page: Page): Promise<number> {
  await page.waitForTimeout(500);
  return page.evaluate(() => Number(sessionStorage.getItem('inp') ?? 0));
}

const addToCart: Act = async (page) => {
  await open(page, `/product/${sample.sku}`);
  const answered = page.waitForResponse('**/api/session/cart/add/position').then(() => Date.now());
  const form = 'main form[action^="/shopping_cart/add"]';
  // The count in the header comes first, the toast in a later frame.
  const counted = untilSeen(page, 'header a[href="/shopping_cart"] span[aria-hidden] > span');
  const toasted = untilSeen(page, 'output [data-kind=success]');
  await page.locator(`${form} button[type=submit]`).first().click();
  const shown = { counted: await counted, toasted: await toasted };
  const confirmed = (await answered) - (await page.evaluate(() => Number(sessionStorage.getItem('moved'))));
  return { ...shown, confirmed, inp: await longest(page) };
};

const typeSearch: Act = async (page) => {
  await open(page, '/');
  await page.locator('input[type=search]').click();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => sessionStorage.clear());
  const word = 'resistor';
  await page.locator('input[type=search]').pressSequentially(word, { delay: 120 });
  const suggested = await untilSeen(page, '[role=option]');
  const inp = await longest(page);
  await page.keyboard.press('Enter');
  // The page left has products, too.
  const results = await untilSeen(page, 'main :is(h2, h3) a[href^="/product/"]', word);
  return { suggested, inp, results };
};

const toProduct: Act = async (page) => {
  await open(page, `/category/${sample.category}`);
  const link = page.locator('main h3 a[href^="/product/"], main h2 a[href^="/product/"]').first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  const there = page.waitForFunction(
    (text) =>
      document.querySelector('main h1')?.textContent === text &&
      performance.timeOrigin + performance.now() - Number(sessionStorage.getItem('moved')),
    name,
  );
  return { there: Number(await (await there).jsonValue()) };
};
