import { resolve } from 'node:path';
import type { Browser, BrowserContextOptions } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import type { Visit } from '../e2e/visit.ts';
import { openBrowser, visit } from '../e2e/visit.ts';
import { serveFiles } from './fileServer.ts';

/** The folder that the runner has built Storybook into. */
export const builtFolder = resolve(import.meta.dirname, '../../storybook-static');

/** Serves the built Storybook while the tests of a file run. Answers what sends a new reader there, whom the caller ends. */
export function openBuiltStorybook(): (address: string, options?: BrowserContextOptions) => Promise<Visit> {
  let files: Awaited<ReturnType<typeof serveFiles>>;
  let browser: Browser;
  beforeAll(async () => {
    files = await serveFiles(builtFolder);
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await files.close();
  });
  return async (address, options = {}) => {
    const reader = await visit(browser, files.origin, options);
    await reader.page.goto(address);
    return reader;
  };
}
