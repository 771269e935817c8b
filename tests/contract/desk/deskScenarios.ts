import { expect } from 'vitest';
import type { DeskRequestOf } from '@platine/domain/contract/desk/deskSchemas.ts';
import type { DeskScenario } from './deskScenario.ts';

type ActWire = DeskRequestOf<'deskAct'>['ACT'];
type DeskActWire = Partial<ActWire> & Pick<ActWire, 'KIND'>;

const plainAct: Omit<ActWire, 'KIND'> = {
  MONEY: 0,
  SHIPMENT: 0,
  PIECES: [],
  CARRIER: null,
  TRACKING_NUMBER: '',
  TO_STOCK: false,
  REASON: 'SHOP',
};

export const deskScenarios: readonly DeskScenario[] = [
  {
    name: 'nobody reads anything before they are signed in',
    async run({ ask, refused }) {
      expect(await ask('deskOperator')).toEqual({ OPERATOR: null });
      for (const name of ['deskToday', 'deskOrders'] as const) expect(await refused(name)).toBe('NotLoggedInException');
      expect(await refused('deskOrder', { ORDER_NUMBER: '2026-100001' })).toBe('NotLoggedInException');
    },
  },
  {
    name: 'an operator signs in with name, password and code, and out again',
    async run({ ask, refused, addOperator }) {
      const credentials = await addOperator('anna', 'orders');
      for (const wrong of [{ NAME: 'bert' }, { PASSWORD: 'correct horse' }, { CODE: '000000' }])
        expect(await refused('deskSignIn', { ...credentials, ...wrong })).toBe('WrongCredentialsException');
      const anna = { NAME: 'anna', ROLE: 'orders' };
      expect(await ask('deskSignIn', credentials)).toEqual(anna);
      expect(await ask('deskOperator')).toEqual({ OPERATOR: anna });
      expect(await ask('deskSignOut')).toEqual({});
      expect(await refused('deskToday')).toBe('NotLoggedInException');
      expect(await ask('deskSignOut'), 'twice').toEqual({});
    },
  },
  {
    name: 'a link lets a new operator choose a password, once',
    async run({ ask, refused, addLink }) {
      expect(await refused('deskLink', { TOKEN: 'unknown' })).toBe('HashInvalidException');
      const { TOKEN, CODE } = await addLink('berta');
      const { NAME, SECRET } = await ask('deskLink', { TOKEN });
      expect([NAME, SECRET]).toEqual(['berta', expect.stringMatching(/^[A-Z2-7]{32}$/)]);
      expect(await refused('deskAcceptLink', { TOKEN, CODE, PASSWORD: 'too short' })).toBe('ValidationException');
      const PASSWORD = 'long enough';
      expect(await refused('deskAcceptLink', { TOKEN, CODE: '000000', PASSWORD })).toBe('WrongCredentialsException');
      expect(await ask('deskAcceptLink', { TOKEN, CODE, PASSWORD })).toMatchObject({ NAME: 'berta' });
      expect(await ask('deskOperator')).toMatchObject({ OPERATOR: { NAME: 'berta' } });
      expect(await refused('deskAcceptLink', { TOKEN, CODE, PASSWORD })).toBe('HashInvalidException');
    },
  },
  {
    name: 'D37: an unpaid order is among what is to be paid, and is found by number, name, e-mail, part and amount',
    async run({ ask, addOperator, placeOrder }) {
      await ask('deskSignIn', await addOperator('clara', 'read'));
      const before = await ask('deskToday');
      const number = await placeOrder();
      expect(await ask('deskToday')).toEqual({ ...before, PAY: before.PAY + 1 });
      const { ORDERS } = await ask('deskOrders', { LIST: 'pay', TEXT: number });
      expect(ORDERS).toMatchObject([
        { ORDER_NUMBER: number, NEED: 'payment', PACKED: false, PAID: false, CANCELLATION: null },
      ]);
      const { TOTAL, NAME } = ORDERS[0] ?? { TOTAL: 0, NAME: '' };
      const { TRANSACTION } = await ask('deskOrder', { ORDER_NUMBER: number });
      const part = TRANSACTION.POSITIONS[0]?.MANUFACTURER_SKU ?? '';
      const amount = TOTAL.toFixed(2);
      for (const word of [NAME, TRANSACTION.EMAIL.toUpperCase(), part, amount, amount.replace('.', ',')]) {
        const { ORDERS: found, COUNT } = await ask('deskOrders', { TEXT: `${word} ${number}` });
        expect([found.map(({ ORDER_NUMBER }) => ORDER_NUMBER), COUNT], word).toEqual([[number], 1]);
      }
      for (const TEXT of [`${number} nobody`, '100%', `${number}_`])
        expect(await ask('deskOrders', { TEXT }), TEXT).toEqual({ ORDERS: [], COUNT: 0 });
      expect((await ask('deskOrders', { LIST: 'pack', TEXT: number })).COUNT).toBe(0);
    },
  },
  {
    name: 'D37: an order is shown with the places of its pieces and its history',
    async run({ ask, refused, addOperator, placeOrder }) {
      await ask('deskSignIn', await addOperator('dora', 'everything'));
      const ORDER_NUMBER = await placeOrder();
      const order = await ask('deskOrder', { ORDER_NUMBER });
      expect(order).toMatchObject({ STAGE: 'placed', PAYMENT: 'open', PAID: 0, REFUNDED: 0, NEED: 'payment' });
      const [position] = order.TRANSACTION.POSITIONS;
      expect(order.LINES[0]).toMatchObject({ SKU: position?.SKU, OPEN: position?.AMOUNT, PACKED: 0, SENT: 0 });
      expect(order.HISTORY).toMatchObject([{ POSITION: 1, BY: 'shop', WHY: '', KIND: 'placed', MONEY: null }]);
      expect(await refused('deskOrder', { ORDER_NUMBER: '2000-1' })).toBe('TransactionNotFoundException');
    },
  },
  {
    name: 'D37: an order is paid, packed and sent, by the operator whose name its history has',
    async run({ ask, refused, addOperator, placeOrder }) {
      await ask('deskSignIn', await addOperator('frida', 'orders'));
      const ORDER_NUMBER = await placeOrder();
      const { TRANSACTION, LINES } = await ask('deskOrder', { ORDER_NUMBER });
      const all = LINES.map(({ SKU, OPEN }) => ({ SKU, AMOUNT: OPEN }));
      const act = (SEEN: number, ACT: DeskActWire, WHY = '') =>
        ask('deskAct', { ORDER_NUMBER, SEEN, KEY: `${ACT.KIND}-${SEEN}`, WHY, ACT: { ...plainAct, ...ACT } });
      const early = await act(1, { KIND: 'packed', PIECES: all });
      expect([early.RESULT, early.REFUSAL], 'before the money').toEqual(['refused', 'notPaid']);
      const paid = await act(1, { KIND: 'paid', MONEY: TRANSACTION.TOTAL }, 'bank statement of Monday');
      expect(paid).toMatchObject({ RESULT: 'done', ORDER: { NEED: 'shipping', PAID: TRANSACTION.TOTAL } });
      expect(paid.ORDER.HISTORY[1]).toMatchObject({ KIND: 'paid', BY: 'frida', WHY: 'bank statement of Monday' });
      expect((await act(1, { KIND: 'paid', MONEY: TRANSACTION.TOTAL })).RESULT, 'again').toBe('repeated');
      const late = await act(1, { KIND: 'cancelled' });
      expect([late.RESULT, late.ORDER.HISTORY.at(-1)?.BY], 'somebody was faster').toEqual(['conflict', 'frida']);
      const packed = await act(2, { KIND: 'packed', PIECES: all });
      expect(packed.ORDER.LINES[0]).toMatchObject({ OPEN: 0, PACKED: all[0]?.AMOUNT });
      expect((await ask('deskOrders', { LIST: 'send', TEXT: ORDER_NUMBER })).COUNT).toBe(1);
      const sent = await act(3, { KIND: 'sent', PIECES: all, CARRIER: 'dpd', TRACKING_NUMBER: ' 0123 ' });
      expect(sent).toMatchObject({ RESULT: 'done', ORDER: { NEED: null } });
      expect(sent.ORDER.HISTORY.at(-1)).toMatchObject({ KIND: 'sent', CARRIER: 'dpd', TRACKING_NUMBER: '0123' });
      const back = await act(4, { KIND: 'refunded', MONEY: 1 });
      expect(back.ORDER).toMatchObject({ PAYMENT: 'partlyRefunded', REFUNDED: 1 });
      const unknown = { ORDER_NUMBER: '2000-1', SEEN: 1, KEY: 'x', ACT: { ...plainAct, KIND: 'closed' } };
      expect(await refused('deskAct', unknown)).toBe('TransactionNotFoundException');
      expect(await refused('deskAct', { ...unknown, ACT: { KIND: 'placed' } })).toBe('InvalidRequestException');
    },
  },
  {
    name: 'a role that only reads changes nothing, and nobody does without a session',
    async run({ ask, refused, addOperator, placeOrder }) {
      const ORDER_NUMBER = await placeOrder();
      const request = { ORDER_NUMBER, SEEN: 1, KEY: 'x', ACT: { ...plainAct, KIND: 'cancelled' } };
      expect(await refused('deskAct', request)).toBe('NotLoggedInException');
      for (const role of ['read', 'catalogue'] as const) {
        await ask('deskSignIn', await addOperator(`gina-${role}`, role));
        expect(await refused('deskAct', request), role).toBe('ForbiddenException');
      }
      expect((await ask('deskOrder', { ORDER_NUMBER })).HISTORY).toHaveLength(1);
    },
  },
  {
    name: 'spec §8: a request that the contract does not know is refused',
    async run({ ask, refused, addOperator }) {
      expect(await refused('deskSignIn', { NAME: 'x' })).toBe('InvalidRequestException');
      await ask('deskSignIn', await addOperator('edgar', 'read'));
      for (const wrong of [{ LIST: 'mine' }, { SKIP: -1 }, { SKIP: 'x' }, { TEXT: 'x'.repeat(101) }])
        expect(await refused('deskOrders', wrong), JSON.stringify(wrong)).toBe('InvalidRequestException');
    },
  },
];
