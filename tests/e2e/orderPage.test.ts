import { expect, test } from 'vitest';
import { addToCart, english, guestAtSummary, kit, mailedLink, order, thankedFor } from './journey.ts';
import { openShop } from './openShop.ts';

const shop = openShop();

test('the code of a transfer has its place before it has come', async () => {
  const { page } = await shop.visit();
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/TransferCode-/, async (route) => {
    await held;
    await route.continue();
  });
  await addToCart(page, kit.sku);
  await guestAtSummary(page, 'pays@example.org', /^Bank transfer/);
  await order(page, english);
  await thankedFor(page, english);
  const code = page.getByRole('img', { name: 'QR code with the data of the transfer' });
  const details = page.getByText('IBAN').locator('xpath=ancestor::dl/..');
  const height = async () => (await details.boundingBox())?.height;
  const before = await height();
  await expect.poll(() => code.count()).toBe(0);
  release();
  await code.waitFor();
  expect(await height()).toBe(before);
});

test('D7: a guest follows an order by its mailed link, pays, and orders again', async () => {
  const email = 'follows@example.org';
  const { page: buying } = await shop.visit();
  await addToCart(buying, kit.sku);
  await guestAtSummary(buying, email, /^Bank transfer/);
  await order(buying, english);
  const number = await thankedFor(buying, english);
  const link = await mailedLink(shop.origin(), 'orderConfirmation', email);

  // Somebody else's browser: the link alone opens the page.
  const { page } = await shop.visit();
  await page.goto(link);
  expect(new URL(page.url()).pathname).toBe(`/order/${number}`);
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 1, name: `Order ${number}` }).waitFor();
  await main.getByRole('img', { name: 'QR code with the data of the transfer' }).waitFor();
  await shop.command('order', 'paid', number);
  await shop.command('order', 'ship', number, '--carrier', 'dhl', '--tracking', 'JD1');
  await page.reload();
  await main.getByRole('link', { name: 'Follow the parcel: DHL JD1' }).waitFor();
  await expect.poll(() => main.getByText('IBAN').count()).toBe(0);
  await main.getByRole('button', { name: 'Order again' }).click();
  await main.getByText('One product was put into the cart.').waitFor();
  await main.getByRole('link', { name: 'Ask about this order' }).click();
  await expect.poll(() => main.getByRole('textbox', { name: /Order number/ }).inputValue()).toBe(number);

  // A link of a mail from before this page.
  await page.goto(link.replace('/order/', '/checkout_done/'));
  expect(page.url()).toBe(new URL(link, shop.origin()).href);

  const { page: stranger, complaints } = await shop.visit();
  expect((await stranger.goto(`/order/${number}`))?.status()).toBe(404);
  await stranger.getByRole('heading', { name: 'This order cannot be shown' }).waitFor();
  expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);
});
