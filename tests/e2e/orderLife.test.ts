import { expect, test } from 'vitest';
import { addToCart, english, guestAtSummary, kit, mailedLink, order, thankedFor } from './journey.ts';
import { openShop } from './openShop.ts';

const shop = openShop();

/** Does a command beside the running shop, which must succeed. */
async function done(...words: readonly string[]): Promise<string> {
  const { code, said } = await shop.command('order', ...words);
  expect([code, said], words.join(' ')).toEqual([0, said]);
  return said;
}

test('D37: a transfer is entered, goods leave in two parcels; page and mails say so while the shop runs', async () => {
  const { page } = await shop.visit();
  await addToCart(page, kit.sku);
  await addToCart(page, kit.sku);
  await guestAtSummary(page, 'life@example.org', /^Bank transfer/);
  await order(page, english);
  const number = await thankedFor(page, english);
  expect((await shop.command('order', 'ship', number)).said).toContain(
    'is not paid: enter its payment with "paid" first.',
  );

  // Two operators at once.
  const both = await Promise.all(['ada', 'bob'].map((by) => shop.command('order', 'paid', number, '--by', by)));
  expect(both.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([0, 1]);
  expect(await done('list', 'shipping')).toContain(number);
  const main = page.getByRole('main');
  await page.goto(await mailedLink(shop.origin(), 'orderPaid', 'life@example.org'));
  await main.getByRole('heading', { name: 'Your order is paid, and is being prepared' }).waitFor();
  await expect.poll(() => main.textContent()).not.toContain('IBAN');

  const parcel = ['--carrier', 'dhl', '--tracking'];
  await done('ship', number, '--line', '1=1', ...parcel, 'JD1', '--key', 'first');
  expect(await done('ship', number, '--line', '1=1', ...parcel, 'JD1', '--key', 'first')).toContain('done before');
  await page.reload();
  await main.getByRole('heading', { name: 'A part of your order is on its way' }).waitFor();
  await done('ship', number, ...parcel, 'JD2');
  await page.reload();
  await main.getByRole('heading', { name: 'Your order is on its way' }).waitFor();
  const links = main.getByRole('link', { name: /^Follow the parcel/ });
  await expect
    .poll(() => links.allTextContents())
    .toEqual(['Follow the parcel: DHL JD1', 'Follow the parcel: DHL JD2']);
  const list = await (await fetch(`${shop.origin()}/outbox/`)).text();
  expect(list.match(/order(?:Paid|Sent) · life@example\.org/g)).toHaveLength(3);
  expect(await done('list', 'shipping')).not.toContain(number);
});

test('commands work again after the shop was killed', async () => {
  await shop.restart('killed');
  expect((await shop.command('customer', 'nobody@example.org')).said).toBe('There is no customer nobody@example.org.');
  const shown = await shop.command('order', 'show', '2000-1', '--json');
  expect([shown.code, JSON.parse(shown.said)]).toMatchObject([1, { error: 'unknownOrder' }]);
});
