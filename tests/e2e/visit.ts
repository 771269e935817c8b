import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { chromium } from 'playwright';
import { expect } from 'vitest';
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

/** Opens a page that the server draws whole: it is there, and its script takes over without asking for anything again. */
export async function openDrawn(page: Page, path: string): Promise<void> {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url());
  });
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual([]);
}

/** Gives the page its shopper's first sign, and waits until what serves who uses it has come: the last is that the footer works. */
export async function inUse(page: Page): Promise<void> {
  await hydrated(page);
  const countScripts = () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length;
  const before = await page.evaluate(countScripts);
  await page.mouse.move(1, 1);
  await expect.poll(() => page.evaluate(countScripts), { timeout: 30_000 }).toBeGreaterThan(before);
  await page.waitForFunction(() => {
    const footer = document.querySelector('footer');
    // React marks what it has taken over.
    return footer !== null && Object.keys(footer).some((key) => key.startsWith('__reactFiber'));
  });
}

/** Keeps a file back until the answer is called. */
export async function withholdFile(page: Page, file: RegExp): Promise<() => void> {
  const waiting = Promise.withResolvers<void>();
  await page.route(file, async (route) => {
    await waiting.promise;
    await route.continue();
  });
  return waiting.resolve;
}
