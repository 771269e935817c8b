import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';
import { expect } from 'vitest';
import type { Scenario } from '../scenario.ts';
import type { Wire } from '../wire.ts';
import { fillCart, newKey, numbersOf } from './checkoutSteps.ts';
import { company, logInCustomer } from './customers.ts';
import { findStepped, headlineOf, isUnlimited, allProducts, stepOf } from './products.ts';

const day = 24 * 60;
const versionOf = async (wire: Wire) => (await wire.ask('currentSession')).CART.VERSION;
const quoteCart = async (wire: Wire) =>
  (await wire.ask('createQuote', { CART_VERSION: await versionOf(wire) })).QUOTE_NUMBER;
const positions = async (wire: Wire) => (await wire.ask('currentSession')).CART.POSITIONS;

/** A company with a cart of one product. */
async function companyWithCart(wire: Wire) {
  await logInCustomer(wire, company);
  return fillCart(wire, 30);
}

/** The same with a quote of the cart, which is emptied; `price` is that of the quote. */
async function companyWithQuote(wire: Wire) {
  const { SKU, AMOUNT } = await companyWithCart(wire);
  const QUOTE_NUMBER = await quoteCart(wire);
  await wire.ask('cartRemovePosition', { SKU, AMOUNT });
  const [line] = (await wire.ask('quote', { QUOTE_NUMBER })).POSITIONS;
  const price = line?.BRUTTO_SP ?? 0;
  return { SKU, AMOUNT, price, QUOTE_NUMBER };
}

/** Orders the cart by transfer, and answers the order. */
async function orderCart(wire: Wire) {
  await wire.ask('updateShippingMethod', { SHIPPING_METHOD: 'UPS_SAVER' });
  const { CART } = await wire.ask('updatePaymentMethod', { PAYMENT_METHOD: 'WIRE_TRANSFER' });
  const request = { IDEMPOTENCY_KEY: newKey(), CART_VERSION: CART.VERSION };
  const [ORDER_NUMBER = ''] = numbersOf(await wire.ask('checkout', request));
  expect(numbersOf(await wire.ask('checkout', request)), 'a second press is the same order').toEqual([ORDER_NUMBER]);
  return (await wire.ask('orderByNumber', { ORDER_NUMBER })).TRANSACTION;
}

/** Record 0137. */
export const quoteScenarios: readonly Scenario[] = [
  {
    name: 'a company makes a quote of its cart, reads it and its file, and finds it among its quotes; twice is once',
    async run(wire) {
      const { SKU, AMOUNT } = await companyWithCart(wire);
      await wire.ask('updateCustomerOrderNumber', { CUSTOMER_ORDER_NUMBER: 'RFQ 7' });
      const QUOTE_NUMBER = await quoteCart(wire);
      expect(QUOTE_NUMBER).toMatch(/^AN-\d{4}-\d{6}$/);
      expect(await quoteCart(wire)).toBe(QUOTE_NUMBER);
      const { QUOTES } = await wire.ask('quotes');
      expect(QUOTES).toHaveLength(1);
      expect(QUOTES[0]).toMatchObject({ QUOTE_NUMBER, STATE: 'OPEN' });
      const quote = await wire.ask('quote', { QUOTE_NUMBER });
      expect(quote).toMatchObject({
        CUSTOMER_ORDER_NUMBER: 'RFQ 7',
        CUSTOMER_TYPE: 'COMPANY',
        COUNTRY_CODE: 'DE',
        ORDER_NUMBER: null,
        TOTAL: QUOTES[0]?.TOTAL,
        POSITIONS: [{ SKU, AMOUNT, AMOUNT_TODAY: AMOUNT }],
      });
      const days = (Date.parse(quote.VALID_UNTIL) - Date.parse(quote.DATE)) / 86_400_000;
      expect(days).toBe(exampleShop.quoteDays);
      const [line] = quote.POSITIONS;
      expect(line?.UNIT_PRICE).toBeCloseTo((line?.BRUTTO_SP ?? 0) / 1.17, 2);
      expect(quote.TOTAL_SHIPMENT, 'the way that it would be sent is priced').toBeGreaterThan(0);
      const file = await wire.download(`/api/quote/file/${QUOTE_NUMBER}.pdf`);
      expect(file).toEqual({ status: 200, type: 'application/pdf', begins: '%PDF-' });
    },
  },
  {
    name: 'its prices hold when the catalogue becomes dearer, for exactly its amounts; a lower price of today counts',
    async run(wire) {
      const { SKU, AMOUNT, price, QUOTE_NUMBER } = await companyWithQuote(wire);
      const dearer = await wire.changeProduct(SKU, { price: Math.round(price * 200) });
      const taken = await wire.ask('cartAddQuote', { QUOTE_NUMBER });
      expect(taken.ADJUSTMENTS).toEqual([]);
      const held = (await wire.ask('quote', { QUOTE_NUMBER })).POSITIONS[0]?.UNIT_PRICE ?? 0;
      const unitAt = async () => (await positions(wire))[0]?.UNIT_PRICE ?? 0;
      expect(await unitAt()).toBe(held);
      expect(await positions(wire)).toMatchObject([{ SKU, AMOUNT, QUOTED: { QUOTE_NUMBER, AMOUNT, EXPIRED: false } }]);
      await wire.ask('cartAddQuote', { QUOTE_NUMBER });
      expect((await positions(wire))[0]?.AMOUNT, 'a second press adds nothing').toBe(AMOUNT);
      await wire.ask('cartAddPosition', { SKU, AMOUNT: 1 });
      expect(await unitAt(), 'another amount costs what it costs today').toBeGreaterThan(held * 1.9);
      await wire.ask('cartRemovePosition', { SKU, AMOUNT: 1 });
      expect(await unitAt()).toBe(held);
      await dearer();
      const cheaper = await wire.changeProduct(SKU, { price: Math.round(price * 90) });
      expect(await unitAt()).toBeLessThan(held);
      await cheaper();
    },
  },
  {
    name: 'the order has its prices and its number, and a quote is ordered once',
    async run(wire) {
      const { SKU, AMOUNT, price, QUOTE_NUMBER } = await companyWithQuote(wire);
      const dearer = await wire.changeProduct(SKU, { price: Math.round(price * 200) });
      await wire.ask('cartAddQuote', { QUOTE_NUMBER });
      const order = await orderCart(wire);
      const quote = await wire.ask('quote', { QUOTE_NUMBER });
      expect(quote).toMatchObject({ STATE: 'ORDERED', ORDER_NUMBER: order.ORDER_NUMBER });
      expect(order).toMatchObject({
        QUOTE_NUMBER,
        POSITIONS: [{ SKU, AMOUNT, UNIT_PRICE: quote.POSITIONS[0]?.UNIT_PRICE }],
      });
      expect((await wire.refused('cartAddQuote', { QUOTE_NUMBER })).errorClass).toBe('NotOrderableException');
      await wire.ask('cartAddPosition', { SKU, AMOUNT });
      const [again] = await positions(wire);
      expect(again).not.toHaveProperty('QUOTED');
      const next = await orderCart(wire);
      await dearer();
      expect(next.QUOTE_NUMBER).toBe('');
      expect(next.POSITIONS[0]?.UNIT_PRICE).toBeGreaterThan((quote.POSITIONS[0]?.UNIT_PRICE ?? 0) * 1.9);
    },
  },
  {
    name: 'after its last day it is not ordered, and what is in the cart costs what it costs today',
    async run(wire) {
      const { SKU, price, QUOTE_NUMBER } = await companyWithQuote(wire);
      await wire.ask('cartAddQuote', { QUOTE_NUMBER });
      const dearer = await wire.changeProduct(SKU, { price: Math.round(price * 200) });
      const before = await versionOf(wire);
      const held = (await positions(wire))[0]?.UNIT_PRICE ?? 0;
      wire.passTime((exampleShop.quoteDays + 1) * day);
      expect(await positions(wire)).toMatchObject([{ SKU, QUOTED: { QUOTE_NUMBER, EXPIRED: true } }]);
      expect((await positions(wire))[0]?.UNIT_PRICE).toBeGreaterThan(held * 1.9);
      expect((await wire.ask('quotes')).QUOTES).toMatchObject([{ QUOTE_NUMBER, STATE: 'EXPIRED' }]);
      expect((await wire.refused('cartAddQuote', { QUOTE_NUMBER })).errorClass).toBe('NotOrderableException');
      expect(before).toBeGreaterThan(0);
      const renewed = await quoteCart(wire);
      await dearer();
      const unit = (await wire.ask('quote', { QUOTE_NUMBER: renewed })).POSITIONS[0]?.UNIT_PRICE ?? 0;
      expect(unit, 'a new quote has the prices of its day').toBeGreaterThan(held * 1.9);
    },
  },
  {
    name: 'a quote of a cart that is ordered from a quote does not prolong its prices',
    async run(wire) {
      const { SKU, price, QUOTE_NUMBER } = await companyWithQuote(wire);
      const dearer = await wire.changeProduct(SKU, { price: Math.round(price * 200) });
      await wire.ask('cartAddQuote', { QUOTE_NUMBER });
      const held = (await positions(wire))[0]?.UNIT_PRICE ?? 0;
      const next = await wire.ask('quote', { QUOTE_NUMBER: await quoteCart(wire) });
      await dearer();
      expect(next.POSITIONS[0]?.UNIT_PRICE).toBeGreaterThan(held * 1.9);
    },
  },
  {
    name: 'each line says what can be ordered of it today, and the cart takes the rest',
    async run(wire) {
      await companyWithCart(wire);
      const [first] = await positions(wire);
      const others = (await allProducts(wire)).filter(
        (product) =>
          isUnlimited(product) && stepOf(product) === 1 && product.SKU !== first?.SKU && headlineOf(product) > 0,
      );
      const [gone, limited] = others.map((product) => product.SKU);
      if (first === undefined || gone === undefined || limited === undefined) throw new Error('Too few products.');
      for (const SKU of [gone, limited]) await wire.ask('cartAddPosition', { SKU, AMOUNT: 4 });
      const QUOTE_NUMBER = await quoteCart(wire);
      for (const SKU of [gone, limited]) await wire.ask('cartRemovePosition', { SKU, AMOUNT: 4 });
      const restores = [
        await wire.changeProduct(gone, { withdrawn: true }),
        await wire.changeProduct(limited, { limit: 3 }),
        await wire.changeProduct(first.SKU, { stock: 1 }),
      ];
      const { POSITIONS } = await wire.ask('quote', { QUOTE_NUMBER });
      const { ADJUSTMENTS, SESSION } = await wire.ask('cartAddQuote', { QUOTE_NUMBER });
      for (const restore of restores.toReversed()) await restore();
      const states = new Map(POSITIONS.map((line) => [line.SKU, [line.STATE, line.AMOUNT_TODAY]]));
      expect(states).toEqual(
        new Map([
          [first.SKU, ['PARTLY_IN_STOCK', first.AMOUNT]],
          [gone, ['GONE', 0]],
          [limited, ['AMOUNT_CHANGED', 3]],
        ]),
      );
      expect(ADJUSTMENTS.map(({ SKU, REASON, AMOUNT }) => [SKU, REASON, AMOUNT])).toEqual(
        expect.arrayContaining([
          [limited, 'CART_LIMIT', 3],
          [gone, 'NO_SALE', 0],
        ]),
      );
      const cart = new Map(SESSION.CART.POSITIONS.map((position) => [position.SKU, position.AMOUNT]));
      expect([cart.get(first.SKU), cart.get(limited)]).toEqual([first.AMOUNT, 3]);
    },
  },
  {
    name: 'D7: another’s quote, and its file, are as unknown as one that is not there',
    async run(wire) {
      const { QUOTE_NUMBER } = await companyWithQuote(wire);
      await wire.ask('logout');
      const path = `/api/quote/file/${QUOTE_NUMBER}.pdf`;
      expect((await wire.download(path)).status).toBe(404);
      await logInCustomer(wire, company);
      expect((await wire.ask('quotes')).QUOTES).toEqual([]);
      for (const number of [QUOTE_NUMBER, 'AN-1999-000001', "' or 1=1 --"])
        for (const call of ['quote', 'cartAddQuote'] as const)
          expect((await wire.refused(call, { QUOTE_NUMBER: number })).errorClass).toBe('NotFoundException');
      expect((await wire.download(path)).status).toBe(404);
      expect((await wire.download('/api/quote/file/AN-1999-000001.pdf')).status).toBe(404);
    },
  },
  {
    name: 'guests and private customers get none, and no cart that could not be ordered is quoted',
    async run(wire) {
      const number = { QUOTE_NUMBER: 'AN-2026-000001' };
      const requests = [
        ['quotes', {}],
        ['quote', number],
        ['createQuote', { CART_VERSION: 0 }],
        ['cartAddQuote', number],
      ] as const;
      for (const [call, request] of requests)
        expect([call, (await wire.refused(call, request)).errorClass]).toEqual([call, 'NotLoggedInException']);
      const refusal = async () =>
        (await wire.refused('createQuote', { CART_VERSION: await versionOf(wire) })).errorClass;
      await logInCustomer(wire);
      await fillCart(wire);
      expect(await refusal()).toBe('ForbiddenException');
      await wire.ask('logout');
      await logInCustomer(wire, company);
      expect(await refusal()).toBe('NotOrderableException');
      const stepped = await findStepped(wire);
      const cheap = await wire.changeProduct(stepped.SKU, { price: 1 });
      await wire.ask('cartAddPosition', { SKU: stepped.SKU, AMOUNT: stepOf(stepped) });
      expect(await refusal()).toBe('MinimumOrderValueException');
      await cheap();
      const { SKU } = await fillCart(wire, 40);
      const seen = await versionOf(wire);
      const restore = await wire.changeProduct(SKU, { forSale: false });
      const { errorClass } = await wire.refused('createQuote', { CART_VERSION: seen });
      expect(['CartConflictException', 'NotOrderableException']).toContain(errorClass);
      expect(await refusal()).toBe('NotOrderableException');
      await restore();
      expect((await wire.refused('createQuote', { CART_VERSION: seen - 1 })).errorClass).toBe('CartConflictException');
      for (const body of [{}, { CART_VERSION: 'x' }])
        expect((await wire.refused('createQuote', body)).errorClass).toBe('InvalidRequestException');
    },
  },
];
