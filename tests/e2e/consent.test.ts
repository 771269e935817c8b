import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { addToCart, guestAtAddress, kit } from './journey.ts';
import { openShop } from './openShop.ts';
import { hydrated, settled } from './visit.ts';

const shop = openShop();

test('D31: asked once the page is used, a refusal is remembered, and reading makes no session', async () => {
  const { page } = await shop.visit();
  await page.context().clearCookies();
  await page.goto('/');
  await settled(page);
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

const phone = { viewport: { width: 360, height: 740 } };
const desk = { viewport: { width: 1280, height: 800 } };

test.each([
  ['on a desk', { ...desk, locale: 'en-IE' }, '/'],
  ['on a phone, with long words', { ...phone, locale: 'de-LU' }, '/category/1.2.4'],
])('D31: the question moves nothing on the page when it comes: %s', async (_, options, path) => {
  const { page } = await shop.visit(options);
  await page.context().clearCookies();
  await page.addInitScript(() => {
    Object.assign(globalThis, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && typeof entry.value === 'number')
          Object.assign(globalThis, { shift: Number(Reflect.get(globalThis, 'shift')) + entry.value });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path);
  await settled(page);
  await page.getByRole('region', { name: /^Cookies/ }).waitFor();
  await page.waitForTimeout(300);
  await expect.poll(() => page.evaluate(() => Number(Reflect.get(globalThis, 'shift')))).toBeLessThan(0.01);
});

test('D31: the question is painted with the page, before any script; its answers come with their code', async () => {
  const { page, causes } = await shop.visit(phone);
  // Of the scripts that are held back.
  causes(/ERR_FAILED|dynamically imported module/);
  await page.context().clearCookies();
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/category/1.2.4');
  const question = page.getByRole('region', { name: 'Cookies' });
  await question.getByText('May the shop use an optional cookie').waitFor();
  await expect.poll(() => question.getByRole('button').count()).toBe(0);
  await page.context().addCookies([{ name: 'cm', value: 'refused', url: page.url() }]);
  await page.reload();
  await page.getByRole('main').waitFor();
  await expect.poll(() => question.count()).toBe(0);
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

describe('spec §8: after consent an error of the page is reported to the shop', () => {
  /** A page of a shopper who has agreed, and whose errors are all among the one in ten. */
  async function agreed() {
    const visit = await shop.visit();
    const { page } = visit;
    await page.addInitScript(() => {
      // Not always the same number, which would keep others in a loop.
      const random = Math.random.bind(Math);
      Math.random = () => random() / 20;
    });
    await page.goto('/shopping_cart');
    await hydrated(page);
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Accept' }).click();
    return { ...visit, answer: page.waitForResponse('**/api/error_report') };
  }

  async function expectInLog(expected: object): Promise<void> {
    await expect.poll(() => shop.serverComplaints().length).toBe(1);
    const line: unknown = JSON.parse(shop.serverComplaints().pop() ?? '');
    expect(line).toMatchObject({ event: 'browser error', error: 'RangeError', ...expected });
  }

  test('one that no code handled', async () => {
    const { page, answer } = await agreed();
    await page.evaluate(() => void dispatchEvent(new ErrorEvent('error', { error: new RangeError('on purpose') })));
    expect(await (await answer).json()).toEqual({ SUCCESSFUL: true, DATA: {} });
    const cookies = await page.context().cookies();
    expect(cookies.find(({ name }) => name === 'clientId')?.value).toMatch(/^[0-9a-f]{32}$/);
    await expectInLog({ page: '/shopping_cart' });
  });

  test('one that breaks a page', async () => {
    const { page, answer, complaints } = await agreed();
    // The contact page alone sorts the names of countries.
    await page.evaluate(() => {
      String.prototype.localeCompare = () => {
        throw new RangeError('on purpose');
      };
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    await page.getByText('Unfortunately an error has happened').waitFor();
    expect((await answer).ok()).toBe(true);
    await expectInLog({ page: '/contact' });
    expect(complaints.splice(0).join()).toContain('on purpose');
  });
});

/** Controls that the region lies over, at the page's beginning and end. */
async function coveredControls(page: Page): Promise<readonly string[]> {
  const covered: string[] = [];
  for (const place of [0, 1_000_000]) {
    await page.evaluate((top) => scrollTo(0, top), place);
    covered.push(
      ...(await page.getByRole('region', { name: 'Cookies' }).evaluate((region) => {
        const own = region.getBoundingClientRect();
        const controls = document.querySelectorAll(
          'a[href]:not([href^="#"]), button, input, select, textarea, summary',
        );
        return [...controls]
          .filter((control) => !region.contains(control))
          .filter((control) =>
            [...control.getClientRects()].some(
              ({ left, right, top, bottom }) =>
                left < own.right && right > own.left && top < own.bottom - 1 && bottom - 1 > own.top,
            ),
          )
          .map((control) => control.textContent);
      })),
    );
  }
  return covered;
}

describe('D31: the question returns until it is answered, and never lies over what is to be pressed', () => {
  test.each([
    ['a phone', phone],
    ['a desk', desk],
  ])('on %s', async (_, options) => {
    const { page } = await shop.visit(options);
    await addToCart(page, kit.sku);
    await guestAtAddress(page, 'question@example.org');
    await page.context().clearCookies({ name: 'cm' });
    for (const path of ['/', '/category/1.2.4', `/product/${kit.sku}`, '/shopping_cart', '/checkout']) {
      await page.goto(path);
      await settled(page);
      await page.getByRole('region', { name: 'Cookies' }).waitFor();
      expect(await coveredControls(page), path).toEqual([]);
    }
  });
});
