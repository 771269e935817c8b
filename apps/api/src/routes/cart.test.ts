import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallName } from '@platine/domain/contract/calls.ts';
import { parseResponse } from '@platine/domain/contract/parse.ts';
import type { RequestOf, ResponseOf } from '@platine/domain/contract/schemas.ts';
import { products } from '../db/schema.ts';
import { testSkus } from '../../testing/testCatalogue.ts';
import type { TestApp } from '../../testing/testApp.ts';
import { openTestApp } from '../../testing/testApp.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
}, 30_000);
afterAll(() => shop.close());

/** One shopper: keeps the token as a browser does, and checks every answer by the contract. */
function shopper() {
  let sessionToken: string | null = null;
  const call = async <Name extends CallName>(name: Name, request: RequestOf<Name>): Promise<ResponseOf<Name>> => {
    const { envelope, newSessionToken } = await shop.app.invoke(name, request, { sessionToken });
    sessionToken = newSessionToken ?? sessionToken;
    if (!envelope.SUCCESSFUL) throw new Error(envelope.ERROR_CLASS);
    return parseResponse(name, envelope.DATA);
  };
  const add = (SKU: number, AMOUNT: number) => call('cartAddPosition', { SKU, AMOUNT });
  const remove = (SKU: number, AMOUNT: number) => call('cartRemovePosition', { SKU, AMOUNT });
  const amounts = async () => (await call('currentSession', {})).CART.POSITIONS.map(({ SKU, AMOUNT }) => [SKU, AMOUNT]);
  return { call, add, remove, amounts };
}

test.each([
  ['spec §9: 5 pieces of the educational line', testSkus.school, 5, 5, null],
  ['spec §9: not 6', testSkus.school, 6, 5, 'CART_LIMIT'],
  ['spec §9: 2 pieces of the scarce sets', testSkus.scarce, 2, 2, null],
  ['D13: not 3, although 5 of the line are allowed', testSkus.scarce, 3, 2, 'CART_LIMIT'],
  ['D13: a whole step', testSkus.stepped, 10, 10, null],
  ['D13: up to the next step', testSkus.stepped, 11, 20, 'ORDER_QUANTITY'],
])('%s', async (_, sku, wanted, amount, reason) => {
  const { add } = shopper();
  const { SESSION, ADJUSTMENTS } = await add(sku, wanted);
  expect(SESSION.CART.POSITIONS).toMatchObject([{ SKU: sku, AMOUNT: amount }]);
  expect(ADJUSTMENTS).toEqual(reason === null ? [] : [{ SKU: sku, REASON: reason, WANTED: wanted, AMOUNT: amount }]);
});

test('the limit counts what is in the cart, and the version rises only when something changed', async () => {
  const { add, call } = shopper();
  expect((await add(testSkus.school, 4)).SESSION.CART.VERSION).toBe(1);
  const second = await add(testSkus.school, 3);
  expect(second.ADJUSTMENTS).toEqual([{ SKU: testSkus.school, REASON: 'CART_LIMIT', WANTED: 7, AMOUNT: 5 }]);
  expect(second.SESSION.CART.VERSION).toBe(2);
  expect((await add(testSkus.school, 1)).SESSION.CART.VERSION).toBe(2);
  await call('setActiveLanguage', { LANGUAGE_CODE: 'FR' });
  expect((await call('currentSession', {})).CART.VERSION).toBe(2);
});

test('shoppers who ask at the same moment, and are read with one statement, each get their own cart', async () => {
  const skus = [testSkus.school, testSkus.plain, testSkus.scarce];
  const all = skus.map((sku) => ({ sku, ...shopper() }));
  for (const { sku, add } of all) await add(sku, 1);
  const nobody = shopper();
  const seen = await Promise.all([...all, nobody, ...all.toReversed()].map(({ amounts }) => amounts()));
  const own = skus.map((sku) => [[sku, 1]]);
  expect(seen).toEqual([...own, [], ...own.toReversed()]);
});

test('positions stay in the order in which they were added', async () => {
  const { add, amounts } = shopper();
  for (const sku of [testSkus.school, testSkus.plain, testSkus.scarce, testSkus.school]) await add(sku, 1);
  expect(await amounts()).toEqual([
    [testSkus.school, 2],
    [testSkus.plain, 1],
    [testSkus.scarce, 1],
  ]);
});

test('removing subtracts, and takes the position out at nothing or less', async () => {
  const { add, remove, amounts } = shopper();
  await add(testSkus.plain, 5);
  await remove(testSkus.plain, 2);
  expect(await amounts()).toEqual([[testSkus.plain, 3]]);
  expect((await remove(testSkus.plain, 7)).SESSION.CART).toMatchObject({ POSITIONS: [], TOTAL: 0, VERSION: 3 });
  await expect(remove(testSkus.plain, 1)).rejects.toThrow('PositionNotFoundException');
  await expect(remove(999, 1)).rejects.toThrow('PositionNotFoundException');
});

test('D14: the break that applies is charged', async () => {
  const { add, remove } = shopper();
  expect((await add(testSkus.plain, 10)).SESSION.CART).toMatchObject({
    TOTAL: 10.5,
    TOTAL_TAX: 1.53,
    TOTAL_WITHOUT_TAX: 8.97,
  });
  expect((await remove(testSkus.plain, 1)).SESSION.CART).toMatchObject({
    TOTAL: 10.53,
    POSITIONS: [{ UNIT_PRICE: 1.17, LINE_PRICE: 10.53 }],
  });
});

test.each([
  ['is no longer for sale', { orderable: false }, { orderable: true }],
  ['is gone from the catalogue', { withdrawn: true }, { withdrawn: false }],
])('a product that %s stays in the cart, is named, is not charged, and can be taken out', async (_, gone, back) => {
  const { add, remove, call } = shopper();
  const isOne = eq(products.sku, testSkus.reduced);
  await add(testSkus.plain, 1);
  await add(testSkus.reduced, 3);
  await shop.db.update(products).set(gone).where(isOne);
  const { CART } = await call('currentSession', {});
  expect(CART.POSITIONS[1]).toMatchObject({
    SKU: testSkus.reduced,
    AMOUNT: 3,
    CART_LIMIT: 0,
    UNIT_PRICE: 8,
    LINE_PRICE: 0,
  });
  expect(CART.TOTAL).toBe(1.17);
  expect(await call('cartProductsWithoutSale', {})).toEqual({ NO_SALES: [testSkus.reduced] });
  expect((await remove(testSkus.reduced, 1)).SESSION.CART.POSITIONS[1]).toMatchObject({ AMOUNT: 2 });
  await expect(add(testSkus.reduced, 1)).rejects.toThrow(/NotOrderable|ProductNotFound/);
  expect((await remove(testSkus.reduced, 2)).SESSION.CART.POSITIONS).toHaveLength(1);
  await shop.db.update(products).set(back).where(isOne);
});

test('20 parallel additions to one session end in their sum', async () => {
  const { add, call } = shopper();
  await add(testSkus.plain, 1);
  await Promise.all(Array.from({ length: 20 }, () => add(testSkus.plain, 1)));
  const { CART } = await call('currentSession', {});
  expect(CART).toMatchObject({ VERSION: 21, POSITIONS: [{ AMOUNT: 21 }] });
});

test('two shoppers do not see each other', async () => {
  const [first, second] = [shopper(), shopper()];
  await first.add(testSkus.plain, 1);
  await second.add(testSkus.school, 1);
  expect(await first.amounts()).toEqual([[testSkus.plain, 1]]);
  expect(await second.amounts()).toEqual([[testSkus.school, 1]]);
});

describe('spec §4: the browser’s language becomes that of a new session, so that mails match the pages', () => {
  const SKU = testSkus.stepped;

  test.each([
    ['fr-FR,fr;q=0.9', 'FR'],
    ['de', 'DE'],
    ['nl-NL', null],
    ['*', null],
    [null, null],
  ])('%s → %s', async (acceptLanguage, language) => {
    const caller = { sessionToken: null, acceptLanguage };
    const { newSessionToken: sessionToken } = await shop.app.invoke('cartAddPosition', { SKU, AMOUNT: 10 }, caller);
    const { envelope } = await shop.app.invoke('currentSession', {}, { sessionToken });
    expect(envelope).toMatchObject({ DATA: { ACTIVE_LANGUAGE: language } });
  });

  test('and stays when a browser with another one goes on', async () => {
    const first = { sessionToken: null, acceptLanguage: 'fr' };
    const { newSessionToken: sessionToken } = await shop.app.invoke('cartAddPosition', { SKU, AMOUNT: 10 }, first);
    const { envelope } = await shop.app.invoke(
      'cartAddPosition',
      { SKU, AMOUNT: 10 },
      { sessionToken, acceptLanguage: 'de' },
    );
    expect(envelope).toMatchObject({ DATA: { SESSION: { ACTIVE_LANGUAGE: 'FR' } } });
  });

  test('over HTTP its header says it', async () => {
    const body = { SKU, AMOUNT: 10 };
    const headers = { 'Accept-Language': 'fr-LU,de;q=0.5' };
    const { json } = await shop.send('POST', '/api/session/cart/add/position', { body, headers });
    expect(json).toMatchObject({ DATA: { SESSION: { ACTIVE_LANGUAGE: 'FR' } } });
  });
});
