import { expect, test } from 'vitest';
import { addToCart, english, guestAtSummary, kit, mailedLink, order, thankedFor } from './journey.ts';
import { openShop } from './openShop.ts';

const shop = openShop();

test.each([
  ['with script', true],
  ['without script', false],
])('D39: a guest withdraws %s, gets a receipt, and the operator repays', async (_, javaScriptEnabled) => {
  const email = `withdraw-${String(javaScriptEnabled)}@example.org`;
  const { page: buying } = await shop.visit();
  await addToCart(buying, kit.sku);
  await guestAtSummary(buying, email, /^Bank transfer/);
  await order(buying, english);
  const number = await thankedFor(buying, english);
  await shop.command('order', 'paid', number);

  const { page, complaints } = await shop.visit({ javaScriptEnabled });
  await page.goto(await mailedLink(shop.origin(), 'orderPaid', email));
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Withdraw from contract here' }).click();
  await expect.poll(() => main.getByRole('textbox', { name: 'Order number' }).inputValue()).toBe(number);
  // A refused form keeps every entry.
  const name = main.getByRole('textbox', { name: 'Your name' });
  await name.fill('Ada 4711');
  await main.getByRole('radio', { name: 'Only these goods' }).check();
  await main.getByRole('button', { name: 'Continue' }).click();
  await main.getByRole('alert').waitFor();
  await expect.poll(() => name.inputValue()).toBe('Ada 4711');
  await expect.poll(() => main.getByRole('radio', { name: 'Only these goods' }).isChecked()).toBe(true);
  await expect.poll(() => main.getByRole('textbox', { name: 'Your e-mail address' }).inputValue()).toBe(email);
  await main.getByRole('spinbutton').fill('1');
  await main.getByRole('button', { name: 'Continue' }).click();
  await main.getByText('Please enter your name, in letters.').waitFor();
  await expect.poll(() => main.getByRole('spinbutton').inputValue()).toBe('1');
  expect(page.url()).not.toContain('Ada');
  // The browser writes a line for each refused form.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('422'), expect.stringContaining('422')]);
  await name.fill('Ada Muller');
  await main.getByRole('radio', { name: 'The whole order' }).check();
  await main.getByRole('button', { name: 'Continue' }).click();
  await main.getByRole('heading', { name: 'Check your withdrawal' }).waitFor();
  const review = page.url();
  expect(review).not.toContain('example.org');
  await main.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await main.getByRole('heading', { name: 'We have received your withdrawal' }).waitFor();
  // Pressed again, as from the page before.
  const again = new URLSearchParams({ ID: new URL(review).searchParams.get('id') ?? '' });
  await page.request.post(`${shop.origin()}/withdrawal/confirm`, {
    data: again.toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: shop.origin() },
  });
  const outbox = await (await fetch(`${shop.origin()}/outbox/`)).text();
  expect(outbox.split(`withdrawalReceipt · ${email}`)).toHaveLength(2);

  await expect.poll(async () => (await shop.command('order', 'withdrawals')).said).toContain(`recorded   ${number}`);
  expect((await shop.command('order', 'list', 'refund')).said).toContain(number);
  const repaid = await shop.command('order', 'refund', number, '--line', '1=1', '--delivery');
  expect(repaid.code, repaid.said).toBe(0);
  await page.goto(await mailedLink(shop.origin(), 'orderRefunded', email));
  await main.getByRole('heading', { name: 'You have withdrawn from the contract' }).waitFor();
});
