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

/** Lighthouse results of a page on a phone: points of 100, milliseconds, and the layout shift. */
type Painted = Readonly<
  Record<'performance' | 'accessibility' | 'practices' | 'seo' | 'fcp' | 'lcp' | 'cls' | 'tbt', number>
>;

/** How soon pages are painted, beside the same pages without their script. Null when a page is not known; true when all budgets hold. */
export function benchPaint(names: readonly string[]): Promise<boolean> | null {
  return names.every((name) => Object.hasOwn(pages, name)) ? measure(names) : null;
}

async function measure(names: readonly string[]): Promise<boolean> {
  const browser = await findBenchBrowser();
  const shop = await openBenchShop('PGlite');
  const bare = await openWithoutScript(shop.origin);
  let allHold = true;
  try {
    const guest = await shopperWithCart(shop.origin);
    await guest.call('updateEmail', { EMAIL: 'ada@example.com' });
    for (const [name, page] of Object.entries(pages)) {
      if (names.length > 0 && !names.includes(name)) continue;
      const shopper = ['cart', 'checkout'].includes(name) ? guest : newShopper(shop.origin);
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
