import { resolve } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { contrast } from '../../packages/ui/build/contrast.ts';
import type { Visit } from '../e2e/visit.ts';
import { openBrowser, visit } from '../e2e/visit.ts';
import { serveFiles } from './fileServer.ts';
import { screensIn } from './screens.ts';

const folder = resolve(import.meta.dirname, '../../storybook-static');
const screens = await screensIn(folder);

let files: Awaited<ReturnType<typeof serveFiles>>;
let browser: Browser;
let reader: Visit;

beforeAll(async () => {
  files = await serveFiles(folder);
  browser = await openBrowser();
});

afterEach(() => reader.end());

afterAll(async () => {
  await browser.close();
  await files.close();
});

async function open(address: string, options: BrowserContextOptions = {}): Promise<Page> {
  reader = await visit(browser, files.origin, options);
  await reader.page.goto(`/iframe.html?${address}`);
  return reader.page;
}

/** The words that a docs page shows of a story now: those of its `main`, in a frame of its own or in the page itself. */
const wordsOf = (page: Page, story: string): Promise<string> =>
  page.evaluate((id) => {
    const place = document.getElementById(`anchor--${id}`);
    const shown = place?.querySelector('iframe')?.contentDocument ?? place;
    return shown?.querySelector('main')?.innerText ?? '';
  }, story);

describe('each story of a docs page has its own network', () => {
  test.each(screens)('$title: its states differ', { timeout: 120_000 }, async ({ docs, states }) => {
    const page = await open(`viewMode=docs&id=${docs}`);
    const seen = new Set(['']);
    for (const story of states) {
      // A frame is there while it is near.
      await page.locator(`#anchor--${story}`).scrollIntoViewIfNeeded();
      const isNew = async () => !seen.has(await wordsOf(page, story));
      await expect.poll(isNew, { message: story, timeout: 30_000 }).toBe(true);
      seen.add(await wordsOf(page, story));
    }
  });

  test('and each is as it is alone', { timeout: 120_000 }, async () => {
    const { docs, states } = screens.find(({ title }) => title.endsWith('/CartScreen')) ?? { docs: '', states: [] };
    expect(states).toHaveLength(3);
    expect(screens.length).toBeGreaterThan(12);
    const page = await open(`viewMode=docs&id=${docs}`);
    const alone = await reader.newTab();
    for (const story of states) {
      await alone.goto(`/iframe.html?id=${story}&viewMode=story&embed=true`);
      await page.locator(`#anchor--${story}`).scrollIntoViewIfNeeded();
      const words = () => wordsOf(page, story);
      await expect.poll(words, { timeout: 30_000 }).not.toBe('');
      await expect
        .poll(async () => (await alone.locator('main').innerText()) === (await words()), {
          message: story,
          timeout: 30_000,
        })
        .toBe(true);
    }
  });
});

/** The colours, as #rrggbb, that a docs page is painted in: its paper, its text, and the paper under a story. */
async function paint(page: Page): Promise<{ paper: string; ink: string; canvas: string; story: string }> {
  const colour = async (selector: string, property: 'backgroundColor' | 'color') => {
    const element = page.locator(selector).first();
    const value = await element.evaluate((node, name) => getComputedStyle(node)[name], property);
    const channels = value.match(/\d+/g) ?? [];
    return `#${channels
      .slice(0, 3)
      .map((channel) => Number(channel).toString(16).padStart(2, '0'))
      .join('')}`;
  };
  await page.locator('.docs-story').first().waitFor();
  // The first story stands in the page itself, the second in a frame.
  await page.locator('[id^="anchor--components"]').nth(1).scrollIntoViewIfNeeded();
  const story = page.locator('iframe').first().contentFrame().locator('body');
  await story.locator('#storybook-root button').first().waitFor();
  return {
    paper: await colour('.sbdocs-wrapper', 'backgroundColor'),
    ink: await colour('.sbdocs-title', 'color'),
    canvas: await colour('.sbdocs-preview', 'backgroundColor'),
    story: await story.evaluate((body) => getComputedStyle(body).backgroundColor),
  };
}

describe('the docs have the theme of the toolbar', () => {
  const docs = 'viewMode=docs&id=components-button--docs';

  test.each([
    { theme: 'dark', address: `${docs}&globals=theme:dark`, system: 'light' },
    { theme: 'dark', address: docs, system: 'dark' },
    { theme: 'light', address: `${docs}&globals=theme:light`, system: 'dark' },
  ] as const)('$theme where the system is $system', async ({ theme, address, system }) => {
    const { paper, ink, canvas, story } = await paint(await open(address, { colorScheme: system }));
    const black = contrast(paper, '#000000');
    expect(theme === 'dark' ? black < 2 : black > 15, paper).toBe(true);
    expect([canvas, story]).toEqual([
      paper,
      `rgb(${[1, 3, 5].map((at) => Number.parseInt(paper.slice(at, at + 2), 16)).join(', ')})`,
    ]);
    expect(contrast(ink, paper)).toBeGreaterThan(7);
  });
});
