import { expect } from 'vitest';
import type { Scenario } from '../scenario.ts';
import type { Wire } from '../wire.ts';
import { newKey, numbersOf, readyToOrder } from './checkoutSteps.ts';
import { newEmail } from './customers.ts';
import { unknownSku } from './products.ts';

/** A guest's order with an address of its own. */
async function guestOrder(wire: Wire) {
  const EMAIL = newEmail();
  const goods = await readyToOrder(wire);
  const { CART } = await wire.ask('updateEmail', { EMAIL });
  const [ORDER_NUMBER = ''] = numbersOf(
    await wire.ask('checkout', { IDEMPOTENCY_KEY: newKey(), CART_VERSION: CART.VERSION }),
  );
  return { ORDER_NUMBER, EMAIL, SKU: goods.SKU };
}

const statementOf = ({ ORDER_NUMBER, EMAIL }: { ORDER_NUMBER: string; EMAIL: string }) => ({
  ORDER_NUMBER,
  EMAIL,
  NAME: 'Camille Weber',
  GOODS: '',
  POSITIONS: [],
  LANGUAGE_CODE: 'FR' as const,
});

export const withdrawalScenarios: readonly Scenario[] = [
  {
    name: 'CRD art. 11a: a statement counts with the second step, which mails a receipt with its date and time; pressed twice it is one',
    async run(wire) {
      const order = await guestOrder(wire);
      const { ID } = await wire.ask('beginWithdrawal', statementOf(order));
      expect(await wire.ask('withdrawal', { ID })).toMatchObject({ NAME: 'Camille Weber', RECEIVED: null });
      expect(await wire.countMails('withdrawalReceipt', order.EMAIL)).toBe(0);
      const first = await wire.ask('confirmWithdrawal', { ID });
      expect(first).toMatchObject({ ID, ORDER_NUMBER: order.ORDER_NUMBER, EMAIL: order.EMAIL, POSITIONS: [] });
      expect(Date.parse(first.RECEIVED ?? '')).toBeGreaterThan(0);
      wire.passTime(1);
      expect(await wire.ask('confirmWithdrawal', { ID })).toEqual(first);
      expect(await wire.ask('withdrawal', { ID })).toEqual(first);
      expect(await wire.countMails('withdrawalReceipt', order.EMAIL)).toBe(1);
      expect(await wire.lastMail('withdrawalReceipt', order.EMAIL)).toMatchObject({ language: 'FR' });
    },
  },
  {
    name: 'CRD art. 11a: some pieces can be withdrawn from, by their numbers or in words',
    async run(wire) {
      const order = await guestOrder(wire);
      const POSITIONS = [
        { SKU: order.SKU, AMOUNT: 1 },
        { SKU: unknownSku, AMOUNT: 2 },
      ];
      const { ID } = await wire.ask('beginWithdrawal', { ...statementOf(order), POSITIONS });
      const { POSITIONS: named } = await wire.ask('withdrawal', { ID });
      expect(named).toMatchObject(POSITIONS);
      expect(Object.keys(named[0]?.NAME ?? {})).not.toEqual([]);
      expect(named[1]?.NAME).toEqual({});
      const words = await wire.ask('beginWithdrawal', { ...statementOf(order), GOODS: ' One of the  boards ' });
      expect((await wire.ask('withdrawal', words)).GOODS).toBe('One of the  boards');
    },
  },
  {
    name: 'D7: an order that does not exist, or is another’s, is answered as any other',
    async run(wire) {
      const { ORDER_NUMBER } = await guestOrder(wire);
      const EMAIL = newEmail();
      for (const one of [ORDER_NUMBER, '2000-1']) {
        const { ID } = await wire.ask('beginWithdrawal', statementOf({ ORDER_NUMBER: one, EMAIL }));
        expect(await wire.ask('confirmWithdrawal', { ID })).toMatchObject({ ORDER_NUMBER: one, EMAIL });
      }
      expect(await wire.countMails('withdrawalReceipt', EMAIL)).toBe(2);
      const { TRANSACTION } = await wire.ask('orderByNumber', { ORDER_NUMBER });
      expect(
        TRANSACTION.HISTORY.map(({ KIND }) => KIND),
        'nothing has happened to the order',
      ).toEqual(['placed']);
    },
  },
  {
    name: 'CRD art. 11a: what a statement lacks is named; an id that is none opens nothing',
    async run(wire) {
      const { errorClass, fields } = await wire.refused('beginWithdrawal', {
        ...statementOf({ ORDER_NUMBER: '', EMAIL: 'ada' }),
        NAME: '',
      });
      expect(errorClass).toBe('ValidationException');
      expect(fields.map(({ FIELD, CODE }) => `${FIELD} ${CODE}`).toSorted()).toEqual([
        'EMAIL FORMAT',
        'NAME REQUIRED',
        'ORDER_NUMBER REQUIRED',
      ]);
      for (const ID of ['none', '6f1c1e64-1111-4222-8333-444455556666']) {
        expect((await wire.refused('withdrawal', { ID })).errorClass).toBe('HashInvalidException');
        expect((await wire.refused('confirmWithdrawal', { ID })).errorClass).toBe('HashInvalidException');
      }
    },
  },
  {
    name: 'D32: one e-mail gets five receipts at once, then one in ten minutes',
    async run(wire) {
      const order = { ORDER_NUMBER: '2000-1', EMAIL: newEmail() };
      for (let times = 0; times < 5; times += 1) await wire.ask('beginWithdrawal', statementOf(order));
      expect((await wire.refused('beginWithdrawal', statementOf(order))).errorClass).toBe('ThrottledException');
      wire.passTime(11);
      await wire.ask('beginWithdrawal', statementOf(order));
    },
  },
];
