import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenedProviders } from '@platine/api/testing/providers/openProviders.ts';
import { openProviders } from '@platine/api/testing/providers/openProviders.ts';
import { addToCart, english, guestAtSummary, kit, order, thankedFor } from './journey.ts';
import { openShop } from './openShop.ts';
import { hydrated } from './visit.ts';

let providers: OpenedProviders;

/** Payments at the doubles of the real providers. Their notices are lost, so that everything comes by the shopper's own browser. */
const shop = openShop(async (settings) => {
  providers = await openProviders({ notify: () => Promise.resolve() });
  return { ...settings, ...providers.environment };
});
/** The start says which services are set up. */
beforeAll(() => {
  const said = shop.serverComplaints().splice(0);
  expect(said).toHaveLength(1);
  expect(said[0]).toContain('PayPal is paid through its own interface; cards are paid through Saferpay;');
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

test.each([
  {
    name: 'PayPal',
    method: /^PayPal/,
    cancel: 'Cancel and return to the shop',
    decline: 'Have the means of payment declined',
  },
  { name: 'Saferpay', method: /^Credit card/, cancel: 'Abort', decline: 'Have the card declined' },
])(
  'D5: at $name a shopper leaves, is declined, and pays in the end, once',
  async ({ name, method, cancel, decline }) => {
    const { page } = await shop.visit();
    await addToCart(page, kit.sku);
    await guestAtSummary(page, `${name}@example.org`, method);
    await order(page, english);
    await press(page, cancel);
    await orderAgain(page, /You left the payment page without paying/);
    await press(page, decline);
    await orderAgain(page, /declined/i);
    await press(page, 'Pay');
    await thankedFor(page, english);
    const double = name === 'PayPal' ? providers.paypal : providers.saferpay;
    const ids = double.received.flatMap(
      ({ body }) => /"(?:custom_id|OrderId)":"([^"]+)"/.exec(JSON.stringify(body))?.[1] ?? [],
    );
    const held = [...new Set(ids)].map((id) => double.moved(id).authorised).filter((cents) => cents > 0);
    expect(held).toHaveLength(1);
  },
);
