import { regionCookie } from '@platine/domain/shop/constants.ts';
import { expect, test } from 'vitest';
import { shareShop } from './openShop.ts';
import { settled } from './visit.ts';

const shop = shareShop();

const phone = { viewport: { width: 360, height: 740 } };

/** A shopper who was never offered a delivery country. */
async function visitFrom(locale: string) {
  const { page } = await shop.visit({ ...phone, locale });
  await page.context().clearCookies({ name: regionCookie });
  await page.addInitScript(() => {
    Object.assign(globalThis, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && typeof entry.value === 'number')
          Object.assign(globalThis, { shift: Number(Reflect.get(globalThis, 'shift')) + entry.value });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/category/1.2.4');
  await settled(page);
  await page.mouse.move(1, 1);
  const offer = page.getByRole('region', { name: /^(?:Lieferland|Pays de livraison)$/ });
  return { page, offer };
}

test('D44: the region of the browser’s language is offered once, moves nothing, and becomes the delivery country', async () => {
  const { page, offer } = await visitFrom('de-DE');
  await expect
    .poll(() => offer.textContent())
    .toMatch(/^Lieferland Deutschland\? Die Preise enthalten dann 19\s% MwSt\./);
  expect(await page.evaluate(() => Number(Reflect.get(globalThis, 'shift')))).toBeLessThan(0.01);
  await offer.getByRole('button', { name: 'Land ändern' }).click();
  await offer.waitFor({ state: 'detached' });
  await expect.poll(() => page.getByRole('main').textContent()).toMatch(/inkl\. 19\s% MwSt\. \(DE\)/);
  await page.reload();
  await settled(page);
  await page.mouse.move(1, 1);
  await expect.poll(() => offer.count()).toBe(0);
});

test('D44: a refusal is remembered', async () => {
  const { page, offer } = await visitFrom('fr-BE');
  await offer.getByRole('button', { name: 'Garder Luxembourg' }).click();
  await offer.waitFor({ state: 'detached' });
  await page.reload();
  await settled(page);
  await page.mouse.move(1, 1);
  await expect.poll(() => offer.count()).toBe(0);
  await expect.poll(() => page.getByRole('main').textContent()).toMatch(/17\s%.*\(LU\)/);
});

test.each(['de-LU', 'de'])(
  'D44: nothing is offered to a browser that speaks %s, and no place is kept for it',
  async (locale) => {
    const { page, offer } = await visitFrom(locale);
    await expect.poll(() => offer.count()).toBe(0);
    await expect.poll(() => page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().top)).toBe(0);
  },
);
