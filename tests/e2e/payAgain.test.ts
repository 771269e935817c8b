import { expect, test } from 'vitest';
import { addToCart, english, guestAtSummary, kit, mailedLink, order, pay, thankedFor } from './journey.ts';
import { openShop } from './openShop.ts';

const shop = openShop();

test('D37: an order whose capture was refused is paid again by its mailed link, without script and with it', async () => {
  const email = 'again@example.lu';
  const { page } = await shop.visit();
  await addToCart(page, kit.sku);
  await guestAtSummary(page, email, /^PayPal/);
  await order(page, english);
  await page.waitForURL('**/sandbox/payment/*');
  const provider = page.url();
  await pay(page);
  const number = await thankedFor(page, english);
  // The bank ends what it has authorised.
  const form = new URLSearchParams({ decision: 'expire' });
  await fetch(provider, { method: 'POST', body: form, headers: { Origin: shop.origin() }, redirect: 'manual' });
  await shop.command('order', 'ship', number);
  expect(shop.serverComplaints().splice(0)).toEqual([expect.stringContaining('capture refused')]);
  const link = await mailedLink(shop.origin(), 'orderPaymentFailed', email);

  const { page: plain } = await shop.visit({ javaScriptEnabled: false });
  await plain.goto(link);
  await plain.getByRole('button', { name: /^Pay again/ }).click();
  await plain.getByRole('button', { name: 'Decline' }).click();
  await plain.getByText(/^The payment was declined\./).waitFor();

  await page.goto(link);
  await page.getByRole('button', { name: /^Pay again/ }).click();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await page.getByText('Thank you, your payment has worked.').waitFor();
  expect((await shop.command('order', 'show', number)).said).toContain('its payment authorised');
});
