import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { chromium } from 'playwright';
import { cookieNames } from '@platine/domain/shop/constants.ts';
import { browserFlags, findBrowser } from '../../scripts/browser.ts';

/** One shopper's browser: pages of one context, and everything they wrote to the console that should not be there. */
export type Visit = {
  readonly page: Page;
  readonly newTab: () => Promise<Page>;
  readonly complaints: string[];
  readonly end: () => Promise<void>;
};

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await findBrowser(), args: [...browserFlags] });
}

/** Opens a fresh browser context of somebody who has refused optional cookies; warnings, errors and refused requests of its pages are collected as complaints. */
export async function visit(browser: Browser, origin: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ baseURL: origin, locale: 'en-IE', ...options });
  await context.addCookies([{ name: cookieNames.consent, value: 'refused', url: origin }]);
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().message}`));
  return {
    page: await context.newPage(),
    newTab: () => context.newPage(),
    complaints,
    end: () => context.close(),
  };
}

/** Waits until the page's script has taken over: before that, forms post by themselves. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['hydrated'] === 'true');
}
