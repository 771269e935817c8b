import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contrast } from '@platine/domain/brand/contrast.ts';
import type { Visit } from '../e2e/visit.ts';
import { openBuiltStorybook } from './builtStorybook.ts';

const open = openBuiltStorybook();
const viewport = { width: 1280, height: 800 };

describe('a docs page says how to use what it shows', () => {
  let reader: Visit;
  let page: Page;
  beforeAll(async () => {
    reader = await open('/iframe.html?viewMode=docs&id=components-amountfield--docs', { viewport });
    page = reader.page;
  });
  afterAll(() => reader.end());

  test('a component: its guide, its parts numbered, its states as pictures', async () => {
    for (const chapter of ['Anatomy', 'Keyboard', 'Screen reader', 'States'])
      await page.getByRole('region', { name: chapter }).waitFor();
    const anatomy = page.getByRole('region', { name: 'Anatomy' });
    await anatomy.scrollIntoViewIfNeeded();
    const numbers = anatomy.locator('iframe').contentFrame().locator('body > ol > li[data-found="true"]');
    await expect.poll(() => numbers.count()).toBe(3);
    // None stands on what Storybook hides beside the story.
    const places = () =>
      numbers.evaluateAll((items: HTMLElement[]) => items.map((item) => item.style.getPropertyValue('--left')));
    await expect.poll(places).not.toContain('0px');
    // The numbers of one frame are no choice of the page.
    await page.locator('[id^="anchor--components-amountfield"]').nth(1).scrollIntoViewIfNeeded();
    const story = page.locator('[id^="anchor--"] iframe').first().contentFrame();
    await story.locator('#storybook-root input').waitFor();
    await expect.poll(() => story.locator('body > ol').count()).toBe(0);
    const picture = page.getByRole('img', { name: 'Plus At The Limit, dark phone', exact: true });
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(360);
  });

  test('a screen: each state in each width, theme or language, as a way to the story', async () => {
    await page.goto('/iframe.html?viewMode=docs&id=screens-cartscreen--docs');
    const success = page.getByRole('region', { name: 'Success', exact: true });
    await expect.poll(() => success.getByRole('link').allInnerTexts()).toHaveLength(4);
    await page.getByText('Languages', { exact: true }).click();
    await expect.poll(() => success.getByRole('link').allInnerTexts()).toEqual(['English', 'Deutsch', 'Français']);
    await expect.poll(() => success.getByRole('link').last().getAttribute('href')).toContain('globals=language:FR');
  });

  test('a flow: its steps as a filmstrip, each as a way to the living page', async () => {
    await page.goto('/iframe.html?viewMode=docs&id=flows-guestorder--docs');
    const steps = page.getByRole('region', { name: 'Private By Transfer' }).getByRole('link');
    const names = ['Cart', 'Who orders', 'Addresses', 'Shipping', 'Payment', 'Summary', 'Done', 'How it ends'];
    await expect.poll(() => steps.allInnerTexts()).toEqual(names.map((name, index) => `${index + 1}. ${name}`));
    const pictures = steps.locator('img');
    await pictures.last().scrollIntoViewIfNeeded();
    await expect.poll(() => pictures.last().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1280);
    await steps.nth(3).click();
    const shown = page.frameLocator('#storybook-preview-iframe');
    await shown.getByRole('group', { name: 'Versandart' }).waitFor({ timeout: 30_000 });
    // The play has ended, and the next step is left to the reader.
    await page.getByRole('tab', { name: 'Interactions' }).click();
    await page.getByRole('tabpanel').getByText('Pass', { exact: true }).waitFor({ timeout: 30_000 });
    await expect.poll(() => shown.getByRole('group', { name: 'Zahlungsart' }).count()).toBe(0);
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
  const docs = '/iframe.html?viewMode=docs&id=components-button--docs';

  test.each([
    { theme: 'dark', address: `${docs}&globals=theme:dark`, system: 'light' },
    { theme: 'dark', address: docs, system: 'dark' },
    { theme: 'light', address: `${docs}&globals=theme:light`, system: 'dark' },
  ] as const)('$theme where the system is $system', async ({ theme, address, system }) => {
    // So low that one story has a frame: each is a whole page.
    const reader = await open(address, { viewport: { width: 1280, height: 200 }, colorScheme: system });
    const { paper, ink, canvas, story } = await paint(reader.page);
    await reader.end();
    const black = contrast(paper, '#000000');
    expect(theme === 'dark' ? black < 2 : black > 15, paper).toBe(true);
    expect([canvas, story]).toEqual([
      paper,
      `rgb(${[1, 3, 5].map((at) => Number.parseInt(paper.slice(at, at + 2), 16)).join(', ')})`,
    ]);
    expect(contrast(ink, paper)).toBeGreaterThan(7);
  });
});
