import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright';
import { chromium } from 'playwright';
import { serveFiles } from '../../tests/storybook/fileServer.ts';
import { browserFlags } from '../browser.ts';
import type { Figure } from './figures.ts';
import { printFigures } from './figures.ts';
import { findBenchBrowser } from './instrument.ts';
import { percentiles } from './measure.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = join(root, 'storybook-static');
const runs = 7;

/** Issue 15: seconds until the first story is there, and of a build for a thousand stories. */
const budgets = { opened: 2.5, built: 30 };

/** A page of the built Storybook, and what is waited for until it is there. */
type Opened = { readonly what: string; readonly address: string; readonly isThere: (page: Page) => Promise<unknown> };

/** The story's play has passed as well by then. */
const storyRendered = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('storyRendered').length > 0);

const mapDrawn = (page: Page) =>
  page.frameLocator('#storybook-preview-iframe').getByRole('link', { name: 'Success' }).first().waitFor();

const pages: readonly Opened[] = [
  { what: 'front door', address: '/', isThere: mapDrawn },
  { what: 'a component', address: '/?path=/story/components-button--primary', isThere: storyRendered },
  { what: 'a screen', address: '/?path=/story/screens-cartscreen--success', isThere: storyRendered },
];

/** How long Storybook's build takes, and how soon it shows a page to somebody who opens it for the first time. True when all budgets hold. */
export async function benchStorybook(): Promise<boolean> {
  const executablePath = await findBenchBrowser();
  const built = await build();
  const figures: Figure[] = [
    { what: `build, ${await countStories()} stories`, value: built, unit: ' s' },
    {
      what: 'build, a thousand stories',
      value: (built * 1000) / (await countStories()),
      unit: ' s',
      most: budgets.built,
    },
  ];
  const files = await serveFiles(folder);
  try {
    for (const page of pages) figures.push(...(await figuresOf(page, { executablePath, origin: files.origin })));
  } finally {
    await files.close();
  }
  return printFigures('Storybook', figures);
}

/** Seconds of a build. */
async function build(): Promise<number> {
  const begin = performance.now();
  const program = 'node_modules/storybook/dist/bin/dispatcher.js';
  const args = [program, 'build', '--quiet', '--output-dir', folder];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  await once(child, 'close');
  if (child.exitCode !== 0) throw new Error('Storybook does not build.');
  return (performance.now() - begin) / 1000;
}

async function countStories(): Promise<number> {
  const index = await readFile(join(folder, 'index.json'), 'utf8');
  return index.split('"type":"story"').length - 1;
}

type Site = { readonly executablePath: string; readonly origin: string };

async function figuresOf(page: Opened, site: Site): Promise<Figure[]> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await openOnce(page, site));
  const figure = (what: string, value: number) => ({ what: `${page.what}, ${what} of ${runs}`, value, unit: ' s' });
  return [
    figure('least', Math.min(...times)),
    { ...figure('median', percentiles(times).p50), most: budgets.opened },
    figure('most', Math.max(...times)),
  ];
}

/** Seconds from the request of the page until it is there, in a browser that has never been there. */
async function openOnce({ address, isThere }: Opened, { executablePath, origin }: Site): Promise<number> {
  const browser = await chromium.launch({ executablePath, args: [...browserFlags] });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-IE' });
    await page.addInitScript(markRendered);
    await page.goto(origin + address, { waitUntil: 'commit' });
    await isThere(page);
    return (await page.evaluate(() => performance.now())) / 1000;
  } finally {
    await browser.close();
  }
}

/** The preview tells the page around it everything that happens, as messages. */
function markRendered(): void {
  addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string' && data.includes('"type":"storyRendered"')) performance.mark('storyRendered');
  });
}
