import type { CallName } from '@platine/domain/contract/calls.ts';
import { samples } from '@platine/domain/contract/samples.testing.ts';
import type { Throttled } from '@platine/domain/shop/throttle.ts';
import { throttles } from '@platine/domain/shop/throttle.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { throttle } from '../services/accounts/throttle.ts';
import { testSkus } from '../../testing/testCatalogue.ts';
import { makeReady, orderNumbers, testShopper } from '../../testing/testShopper.ts';
import type { TestApp } from '../../testing/testApp.ts';
import { openTestApp } from '../../testing/testApp.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

const limited: readonly (readonly [name: CallName, what: Throttled])[] = [
  ['login', 'login'],
  ['register', 'registration'],
  ['emailExists', 'emailExists'],
  ['requestPasswordReset', 'passwordReset'],
  ['activate', 'mailedLink'],
  ['changePasswordWithHash', 'mailedLink'],
  ['newsletterOptIn', 'mailedLink'],
  ['newsletterOptOut', 'mailedLink'],
  ['newsletterRegister', 'newsletter'],
  ['mailDepartment', 'contactMail'],
  ['reportError', 'errorReport'],
];

test.each(limited)('D32: %s is limited by address, as %s', async (name, what) => {
  const [flooding, other] = [`${name}, flooding`, `${name}, once`];
  for (let times = 0; times < throttles[what].address.burst; times += 1)
    await throttle({ db: shop.db, now: shop.time.now, clientAddress: flooding }, what);
  const ask = async (clientAddress: string) => {
    const { envelope } = await shop.app.invoke(name, samples[name].request, { sessionToken: null, clientAddress });
    return envelope.SUCCESSFUL ? null : envelope.ERROR_CLASS;
  };
  expect(await ask(flooding)).toBe('ThrottledException');
  expect(await ask(other)).not.toBe('ThrottledException');
});

test('D32: guest orders by transfer are limited by address; those paid for at once are not', async () => {
  const clientAddress = 'a class';
  for (let times = 0; times < throttles.guestOrder.address.burst; times += 1)
    await throttle({ db: shop.db, now: shop.time.now, clientAddress }, 'guestOrder');
  const order = async (from: string, payment: 'WIRE_TRANSFER' | 'PAYPAL') => {
    const guest = testShopper(shop.app, null, from);
    const CART_VERSION = await makeReady(guest, { sku: testSkus.plain, amount: 20, payment });
    return guest.attempt('checkout', { IDEMPOTENCY_KEY: 'one', CART_VERSION });
  };
  expect(await order(clientAddress, 'WIRE_TRANSFER')).toEqual({ errorClass: 'ThrottledException' });
  expect(await order(clientAddress, 'PAYPAL')).not.toHaveProperty('errorClass');
  const elsewhere = await order('elsewhere', 'WIRE_TRANSFER');
  expect('errorClass' in elsewhere ? elsewhere.errorClass : orderNumbers(elsewhere)).toHaveLength(1);
});
