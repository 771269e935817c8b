import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';
import { samples } from '@platine/domain/contract/samples.testing.ts';
import { createApp } from '../../app.ts';
import { faultyDatabase } from '../../../testing/faultyDatabase.ts';
import type { TestApp } from '../../../testing/testApp.ts';
import { openTestApp } from '../../../testing/testApp.ts';
import { testSkus } from '../../../testing/testCatalogue.ts';
import type { TestShopper } from '../../../testing/testShopper.ts';
import { isRefusal, orderNumbers, testShopper } from '../../../testing/testShopper.ts';
import { mailOutbox } from '../../db/mailSchema.ts';
import { orders } from '../../db/orderSchema.ts';
import { quoteFiles, quotePositions, quotes } from '../../db/quoteSchema.ts';
import { products } from '../../db/schema.ts';
import { sandboxIntegrations } from '../../integrations/integrations.ts';
import { erasePerson } from '../accounts/erasePerson.ts';
import { readPersonalData } from '../accounts/personalData.ts';
import { removeExpired } from '../expiry.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
}, 60_000);
afterAll(() => shop.close());

const sku = testSkus.plain;
const pieces = 20;

/** A company with a quote of 20 pieces, which is in its cart again. */
async function withQuote(EMAIL: string) {
  const shopper = testShopper(shop.app);
  const PASSWORD = 'Klemme-230';
  const berlin = { COUNTRY_CODE: 'DE', ZIPCODE: '10115', STREET: 'Invalidenstraße 44', CITY: 'Berlin' } as const;
  const company = { CUSTOMER_TYPE: 'COMPANY', VATID: 'DE123456788', ...berlin, DEPARTMENT: 'Einkauf' } as const;
  await shopper.call('register', { ...samples.register.request, ...company, EMAIL, PASSWORD, TELEPHONE: '' });
  const mails = await shop.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, EMAIL));
  const mailed = mails.find(({ mail }) => mail.kind === 'activation')?.mail;
  await shopper.call('activate', { HASH: mailed !== undefined && 'hash' in mailed ? mailed.hash : '' });
  await shopper.call('login', { USERNAME: EMAIL, PASSWORD });
  const { SESSION } = await shopper.call('cartAddPosition', { SKU: sku, AMOUNT: pieces });
  const { QUOTE_NUMBER } = await shopper.call('createQuote', { CART_VERSION: SESSION.CART.VERSION });
  await shopper.call('cartAddQuote', { QUOTE_NUMBER });
  return { shopper, QUOTE_NUMBER };
}

async function readyToOrder(shopper: TestShopper): Promise<number> {
  await shopper.call('updateShippingMethod', { SHIPPING_METHOD: 'UPS_SAVER' });
  return (await shopper.call('updatePaymentMethod', { PAYMENT_METHOD: 'WIRE_TRANSFER' })).CART.VERSION;
}

const storedQuote = async (number: string) => (await shop.db.select().from(quotes).where(eq(quotes.number, number)))[0];

/** Doubles the price of the product, and returns what restores it. */
async function makeDearer() {
  const [{ prices } = { prices: [] }] = await shop.db.select().from(products).where(eq(products.sku, sku));
  const dearer = prices.map((entry) => ({ ...entry, price: entry.price * 2 }));
  await shop.db.update(products).set({ prices: dearer }).where(eq(products.sku, sku));
  return () => shop.db.update(products).set({ prices }).where(eq(products.sku, sku));
}

/** Presses the order button, stopped one statement later each time, until it gets through. Answers what was written after each stop: the quote's order, and the number of orders. */
async function orderStopped(shopper: TestShopper, QUOTE_NUMBER: string, CART_VERSION: number) {
  const integrations = sandboxIntegrations(shop.db);
  const written: string[] = [];
  for (let stopAt = 1; stopAt < 200; stopAt += 1) {
    const app = createApp({
      ...integrations,
      db: faultyDatabase(shop.db, stopAt),
      clock: () => shop.time.now,
      currentShop: () => exampleShop,
      log: () => undefined,
      publicOrigin: 'http://shop.test',
    });
    const one = testShopper(app, shopper.token());
    const answer = await one.attempt('checkout', { IDEMPOTENCY_KEY: 'one', CART_VERSION });
    if (!isRefusal(answer)) return written;
    written.push([(await storedQuote(QUOTE_NUMBER))?.orderNumber ?? '', await shop.db.$count(orders)].join());
  }
  throw new Error('The order never got through.');
}

test('record 0137: a stop between any two statements of the order leaves the quote as it was, and then it is ordered once', async () => {
  const { shopper, QUOTE_NUMBER } = await withQuote('stopped@example.org');
  const restore = await makeDearer();
  const CART_VERSION = await readyToOrder(shopper);
  const written = await orderStopped(shopper, QUOTE_NUMBER, CART_VERSION);
  await restore();
  expect(written.length).toBeGreaterThan(10);
  const [number] = orderNumbers(await shopper.call('checkout', { IDEMPOTENCY_KEY: 'one', CART_VERSION }));
  for (const state of new Set(written)) expect([',0', `${number},1`]).toContain(state);
  const quote = await storedQuote(QUOTE_NUMBER);
  const [held] = quote?.document.quote.lines ?? [];
  expect(quote?.orderNumber).toBe(number);
  const [order] = await shop.db.select().from(orders);
  const line = { sku, amount: pieces, unit: held?.unit };
  expect(order?.document).toMatchObject({ quoteNumber: QUOTE_NUMBER, lines: [line] });
}, 120_000);

test('record 0137: two tabs that press at once place one order from the quote', async () => {
  const { shopper, QUOTE_NUMBER } = await withQuote('tabs@example.org');
  const CART_VERSION = await readyToOrder(shopper);
  const press = (key: string) => shopper.attempt('checkout', { IDEMPOTENCY_KEY: key, CART_VERSION });
  const before = await shop.db.$count(orders);
  const answers = await Promise.all([press('a'), press('b'), press('a')]);
  const numbers = new Set(answers.flatMap((answer) => (isRefusal(answer) ? [] : orderNumbers(answer))));
  expect(await shop.db.$count(orders)).toBe(before + 1);
  expect(numbers).toEqual(new Set([(await storedQuote(QUOTE_NUMBER))?.orderNumber]));
});

test('GDPR, art. 15 and 17: the export of personal data has the quotes, and they go with the account', async () => {
  const email = 'export@example.org';
  const { shopper, QUOTE_NUMBER } = await withQuote(email);
  await shop.send('GET', `/api/quote/file/${QUOTE_NUMBER}.pdf`);
  expect(await readPersonalData(shop.db, email)).toMatchObject({ quotes: [{ number: QUOTE_NUMBER, email }] });
  expect(shopper.token()).not.toBeNull();
  await erasePerson(shop.db, email, { by: 'bert', why: 'letter', at: shop.time.now });
  expect(await storedQuote(QUOTE_NUMBER)).toBeUndefined();
  expect(await shop.db.$count(quotePositions, eq(quotePositions.quoteNumber, QUOTE_NUMBER))).toBe(0);
});

test('record 0137: a quote that nobody ordered goes a year after its last day, and the session forgets it', async () => {
  const { QUOTE_NUMBER } = await withQuote('old@example.org');
  const ordered = await shop.db.select().from(quotes);
  await removeExpired(shop.db, new Date('2027-12-21T12:00:00Z'));
  expect(await storedQuote(QUOTE_NUMBER)).toBeDefined();
  await removeExpired(shop.db, new Date('2027-12-23T12:00:00Z'));
  expect(await storedQuote(QUOTE_NUMBER)).toBeUndefined();
  const kept = ordered.filter(({ orderNumber }) => orderNumber !== null).map(({ number }) => number);
  expect((await shop.db.select().from(quotes)).map(({ number }) => number).toSorted()).toEqual(kept.toSorted());
});

test('record 0137: the file of a quote is made once and stays as it is', async () => {
  const { shopper, QUOTE_NUMBER } = await withQuote('file@example.org');
  const cookie = `platine_session=${shopper.token()}`;
  const read = () => shop.send('GET', `/api/quote/file/${QUOTE_NUMBER}.pdf`, { cookie });
  const first = await read();
  expect([first.status, first.headers.get('content-type'), first.headers.get('cache-control')]).toEqual([
    200,
    'application/pdf',
    'private, no-store',
  ]);
  expect(await shop.db.$count(quoteFiles)).toBe(1);
  expect((await read()).text).toBe(first.text);
}, 60_000);
