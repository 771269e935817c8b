import { guestTransferDays, orderLinkDays } from '@platine/domain/shop/constants.ts';
import { documentFilePath } from '@platine/domain/order/documentKinds.ts';
import { expect } from 'vitest';
import type { Scenario } from '../scenario.ts';
import type { Wire } from '../wire.ts';
import { addAddress, fillCart, newKey, numbersOf, readyToOrder } from './checkoutSteps.ts';
import { mailedHash, newEmail, registerCustomer } from './customers.ts';
import { unknownSku } from './products.ts';

/** A customer who has placed one order; answers its number. */
async function customerWithOrder(wire: Wire) {
  await wire.ask('login', await registerCustomer(wire));
  const goods = await fillCart(wire);
  await wire.ask('updateShippingMethod', { SHIPPING_METHOD: 'UPS_SAVER' });
  await wire.ask('updatePaymentMethod', { PAYMENT_METHOD: 'WIRE_TRANSFER' });
  const [number = ''] = numbersOf(await wire.ask('checkout', { IDEMPOTENCY_KEY: newKey() }));
  return { ...goods, number, full: `KB-${number}` };
}

/** A guest's order with an address of its own, and the signature of the confirmation's link. */
async function mailedOrder(wire: Wire) {
  const EMAIL = newEmail();
  await readyToOrder(wire);
  const { CART } = await wire.ask('updateEmail', { EMAIL });
  const [ORDER_NUMBER = ''] = numbersOf(
    await wire.ask('checkout', { IDEMPOTENCY_KEY: newKey(), CART_VERSION: CART.VERSION }),
  );
  return { ORDER_NUMBER, EMAIL, SIGNATURE: await mailedHash(wire, 'orderConfirmation', EMAIL) };
}

export const orderScenarios: readonly Scenario[] = [
  {
    name: 'D9: an account has its order confirmations; invoices and delivery notes come with the goods',
    async run(wire) {
      const { number, full } = await customerWithOrder(wire);
      const { TRANSACTIONS } = await wire.ask('transactions', { TR_TYPE: 'KB' });
      expect(TRANSACTIONS).toMatchObject([{ FULL_TR_NUMBER: full, ORDER_NUMBER: number }]);
      for (const TR_TYPE of ['RE', 'LS'] as const)
        expect((await wire.ask('transactions', { TR_TYPE })).TRANSACTIONS, TR_TYPE).toEqual([]);
      const document = await wire.ask('transaction', { FULL_TR_NUMBER: full });
      expect(document).toMatchObject({ ORDER_NUMBER: number, TOTAL: TRANSACTIONS[0]?.TOTAL });
      expect(await wire.ask('orderByNumber', { ORDER_NUMBER: number })).toEqual({
        ORDER_NUMBER: number,
        KB: [full],
        TRANSACTION: document,
      });
    },
  },
  {
    name: 'D9, D38: an order names its documents, whose files open for its shopper and for the holder of its link alone',
    async run(wire) {
      const { ORDER_NUMBER, SIGNATURE } = await mailedOrder(wire);
      const number = `KB-${ORDER_NUMBER}`;
      const own = await wire.ask('orderByNumber', { ORDER_NUMBER });
      expect(own.TRANSACTION.DOCUMENTS).toMatchObject([{ FULL_TR_NUMBER: number }, { TR_TYPE: 'PF' }]);
      expect(own.TRANSACTION.DOCUMENTS[0]?.DATE).toBe(own.TRANSACTION.ORDER_DATE);
      const pdf = { status: 200, type: 'application/pdf', begins: '%PDF-' };
      expect(await wire.download(documentFilePath(number, 'pdf', null))).toEqual(pdf);
      expect(await wire.download(documentFilePath(number, 'pdf', SIGNATURE))).toEqual(pdf);
      for (const missing of [
        documentFilePath(number, 'xml', null),
        documentFilePath('RE-2026-999999', 'pdf', null),
        documentFilePath('KB-2000-1', 'pdf', SIGNATURE),
      ])
        expect((await wire.send('GET', missing)).status, missing).toBe(404);
    },
  },
  {
    name: 'D32: a guest’s order by transfer names the day until which it is expected; that of an account, and a paid one, name none',
    async run(wire) {
      const guest = await mailedOrder(wire);
      const { TRANSACTION } = await wire.ask('orderByNumber', { ORDER_NUMBER: guest.ORDER_NUMBER });
      const days = (Date.parse(TRANSACTION.PAY_BY ?? '') - Date.parse(TRANSACTION.ORDER_DATE)) / 86_400_000;
      expect([days, TRANSACTION.PAID, TRANSACTION.CANCELLATION]).toEqual([guestTransferDays, false, null]);
      const { number } = await customerWithOrder(wire);
      const own = await wire.ask('orderByNumber', { ORDER_NUMBER: number });
      const { ORDER_DATE: DATE, HISTORY } = own.TRANSACTION;
      const placed = { KIND: 'placed', DATE, MONEY: null, POSITIONS: [], CARRIER: null, TRACKING_NUMBER: '' };
      expect(HISTORY, 'D37: what has happened so far').toEqual([placed]);
      expect(own.TRANSACTION).toMatchObject({ PAYMENT_METHOD: 'WIRE_TRANSFER', PAY_BY: null, CANCELLATION: null });
    },
  },
  {
    name: 'the notes of a guest’s lines come along into the account, its order, and the cart that orders it again',
    async run(wire) {
      const customer = await registerCustomer(wire);
      const { SKU, AMOUNT } = await fillCart(wire);
      const put = (NOTE: string) => wire.ask('cartAddPositions', { POSITIONS: [{ SKU, AMOUNT: 1, NOTE }] });
      await wire.ask('login', customer);
      await put('R1');
      await wire.ask('logout');
      await put('R2, R3');
      const notes = ({
        CART,
      }: {
        readonly CART: { readonly POSITIONS: readonly { readonly NOTE?: string | undefined }[] };
      }) => CART.POSITIONS.map(({ NOTE }) => NOTE);
      expect(notes((await wire.ask('login', customer)).SESSION)).toEqual(['R1–R3']);
      await wire.ask('updateShippingMethod', { SHIPPING_METHOD: 'UPS_SAVER' });
      await wire.ask('updatePaymentMethod', { PAYMENT_METHOD: 'WIRE_TRANSFER' });
      await wire.ask('cartAddPosition', { SKU, AMOUNT });
      const ordered = await wire.ask('checkout', { IDEMPOTENCY_KEY: newKey() });
      const [ORDER_NUMBER = ''] = numbersOf(ordered);
      expect((await wire.ask('orderByNumber', { ORDER_NUMBER })).TRANSACTION.POSITIONS).toMatchObject([
        { SKU, NOTE: 'R1–R3' },
      ]);
      expect((await wire.ask('currentSession')).CART.POSITIONS).toEqual([]);
      const again = { FULL_TR_NUMBER: `KB-${ORDER_NUMBER}`, POSITIONS: [{ SKU, AMOUNT: 1 }] };
      expect(notes((await wire.ask('cartAdoptFromOrder', again)).SESSION)).toEqual(['R1–R3']);
    },
  },
  {
    name: 'who is logged in has the account’s address and keeps the addresses that were added',
    async run(wire) {
      const credentials = await registerCustomer(wire);
      const { SESSION } = await wire.ask('login', credentials);
      expect(SESSION.ADDRESSES).toMatchObject([{ LASTNAME: "D'Angelo", ADDRESS_TYPES: ['DELIVERY', 'INVOICE'] }]);
      const added = await addAddress(wire, 'INVOICE', { STREET: '7, rue du Fort' });
      expect((await wire.ask('currentSession')).ADDRESSES).toContainEqual(added);
    },
  },
  {
    name: 'who is logged in orders with the account’s e-mail; another one is refused',
    async run(wire) {
      const credentials = await registerCustomer(wire);
      await wire.ask('login', credentials);
      const { errorClass, fields } = await wire.refused('updateEmail', { EMAIL: 'other@example.org' });
      expect([errorClass, fields]).toEqual(['ValidationException', [{ FIELD: 'EMAIL', CODE: 'NOT_A_CHOICE' }]]);
      const same = { EMAIL: credentials.USERNAME.toUpperCase() };
      expect((await wire.ask('updateEmail', same)).EMAIL).toBe(credentials.USERNAME);
      expect((await wire.ask('currentSession')).EMAIL).toBe(credentials.USERNAME);
    },
  },
  {
    name: 'D7: a mailed link shows the order for 180 days, and then a new one is mailed to the order’s address alone',
    async run(wire) {
      const { ORDER_NUMBER, EMAIL, SIGNATURE } = await mailedOrder(wire);
      wire.passTime((orderLinkDays - 1) * 1440);
      expect((await wire.ask('orderByNumber', { ORDER_NUMBER, SIGNATURE })).ORDER_NUMBER).toBe(ORDER_NUMBER);
      wire.passTime(3 * 1440);
      const ended = await wire.refused('orderByNumber', { ORDER_NUMBER, SIGNATURE });
      expect(ended.errorClass).toBe('OrderLinkEndedException');
      await wire.ask('setActiveLanguage', { LANGUAGE_CODE: 'FR' });
      const again = { FULL_TR_NUMBER: `KB-${ORDER_NUMBER}`, POSITIONS: [] };
      const late = await wire.refused('cartAdoptFromOrder', { ...again, SIGNATURE });
      expect(late.errorClass).toBe('OrderLinkEndedException');
      expect(await wire.ask('renewOrderLink', { ORDER_NUMBER, SIGNATURE })).toEqual({});
      expect(await wire.lastMail('orderLink', EMAIL)).toMatchObject({ language: 'FR' });
      const renewed = await mailedHash(wire, 'orderLink', EMAIL);
      expect(renewed).not.toBe(SIGNATURE);
      const shown = await wire.ask('orderByNumber', { ORDER_NUMBER, SIGNATURE: renewed });
      await wire.ask('cartAdoptFromOrder', { ...again, SIGNATURE: renewed });
      expect(shown.TRANSACTION.EMAIL).toBe(EMAIL);
    },
  },
  {
    name: 'D7: every request for a new link is answered the same; a signature that is none of the shop’s mails nobody',
    async run(wire) {
      const { ORDER_NUMBER, EMAIL, SIGNATURE } = await mailedOrder(wire);
      for (const forged of [
        { ORDER_NUMBER, SIGNATURE: `${SIGNATURE}x` },
        { ORDER_NUMBER: `${ORDER_NUMBER}0`, SIGNATURE },
        { ORDER_NUMBER, SIGNATURE: SIGNATURE.replace(/^\d{4}/, '2999') },
      ])
        expect(await wire.ask('renewOrderLink', forged)).toEqual({});
      expect(await wire.lastMail('orderLink', EMAIL)).toBeNull();
      const { errorClass } = await wire.refused('renewOrderLink', { ORDER_NUMBER, SIGNATURE: '' });
      expect(errorClass).toBe('InvalidRequestException');
    },
  },
  {
    name: 'D7: new links are limited: three mails an order, then one an hour, and requests by internet address',
    async run(wire) {
      const { ORDER_NUMBER, EMAIL, SIGNATURE } = await mailedOrder(wire);
      const request = { ORDER_NUMBER, SIGNATURE };
      for (let times = 0; times < 20; times += 1) await wire.ask('renewOrderLink', request);
      expect(await wire.countMails('orderLink', EMAIL)).toBe(3);
      expect((await wire.refused('renewOrderLink', request)).errorClass).toBe('ThrottledException');
      wire.passTime(61);
      await wire.ask('renewOrderLink', request);
      expect(await wire.countMails('orderLink', EMAIL)).toBe(4);
    },
  },
  {
    name: 'D7: an order that is another’s, or none, is not found',
    async run(wire) {
      const { number } = await customerWithOrder(wire);
      for (const ORDER_NUMBER of ['2000-1', `${number}0`])
        expect((await wire.refused('orderByNumber', { ORDER_NUMBER })).errorClass).toBe('TransactionNotFoundException');
      for (const FULL_TR_NUMBER of ['KB-2000-1', `RE-${number}`, number])
        expect((await wire.refused('transaction', { FULL_TR_NUMBER })).errorClass).toBe('TransactionNotFoundException');
    },
  },
  {
    name: 'spec §8: who is not logged in has no list of orders',
    async run(wire) {
      expect((await wire.refused('transactions', { TR_TYPE: 'KB' })).errorClass).toBe('NotLoggedInException');
      expect((await wire.refused('transaction', { FULL_TR_NUMBER: 'KB-1' })).errorClass).toBe('NotLoggedInException');
    },
  },
  {
    name: 'spec §7: an order’s goods are put into the cart again, on top of what is there; what was not in it is left out',
    async run(wire) {
      const { full, SKU, AMOUNT } = await customerWithOrder(wire);
      await wire.ask('cartAddPosition', { SKU, AMOUNT: 1 });
      const POSITIONS = [
        { SKU, AMOUNT },
        { SKU: unknownSku, AMOUNT: 1 },
      ];
      const answer = await wire.ask('cartAdoptFromOrder', { FULL_TR_NUMBER: full, POSITIONS });
      expect(answer).toMatchObject({ FULL_TR_NUMBER: full, NO_SALES: [], EOLS: [], ADJUSTMENTS: [] });
      expect(answer.SESSION.CART.POSITIONS).toMatchObject([{ SKU, AMOUNT: AMOUNT + 1 }]);
    },
  },
  ...(
    [
      ['for sale', { forSale: false }, 'NO_SALES'],
      ['in the catalogue', { withdrawn: true }, 'EOLS'],
    ] as const
  ).map(
    ([what, change, list]) =>
      ({
        name: `spec §3: what is no longer ${what} is named in ${list} and not taken`,
        async run(wire) {
          const { full, SKU } = await customerWithOrder(wire);
          const restore = await wire.changeProduct(SKU, change);
          const request = { FULL_TR_NUMBER: full, POSITIONS: [{ SKU, AMOUNT: 1 }] };
          const { NO_SALES, EOLS, SESSION } = await wire.ask('cartAdoptFromOrder', request);
          await restore();
          expect({ NO_SALES, EOLS }).toEqual({ NO_SALES: [], EOLS: [], [list]: [SKU] });
          expect(SESSION.CART.POSITIONS).toEqual([]);
        },
      }) satisfies Scenario,
  ),
  {
    name: 'D7: another’s order cannot be adopted; a guest’s own can',
    async run(wire) {
      const { version, SKU } = await readyToOrder(wire);
      const [number = ''] = numbersOf(await wire.ask('checkout', { IDEMPOTENCY_KEY: newKey(), CART_VERSION: version }));
      const POSITIONS = [{ SKU, AMOUNT: 2 }];
      const own = await wire.ask('cartAdoptFromOrder', { FULL_TR_NUMBER: `KB-${number}`, POSITIONS });
      expect(own.SESSION.CART.POSITIONS).toMatchObject([{ SKU, AMOUNT: 2 }]);
      const other = await wire.refused('cartAdoptFromOrder', { FULL_TR_NUMBER: 'KB-2000-1', POSITIONS });
      expect(other.errorClass).toBe('TransactionNotFoundException');
      const forged = { FULL_TR_NUMBER: 'KB-2000-1', SIGNATURE: 'forged', POSITIONS };
      expect((await wire.refused('cartAdoptFromOrder', forged)).errorClass).toBe('TransactionNotFoundException');
      expect(other.errorClass).toBe('TransactionNotFoundException');
    },
  },
];
