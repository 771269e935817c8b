import { describe, expect, test } from 'vitest';
import type { CallDescription } from './call.ts';
import { generalErrors, headerFields, pathFields, patienceOf, toHttp } from './call.ts';
import { callNames, calls } from './calls.ts';
import { parseRequest } from './parse.ts';
import { schemas } from './schemas.ts';
import { autocompleteRequest } from '../search/suggestionSearch.ts';
import { searchRequestToWire } from '../search/searchRequestToWire.ts';

const specified = [
  'GET /api/version',
  'GET /api/app_info',
  'POST /api/session/set_active_language',
  'POST /api/contact/change_language_code',
  'POST /api/session/set_language_changed',
  'POST /api/session/set_customer_data',
  'GET /api/session/logout',
  'GET /api/session/update/total',
  'POST /api/session/payment/checkout',
  'GET /api/session/payment/claim_and_finish',
  'POST /api/session/cart/add/position',
  'POST /api/session/cart/remove/position',
  'POST /api/session/cart/adopt/positions/from_order',
  'POST /api/session/cart/remove/address',
  'POST /api/session/cart/change/address',
  'GET /api/session/cart/add/address',
  'GET /api/session/cart/pickup/address',
  'GET /api/session/cart/sort/addresses',
  'GET /api/session/cart/products/no_sale',
  'POST /api/session/vatid/update',
  'POST /api/session/customer_comment/update',
  'POST /api/session/customer_order_number/update',
  'POST /api/session/email/update',
  'POST /api/session/shipping_method/update',
  'POST /api/session/payment_method/update',
  'POST /api/session/flags/add',
  'GET /api/session/payment_method/overview',
  'POST /api/contact/activate',
  'POST /api/contact/registration',
  'POST /api/contact/exists',
  'POST /api/contact/reset_password_request_post',
  'POST /api/contact/change_password_with_hash',
  'POST /api/contact/change_password',
  'POST /api/contact/change',
  'POST /api/contact/email/department',
  'GET /api/contact/transactions/{TR_TYPE}',
  'GET /api/contact/transaction/{FULL_TR_NUMBER}',
  'GET /api/shop/transaction/byOrderNumber/KB/{ORDER_NUMBER}',
  'POST /api/newsletter/register',
  'GET /api/newsletter/optin',
  'GET /api/newsletter/optout',
  'GET /api/manufacturers/shop',
  'POST /api/shipping_method/shipping_costs/country_code',
  'GET /api/shipping_method/translation',
];
const assumed = [
  'POST /api/shop/transaction/link',
  'POST /api/search',
  'POST /api/contact/login',
  'GET /api/contact/current',
  'GET /api/session/current',
  'POST /api/product/load',
  'GET /api/category/shop/menu',
  'GET /api/category/{PATH}',
  'GET /api/type_mapping/{NAME}',
  'GET /api/country/list',
  'GET /api/shipping_method/countries',
  'GET /api/shipping_method/free_shipping_threshold/{COUNTRY_CODE}',
  'GET /api/session/shipping_method/overview',
];

const described = (source: CallDescription['source']) =>
  callNames.filter((name) => calls[name].source === source).map((name) => `${calls[name].method} ${calls[name].path}`);

describe('the contract has every call once', () => {
  test('spec §7: the calls of the table', () => {
    expect(described('spec').toSorted()).toEqual(specified.toSorted());
  });

  test('D1: the calls whose paths the specification does not show', () => {
    expect(described('assumed').toSorted()).toEqual(assumed.toSorted());
  });

  test('spec §8, D5, D27: the shop tells all shipping prices at once, has its own pages, takes error reports itself, tells of refunds, takes addresses for e-invoices, withdrawals, parts lists and stock alerts, keeps lists and own numbers, shows projects, and knows what it no longer sells', () => {
    expect(described('own')).toEqual([
      'GET /api/shipping_method/tariffs/{CUSTOMER_TYPE}',
      'POST /api/error_report',
      'GET /api/shop_page/{PAGE}',
      'POST /api/session/peppol_address/update',
      'POST /api/session/payment/refund_notice',
      'POST /api/shop/transaction/pay',
      'GET /api/product/retired/{SKU}',
      'POST /api/shop/withdrawal',
      'POST /api/shop/withdrawal/confirm',
      'GET /api/shop/withdrawal/statement/{ID}',
      'POST /api/parts_list/match',
      'POST /api/session/cart/add/positions',
      'POST /api/stock_alert/request',
      'POST /api/stock_alert/confirm',
      'POST /api/stock_alert/end',
      'GET /api/lists',
      'GET /api/list/own/{LIST_ID}',
      'GET /api/list/shared/{SHARE_KEY}',
      'GET /api/shop_window',
      'POST /api/list/create',
      'POST /api/list/add',
      'POST /api/list/change',
      'POST /api/list/remove',
      'POST /api/list/share',
      'GET /api/own_numbers',
      'POST /api/own_numbers/set',
      'GET /api/quotes',
      'GET /api/quote/own/{QUOTE_NUMBER}',
      'POST /api/quote/create',
      'POST /api/session/cart/add/quote',
    ]);
  });

  test.each(callNames)('%s: the fields of its path are fields of its request, and it has both shapes', (name) => {
    expect(Object.keys(schemas[name].request.fields)).toEqual(expect.arrayContaining(pathFields(calls[name].path)));
    expect(schemas[name].response.type).toBe('object');
  });

  test('D3: the GET calls with effects are marked', () => {
    const marked = callNames.filter((name) => {
      const call: CallDescription = calls[name];
      return call.method === 'GET' && call.effect === true;
    });
    expect(marked.toSorted()).toEqual(
      ['logout', 'updateTotal', 'claimAndFinish', 'cartAddAddress', 'newsletterOptIn', 'newsletterOptOut'].toSorted(),
    );
  });

  test('a call names only what it adds to the general errors', () => {
    for (const name of callNames) {
      const { errors }: CallDescription = calls[name];
      expect(errors.filter((one) => generalErrors.some((general) => general === one))).toEqual([]);
    }
  });
});

describe('a request as HTTP', () => {
  test('POST: the fields are the JSON body', () => {
    expect(toHttp(calls.cartAddPosition, { SKU: 7, AMOUNT: 2 })).toEqual({
      method: 'POST',
      url: '/api/session/cart/add/position',
      headers: {},
      body: '{"SKU":7,"AMOUNT":2}',
    });
  });

  test("spec §7: autocomplete sends SKIP '0' and LIMIT '7' as text, which the server takes (D21)", () => {
    const request = searchRequestToWire(autocompleteRequest('resistor'));
    const { body = '' } = toHttp(calls.search, request);
    expect(JSON.parse(body)).toMatchObject({ SKIP: '0', LIMIT: '7', SORT: 'SKU_DESC', FILTER_CLASS: 'LIST' });
    expect(parseRequest('search', JSON.parse(body))).toEqual(request);
  });

  test('D4: the order has no body; its key and the cart version are headers, and are read back by their names', () => {
    const sent = toHttp(calls.checkout, { IDEMPOTENCY_KEY: 'key-1', CART_VERSION: 0 });
    expect(sent).toEqual({
      method: 'POST',
      url: '/api/session/payment/checkout',
      headers: { 'Idempotency-Key': 'key-1', 'Cart-Version': '0' },
      body: '{}',
    });
    expect(headerFields(calls.checkout, (name) => sent.headers[name])).toEqual({
      IDEMPOTENCY_KEY: 'key-1',
      CART_VERSION: '0',
    });
    expect(toHttp(calls.checkout, { CART_VERSION: 3 }).headers).toEqual({ 'Cart-Version': '3' });
    expect(headerFields(calls.checkout, () => null)).toEqual({});
    expect(headerFields(calls.version, () => 'x')).toEqual({});
  });

  test('GET: a field of the path is encoded into it, the others are the query', () => {
    expect(toHttp(calls.category, { PATH: '1.2/ü' })).toEqual({
      method: 'GET',
      url: '/api/category/1.2%2F%C3%BC',
      headers: {},
    });
    expect(toHttp(calls.newsletterOptIn, { OPTIN_HASH: 'a&b' })).toEqual({
      method: 'GET',
      url: '/api/newsletter/optin?OPTIN_HASH=a%26b',
      headers: {},
    });
    const several = { ...calls.version, path: '/api/x' } as const;
    expect(toHttp(several, { A: 1, B: undefined, C: 'x y' }).url).toBe('/api/x?A=1&C=x%20y');
    expect(toHttp(several, { B: undefined }).url).toBe('/api/x');
  });
});

test('D26: a call that changes something is waited for longer than a read', () => {
  expect(patienceOf(calls.version)).toBe(10_000);
  expect(patienceOf(calls.checkout)).toBe(20_000);
  expect(patienceOf(calls.checkout, 4_000_000), 'a photo of a slow phone').toBe(60_000);
});
