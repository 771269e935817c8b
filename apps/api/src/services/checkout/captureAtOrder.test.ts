import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../../testing/testApp.ts';
import { openTestApp, testNow } from '../../../testing/testApp.ts';
import { testSkus } from '../../../testing/testCatalogue.ts';
import { orderNumbers, startPaying, testShopper } from '../../../testing/testShopper.ts';
import { createApp } from '../../app.ts';
import { readOrderFile } from '../../services/orders/orderFile.ts';
import type { CaptureTime } from '../../integrations/payments/provider.ts';
import { sandboxProvider } from '../../integrations/payments/sandbox.ts';
import { upkeepPayments } from './upkeep.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
}, 60_000);
afterAll(() => shop.close());

test.each([
  ['atOrder', ['capture'], true],
  ['withFirstParcel', [], false],
] as const)('record 0107: a provider that captures %s is asked for the money: %j', async (captures, asked, paid) => {
  const { paidBefore, kinds, paidAfter } = await orderWith(captures);
  // Nobody waits at the order for the provider's answer.
  expect([paidBefore, kinds, paidAfter > 0]).toEqual([0, asked, paid]);
});

/** An order by a provider that captures then; its money before and after the job. */
async function orderWith(captures: CaptureTime) {
  const payments = { PAYPAL: { ...sandboxProvider(shop.db), captures } };
  const own = { db: shop.db, clock: () => testNow, currentShop: () => exampleShop, log: () => undefined, payments };
  const app = createApp({ ...own, sandbox: true, publicOrigin: 'http://shop.test' });
  const shopper = testShopper(app);
  const page = `http://shop.test${await startPaying(shopper, { sku: testSkus.plain, amount: 20 })}`;
  await app.fetch(new Request(page, { method: 'POST', body: new URLSearchParams({ decision: 'approve' }) }));
  const [number = ''] = orderNumbers(await shopper.call('claimAndFinish', {}));
  const read = async () => {
    const file = await readOrderFile(shop.db, number);
    if (file === null) throw new Error('The order is gone.');
    return file;
  };
  const before = await read();
  await upkeepPayments(own);
  return {
    paidBefore: before.state.paid,
    kinds: before.ledger.map(({ kind }) => kind),
    paidAfter: (await read()).state.paid,
  };
}
