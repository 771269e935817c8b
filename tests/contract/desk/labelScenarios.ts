import { expect } from 'vitest';
import { plainAct } from '@platine/domain/contract/desk/plainAct.testing.ts';
import type { DeskRequestOf } from '@platine/domain/contract/desk/deskSchemas.ts';
import { deskOrderFromWire } from '@platine/domain/desk/deskOrder.ts';
import { labelOutcome, labelReason, printableLabels } from '@platine/domain/desk/manyLabels.ts';
import type { DeskScenario } from './deskScenario.ts';

type ActWire = DeskRequestOf<'deskAct'>['ACT'];

/** Shipping labels at the desk (record 0142). */
export const labelScenarios: readonly DeskScenario[] = [
  {
    name: 'issue 19: the label of a parcel is made once, cancelled, and made anew; it goes when the parcel is sent',
    async run({ ask, refused, addOperator, placeOrder }) {
      const ORDER_NUMBER = await placeOrder();
      for (const name of ['deskLabel', 'deskCancelLabel'] as const)
        expect(await refused(name, { ORDER_NUMBER })).toBe('NotLoggedInException');
      await ask('deskSignIn', await addOperator('ylva', 'orders'));
      const read = () => ask('deskOrder', { ORDER_NUMBER });
      const act = async (ACT: Partial<ActWire> & Pick<ActWire, 'KIND'>) => {
        const { HISTORY } = await read();
        const SEEN = HISTORY.length;
        return ask('deskAct', { ORDER_NUMBER, SEEN, KEY: `label-${SEEN}`, ACT: { ...plainAct, ...ACT } });
      };
      const order = await read();
      expect(order.LABEL).toBeNull();
      expect((await ask('deskLabel', { ORDER_NUMBER })).ORDER.LABEL, 'nothing is packed').toBeNull();
      const PIECES = order.LINES.map(({ SKU, OPEN }) => ({ SKU, AMOUNT: OPEN }));
      await act({ KIND: 'paid', MONEY: order.TRANSACTION.TOTAL });
      const packed = await act({ KIND: 'packed', PIECES });
      expect(packed.ORDER.LABEL).toMatchObject({ STATE: 'none', REFERENCE: '', TRACKING_NUMBER: '', PRINTABLE: false });
      const { LACKS, ORDER } = await ask('deskLabel', { ORDER_NUMBER });
      expect([LACKS, ORDER.LABEL?.STATE, ORDER.LABEL?.PRINTABLE]).toEqual([[], 'made', true]);
      expect((await ask('deskLabel', { ORDER_NUMBER })).ORDER.LABEL, 'pressed twice').toEqual(ORDER.LABEL);
      const cancelled = await ask('deskCancelLabel', { ORDER_NUMBER });
      expect(cancelled.ORDER.LABEL?.STATE).toBe('cancelled');
      expect((await ask('deskCancelLabel', { ORDER_NUMBER })).ORDER).toEqual(cancelled.ORDER);
      expect((await ask('deskLabel', { ORDER_NUMBER })).ORDER.LABEL?.STATE).toBe('made');
      expect((await act({ KIND: 'sent', PIECES })).ORDER.LABEL).toBeNull();
    },
  },
  {
    name: 'issue 20: of several orders each gets its label by itself, and those that take none say why',
    async run({ ask, addOperator, placeOrder }) {
      await ask('deskSignIn', await addOperator('ragna', 'orders'));
      const numbers = [await placeOrder(), await placeOrder(), await placeOrder()];
      const [first = '', second = '', unpaid = ''] = numbers;
      const files = async () => {
        const wires = [];
        for (const ORDER_NUMBER of numbers) wires.push(await ask('deskOrder', { ORDER_NUMBER }));
        return wires.map(deskOrderFromWire);
      };
      for (const ORDER_NUMBER of [first, second]) {
        const { LINES, TRANSACTION } = await ask('deskOrder', { ORDER_NUMBER });
        const PIECES = LINES.map(({ SKU, OPEN }) => ({ SKU, AMOUNT: OPEN }));
        const acts = [{ KIND: 'paid', MONEY: TRANSACTION.TOTAL } as const, { KIND: 'packed', PIECES } as const];
        for (const [index, ACT] of acts.entries()) {
          const { HISTORY } = await ask('deskOrder', { ORDER_NUMBER });
          const request = { ORDER_NUMBER, SEEN: HISTORY.length, KEY: `many-${index}`, ACT: { ...plainAct, ...ACT } };
          expect((await ask('deskAct', request)).RESULT).toBe('done');
        }
      }
      const { LABELS } = await ask('deskOrders', { LIST: 'all', TEXT: '', SKIP: 0 });
      expect(LABELS).toBe(true);
      expect((await files()).map(labelReason)).toEqual([null, null, 'notPaid']);
      const outcomes = [];
      for (const ORDER_NUMBER of [second, unpaid, first]) {
        const { LACKS, ORDER } = await ask('deskLabel', { ORDER_NUMBER });
        outcomes.push(labelOutcome(deskOrderFromWire(ORDER), LACKS.length > 0));
      }
      expect(outcomes).toEqual([{ kind: 'made' }, { kind: 'left', reason: 'notPaid' }, { kind: 'made' }]);
      expect((await files()).map(labelReason)).toEqual(['hasLabel', 'hasLabel', 'notPaid']);
      const printed = printableLabels(await files());
      expect(printed.map((reference) => reference.startsWith(first) || reference.startsWith(second))).toEqual([
        true,
        true,
      ]);
      await ask('deskCancelLabel', { ORDER_NUMBER: first });
      expect(printableLabels(await files())).toEqual(printed.slice(1));
    },
  },
  {
    name: 'issue 19: who only reads makes no label, and nobody one of an unknown order',
    async run({ ask, refused, addOperator, placeOrder }) {
      const ORDER_NUMBER = await placeOrder();
      await ask('deskSignIn', await addOperator('oskar', 'read'));
      expect(await refused('deskLabel', { ORDER_NUMBER })).toBe('ForbiddenException');
      await ask('deskSignIn', await addOperator('xaver', 'orders'));
      for (const name of ['deskLabel', 'deskCancelLabel'] as const)
        expect(await refused(name, { ORDER_NUMBER: '2000-1' })).toBe('TransactionNotFoundException');
    },
  },
];
