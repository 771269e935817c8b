import type { Browser, BrowserContextOptions } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { copyOf } from './data.ts';
import { complaintsIn } from './serverLog.ts';
import type { Shop, ShopSettings } from './shop.ts';
import { runCommand, startShop } from './shop.ts';
import type { Visit } from './visit.ts';
import { openBrowser, visit } from './visit.ts';

/** A shop of its own for a test file, and shoppers whose browsers must not complain; nor may the server. */
export type OpenShop = {
  readonly origin: () => string;
  /** A new shopper with an empty cart; gone after the test. */
  readonly visit: (options?: BrowserContextOptions) => Promise<Visit>;
  /** Ends the shop, as Ctrl-C or as a power cut does, and opens it again on the same data and port. `meanwhile` may change the data. */
  readonly restart: (how: 'stopped' | 'killed', meanwhile?: (settings: ShopSettings) => Promise<void>) => Promise<void>;
  /** Runs a command of the operator beside the running shop, such as `order list`. */
  readonly command: (...words: readonly string[]) => ReturnType<typeof runCommand>;
  /** Unexpected lines of the server's log; a test that expects a line removes it. */
  readonly serverComplaints: () => string[];
};

function forget(complaints: string[], expected: RegExp): void {
  complaints.splice(0, complaints.length, ...complaints.filter((line) => !expected.test(line)));
}

/** Opens a new shop before the tests of a file, and closes it after them. `arrange` says how it runs on its data: by default it holds them itself. */
export function openShop(arrange = (data: ShopSettings): Promise<ShopSettings> => Promise.resolve(data)): OpenShop {
  let settings: ShopSettings;
  let shop: Shop;
  let browser: Browser;
  let heard = 0;
  const closing: (() => Promise<unknown>)[] = [];
  const serverComplaints: string[] = [];
  let shoppers: Visit[] = [];

  const hear = (): string[] => {
    const all = complaintsIn(shop.output());
    serverComplaints.push(...all.slice(heard));
    heard = all.length;
    return serverComplaints;
  };

  beforeAll(async () => {
    const data = await copyOf(inject('prepared'));
    closing.push(data.dispose);
    settings = await arrange(data.settings);
    shop = await startShop(settings);
    closing.push(() => shop.stop());
    browser = await openBrowser();
    closing.push(() => browser.close());
  }, 180_000);

  afterEach(async () => {
    const gone = shoppers;
    shoppers = [];
    for (const { end } of gone) await end();
    expect(gone.flatMap(({ complaints }) => complaints)).toEqual([]);
    expect(hear().splice(0)).toEqual([]);
  });

  afterAll(async () => {
    for (const close of closing.toReversed()) await close();
  });

  return {
    origin: () => shop.origin,
    serverComplaints: hear,
    command: (...words) => runCommand(settings, words),
    visit: async (options) => {
      const shopper = await visit(browser, shop.origin, options);
      shoppers.push(shopper);
      return shopper;
    },
    restart: async (how, meanwhile) => {
      await (how === 'killed' ? shop.kill() : shop.stop());
      hear();
      heard = 0;
      await meanwhile?.(settings);
      shop = await startShop({ ...settings, PORT: new URL(shop.origin).port });
      // Open pages ask for the version meanwhile, and the browser writes a line each time.
      for (const { complaints } of shoppers) forget(complaints, /ERR_CONNECTION_(?:REFUSED|RESET)|ERR_EMPTY_RESPONSE/);
    },
  };
}
