import type { FrameLocator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Visit } from '../e2e/visit.ts';
import { openBuiltStorybook } from './builtStorybook.ts';

const visitStorybook = openBuiltStorybook();
let reader: Visit;

// One reader for all tests: what Storybook's own pages load is read once.
beforeAll(async () => {
  reader = await visitStorybook('/favicon.svg');
});

/** Storybook's own notices about its next version. */
const notOurs = /will become mandatory in Storybook|Story Store is deprecated/;

afterEach(() => {
  const complaints = reader.complaints.splice(0);
  expect(complaints.filter((line) => !notOurs.test(line))).toEqual([]);
});

afterAll(() => reader.end());

/** Opens a story as its link says. */
async function open(story: string, more = ''): Promise<{ page: Page; shown: FrameLocator }> {
  const { page } = reader;
  await page.goto(`/?path=/story/${story}&addonPanel=storybook/interactions/panel${more}`);
  return { page, shown: page.frameLocator('#storybook-preview-iframe') };
}

/** Storybook's own word on the story's play. */
async function expectPass(page: Page): Promise<void> {
  const pass = page.getByRole('tabpanel').getByText('Pass', { exact: true });
  await expect.poll(() => pass.isVisible(), { timeout: 30_000 }).toBe(true);
}

test('a link to a story leads there, and from there the list leads to another', async () => {
  const { page, shown } = await open('components-button--primary');
  await shown.getByRole('button', { name: 'Add to cart' }).waitFor();
  await page.getByRole('link', { name: 'Disabled', exact: true }).click();
  await expect.poll(() => shown.getByRole('button', { name: 'Add to cart' }).isDisabled()).toBe(true);
});

test('a screen gets the answers of the mocks, and its play passes', async () => {
  const { page, shown } = await open('screens-cartscreen--success');
  await shown.getByRole('heading', { level: 1, name: 'Cart' }).waitFor();
  await expectPass(page);
});

test('a state that loads goes on loading, beyond the time that the shop waits for an answer', async () => {
  const { shown } = await open('screens-cartscreen--loading');
  const page = shown.locator('body');
  await page.locator('[aria-busy="true"]').first().waitFor();
  const hasGivenUp = await page.evaluate(async () => {
    const signal = AbortSignal.timeout(1);
    await new Promise((resolve) => setTimeout(resolve, 50));
    return signal.aborted;
  });
  expect(hasGivenUp).toBe(false);
});

test('a screen that leads to the login stands without header and footer, too, as the map of the shop shows it', async () => {
  const { page } = reader;
  await page.goto(
    '/iframe.html?id=screens-accountscreen--logged-out&viewMode=story&globals=around:nothing;language:DE',
  );
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).waitFor();
  await expect.poll(() => page.getByRole('banner').count()).toBe(0);
});

test("a machine's page draws the machine, and its play passes", async () => {
  const { page, shown } = await open('machines-consent--proof');
  await expect
    .poll(() => shown.getByRole('region', { name: 'States of consent' }).locator('svg text').allTextContents())
    .toEqual(expect.arrayContaining(['consent', 'asking', 'answered']));
  await expectPass(page);
});

test('the language in the address is the language of the story', async () => {
  const { page, shown } = await open(
    'components-header-and-footer-cookiebanner--first-question',
    '&globals=language:FR',
  );
  await shown.getByRole('button', { name: 'Accepter' }).waitFor();
  await page.getByRole('button', { name: /Français/ }).waitFor();
  // Its play is written in English, and does not find its words.
  const missed = /role "button" and name "Refuse"/;
  await expect.poll(() => reader.complaints.join()).toMatch(missed);
  reader.complaints.splice(0, Infinity, ...reader.complaints.filter((line) => !missed.test(line)));
});
