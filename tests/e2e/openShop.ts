import type { Browser, BrowserContextOptions } from 'playwright';
import { test as base, expect, inject } from 'vitest';
import { findBrowser } from '../../scripts/browser.ts';
import { copyOf } from './data.ts';
import type { RunningShop } from './runningShop.ts';
import { runShop } from './runningShop.ts';
import type { ShopSettings } from './shop.ts';
import type { Visit } from './visit.ts';
import { openBrowser, visit } from './visit.ts';

/** A shop, and shoppers whose browsers must not complain; nor may the server. */
export type SharedShop = Pick<RunningShop, 'origin'> & {
  /** A new shopper with an empty cart; gone after the test. */
  readonly visit: (options?: BrowserContextOptions) => Promise<Visit>;
};
export type OpenShop = SharedShop & Omit<RunningShop, 'stop'>;

/** Files that run one after the other in one process use the same browser and, where they say so, the same shop: starting them takes seconds of the processor. */
const test = base
  .extend('program', { scope: 'worker' }, () => findBrowser())
  .extend('browser', { scope: 'worker' }, async ({ program }, { onCleanup }) => {
    const browser = await openBrowser(program);
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('prepared', { scope: 'worker' }, () => inject('prepared'))
  .extend('shared', { scope: 'worker' }, async ({ prepared }, { onCleanup }) => {
    const data = await copyOf(prepared);
    const shop = await runShop(data.settings);
    onCleanup(async () => {
      await shop.stop();
      await data.dispose();
    });
    return shop;
  });

/** The shop that test files share which leave nothing behind that another could find: carts and orders of new shoppers, but no change of the catalogue, the stock or what the desk lists. */
export function shareShop(): SharedShop {
  let shop: RunningShop;
  let browser: Browser;
  test.beforeAll(({ shared, browser: opened }) => {
    shop = shared;
    browser = opened;
  }, opening);
  return { origin: () => shop.origin(), visit: visitorsOf(() => ({ shop, browser })).visit };
}

/** Opens a new shop before the tests of a file, and closes it after them. `arrange` says how it runs on its data: by default it holds them itself. */
export function openShop(arrange = (data: ShopSettings): Promise<ShopSettings> => Promise.resolve(data)): OpenShop {
  let shop: RunningShop;
  let browser: Browser;
  const closing: (() => Promise<unknown>)[] = [];

  test.beforeAll(async ({ browser: opened, prepared }) => {
    browser = opened;
    const data = await copyOf(prepared);
    closing.push(data.dispose);
    shop = await runShop(await arrange(data.settings));
    closing.push(() => shop.stop());
  }, opening);

  test.afterAll(async () => {
    for (const close of closing.toReversed()) await close();
  });

  const { visit: visitor, forget } = visitorsOf(() => ({ shop, browser }));
  return {
    origin: () => shop.origin(),
    visit: visitor,
    serverComplaints: () => shop.serverComplaints(),
    command: (...words) => shop.command(...words),
    restart: async (how, meanwhile) => {
      await shop.restart(how, meanwhile);
      // Open pages ask for the version meanwhile, and the browser writes a line each time.
      forget(/ERR_CONNECTION_(?:REFUSED|RESET)|ERR_EMPTY_RESPONSE/);
    },
  };
}

/** In ms, on a machine that does other things as well. */
const opening = 180_000;

type Visitors = {
  readonly visit: SharedShop['visit'];
  /** Complaints of the browsers that a test has caused itself. */
  readonly forget: (expected: RegExp) => void;
};

/** The shoppers of each test of a file. After it they leave, and neither they nor the server may have complained. */
function visitorsOf(opened: () => { shop: RunningShop; browser: Browser }): Visitors {
  let shoppers: Visit[] = [];
  test.afterEach(async () => {
    const gone = shoppers;
    shoppers = [];
    for (const { end } of gone) await end();
    expect(gone.flatMap(({ complaints }) => complaints)).toEqual([]);
    expect(opened().shop.serverComplaints().splice(0)).toEqual([]);
  });
  return {
    visit: async (options) => {
      const { shop, browser } = opened();
      const shopper = await visit(browser, shop.origin(), options);
      shoppers.push(shopper);
      return shopper;
    },
    forget: (expected) => {
      for (const { complaints } of shoppers)
        complaints.splice(0, complaints.length, ...complaints.filter((line) => !expected.test(line)));
    },
  };
}
