import type { VatIdCheck } from '@platine/domain/customer/vatId.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { checkouts, orders } from '../../db/orderSchema.ts';
import type { App } from '../../app.ts';
import { createApp } from '../../app.ts';
import { testSkus } from '../../../testing/testCatalogue.ts';
import { sandboxIntegrations } from '../../integrations/integrations.ts';
import type { TestApp } from '../../../testing/testApp.ts';
import { openTestApp, testNow } from '../../../testing/testApp.ts';
import type { TestShopper } from '../../../testing/testShopper.ts';
import { isRefusal, orderNumbers, testShopper } from '../../../testing/testShopper.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';

let shop: TestApp;
let app: App;
let shopper: TestShopper;
/** The service's current answer, and the ids that it was asked about. */
let said: VatIdCheck = 'valid';
let asked: string[] = [];

beforeAll(async () => {
  shop = await openTestApp();
  const { payments } = sandboxIntegrations(shop.db);
  const vatIds = async (vatId: string) => {
    asked.push(vatId);
    return { check: said, proof: said === 'unknown' ? null : `proof-${asked.length}` };
  };
  app = createApp({
    db: shop.db,
    clock: () => shop.time.now,
    currentShop: () => exampleShop,
    log: () => undefined,
    publicOrigin: 'http://shop.test',
    payments,
    vatIds,
  });
  shopper = testShopper(app);
}, 60_000);
afterAll(() => shop.close());
beforeEach(() => {
  shop.time.now = testNow;
  asked = [];
});

const vatId = 'DE123456788';

test('D17: while the service cannot be reached VAT is charged; it is asked again where totals are, and not at each reading', async () => {
  await shopper.call('setCustomerData', { COUNTRY: 'DE', CUSTOMER_TYPE: 'COMPANY' });
  await shopper.call('cartAddPosition', { SKU: testSkus.plain, AMOUNT: 20 });
  said = 'unknown';
  const before = await shopper.call('updateVatId', { VATID: vatId });
  expect([before.VATID_CHECK, before.CART.VAT.CASE]).toEqual(['unknown', 'EU_COMPANY_WITHOUT_VATID']);
  expect((await shopper.call('currentSession', {})).VATID_CHECK).toBe('unknown');
  expect(asked).toEqual([vatId]);
  expect((await shopper.call('updateTotal', {})).VATID_CHECK).toBe('unknown');
  said = 'valid';
  const after = await shopper.call('updateTotal', {});
  expect([after.VATID_CHECK, after.CART.VAT.CASE]).toEqual(['valid', 'REVERSE_CHARGE']);
  expect(after.CART.VERSION).toBeGreaterThan(before.CART.VERSION);
  expect(asked).toEqual([vatId, vatId, vatId]);
});

test('D17: what the service has said of an id is not asked again', async () => {
  await shopper.call('setCustomerData', { COUNTRY: 'DE', CUSTOMER_TYPE: 'COMPANY' });
  said = 'invalid';
  await shopper.call('updateVatId', { VATID: vatId });
  said = 'valid';
  expect((await shopper.call('updateTotal', {})).VATID_CHECK).toBe('invalid');
  expect(asked).toEqual([vatId]);
});

const dayMs = 24 * 60 * 60_000;
const proofs = async () => (await shop.db.select().from(checkouts)).map(({ vatIdProof }) => vatIdProof);

test('D17: a proof older than a day is asked for again; without a new answer the last one holds', async () => {
  await shopper.call('setCustomerData', { COUNTRY: 'DE', CUSTOMER_TYPE: 'COMPANY' });
  said = 'valid';
  await shopper.call('updateVatId', { VATID: vatId });
  expect(await proofs()).toEqual(['proof-1']);
  shop.time.now = new Date(testNow.getTime() + dayMs - 1);
  await shopper.call('updateTotal', {});
  expect(asked).toHaveLength(1);
  shop.time.now = new Date(testNow.getTime() + dayMs);
  said = 'unknown';
  expect((await shopper.call('updateTotal', {})).VATID_CHECK).toBe('valid');
  expect([asked.length, await proofs()]).toEqual([2, ['proof-1']]);
  said = 'valid';
  await shopper.call('updateTotal', {});
  expect(await proofs()).toEqual(['proof-3']);
});

/** A company in Germany up to the order button, with a valid id. */
async function companyAtSummary(): Promise<TestShopper> {
  const company = testShopper(app);
  await company.call('setCustomerData', { COUNTRY: 'DE', CUSTOMER_TYPE: 'COMPANY' });
  await company.call('cartAddPosition', { SKU: testSkus.plain, AMOUNT: 20 });
  await company.call('updateEmail', { EMAIL: 'ada@example.org' });
  const { ADDRESS: empty } = await company.call('cartAddAddress', {});
  const lines = { COMPANY: 'Ada GmbH', STREET: 'Hauptstraße 1', ZIPCODE: '54290', CITY: 'Trier' };
  const NEW_ADDRESS = { ...empty, ...lines, FIRSTNAME: 'Ada', LASTNAME: 'Lovelace' };
  await company.call('cartChangeAddress', { ADDRESS_LABEL: 'DELIVERY', NEW_ADDRESS, OLD_ADDRESS: empty });
  await company.call('updateShippingMethod', { SHIPPING_METHOD: 'UPS_SAVER' });
  await company.call('updatePaymentMethod', { PAYMENT_METHOD: 'WIRE_TRANSFER' });
  said = 'valid';
  await company.call('updateVatId', { VATID: vatId });
  return company;
}

async function press({ call, attempt }: TestShopper) {
  const { CART } = await call('currentSession', {});
  return attempt('checkout', { IDEMPOTENCY_KEY: 'one', CART_VERSION: CART.VERSION });
}

test('D17: the order button asks last: an id that has become invalid is no order with the VAT that was shown', async () => {
  const company = await companyAtSummary();
  shop.time.now = new Date(testNow.getTime() + 2 * dayMs);
  said = 'invalid';
  expect(await press(company)).toEqual({ errorClass: 'CartConflictException' });
  expect((await company.call('currentSession', {})).CART.VAT.CASE).toBe('EU_COMPANY_WITHOUT_VATID');
});

test('D17: a service that is away stops no order, and the last proof holds', async () => {
  const company = await companyAtSummary();
  shop.time.now = new Date(testNow.getTime() + 2 * dayMs);
  said = 'unknown';
  const answer = await press(company);
  if (isRefusal(answer)) throw new Error(answer.errorClass);
  const [number = ''] = orderNumbers(answer);
  // The order keeps the proof of the check before, with its time.
  expect((await shop.db.select().from(orders).where(eq(orders.number, number)))[0]?.document).toMatchObject({
    vatId,
    vatIdProof: { number: 'proof-1', checkedAt: testNow.toISOString() },
  });
});
