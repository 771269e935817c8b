import { paymentMethods } from '@platine/domain/payment/methods.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';
import { expect, test } from 'vitest';
import { readSettings } from '../start/settings.ts';
import { withSetUpMethods } from './setUpMethods.ts';

const paypal = { PAYPAL_CLIENT_ID: 'id', PAYPAL_CLIENT_SECRET: 'secret', PAYPAL_WEBHOOK_ID: 'hook' };
const saferpay = {
  SAFERPAY_CUSTOMER_ID: '123123',
  SAFERPAY_TERMINAL_ID: '12345678',
  SAFERPAY_USER: 'API_123123_1',
  SAFERPAY_PASSWORD: 'secret',
};
const both = ['PAYPAL', 'SAFERPAY'];
const ways = ['WIRE_TRANSFER', 'INVOICE'];

test.each([
  ['nothing', {}, ways],
  ['PayPal', paypal, ['PAYPAL', ...ways]],
  ['Saferpay', saferpay, ['SAFERPAY', ...ways]],
  ['both', { ...paypal, ...saferpay }, [...both, ...ways]],
  ['a sandbox', { SANDBOX: 'yes' }, [...both, ...ways]],
  ['an API elsewhere', { API_URL: 'https://api.example' }, [...both, ...ways]],
])('D36: a public shop with %s set up offers no other payment method', (_, set, offered) => {
  const { payment } = withSetUpMethods(exampleShop, readSettings({ PUBLIC_ORIGIN: 'https://shop.example', ...set }));
  expect(paymentMethods.filter((method) => payment[method].offered)).toEqual(offered);
});

test('a service does not offer what the shop’s folder does not', () => {
  const terms = { ...exampleShop.payment, PAYPAL: { ...exampleShop.payment.PAYPAL, offered: false } };
  const settings = readSettings({ PUBLIC_ORIGIN: 'https://shop.example', ...paypal });
  expect(withSetUpMethods({ ...exampleShop, payment: terms }, settings).payment.PAYPAL.offered).toBe(false);
});
