import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Visit } from '../e2e/visit.ts';
import { openBuiltStorybook } from './builtStorybook.ts';

const visitStorybook = openBuiltStorybook();
let reader: Visit;

async function open(address = '/'): Promise<Page> {
  reader = await visitStorybook(address, { viewport: { width: 1280, height: 900 } });
  return reader.page;
}

describe('the map', () => {
  afterEach(() => reader.end());

  test(
    'from the front door to the failing payment in French on a phone in the dark',
    { timeout: 120_000 },
    async () => {
      const page = await open();
      const welcome = page.frameLocator('#storybook-preview-iframe');
      const map = welcome.getByRole('region', { name: 'Map of the shop' });
      const choose = (choice: string, value: string) =>
        map.getByRole('group', { name: choice }).getByText(value, { exact: true }).click();
      await choose('Language', 'Français');
      await choose('Theme', 'Dark');
      await choose('Width', '360');
      await map.getByRole('searchbox', { name: 'Find' }).fill('payment declined');
      const link = map.getByRole('link', { name: 'Payment Declined' });
      // The miniature is the living page, in what was chosen.
      const miniature = link.locator('iframe').contentFrame();
      await miniature
        .getByText(/paiement/)
        .first()
        .waitFor({ state: 'attached', timeout: 30_000 });
      expect(await link.locator('iframe').evaluate((frame) => getComputedStyle(frame).width)).toBe('360px');
      await link.click();
      const story = page.frameLocator('#storybook-preview-iframe');
      await story
        .getByText(/paiement/)
        .first()
        .waitFor({ timeout: 30_000 });
      expect(page.url()).toContain('payment-declined');
      const html = story.locator('html');
      expect(
        await html.evaluate((page) => [page.getAttribute('lang'), page.dataset['theme'], page.clientWidth]),
      ).toEqual(['fr', 'dark', 360]);
    },
  );

  test('only what is in view is loaded', { timeout: 60_000 }, async () => {
    const page = await open('/iframe.html?viewMode=docs&id=start-welcome--docs');
    const links = page.getByRole('region', { name: 'Map of the shop' }).getByRole('link');
    await links.nth(200).waitFor({ state: 'attached' });
    // The accepted picture is there at once; a state without one is the living page.
    const pictures = links.locator('img[data-exact="true"]');
    await expect.poll(() => pictures.first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1280);
    await expect.poll(() => page.locator('iframe').count()).toBeGreaterThan(2);
    await expect.poll(() => page.locator('iframe').count()).toBeLessThan(20);
    // After a change of a token the accepted pictures are of yesterday.
    await page.getByText('Living', { exact: true }).click();
    await expect.poll(() => links.locator('img').count()).toBe(0);
    await links.first().locator('iframe').contentFrame().getByRole('heading', { level: 1 }).waitFor();
  });
});

describe('two states side by side', () => {
  afterEach(() => reader.end());

  test('each has its own state, language, theme, width and brand', { timeout: 120_000 }, async () => {
    const page = await open('/iframe.html?viewMode=docs&id=start-compare--docs');
    const [first, second] = ['First', 'Second'].map((name) => page.getByRole('region', { name, exact: true }));
    if (first === undefined || second === undefined) throw new Error('There are two sides.');
    for (const side of [first, second]) await side.getByLabel('State').selectOption('screens-cartscreen--success');
    const choose = (choice: string, value: string) =>
      second.getByRole('group', { name: choice }).getByText(value, { exact: true }).click();
    await choose('Language', 'Deutsch');
    await choose('Theme', 'Dark');
    await choose('Width', '360');
    await choose('Brand', 'Fjord');
    const html = second.locator('iframe').contentFrame().locator('html');
    await expect
      .poll(() => html.evaluate((root) => [root.getAttribute('lang'), root.dataset['theme'], root.clientWidth]), {
        timeout: 30_000,
      })
      .toEqual(['de', 'dark', 360]);
    // The first is as it was: the accepted picture, in English at desk width.
    await expect.poll(() => first.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1280);
    // The frames' looks are not taken for the page's own.
    const own = page.locator('html');
    expect(await own.evaluate((root) => [root.dataset['brand'], root.dataset['theme'] ?? 'system'])).toEqual([
      'platine',
      'system',
    ]);
  });
});

describe('the side bar', () => {
  let page: Page;
  // A story is drawn sooner than the map.
  beforeAll(async () => {
    page = await open('/?path=/story/components-button--primary');
  });
  afterAll(() => reader.end());

  test('has the shop’s name and order, and not what only tests need', async () => {
    await page.getByRole('link', { name: 'Platine' }).waitFor();
    const groups = page.locator('.sidebar-subheading');
    await expect
      .poll(async () => (await groups.allInnerTexts()).map((text) => text.trim().toLowerCase()))
      .toEqual(['start', 'foundations', 'components', 'forms', 'screens', 'desk', 'flows', 'machines']);
    await expect.poll(() => page.getByRole('button', { name: 'Fit', exact: true }).count()).toBe(0);
  });

  test.each([
    { word: 'colour', found: /Colour/ },
    { word: 'modal', found: /LoginDialog/ },
  ])('finds $word', async ({ word, found }) => {
    await page.locator('#storybook-explorer-searchfield').fill(word);
    await expect.poll(() => page.getByRole('option', { name: found }).count()).toBeGreaterThan(0);
  });
});
