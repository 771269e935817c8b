import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { chromium } from 'playwright';
import { expect } from 'vitest';
import { cookieNames, regionCookie } from '@platine/domain/shop/constants.ts';
import { browserFlags, findBrowser } from '../../scripts/browser.ts';

/** One shopper's browser: pages of one context, and everything they wrote to the console that should not be there. */
export type Visit = {
  readonly page: Page;
  readonly newTab: () => Promise<Page>;
  readonly complaints: string[];
  /** From now on such complaints are not collected, however late they come: the test causes them. */
  readonly causes: (expected: RegExp) => void;
  readonly end: () => Promise<void>;
};

export async function openBrowser(program: string | Promise<string> = findBrowser()): Promise<Browser> {
  return chromium.launch({ executablePath: await program, args: [...browserFlags] });
}

/** Opens a fresh browser context of somebody who has refused optional cookies and another delivery country; warnings, errors and refused requests of its pages are collected as complaints. */
export async function visit(browser: Browser, origin: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ baseURL: origin, locale: 'en-IE', ...options });
  await context.addCookies([
    { name: cookieNames.consent, value: 'refused', url: origin },
    { name: regionCookie, value: 'answered', url: origin },
  ]);
  const complaints: string[] = [];
  const caused: RegExp[] = [];
  const complain = (line: string) => {
    if (!caused.some((expected) => expected.test(line))) complaints.push(line);
  };
  context.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) complain(`${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => complain(`uncaught: ${error.error().message}`));
  return {
    page: await context.newPage(),
    newTab: () => context.newPage(),
    complaints,
    causes: (expected) => caused.push(expected),
    end: () => context.close(),
  };
}

/** Waits until React has hydrated the page, its lazy parts included: before that, forms post by themselves and buttons do nothing. */
export async function hydrated(page: Page): Promise<void> {
  await works(page);
  await page.waitForFunction(() => {
    const controls = [...document.querySelectorAll('#root :is(a, button, form, input, select, textarea)')];
    return controls.every((control) => Object.keys(control).some((key) => key.startsWith('__reactProps')));
  });
}

/** Waits until the page can be acted on; lazy parts such as the footer may still be as the server rendered them. */
export async function works(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
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

/** Waits until all code that a page fetches by itself has come. */
export async function settled(page: Page): Promise<void> {
  await hydrated(page);
  await page.waitForLoadState('networkidle');
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
