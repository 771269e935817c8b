import { join, resolve } from 'node:path';
import { browserFlags } from '../browser.ts';
import { openBenchShop } from './benchShop.ts';
import type { Figure } from './figures.ts';
import { printFigures } from './figures.ts';
import { findBenchBrowser, numberAt, runInstrument } from './instrument.ts';
import { percentiles } from './measure.ts';
import { newShopper, sample, shopperWithCart } from './shopper.ts';
import { openWithoutScript } from './withoutScript.ts';

const paintInstrument = 'lighthouse@13.5.0';
const runs = 3;

type PaintedPage = { readonly path: string; /** Search engines may list it. */ readonly indexed: boolean };
const pages: Readonly<Record<string, PaintedPage>> = {
  start: { path: '/', indexed: true },
  category: { path: `/category/${sample.category}`, indexed: true },
  product: { path: `/product/${sample.sku}`, indexed: true },
  search: { path: '/search?q=resistor', indexed: false },
  cart: { path: '/shopping_cart', indexed: false },
  checkout: { path: '/checkout', indexed: false },
};

/** Of the shop with photos that `pnpm bench tables` makes. */
const pagesWithPhotos: Readonly<Record<string, PaintedPage>> = {
  start: { path: '/', indexed: true },
  category: { path: '/category/1.2.boards', indexed: true },
  product: { path: '/product/300001', indexed: true },
  search: { path: '/search?q=cable', indexed: false },
};

/** Lighthouse results of a page on a phone: points of 100, milliseconds, and the layout shift. */
type Painted = Readonly<
  Record<'performance' | 'accessibility' | 'practices' | 'seo' | 'fcp' | 'lcp' | 'cls' | 'tbt', number>
>;

export type PaintBench = {
  /** All of them unless named. */
  readonly names: readonly string[];
  /** The folder of `pnpm bench tables`, for its shop with photos; else the sample catalogue, which has drawings. */
  readonly tables: string | null;
};

/** How soon pages are painted, beside the same pages without their script. Null when a page is not known; true when all budgets hold. */
export function benchPaint({ names, tables }: PaintBench): Promise<boolean> | null {
  const known = tables === null ? pages : pagesWithPhotos;
  if (!names.every((name) => Object.hasOwn(known, name))) return null;
  const chosen = Object.entries(known).filter(([name]) => names.length === 0 || names.includes(name));
  return measure(chosen, tables === null ? {} : { DATA_DIR: join(resolve(tables), 'shop') });
}

async function measure(
  chosen: readonly (readonly [string, PaintedPage])[],
  settings: Readonly<Record<string, string>>,
): Promise<boolean> {
  const browser = await findBenchBrowser();
  const shop = await openBenchShop('PGlite', settings);
  const bare = await openWithoutScript(shop.origin);
  let allHold = true;
  try {
    const guest = await shopperOf(chosen, shop.origin);
    for (const [name, page] of chosen) {
      const shopper = withCart.has(name) ? guest : newShopper(shop.origin);
      const paint = (origin: string) => paintedAt(origin + page.path, { cookie: shopper.cookie(), browser });
      const figures = figuresOf(await paint(shop.origin), await paint(bare.origin), page);
      allHold = printFigures(`paint: ${name}`, figures) && allHold;
    }
  } finally {
    await bare.close();
    await shop.close();
  }
  return allHold;
}

const withCart: ReadonlySet<string> = new Set(['cart', 'checkout']);

/** A guest with a cart, if a page shows it. */
async function shopperOf(chosen: readonly (readonly [string, PaintedPage])[], origin: string) {
  if (!chosen.some(([name]) => withCart.has(name))) return newShopper(origin);
  const guest = await shopperWithCart(origin);
  await guest.call('updateEmail', { EMAIL: 'ada@example.com' });
  return guest;
}

/** Issue 13: no later than without script, but for what is noise. Blocking is what the page's own layout costs, too: it stands beside the bare page's. */
function figuresOf(own: Painted, bare: Painted, { indexed }: PaintedPage): Figure[] {
  return [
    { what: 'performance', value: own.performance, unit: '', least: 99 },
    { what: 'accessibility', value: own.accessibility, unit: '', least: 100 },
    { what: 'best practices', value: own.practices, unit: '', least: 100 },
    // A page that search engines shall not list loses points for saying so.
    { what: 'SEO', value: own.seo, unit: '', ...(indexed ? { least: 100 } : {}) },
    { what: 'first contentful paint', value: own.fcp, unit: ' ms', most: bare.fcp * 1.05 },
    { what: 'largest contentful paint', value: own.lcp, unit: ' ms', most: bare.lcp * 1.05 },
    { what: 'layout shift', value: own.cls, unit: '', most: 0.001 },
    { what: 'total blocking time', value: own.tbt, unit: ' ms', most: 30 },
    { what: 'total blocking time without script', value: bare.tbt, unit: ' ms' },
  ];
}

type Look = { readonly cookie: string; readonly browser: string };

/** The median of each figure. */
async function paintedAt(address: string, look: Look): Promise<Painted> {
  const seen: Painted[] = [];
  for (let run = 0; run < runs; run += 1) seen.push(await paintOnce(address, look));
  const median = (name: keyof Painted) => percentiles(seen.map((one) => one[name])).p50;
  return {
    performance: median('performance'),
    accessibility: median('accessibility'),
    practices: median('practices'),
    seo: median('seo'),
    fcp: median('fcp'),
    lcp: median('lcp'),
    cls: median('cls'),
    tbt: median('tbt'),
  };
}

async function paintOnce(address: string, { cookie, browser }: Look): Promise<Painted> {
  const options = ['--output=json', '--quiet', `--chrome-flags=${['--headless=new', ...browserFlags].join(' ')}`];
  const headers = cookie === '' ? [] : [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`];
  const said = await runInstrument(paintInstrument, [address, ...options, ...headers], { CHROME_PATH: browser });
  const report: unknown = JSON.parse(said);
  const score = (category: string) => Math.round(numberAt(report, 'categories', category, 'score') * 100);
  const value = (audit: string) => numberAt(report, 'audits', audit, 'numericValue');
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
  };
}
