import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Locator } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { libraryPackages, root } from '../../scripts/library/packages.ts';
import type { Visit } from '../e2e/visit.ts';
import { openBrowser, visit } from '../e2e/visit.ts';
import { serveFiles } from '../storybook/fileServer.ts';
import { installExample, run } from './install.ts';

let folder: string;
let files: Awaited<ReturnType<typeof serveFiles>>;
let browser: Browser;
let reader: Visit;

beforeAll(async () => {
  folder = installExample();
  run(folder, 'vite/bin/vite.js', 'build', '--logLevel', 'warn');
  files = await serveFiles(join(folder, 'dist'));
  browser = await openBrowser();
});

beforeEach(async () => {
  reader = await visit(browser, files.origin);
  await reader.page.goto('/');
});

afterEach(async () => {
  const { complaints } = reader;
  await reader.end();
  expect(complaints).toEqual([]);
});

afterAll(async () => {
  await browser.close();
  await files.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Waits until a person sees it. */
const expectSeen = (shown: Locator) => expect.poll(() => shown.isVisible()).toBe(true);

/** The code of a README, a file for each block. */
const examplesIn = (readme: string): string[] =>
  [...readme.matchAll(/^```tsx?\n(.*?)^```$/gms)].map(([, code = '']) => code);

test('the example and the code of every README have the types that the packages say', () => {
  const examples = libraryPackages.flatMap((one) =>
    examplesIn(readFileSync(join(root, one.folder, 'README.md'), 'utf8')),
  );
  expect(examples.length).toBeGreaterThanOrEqual(libraryPackages.length);
  for (const [index, code] of examples.entries()) writeFileSync(join(folder, 'src', `readme${index}.tsx`), code);
  expect(run(folder, 'typescript/bin/tsc')).toBe('');
});

test('a product card in the other brand, with words of the app’s own', async () => {
  const { page } = reader;
  const card = page.getByRole('listitem').filter({ hasText: 'KB-UNO-4' });
  await expectSeen(card.getByRole('heading', { level: 2, name: 'Microcontroller board Kupferbach 4' }));
  await expectSeen(card.getByText('€24.90').first());
  await expectSeen(card.getByText(/^incl\. 17\s% VAT \(LU\), plus shipping$/));
  const button = card.getByRole('button', { name: 'Add to cart: Microcontroller board Kupferbach 4' });
  await expect.poll(() => button.innerText()).toBe('Into the basket');
  const look = () =>
    button.evaluate((element) => {
      const { backgroundColor, borderRadius } = getComputedStyle(element);
      return { backgroundColor, borderRadius };
    });
  await expect.poll(look, { message: 'the blue and the radius of the brand fjord' }).toEqual({
    backgroundColor: 'rgb(19, 64, 107)',
    borderRadius: '10px',
  });
});

test('a class of the app wins over the package’s own', async () => {
  const button = reader.page.getByRole('button', { name: 'Deutsch' });
  await expect.poll(() => button.evaluate((element) => getComputedStyle(element).borderRadius)).toBe('0px');
});

test('the search bar suggests a product and leads to its card', async () => {
  const { page } = reader;
  const field = page.getByRole('combobox', { name: 'Search the shop' });
  await field.fill('carbon fil');
  await page.getByRole('option', { name: /Carbon film resistor 10 kΩ/ }).click();
  await expectSeen(page.getByRole('heading', { level: 2, name: /Carbon film resistor 10 kΩ/ }));
});

test('the cart shows what was put into it', async () => {
  const { page } = reader;
  await page.getByRole('button', { name: 'Add to cart: Microcontroller board Kupferbach 4' }).click();
  await page.getByRole('link', { name: 'To the cart' }).first().click();
  await expectSeen(page.getByRole('heading', { level: 1, name: 'Cart' }));
  const main = page.getByRole('main');
  await expectSeen(main.getByRole('link', { name: 'Microcontroller board Kupferbach 4' }));
  await expectSeen(main.getByRole('textbox', { name: /Kupferbach 4/ }));
  await expectSeen(main.getByText('€24.90').first());
});

test('in German, card, search and cart are German, and the cart is kept', async () => {
  const { page } = reader;
  await page.getByRole('button', { name: /^Add to cart/ }).click();
  await page.getByRole('button', { name: 'Deutsch' }).click();
  const card = page.getByRole('listitem').filter({ hasText: 'KB-UNO-4' });
  await expectSeen(card.getByRole('heading', { level: 2, name: 'Mikrocontroller-Platine Kupferbach 4' }));
  await expect.poll(() => card.getByRole('button', { name: /^In den Warenkorb/ }).innerText()).toBe('In den Warenkorb');
  await expectSeen(card.getByText('24,90 €').first());
  await page.getByRole('combobox', { name: 'Im Shop suchen' }).fill('KS-10K');
  await expectSeen(page.getByRole('option', { name: /Kohleschichtwiderstand 10 kΩ/ }));
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Zum Warenkorb' }).first().click();
  await expectSeen(page.getByRole('heading', { level: 1, name: 'Warenkorb' }));
  await expectSeen(page.getByRole('link', { name: 'Mikrocontroller-Platine Kupferbach 4' }));
});
