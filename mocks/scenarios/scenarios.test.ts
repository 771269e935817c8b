import type { HttpHandler } from 'msw';
import { describe, expect, test } from 'vitest';
import { buildProduct } from '../builders/product.ts';
import { buildUser } from '../builders/user.ts';
import { catalogue, mockProduct, mockSkus } from '../catalogue/catalogue.ts';
import { createHandlers } from '../handlers/handlers.ts';
import { addPosition, productsWithoutSale } from '../shop/cart.ts';
import { sessionOf } from '../shop/session.ts';
import { createShop } from '../shop/shop.ts';
import { answerWith, delayCall } from './calls.ts';
import { cartAddFailure, cartFailure, cartOffline, cartPending, carts, shopWith } from './cart.ts';
import {
  listingEmpty,
  listingFailure,
  listingOffline,
  listingPending,
  productFailure,
  productMissing,
  productOffline,
  productPending,
} from './catalogue.ts';
import { failing, offline, slow } from './network.ts';
import { sessionFailure, sessionOffline, sessionPending } from './session.ts';
import { openMockServer, origin } from './mockServer.testing.ts';

const server = openMockServer();

async function send(path: string, body?: unknown): Promise<{ status: number; json: unknown }> {
  const post = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(origin + path, body === undefined ? {} : post);
  return { status: response.status, json: await response.json() };
}

const readSession = () => send('/api/session/current');
const add = () => send('/api/session/cart/add/position', { SKU: mockSkus.board, AMOUNT: 1 });
const remove = () => send('/api/session/cart/remove/position', { SKU: mockSkus.board, AMOUNT: 1 });
const load = () => send('/api/product/load', { SKUS: [mockSkus.board] });
const list = () => send('/api/search', { q: '', VIEW: 'listing' });

/** The handlers of a scenario before the defaults, as a story has them. */
const play = (handlers: readonly HttpHandler[]) =>
  server.resetHandlers(...handlers, ...createHandlers(createShop({ cart: [{ sku: mockSkus.board, amount: 1 }] })));

describe('a scenario goes before the defaults and leaves the other calls alone', () => {
  test.each([
    ['cartFailure', cartFailure('ThrottledException'), add, 'ThrottledException', 429],
    ['cartFailure when removing', cartFailure('InternalErrorException'), remove, 'InternalErrorException', 500],
    ['cartAddFailure', cartAddFailure('NotOrderableException'), add, 'NotOrderableException', 200],
    ['productFailure', productFailure(), load, 'InternalErrorException', 500],
    ['listingFailure', listingFailure('ThrottledException'), list, 'ThrottledException', 429],
    ['productMissing', productMissing(), load, 'ProductNotFoundException', 200],
    ['failing', failing(), list, 'InternalErrorException', 500],
  ] as const)('%s', async (_, handlers, call, errorClass, status) => {
    play(handlers);
    expect(await call()).toMatchObject({ status, json: { SUCCESSFUL: false, ERROR_CLASS: errorClass } });
  });

  test('sessionFailure fails the session and nothing else', async () => {
    play(sessionFailure());
    expect(await readSession()).toMatchObject({ status: 500 });
    expect(await add()).toMatchObject({ status: 200, json: { SUCCESSFUL: true } });
  });

  test('listingEmpty finds nothing', async () => {
    play(listingEmpty());
    expect(await list()).toMatchObject({ json: { DATA: { PRODUCTS: [], MAX_HIT: 0 } } });
  });

  test.each([
    ['cartOffline', cartOffline(), add],
    ['sessionOffline', sessionOffline(), readSession],
    ['productOffline', productOffline(), load],
    ['listingOffline', listingOffline(), list],
    ['offline', offline(), list],
  ] as const)('%s finds no server', async (_, handlers, call) => {
    play(handlers);
    await expect(call()).rejects.toThrow('fetch failed');
  });

  test.each([
    ['slow', slow(60), list],
    ['delayCall', delayCall('cartAddPosition', 60), add],
  ] as const)('%s waits and then lets the default answer', async (_, handlers, call) => {
    play(handlers);
    const started = performance.now();
    expect(await call()).toMatchObject({ status: 200, json: { SUCCESSFUL: true } });
    expect(performance.now() - started).toBeGreaterThan(50);
  });

  test.each([
    ['sessionPending', sessionPending(), readSession],
    ['cartPending', cartPending(), add],
    ['productPending', productPending(), load],
    ['listingPending', listingPending(), list],
  ] as const)('%s never answers', async (_, handlers, call) => {
    play(handlers);
    const patience = new Promise((resolve) => setTimeout(resolve, 80, 'no answer'));
    expect(await Promise.race([call(), patience])).toBe('no answer');
  });

  test('shopWith replaces the whole shop', async () => {
    play(shopWith({ cart: [], country: 'CH' }));
    expect(await readSession()).toMatchObject({ json: { DATA: { COUNTRY_CODE: 'CH', CART: { POSITIONS: [] } } } });
  });
});

test('an answer outside the contract is refused where it is made', () => {
  expect(() => answerWith('version', { VERSION: '' })).toThrow('VERSION');
});

test('a product outside the contract is not built', () => {
  expect(() => buildProduct({ sku: 0 })).toThrow('SKU');
});

test('every case of the catalogue has its product, and a slip in a SKU is told', () => {
  expect(Object.values(mockSkus).map((sku) => mockProduct(sku).sku)).toEqual(Object.values(mockSkus));
  expect(new Set(catalogue.map(({ product }) => product.sku)).size).toBe(catalogue.length);
  expect(() => mockProduct(1)).toThrow('no product 1');
});

describe('the mock shop', () => {
  test.each(Object.entries(carts))('holds the cart "%s" as it is, by the rules of the domain', (_, lines) => {
    const shop = createShop({ cart: lines });
    const held = sessionOf(shop).cart.positions.map(({ sku, amount, note }) => ({ sku, amount, note }));
    expect(held).toEqual([...lines]);
    const again = createShop();
    const sold = lines.filter(({ sku }) => sku !== mockSkus.notForSale);
    expect(sold.flatMap(({ sku, amount }) => addPosition(again, sku, amount))).toEqual([]);
  });

  test('names what left the sale, and does not charge it', () => {
    const shop = createShop({ cart: carts.usual, noSale: [mockSkus.board] });
    expect(productsWithoutSale(shop)).toEqual([mockSkus.board]);
    expect(sessionOf(shop).cart.positions[0]).toMatchObject({ rule: { limit: 0 }, price: { line: 0 } });
  });

  test('spec §9: a school has no limit', () => {
    const shop = createShop({ user: buildUser({ educationalInstitution: true, customerType: 'COMPANY' }) });
    expect(addPosition(shop, mockSkus.school, 30)).toEqual([]);
    expect(sessionOf(shop).cart.positions[0]).toMatchObject({ amount: 30, rule: { limit: null } });
  });

  test('D11: a company with a checked VAT id is charged no VAT in another EU country', () => {
    const shop = createShop({ customerType: 'COMPANY', country: 'FR', vatId: 'FR12345678901', cart: carts.usual });
    expect(sessionOf(shop).cart).toMatchObject({
      pricing: { vat: { kind: 'REVERSE_CHARGE', rate: 0 } },
      totals: { tax: 0 },
    });
  });
});
