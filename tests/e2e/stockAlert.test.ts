import { expect, test } from 'vitest';
import { mailedLink } from './journey.ts';
import { openShop } from './openShop.ts';

const shop = openShop();

/** Sold out in the sample, with a day of delivery. */
const soldOut = '/product/100412';

test('a guest asks for a stock alert without script, confirms it by the mailed link, and ends it', async () => {
  const email = 'alert@example.org';
  const { page, complaints } = await shop.visit({ javaScriptEnabled: false });
  const main = page.getByRole('main');
  await page.goto(soldOut);
  await main.getByRole('link', { name: 'Tell me when it is in stock' }).click();
  const field = main.getByRole('textbox', { name: 'Your e-mail address' });
  await field.fill('alert@example');
  await main.getByRole('button', { name: 'Send me an e-mail' }).click();
  await main.getByText('Please enter an e-mail address such as name@example.org.').waitFor();
  await expect.poll(() => field.inputValue()).toBe('alert@example');
  expect(page.url()).not.toContain('example.org');
  expect(complaints.splice(0)).toEqual([expect.stringContaining('422')]);
  await field.fill(email);
  await main.getByRole('button', { name: 'Send me an e-mail' }).click();
  await main.getByText(/^We have sent you an e-mail/).waitFor();

  const link = await mailedLink(shop.origin(), 'stockAlertOptIn', email);
  await page.goto(link);
  await main.getByRole('button', { name: 'Confirm' }).click();
  await main.getByText(/^Your stock alert is confirmed/).waitFor();
  await page.goto(link.replace('confirm=', 'end='));
  await main.getByRole('button', { name: 'End the stock alert' }).click();
  await main.getByText(/^Your stock alert has ended/).waitFor();
  await main.getByRole('link', { name: 'Back to the product' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe(soldOut);
  await page.goto(link);
  await main.getByRole('button', { name: 'Confirm' }).click();
  await main.getByText(/^This link is not valid any more/).waitFor();
});
