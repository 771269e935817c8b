import type { VatIdCheck } from '@platine/domain/customer/vatId.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { testSkus } from '../../../testing/testCatalogue.ts';
import { sandboxIntegrations } from '../../integrations/integrations.ts';
import type { TestApp } from '../../../testing/testApp.ts';
import { openTestApp, testNow } from '../../../testing/testApp.ts';
import type { TestShopper } from '../../../testing/testShopper.ts';
import { testShopper } from '../../../testing/testShopper.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';

let shop: TestApp;
let shopper: TestShopper;
/** The service's current answer, and the ids that it was asked about. */
let said: VatIdCheck = 'valid';
let asked: string[] = [];

beforeAll(async () => {
  shop = await openTestApp();
  const { payments } = sandboxIntegrations(shop.db);
  const vatIds = async (vatId: string) => {
    asked.push(vatId);
    return said;
  };
  const app = createApp({
    db: shop.db,
    clock: () => testNow,
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
