import { expect, test } from 'vitest';
import { openShop } from './openShop.ts';
import { hydrated, settled } from './visit.ts';

const shop = openShop();

test('D31: asked once the page is used, a refusal is remembered, and reading makes no session', async () => {
  const { page } = await shop.visit();
  await page.context().clearCookies();
  await page.goto('/');
  await settled(page);
  await page.mouse.move(1, 1);
  const banner = page.getByRole('region', { name: 'Cookies' });
  await banner.waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await banner.getByRole('button', { name: 'Refuse' }).click();
  await banner.waitFor({ state: 'detached' });
  await page.reload();
  await hydrated(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('textbox', { name: 'Your e-mail for the newsletter' }).waitFor();
  await expect.poll(() => banner.count()).toBe(0);
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name, value, sameSite, path }) => ({ name, value, sameSite, path }))).toEqual([
    { name: 'cm', value: 'refused', sameSite: 'Lax', path: '/' },
  ]);
});

test('D31: the question moves nothing on the page when it comes', async () => {
  const { page } = await shop.visit();
  await page.context().clearCookies();
  await page.addInitScript(() => {
    Object.assign(globalThis, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && typeof entry.value === 'number')
          Object.assign(globalThis, { shift: Number(Reflect.get(globalThis, 'shift')) + entry.value });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  await settled(page);
  await page.mouse.move(1, 1);
  await page.getByRole('region', { name: 'Cookies' }).waitFor();
  await page.waitForTimeout(300);
  await expect.poll(() => page.evaluate(() => Number(Reflect.get(globalThis, 'shift')))).toBeLessThan(0.01);
});

test('D31: it can be asked again from the footer', async () => {
  const { page } = await shop.visit();
  await page.goto('/shopping_cart');
  await hydrated(page);
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Accept' }).click();
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'cm')?.value).toBe('accepted');
});
