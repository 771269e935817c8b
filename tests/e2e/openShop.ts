import type { Browser, BrowserContextOptions } from 'playwright';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { Shop, ShopSettings } from './shop.ts';
import { startShop, temporaryFolder } from './shop.ts';
import type { Visit } from './visit.ts';
import { openBrowser, visit } from './visit.ts';

/** A shop of its own for a test file, and shoppers whose browsers must not complain. */
export type OpenShop = {
  readonly origin: () => string;
  /** A new shopper with an empty cart; gone after the test. */
  readonly visit: (options?: BrowserContextOptions) => Promise<Visit>;
  /** Ends the shop, as Ctrl-C or as a power cut does, and opens it again on the same data and port. */
  readonly restart: (how: 'stopped' | 'killed') => Promise<void>;
};

/** Opens a shop on an empty data folder before the tests of a file, and closes it after them. */
export function openShop(): OpenShop {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let shop: Shop;
  let browser: Browser;
  const closing: (() => Promise<unknown>)[] = [];
  let shoppers: Visit[] = [];
  const start = (more: ShopSettings = {}) => startShop({ DATA_DIR: folder.path, ...more });

  beforeAll(async () => {
    folder = await temporaryFolder();
    closing.push(() => folder.dispose());
    shop = await start();
    closing.push(() => shop.stop());
    browser = await openBrowser();
    closing.push(() => browser.close());
  }, 180_000);

  afterEach(async () => {
    const gone = shoppers;
    shoppers = [];
    for (const { end } of gone) await end();
    expect(gone.flatMap(({ complaints }) => complaints)).toEqual([]);
  });

  afterAll(async () => {
    for (const close of closing.toReversed()) await close();
  });

  return {
    origin: () => shop.origin,
    visit: async (options) => {
      const shopper = await visit(browser, shop.origin, options);
      shoppers.push(shopper);
      return shopper;
    },
    restart: async (how) => {
      await (how === 'killed' ? shop.kill() : shop.stop());
      shop = await start({ PORT: new URL(shop.origin).port });
    },
  };
}
