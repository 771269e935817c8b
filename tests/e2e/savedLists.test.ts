import { expect, test } from 'vitest';
import { becomeCustomer } from './journey.ts';
import { openShop } from './openShop.ts';
import { hydrated } from './visit.ts';

const shop = openShop();

const owner = {
  EMAIL: 'lists@example.org',
  PASSWORD: 'Lovelace-1',
  FIRSTNAME: 'Ada',
  LASTNAME: 'Weber',
};

test('the cart is saved as a list without script, changed, shared, and ordered by another from its link', async () => {
  const { page } = await shop.visit({ javaScriptEnabled: false });
  await page.goto('/');
  await becomeCustomer(page, owner);
  const main = page.getByRole('main');
  await page.goto('/product/100101');
  await main.getByRole('button', { name: 'Add to cart' }).first().click();
  await page.goto('/shopping_cart');
  await main.getByRole('link', { name: 'Save as a list' }).click();
  await main.getByRole('textbox', { name: 'Name of the new list' }).fill('Amplifier');
  await main.getByRole('button', { name: 'Create a list with this' }).click();
  await main.getByText('The list is saved.').waitFor();
  const lines = main.getByRole('list', { name: 'Products of the list' }).getByRole('listitem');
  await expect.poll(() => lines.count()).toBe(1);

  await main.getByRole('spinbutton').fill('30');
  await main.getByRole('textbox', { name: /^Note for/ }).fill('R1, R2, R3');
  await main.getByRole('textbox', { name: 'Name of the list' }).fill('Amplifier 2');
  await main.getByRole('button', { name: 'Save changes' }).click();
  await main.getByRole('heading', { name: 'Amplifier 2', level: 1 }).waitFor();
  await expect.poll(() => main.getByRole('textbox', { name: /^Note for/ }).inputValue()).toBe('R1–R3');
  await main.getByRole('button', { name: 'Create a link' }).click();
  const link = await main.getByRole('link', { name: /^Link to this list/ }).getAttribute('href');

  const { page: other } = await shop.visit({});
  await other.goto(String(link));
  await hydrated(other);
  await expect.poll(() => other.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
  await other.getByRole('main').getByRole('button', { name: 'Put all in the cart' }).click();
  await other.getByText('1 product is in the cart').waitFor();

  await main.getByRole('button', { name: 'End the link' }).click();
  const { page: late, complaints } = await shop.visit({ javaScriptEnabled: false });
  await late.goto(String(link));
  await late.getByRole('heading', { name: 'This list is not here' }).waitFor();
  expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);
  await main.getByRole('button', { name: 'Put all in the cart' }).click();
  await main.getByText('1 product is in the cart').waitFor();
});
