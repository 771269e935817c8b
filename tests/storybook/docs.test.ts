import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Visit } from '../e2e/visit.ts';
import { builtFolder, openBuiltStorybook } from './builtStorybook.ts';
import { screensIn } from './screens.ts';

const screens = await screensIn(builtFolder);
const open = openBuiltStorybook();

/** So low that only the story that is read has a frame: each is a whole page. */
const viewport = { width: 1280, height: 200 };

/** The words of the `main` that a docs page shows of a story, in a frame of its own or in the page itself. Waits for others than those `seen`. */
async function newWords(page: Page, story: string, seen: readonly string[]): Promise<string> {
  const found = await page.waitForFunction(
    ({ id, before }) => {
      const place = document.getElementById(`anchor--${id}`);
      // A frame is there while it is near, and those above it move it away as they grow.
      place?.scrollIntoView();
      const shown = place?.querySelector('iframe')?.contentDocument ?? place;
      const words = shown?.querySelector('main')?.innerText ?? '';
      return words !== '' && !before.includes(words) && words;
    },
    { id: story, before: seen },
    { polling: 200 },
  );
  return String(await found.jsonValue());
}

describe('each story of a docs page has its own network', () => {
  let reader: Visit;
  let page: Page;
  beforeAll(async () => {
    reader = await open(`/iframe.html?viewMode=docs&id=${screens[0]?.docs}`, { viewport });
    page = reader.page;
  });
  afterAll(() => reader.end());

  /** As the side bar does: the page stays, and with it what all docs pages load. */
  const goTo = (storyId: string) => {
    const event = { type: 'setCurrentStory', args: [{ storyId, viewMode: 'docs' }], from: 'manager' };
    return page.evaluate((said) => postMessage(said), JSON.stringify({ key: 'storybook-channel', event }));
  };

  test.each(screens)('$title: its states differ', async ({ docs, states }) => {
    await goTo(docs);
    const seen: string[] = [];
    for (const story of states) seen.push(await newWords(page, story, seen));
    expect(new Set(seen).size).toBe(states.length);
  });

  test('and each is as it is alone', async () => {
    const { docs, states } = screens.find(({ title }) => title.endsWith('/CartScreen')) ?? { docs: '', states: [] };
    expect(states).toHaveLength(3);
    expect(screens.length).toBeGreaterThan(12);
    await goTo(docs);
    const alone = await reader.newTab();
    const seen: string[] = [];
    for (const story of states) {
      await alone.goto(`/iframe.html?id=${story}&viewMode=story&embed=true`);
      const words = await newWords(page, story, seen);
      await expect.poll(() => alone.locator('main').innerText(), { message: story, timeout: 30_000 }).toBe(words);
      seen.push(words);
    }
  });
});
