import { expect } from 'vitest';
import type { DeskScenario } from './deskScenario.ts';

/** Bank statements at the desk. */
export const statementScenarios: readonly DeskScenario[] = [
  {
    name: 'record 0097: a statement books what names an order and its amount, once, and proposes orders for the rest',
    async run({ ask, refused, addOperator, placeOrder }) {
      const [named, chosen] = [await placeOrder(), await placeOrder()];
      expect(await refused('deskStatement', { FILE: 'YQ==' })).toBe('NotLoggedInException');
      await ask('deskSignIn', await addOperator('olga', 'orders'));
      const { TRANSACTION } = await ask('deskOrder', { ORDER_NUMBER: named });
      const AMOUNT = TRANSACTION.TOTAL;
      const amount = AMOUNT.toFixed(2);
      const entries = [`${amount};Order ${named};Ada;S-${named}`, `${amount};${chosen.replace('-', ' ')};;T-${named}`];
      const lines = [...entries, `1.00;${chosen};;U-${named}`].map((entry) => `2026-11-23;${entry}`);
      const FILE = btoa(['date;amount;text;payer;id', ...lines].join('\n'));
      const { PROBLEM, CREDITS } = await ask('deskStatement', { FILE });
      expect(PROBLEM).toBeNull();
      expect(CREDITS).toMatchObject([
        { KIND: 'booked', ORDER_NUMBER: named, REASON: null, BY: 'olga', MATCHES: [] },
        { KIND: 'listed', ORDER_NUMBER: null, REASON: 'noReference', PAYER: '', AMOUNT },
        { KIND: 'listed', ORDER_NUMBER: chosen, REASON: 'otherAmount', AMOUNT: 1, MATCHES: [] },
      ]);
      expect(CREDITS[1]?.MATCHES[0]).toMatchObject({ ORDER_NUMBER: chosen, TOTAL: AMOUNT, HINT: 'number' });
      const request = { ID: `T-${named}`, DATE: '2026-11-23', AMOUNT, ORDER_NUMBER: chosen };
      expect(await refused('deskBookCredit', { ...request, ORDER_NUMBER: '2000-1' })).toBe(
        'TransactionNotFoundException',
      );
      const little = await ask('deskBookCredit', { ...request, ID: `U-${named}`, AMOUNT: 1 });
      expect(little).toEqual({ RESULT: 'refused', REASON: 'otherAmount', ORDER_NUMBER: chosen, BY: '' });
      const done = { RESULT: 'done', REASON: null, ORDER_NUMBER: chosen, BY: 'olga' };
      expect(await ask('deskBookCredit', request)).toEqual(done);
      expect(await ask('deskBookCredit', request), 'pressed twice').toEqual(done);
      const again = await ask('deskStatement', { FILE });
      expect(again.CREDITS.map(({ KIND, ORDER_NUMBER, BY }) => [KIND, ORDER_NUMBER, BY])).toEqual([
        ['bookedBefore', named, 'olga'],
        ['bookedBefore', chosen, 'olga'],
        ['listed', chosen, ''],
      ]);
      for (const ORDER_NUMBER of [named, chosen])
        expect((await ask('deskOrder', { ORDER_NUMBER })).HISTORY.map(({ KIND }) => KIND)).toEqual(['placed', 'paid']);
    },
  },
  {
    name: 'record 0097: of two who choose an order for one credit, the second is told of the first',
    async run({ ask, refused, addOperator, placeOrder }) {
      const [one, other] = [await placeOrder(), await placeOrder()];
      const credit = { ID: `V-${one}`, DATE: '2026-11-23', AMOUNT: 0 };
      expect(await refused('deskBookCredit', { ...credit, ORDER_NUMBER: one })).toBe('NotLoggedInException');
      await ask('deskSignIn', await addOperator('paul', 'orders'));
      const { TRANSACTION } = await ask('deskOrder', { ORDER_NUMBER: one });
      const request = { ...credit, AMOUNT: TRANSACTION.TOTAL };
      await ask('deskBookCredit', { ...request, ORDER_NUMBER: one });
      await ask('deskSignIn', await addOperator('quirin', 'orders'));
      const late = await ask('deskBookCredit', { ...request, ORDER_NUMBER: other });
      expect(late).toEqual({ RESULT: 'conflict', REASON: null, ORDER_NUMBER: one, BY: 'paul' });
      expect((await ask('deskOrder', { ORDER_NUMBER: other })).HISTORY).toHaveLength(1);
    },
  },
  {
    name: 'record 0097: a file that is no statement says where and why',
    async run({ ask, refused, addOperator }) {
      await ask('deskSignIn', await addOperator('rita', 'orders'));
      expect(await ask('deskStatement', { FILE: btoa('a;b;c') })).toEqual({
        PROBLEM: { CODE: 'columns', LINE: 1 },
        CREDITS: [],
      });
      expect(await refused('deskStatement', { FILE: '!' })).toBe('InvalidRequestException');
    },
  },
];
