import { describe, expect, test } from 'vitest';
import { addToCart, english, guestAtSummary, kit, mailedLink, order, pay, thankedFor } from './journey.ts';
import { openShop } from './openShop.ts';
import { hydrated } from './visit.ts';

const shop = openShop();

describe('a guest orders (D25)', () => {
  test('by bank transfer: bank details, a confirmation by mail, an empty cart; no one else sees the order', async () => {
    const { page } = await shop.visit();
    await addToCart(page, kit.sku);
    await page.goto('/shopping_cart');
    await hydrated(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: /checkout/i })
      .click();
    await page.waitForURL('**/checkout_type');
    await guestAtSummary(page, 'ada@example.org', /^Bank transfer/);
    await order(page, english);
    const number = await thankedFor(page, english);
    const main = page.getByRole('main');
    // The button that was pressed stood at the end of its page; the thanks begin at the top of theirs.
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect.poll(() => main.textContent()).toContain('IBAN');
    await expect.poll(() => main.textContent()).toContain(kit.name);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: english.thanks }).waitFor();
    await page.goto('/shopping_cart');
    await page.getByRole('heading', { level: 1, name: 'Your cart is empty' }).waitFor();

    const stranger = await shop.visit();
    const refused = await stranger.page.goto(`/order/${number}`);
    expect(refused?.status()).toBe(404);
    expect(stranger.complaints.splice(0)).toHaveLength(1);
    const link = await mailedLink(shop.origin(), 'orderConfirmation', 'ada@example.org');
    await stranger.page.goto(link);
    await stranger.page.getByRole('heading', { level: 1, name: `Order ${number}` }).waitFor();

    // The form of an ended link, without script.
    const signature = new URL(link, shop.origin()).searchParams.get('signature') ?? '';
    const renewed = await fetch(`${shop.origin()}/order/link`, {
      method: 'POST',
      headers: { origin: shop.origin() },
      body: new URLSearchParams({ ORDER_NUMBER: number, SIGNATURE: signature }),
      redirect: 'manual',
    });
    const back = `/order/${number}?${new URLSearchParams({ signature, renewed: 'asked' }).toString()}`;
    expect([renewed.status, renewed.headers.get('location')]).toEqual([303, back]);
    await stranger.page.goto(await mailedLink(shop.origin(), 'orderLink', 'ada@example.org'));
    await stranger.page.getByRole('heading', { level: 1, name: `Order ${number}` }).waitFor();
  });

  test('D4: a double click on the order button is one order', async () => {
    const { page } = await shop.visit();
    await addToCart(page, kit.sku);
    await guestAtSummary(page, 'twice@example.org', /^Bank transfer/);
    await page.getByRole('main').getByRole('checkbox').check();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/session/payment/checkout')) sent.push(request.url());
    });
    await page.getByRole('main').getByRole('button', { name: english.order }).dblclick();
    await thankedFor(page, english);
    expect(sent).toHaveLength(1);
    const list = await (await fetch(`${shop.origin()}/outbox/`)).text();
    expect(list.match(/orderConfirmation · twice@example\.org/g)).toHaveLength(1);
  });
});

test('a summary whose cart was emptied elsewhere leads to the cart, and Back leads away from there', async () => {
  const { page, newTab } = await shop.visit();
  await addToCart(page, kit.sku);
  await guestAtSummary(page, 'back@example.org', /^Bank transfer/);
  const other = await newTab();
  await other.goto('/shopping_cart');
  await hydrated(other);
  await other
    .getByRole('main')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await page.waitForURL('**/shopping_cart');
  for (const _ of ['payment', 'type', 'product']) await page.goBack();
  await expect.poll(() => new URL(page.url()).pathname).toBe(`/product/${kit.sku}`);
});

describe('payment in the sandbox (D5)', () => {
  test('a declined payment leads back, another attempt is paid, and there is one order', async () => {
    const { page } = await shop.visit();
    await addToCart(page, kit.sku);
    await guestAtSummary(page, 'card@example.org', /^PayPal|^Wallet/i);
    await order(page, english);
    await page.waitForURL('**/sandbox/payment/*');
    await page.getByRole('button', { name: /^Decline/ }).click();
    await page.waitForURL(/\/checkout(?:_summary)?(?:\?|$)/);
    await hydrated(page);
    await expect.poll(() => page.getByRole('main').textContent()).toMatch(/declined/i);
    await page.goto('/checkout_summary');
    await hydrated(page);
    await order(page, english);
    await pay(page);
    await thankedFor(page, english);
    const list = await (await fetch(`${shop.origin()}/outbox/`)).text();
    expect(list.match(/orderConfirmation · card@example\.org/g)).toHaveLength(1);
  });

  test('an abandoned payment: Back in the browser shows where one is, and the order can still be placed', async () => {
    const { page } = await shop.visit();
    await addToCart(page, kit.sku);
    await guestAtSummary(page, 'back@example.org', /^PayPal|^Wallet/i);
    await order(page, english);
    await page.waitForURL('**/sandbox/payment/*');
    await page
      .getByRole('button', { name: /^(?:Abandon|Cancel|Leave)/ })
      .first()
      .click();
    await page.waitForURL(/\/checkout(?:_summary)?(?:\?|$)/);
    await page.goto('/checkout_summary');
    await hydrated(page);
    await order(page, english);
    await pay(page);
    await expect.poll(() => thankedFor(page, english)).toMatch(/^2\d{3}-/);
  });

  test('who approves a payment that another order has replaced is told that the money goes back', async () => {
    const { page, newTab } = await shop.visit();
    await addToCart(page, kit.sku);
    await guestAtSummary(page, 'late@example.org', /^PayPal|^Wallet/i);
    await order(page, english);
    await page.waitForURL('**/sandbox/payment/*');
    const other = await newTab();
    await addToCart(other, kit.sku);
    await other.goto('/checkout_summary');
    await hydrated(other);
    const first = page.url();
    // Once a minute the shop ends replaced payments at their provider: the approval is under way already, and arrives right after the order.
    const { promise: replaced, resolve: letThrough } = Promise.withResolvers<null>();
    await page.route('**/sandbox/payment/*', async (route) => {
      await replaced;
      await route.continue();
    });
    const approved = page.getByRole('button', { name: 'Approve', exact: true }).click();
    const ordered = other.waitForResponse((response) => response.url().endsWith('/api/session/payment/checkout'));
    await order(other, english);
    await ordered;
    letThrough(null);
    await approved;
    await page.getByRole('heading', { level: 1, name: 'Your payment goes back to you' }).waitFor();
    await expect.poll(() => page.getByRole('main').textContent()).toContain('Nothing was ordered with it.');
    const told = shop.serverComplaints().splice(0);
    expect(told.map((line) => /"outcome":"([^"]+)"/.exec(line)?.[1])).toEqual(['refund due', 'refund done']);
    await other.waitForURL('**/sandbox/payment/*');
    expect(other.url()).not.toBe(first);
    await pay(other);
    await thankedFor(other, english);
    const list = await (await fetch(`${shop.origin()}/outbox/`)).text();
    expect(list.match(/orderConfirmation · late@example\.org/g)).toHaveLength(1);
  });
});
