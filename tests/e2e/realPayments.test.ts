import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readSettings } from '@platine/api/start/settings.ts';
import type { OpenedProviders } from '@platine/api/testing/providers/openProviders.ts';
import { openProviders } from '@platine/api/testing/providers/openProviders.ts';
import { passHour } from '@platine/api/testing/providers/passHour.ts';
import { addToCart, english, guestAtSummary, kit, order, thankedFor } from './journey.ts';
import { openShop } from './openShop.ts';
import { freePort } from './shop.ts';
import { hydrated } from './visit.ts';

let providers: OpenedProviders;

/** Payments at the doubles of the real providers. */
const shop = openShop(async (settings) => {
  const PORT = String(await freePort());
  providers = await openProviders({ publicOrigin: `http://localhost:${PORT}` });
  return { ...settings, PORT, ...providers.environment };
});
/** The start says which services are set up. */
function startSaid(): void {
  const said = shop.serverComplaints().splice(0);
  expect(said).toHaveLength(2);
  expect(said[0]).toContain('PayPal is paid through its own interface; cards are paid through Saferpay;');
  // The example's labels are those for trials, and its account makes real ones.
  expect(said[1]).toContain('sendcloud:letter, which is without postage');
}
beforeAll(startSaid);
beforeEach(() => {
  for (const { received } of [providers.paypal, providers.saferpay]) received.length = 0;
});
afterAll(() => providers.stop());

/** Presses a button of the provider's page, to which the order button has led. */
async function press(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
}

/** Comes back without an order, reads what the shop says, and orders once more. */
async function orderAgain(page: Page, says: RegExp): Promise<void> {
  await page.waitForURL(/\/checkout(?:_summary)?(?:\?|$)/);
  await hydrated(page);
  await expect.poll(() => page.getByRole('main').textContent()).toMatch(says);
  await page.goto('/checkout_summary');
  await hydrated(page);
  await order(page, english);
}

/** A guest on the provider's page. */
async function guestAtProvider({ name, method }: Pick<Way, 'name' | 'method'>, shopper: string) {
  const visit = await shop.visit();
  await addToCart(visit.page, kit.sku);
  await guestAtSummary(visit.page, `${shopper}.${name}@example.org`, method);
  await order(visit.page, english);
  await visit.page.getByRole('button', { name: 'Pay', exact: true }).waitFor();
  return visit;
}

/** The money of each payment that the double was asked about, without those that moved none. */
function movedAt(name: Way['name']) {
  const double = name === 'PayPal' ? providers.paypal : providers.saferpay;
  const ids = double.received.flatMap(
    ({ body }) => /"(?:custom_id|OrderId)":"([^"]+)"/.exec(JSON.stringify(body))?.[1] ?? [],
  );
  return [...new Set(ids)]
    .map((id) => double.moved(id))
    .filter(({ authorised, captured }) => authorised + captured > 0);
}

type Way = (typeof ways)[number];
const ways = [
  {
    name: 'PayPal',
    method: /^PayPal/,
    cancel: 'Cancel and return to the shop',
    decline: 'Have the means of payment declined',
  },
  { name: 'Saferpay', method: /^Credit card/, cancel: 'Abort', decline: 'Have the card declined' },
] as const;

test.each(ways)(
  'D5: at $name a shopper leaves, is declined, and pays in the end, once',
  async ({ cancel, decline, ...way }) => {
    const { page } = await guestAtProvider(way, 'thrice');
    await press(page, cancel);
    await orderAgain(page, /You left the payment page without paying/);
    await press(page, decline);
    await orderAgain(page, /declined/i);
    await press(page, 'Pay');
    await thankedFor(page, english);
    expect(movedAt(way.name)).toHaveLength(1);
  },
);

test.each(ways)(
  'D37: at $name a window is closed and another pays once more: one order, whose money goes back in two parts',
  async (way) => {
    const { page, newTab } = await guestAtProvider(way, 'twice');
    const other = await newTab();
    await other.goto(page.url());
    await press(page, 'Pay and close the window; the shop is told');
    await page.getByText('You can close this window.').waitFor();
    await page.close();
    await press(other, 'Pay');
    const number = await thankedFor(other, english);
    for (const words of [['ship'], ['refund', '--amount', '10'], ['refund']]) {
      const [act = '', ...more] = words;
      const { code, said } = await shop.command('order', act, number, ...more);
      expect([code, said], act).toEqual([0, said]);
    }
    const [moved, ...others] = movedAt(way.name);
    expect([moved?.authorised, moved?.refunded, others]).toEqual([0, moved?.captured, []]);
    expect(moved?.captured).toBeGreaterThan(1000);
  },
);

test('D5: who comes back after an hour is told, and neither provider keeps money', async () => {
  const pages = [];
  for (const way of ways) pages.push((await guestAtProvider(way, 'late')).page);
  await shop.restart('stopped', (settings) => passHour(readSettings(settings).database));
  startSaid();
  for (const page of pages) {
    await press(page, 'Pay');
    await page.getByRole('heading', { level: 1, name: 'Your payment goes back to you' }).waitFor();
  }
  const told = shop.serverComplaints().splice(0);
  const outcomes = told.map((line) => /"outcome":"([^"]+)"/.exec(line)?.[1]);
  expect(outcomes).toEqual(['refund due', 'refund done', 'refund due', 'refund done']);
  expect(ways.flatMap(({ name }) => movedAt(name))).toEqual([]);
});
