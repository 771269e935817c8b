import { expect, test } from 'vitest';
import { becomeCustomer } from './journey.ts';
import { openShop } from './openShop.ts';

const shop = openShop();

const buyer = {
  EMAIL: 'buyer@example.org',
  PASSWORD: 'Lovelace-1',
  FIRSTNAME: 'Ada',
  LASTNAME: 'Weber',
  CUSTOMER_TYPE: 'COMPANY',
  COMPANY: 'Weber Lab',
  COUNTRY_CODE: 'DE',
  VATID: 'DE123456788',
  DEPARTMENT: 'Lab',
  STREET: 'Invalidenstraße 44',
  ZIPCODE: '10115',
  CITY: 'Berlin',
} as const;

test('record 0137: a company gets a quote of its cart without script, downloads it, and orders from it', async () => {
  const { page } = await shop.visit({ javaScriptEnabled: false });
  await page.goto('/');
  await becomeCustomer(page, buyer);
  const main = page.getByRole('main');
  await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ SKU: 100_101, AMOUNT: 500 });
    await fetch('/api/session/cart/add/position', { method: 'POST', headers, body });
  });
  await page.goto('/shopping_cart');
  await main.getByRole('button', { name: 'Get a quote' }).click();
  await main.getByRole('heading', { name: /^Quote AN-/ }).waitFor();
  const file = main.getByRole('link', { name: /^AN-\d{4}-\d{6}\.pdf$/ });
  const answer = await page.request.get(String(await file.getAttribute('href')));
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await page.goto('/account?view=quotes');
  await main.getByRole('link', { name: /^AN-/ }).click();
  await main.getByRole('button', { name: 'Order from this quote' }).click();
  await main.getByText(/^From quote AN-/).waitFor();
  expect(new URL(page.url()).pathname).toBe('/shopping_cart');
});
