import { openDatabase } from '@platine/api/db/open.ts';
import { spreadOrders } from '@platine/api/testing/spreadOrders.ts';
import type { Page } from 'playwright';
import { chromium } from 'playwright';
import { atDesk } from '../../tests/e2e/atDesk.ts';
import { runShop } from '../../tests/e2e/runningShop.ts';
import { temporaryFolder } from '../../tests/e2e/shop.ts';
import { browserFlags } from '../browser.ts';
import type { Figure } from './figures.ts';
import { printFigures } from './figures.ts';
import { findBenchBrowser } from './instrument.ts';
import { percentiles } from './measure.ts';

const runs = 9;
const orderCount = 10_000;
/** A cheap phone: CPU throttling factor, and Lighthouse's slow 4G in ms and bytes per second. */
const slowed = 4;
const network = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** Issue 20: milliseconds until a list of 10,000 orders is on a slowed phone. */
const budget = 1000;

/** How soon an operator's phone shows a list of 10,000 orders, from Today and as a page of its own. True when the budget holds. */
export async function benchDesk(): Promise<boolean> {
  const executablePath = await findBenchBrowser();
  const folder = await temporaryFolder();
  const shop = await runShop({ DATA_DIR: folder.path });
  const browser = await chromium.launch({ executablePath, args: [...browserFlags] });
  try {
    await shop.restart('stopped', storeOrders);
    const context = { baseURL: shop.origin(), locale: 'en-IE', viewport: { width: 360, height: 780 } };
    const visit = async () => ({ page: await (await browser.newContext(context)).newPage() });
    const page = await atDesk({ command: shop.command, visit }, 'bench', { role: 'everything' });
    await page.addInitScript(watchList);
    await slow(page);
    const figures = [
      ...figuresOf('from Today', await timesOf(page, fromToday)),
      ...figuresOf('as a page of its own', await timesOf(page, asOwnPage)),
    ];
    return printFigures(`${orderCount} orders at the desk, processor ${slowed} times slower, slow 4G`, figures);
  } finally {
    await browser.close();
    await shop.stop();
    await folder.dispose();
  }
}

async function slow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
}

async function storeOrders({ DATA_DIR: path = '' }: Readonly<Record<string, string>>): Promise<void> {
  const { db, close } = await openDatabase({ kind: 'folder', path });
  await spreadOrders(db, orderCount);
  await close();
}

function figuresOf(what: string, times: readonly number[]): Figure[] {
  const figure = (which: string, value: number) => ({ what: `${what}, ${which} of ${runs}`, value, unit: ' ms' });
  return [
    figure('least', Math.min(...times)),
    { ...figure('median', percentiles(times).p50), most: budget },
    { ...figure('most', Math.max(...times)), most: budget },
  ];
}

async function timesOf(page: Page, open: (page: Page) => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    await open(page);
    await page.waitForFunction(() => performance.getEntriesByName('listed').length > 0);
    times.push(await page.evaluate(() => performance.getEntriesByName('listed')[0]?.duration ?? Number.NaN));
  }
  return times;
}

/** The page's script is there; the list is one key away. */
async function fromToday(page: Page): Promise<void> {
  await page.goto('/desk');
  await page.getByRole('link', { name: 'To pack' }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('o');
}

/** A bookmark: everything begins anew, with the files of the desk in the browser's cache. */
async function asOwnPage(page: Page): Promise<void> {
  await page.goto('/desk/orders');
}

/** Measures from the last key, or from the request of the page, until the orders are painted. */
function watchList(): void {
  let start = 0;
  addEventListener('keydown', () => (start = performance.now()), true);
  const watch = new MutationObserver(() => {
    if (document.querySelector('[data-order]') === null) return;
    watch.disconnect();
    // A task after the frame: the list is painted by then.
    requestAnimationFrame(() => setTimeout(() => performance.measure('listed', { start })));
  });
  watch.observe(document, { childList: true, subtree: true });
}
