import { describe, expect, test } from 'vitest';
import { shareShop } from './openShop.ts';
import { hydrated, openDrawn } from './visit.ts';

const shop = shareShop();

describe('the listings (spec §2)', () => {
  test.each([
    ['/sales', 'Sale', 'Sale – Platine'],
    ['/sales?page=9', 'Sale', 'Sale – Platine'],
    ['/category/1.2.2', 'Components', 'Components – Platine'],
    ['/category/1.2.2.1.1?page=1', 'Through-hole resistors', 'Through-hole resistors – Platine'],
    ['/group?grouptags=diodes,transistors', 'Diodes and transistors', 'Diodes and transistors – Platine'],
    ['/group?grouptags=transistors%2Cdiodes', 'Diodes and transistors', 'Diodes and transistors – Platine'],
    ['/group?grouptags=%00,nothing', 'Product group', 'Product group – Platine'],
    ['/group', 'There are no products in this group', 'Product group – Platine'],
    ['/manufacturers', 'Manufacturers A–Z', 'Manufacturers A–Z – Platine'],
    ['/manufacturer/12', 'Yageo', 'Yageo – Platine'],
    ['/manufacturer/12/yageo', 'Yageo', 'Yageo – Platine'],
  ])(
    '%s is rendered on the server, hydrates without warnings and requests nothing again',
    async (path, heading, title) => {
      const { page } = await shop.visit();
      await openDrawn(page, path);
      await expect.poll(() => page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([heading]);
      await expect.poll(() => page.title()).toBe(title);
    },
  );

  test.each([
    '/category/1.2.99',
    '/category/1.2.',
    '/category/7',
    `/category/1.2.${'1'.repeat(90)}`,
    '/manufacturer/999999',
    '/manufacturer/0',
    '/manufacturer/x',
    '/group/x',
  ])('D24: %s answers 404 and hydrates', async (path) => {
    const { page, complaints } = await shop.visit();
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect.poll(() => page.title()).toBe('Page not found – Platine');
    // The browser writes one line for the page's own status.
    expect(complaints.splice(0)).toHaveLength(1);
  });

  test.each([
    ['/category/1.2', '/'],
    ['/category/1.2?lang=de', '/?lang=de'],
  ])('D24: %s has moved to %s for good', async (path, place) => {
    const response = await fetch(shop.origin() + path, { redirect: 'manual' });
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(place);
  });

  test.each([
    ['/category/1.2.2.1?page=2', '/category/1.2.2.1?page=2'],
    ['/group?grouptags=robots&x=1', '/group?grouptags=robots'],
    ['/manufacturer/12/yageo', '/manufacturer/12'],
  ])('%s names %s as its address', async (path, place) => {
    const { page } = await shop.visit();
    await page.goto(path);
    await expect.poll(() => page.locator('link[rel=canonical]').getAttribute('href')).toBe(shop.origin() + place);
  });

  test('from a manufacturer’s letter to its products, and back on the way', async () => {
    const { page } = await shop.visit();
    const main = page.getByRole('main');
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('link', { name: 'Manufacturers' }).first().click();
    await main.getByRole('link', { name: 'Y', exact: true }).click();
    await main.getByRole('link', { name: 'Yageo' }).click();
    await main.getByRole('heading', { level: 1, name: 'Yageo' }).waitFor();
    await expect.poll(() => page.title()).toBe('Yageo – Platine');
    await main.getByRole('link', { name: 'Manufacturers A–Z' }).click();
    await main.getByRole('heading', { level: 1, name: 'Manufacturers A–Z' }).waitFor();
  });
});

describe('narrowing a listing', () => {
  test('a value counts at once, stands in the address and keeps the focus; its chip takes it back', async () => {
    const { page } = await shop.visit();
    const main = page.getByRole('main');
    await page.goto('/category/1.2.2.1');
    await hydrated(page);
    const all = await main.getByRole('status').first().textContent();
    // Heard, the number is told from the value: "0805 (539)".
    const box = main.getByRole('checkbox', { name: /\S \(\d+\)$/ }).first();
    await box.check();
    await page.waitForURL(/[?&]f\./);
    const chip = main.getByRole('list', { name: 'Chosen filters' }).getByRole('link').first();
    await chip.waitFor();
    await expect.poll(() => box.evaluate((input) => input === document.activeElement)).toBe(true);
    await expect.poll(() => main.getByRole('status').first().textContent()).not.toBe(all);
    const narrowed = await main.getByRole('status').first().textContent();
    await page.reload();
    await expect.poll(() => main.getByRole('status').first().textContent()).toBe(narrowed);
    await hydrated(page);
    await chip.click();
    await expect.poll(() => main.getByRole('status').first().textContent()).toBe(all);
    expect(new URL(page.url()).search).toBe('');
  });

  test('a price is the customer’s own, rendered on the server and requested once', async () => {
    const { page } = await shop.visit();
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls.push(request.url());
    });
    await page.goto('/category/1.2.2.1?max.PRICE=0.05&sort=price-desc&view=list');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(calls).toEqual([]);
    const main = page.getByRole('main');
    await expect.poll(() => main.getByRole('textbox', { name: 'Price, to' }).inputValue()).toBe('0.05');
    await expect.poll(() => main.getByRole('table').first().textContent()).toContain('€0.0');
  });

  test('without a script it is a form', async () => {
    const { page } = await shop.visit({ javaScriptEnabled: false });
    const main = page.getByRole('main');
    await page.goto('/category/1.2.2.1');
    const all = await main.getByRole('status').first().textContent();
    await main.getByRole('checkbox').first().check();
    await main.getByLabel('Sort by').selectOption('price');
    await main.getByRole('button', { name: /^Show .* products?$/ }).click();
    expect(page.url()).toMatch(/[?&]f\.[^&]+/);
    expect(page.url()).toContain('sort=price');
    await expect.poll(() => main.getByRole('checkbox').first().isChecked()).toBe(true);
    await expect.poll(() => main.getByRole('status').first().textContent()).not.toBe(all);
  });
});

describe('without a script', () => {
  test('a group of the menu is a link to all it has, and a category leads down and up', async () => {
    const { page } = await shop.visit({ javaScriptEnabled: false });
    const main = page.getByRole('main');
    await page.goto('/');
    await page.getByRole('navigation', { name: 'Shop' }).getByRole('link', { name: 'Components', exact: true }).click();
    await expect.poll(() => main.getByRole('heading', { level: 1 }).textContent()).toBe('Components');
    await expect.poll(() => main.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(5);

    await page.goto('/');
    await main.getByRole('list', { name: 'Categories' }).getByRole('link', { name: 'Components' }).click();
    const selector = main.locator('summary').filter({ hasText: /^Category: / });
    await selector.click();
    await main.getByRole('group').getByRole('link', { name: 'Resistors' }).click();
    await expect.poll(() => main.getByRole('heading', { level: 1 }).textContent()).toBe('Resistors');
    await selector.click();
    await main.getByRole('link', { name: 'One level up' }).click();
    await expect.poll(() => main.getByRole('heading', { level: 1 }).textContent()).toBe('Components');
  });
});

describe('the top menu (spec §2)', () => {
  test('by keyboard: a group opens, Escape closes it, an entry leads to its products and closes it', async () => {
    const { page } = await shop.visit();
    await page.goto('/');
    await hydrated(page);
    const menu = page.getByRole('navigation', { name: 'Shop' });
    const opener = menu.getByRole('button', { name: 'Robotics' });
    await opener.focus();
    const robots = menu.getByRole('link', { name: 'Robots' });
    await page.keyboard.press('Enter');
    // The menu's machine comes when it is used first.
    await robots.waitFor();
    await page.keyboard.press('Tab');
    await expect.poll(() => robots.evaluate((link) => link === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => robots.count()).toBe(0);
    await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Space');
    await robots.waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('main').getByRole('heading', { level: 1, name: 'Robots' }).waitFor();
    await expect.poll(() => robots.count()).toBe(0);
    await expect.poll(() => opener.getAttribute('aria-current')).toBe('true');
    await expect.poll(() => page.title()).toBe('Robots – Platine');
  });

  test('a click outside closes the one open panel', async () => {
    const { page } = await shop.visit();
    await page.goto('/');
    await hydrated(page);
    const menu = page.getByRole('navigation', { name: 'Shop' });
    await menu.getByRole('button', { name: 'Energy' }).click();
    await menu.getByRole('button', { name: 'Embedded' }).click();
    await expect.poll(() => menu.locator('[aria-expanded=true]').count()).toBe(1);
    await page.getByRole('contentinfo').click({ position: { x: 2, y: 2 } });
    await expect.poll(() => menu.locator('[aria-expanded=true]').count()).toBe(0);
  });
});
