import type { Page } from 'playwright';
import { expect } from 'vitest';
import { hydrated } from './visit.ts';

/** A product that costs more than the minimum order value; of the sample catalogue. */
export const kit = { sku: 193021, name: 'Klots School: spare parts box, gears and axles' };

/** An address as typed by a shopper. */
export type Typed = {
  readonly firstName: string;
  readonly lastName: string;
  readonly street: string;
  readonly zipCode: string;
  readonly city: string;
  readonly company?: string;
};

/** The words of the checkout that a test presses and fills, in the language of its shopper. */
export type CheckoutWords = {
  readonly addToCart: string;
  readonly guest: string;
  readonly fields: Readonly<Record<keyof Typed | 'email' | 'country', string>>;
  readonly deliver: string;
  readonly toShipping: string;
  readonly toPayment: string;
  readonly toSummary: string;
  readonly order: string;
  readonly thanks: string;
};

export const english: CheckoutWords = {
  addToCart: 'Add to cart',
  guest: 'Continue as a guest',
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    street: 'Street and number',
    zipCode: 'Zip code',
    city: 'City',
    company: 'Company',
    email: 'E-mail address',
    country: 'Country',
  },
  deliver: 'Deliver to this address',
  toShipping: 'Continue to shipping',
  toPayment: 'Continue to payment',
  toSummary: 'Check your order',
  order: 'Order with obligation to pay',
  thanks: 'Thank you for your order',
};

/** Puts one order of a product into the cart on its page. */
export async function addToCart(page: Page, sku: number, words = english): Promise<void> {
  await page.goto(`/product/${sku}`);
  await hydrated(page);
  const answered = page.waitForResponse('**/api/session/cart/add/position');
  await page.getByRole('main').getByRole('button', { name: words.addToCart }).first().click();
  await answered;
}

export async function typeAddress(page: Page, words: CheckoutWords, typed: Typed): Promise<void> {
  const main = page.getByRole('main');
  for (const name of ['company', 'firstName', 'lastName', 'street', 'zipCode', 'city'] as const) {
    const text = typed[name];
    if (text !== undefined) await main.getByRole('textbox', { name: words.fields[name], exact: true }).fill(text);
  }
}

/** From the address to the payment, by the cheaper parcel. */
export async function goToPayment(page: Page, words: CheckoutWords): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: /^DPD Classic/ }).check();
  await main.getByRole('button', { name: words.toPayment }).click();
  await main.getByRole('radio').first().waitFor();
}

/** From the address to the summary, with a payment method by the beginning of its name. */
export async function goToSummary(page: Page, words: CheckoutWords, payment: RegExp): Promise<void> {
  const main = page.getByRole('main');
  await goToPayment(page, words);
  await main.getByRole('radio', { name: payment }).check();
  await main.getByRole('button', { name: words.toSummary }).click();
  await main.getByRole('button', { name: words.order }).waitFor();
}

/** A guest in Luxembourg who has typed an address and not sent it. */
export async function guestAtAddress(page: Page, email: string): Promise<void> {
  const main = page.getByRole('main');
  await page.goto('/checkout_type');
  await hydrated(page);
  await main.getByRole('textbox', { name: english.fields.email }).first().fill(email);
  await main.getByRole('button', { name: english.guest }).click();
  await main.getByRole('textbox', { name: english.fields.firstName }).waitFor();
  await typeAddress(page, english, {
    firstName: 'Ada',
    lastName: 'Muller',
    street: '1, rue Haute',
    zipCode: 'L-4011',
    city: 'Esch',
  });
}

/** A guest in Luxembourg, as far as the summary. */
export async function guestAtSummary(page: Page, email: string, payment: RegExp): Promise<void> {
  const main = page.getByRole('main');
  await guestAtAddress(page, email);
  await main.getByRole('button', { name: english.deliver }).click();
  await main.getByRole('button', { name: english.toShipping }).click();
  await goToSummary(page, english, payment);
}

/** Agrees and presses the order button. */
export async function order(page: Page, words: CheckoutWords): Promise<void> {
  await page.getByRole('main').getByRole('checkbox').check();
  await page.getByRole('main').getByRole('button', { name: words.order }).click();
}

/** Pays on the sandbox provider's page, which the order button leads to. */
export async function pay(page: Page): Promise<void> {
  await page.waitForURL('**/sandbox/payment/*');
  await page
    .getByRole('button', { name: /^(?:Approve|Pay)/ })
    .first()
    .click();
}

/** The number of the order that the page thanks for. */
export async function thankedFor(page: Page, words: CheckoutWords): Promise<string> {
  await page.waitForURL('**/checkout_done/*');
  await page.getByRole('heading', { level: 1, name: words.thanks }).waitFor();
  const number = decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '');
  expect(number).toMatch(/^\d{4}-\d+$/);
  return number;
}

/** The address in the newest mail of a kind to somebody, as the local outbox page shows it. */
export async function mailedLink(origin: string, kind: string, recipient: string): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(async () => {
      const list = await (await fetch(`${origin}/outbox/`)).text();
      const rows = [...list.matchAll(/href="(\/outbox\/[0-9a-f-]+)">([^<]+)</g)];
      found = rows.find(([, , words = '']) => words.includes(`· ${kind} ·`) && words.endsWith(recipient))?.[1];
      return found;
    })
    .toBeDefined();
  const letter = await (await fetch(origin + found)).text();
  const link = /<a href="([^"]+)"/.exec(letter)?.[1]?.replaceAll('&amp;', '&') ?? '';
  return new URL(link).pathname + new URL(link).search;
}

/** Registration fields beside the address, under their wire names. */
export type Person = { readonly EMAIL: string } & Readonly<Record<string, string>>;

/** Registers, activates and logs in a customer as the forms do, without their pages. */
export async function becomeCustomer(page: Page, person: Person): Promise<void> {
  const PASSWORD = 'Lovelace-1';
  const post = async (path: string, data: Readonly<Record<string, unknown>>) => {
    const answer = await page.evaluate(
      async ([address, body]) => {
        const headers = { 'content-type': 'application/json' };
        return (await fetch(address, { method: 'POST', headers, body })).text();
      },
      [path, JSON.stringify(data)] as const,
    );
    expect(JSON.parse(answer)).toMatchObject({ SUCCESSFUL: true });
  };
  await post('/api/contact/registration', { ...nobody, ...person, PASSWORD, NEWSLETTER: false });
  const origin = new URL(page.url()).origin;
  const link = new URL(origin + (await mailedLink(origin, 'activation', person.EMAIL)));
  await post('/api/contact/activate', { HASH: link.searchParams.get('hash') });
  await post('/api/contact/login', { USERNAME: person.EMAIL, PASSWORD });
}

const nobody = {
  CUSTOMER_TYPE: 'PRIVATE',
  COUNTRY_CODE: 'LU',
  COMPANY: '',
  VATID: '',
  DEPARTMENT: '',
  FIRSTNAME: 'Ada',
  LASTNAME: 'Muller',
  STREET: '1, rue Haute',
  SUPPLEMENT: '',
  ZIPCODE: 'L-4011',
  CITY: 'Esch',
  TELEPHONE: '',
};
