import { expect } from 'vitest';
import { plainAct } from '@platine/domain/contract/desk/plainAct.testing.ts';
import type { DeskRequestOf } from '@platine/domain/contract/desk/deskSchemas.ts';
import type { DeskScenario } from './deskScenario.ts';

type ActWire = DeskRequestOf<'deskAct'>['ACT'];
type DeskActWire = Partial<ActWire> & Pick<ActWire, 'KIND'>;

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
        expect(await ask('deskOrders', { TEXT }), TEXT).toMatchObject({ ORDERS: [], COUNT: 0 });
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
      const pigeon = { ORDER_NUMBER, SEEN: 3, KEY: 'p', ACT: { ...plainAct, KIND: 'sent', CARRIER: 'pigeon' } };
      expect(await refused('deskAct', pigeon), 'no carrier of the shop').toBe('InvalidRequestException');
      const sent = await act(3, { KIND: 'sent', PIECES: all, CARRIER: 'dpd', TRACKING_NUMBER: ' 0123 ' });
      expect(sent.ORDER.CARRIERS.map(({ CODE }) => CODE)).toContain('dpd');
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
    name: 'D37: goods come back and their price does, a note and a repeated mail stand in the history',
    async run({ ask, refused, addOperator, placeOrder }) {
      await ask('deskSignIn', await addOperator('henri', 'orders'));
      const ORDER_NUMBER = await placeOrder();
      const { TRANSACTION, LINES } = await ask('deskOrder', { ORDER_NUMBER });
      const [{ SKU, OPEN } = { SKU: 0, OPEN: 0 }] = LINES;
      const act = async (SEEN: number, ACT: DeskActWire, WHY = '') => {
        const answer = await ask('deskAct', { ORDER_NUMBER, SEEN, KEY: `${SEEN}`, WHY, ACT: { ...plainAct, ...ACT } });
        expect([ACT.KIND, answer.RESULT, answer.REFUSAL]).toEqual([ACT.KIND, 'done', null]);
        return answer.ORDER;
      };
      await act(1, { KIND: 'paid', MONEY: TRANSACTION.TOTAL });
      const sent = await act(2, { KIND: 'sent', PIECES: [{ SKU, AMOUNT: OPEN }] });
      expect(sent.STANDARD_SHIPMENT).toBeGreaterThan(0);
      await act(3, { KIND: 'withdrawn', PIECES: [{ SKU, AMOUNT: 2 }] });
      const PIECES = [{ SKU, AMOUNT: 2 }];
      const back = await act(4, { KIND: 'returned', PIECES, TO_STOCK: true, RETURN_REASON: 'WITHDRAWAL' });
      expect(back).toMatchObject({ NEED: 'refund', LINES: [{ RETURNED: 2, WITHDRAWN: 2 }] });
      const SHIPMENT = sent.STANDARD_SHIPMENT;
      const repaid = await act(5, { KIND: 'refunded', MONEY: SHIPMENT + 0.02, SHIPMENT, PIECES }, 'withdrawal');
      expect(repaid).toMatchObject({ NEED: null, STANDARD_SHIPMENT: 0, REFUNDED_SHIPMENT: SHIPMENT });
      expect(repaid.HISTORY.at(-1)).toMatchObject({ KIND: 'refunded', PIECES, BY: 'henri', WHY: 'withdrawal' });
      const MONEY = SHIPMENT + 0.02;
      expect(repaid).toMatchObject({ REFUNDS_BY: 'hand', TO_TRANSFER: MONEY });
      const [listed] = (await ask('deskOrders', { LIST: 'transfer', TEXT: ORDER_NUMBER })).ORDERS;
      const { TRANSFER: waiting } = await ask('deskToday');
      expect([listed?.TO_TRANSFER, waiting > 0]).toEqual([MONEY, true]);
      const transferred = await act(6, { KIND: 'transferred', MONEY });
      expect(transferred).toMatchObject({ TO_TRANSFER: 0, NEED: null });
      expect(transferred.HISTORY.at(-1)).toMatchObject({ KIND: 'transferred', MONEY, BY: 'henri' });
      const twice = { ...plainAct, KIND: 'transferred', MONEY } as const;
      const second = await ask('deskAct', { ORDER_NUMBER, SEEN: 7, KEY: 'again', ACT: twice });
      expect([second.RESULT, second.REFUSAL, second.ORDER.HISTORY.at(-1)?.BY]).toEqual([
        'refused',
        'nothingToTransfer',
        'henri',
      ]);
      expect((await ask('deskOrders', { LIST: 'transfer', TEXT: ORDER_NUMBER })).COUNT).toBe(0);
      expect((await ask('deskToday')).TRANSFER).toBe(waiting - 1);
      const noted = await act(7, { KIND: 'noted' }, 'called');
      expect(noted.HISTORY.at(-1)).toMatchObject({ KIND: 'noted', WHY: 'called', MAIL: null });
      const mailed = await act(8, { KIND: 'mailed', MAIL: 'refunded' });
      expect(mailed.HISTORY.at(-1)).toMatchObject({ KIND: 'mailed', MAIL: 'refunded', BY: 'henri' });
      const wordless = { ORDER_NUMBER, SEEN: 9, KEY: 'x', WHY: ' ', ACT: { ...plainAct, KIND: 'noted' } };
      expect(await refused('deskAct', wordless)).toBe('InvalidRequestException');
    },
  },
  {
    name: 'D37: of two operators who press the same, the second is told of the first',
    async run({ ask, addOperator, placeOrder }) {
      const ORDER_NUMBER = await placeOrder();
      await ask('deskSignIn', await addOperator('ines', 'orders'));
      const { TRANSACTION } = await ask('deskOrder', { ORDER_NUMBER });
      const ACT = { ...plainAct, KIND: 'paid', MONEY: TRANSACTION.TOTAL } as const;
      const press = () => ask('deskAct', { ORDER_NUMBER, SEEN: 1, KEY: 'one', ACT });
      expect((await press()).RESULT).toBe('done');
      expect((await press()).RESULT, 'again').toBe('repeated');
      await ask('deskSignIn', await addOperator('jan', 'orders'));
      const late = await press();
      expect([late.RESULT, late.ORDER.HISTORY.at(-1)?.BY]).toEqual(['conflict', 'ines']);
    },
  },
  {
    name: 'D39: a statement of withdrawal that no order has is listed with its day until an operator has settled it',
    async run({ ask, refused, addOperator, withdraw }) {
      const request = { ID: await withdraw(), WHY: 'wrote to her' };
      expect(await refused('deskWithdrawals')).toBe('NotLoggedInException');
      expect(await refused('deskSettleWithdrawal', request)).toBe('NotLoggedInException');
      await ask('deskSignIn', await addOperator('karl', 'orders'));
      const { WITHDRAWALS: before, REPAY_BY } = await ask('deskToday');
      expect([before > 0, REPAY_BY]).toEqual([true, expect.stringMatching(/^2026-12-0\d$/)]);
      const find = async () => (await ask('deskWithdrawals')).WITHDRAWALS.find(({ ID }) => ID === request.ID);
      expect(await find()).toMatchObject({ ORDER_NUMBER: '2000-1', OUTCOME: 'unknown', NEED: null, SETTLED_BY: '' });
      expect(await refused('deskSettleWithdrawal', { ...request, ID: 'x' })).toBe('HashInvalidException');
      expect(await refused('deskSettleWithdrawal', { ...request, WHY: '' })).toBe('InvalidRequestException');
      const done = await ask('deskSettleWithdrawal', request);
      expect(done).toMatchObject({ RESULT: 'done', WITHDRAWAL: { SETTLED_BY: 'karl', SETTLED_WHY: 'wrote to her' } });
      expect((await ask('deskToday')).WITHDRAWALS).toBe(before - 1);
      await ask('deskSignIn', await addOperator('lena', 'orders'));
      const late = await ask('deskSettleWithdrawal', request);
      expect(late, 'the faster one is named').toMatchObject({ RESULT: 'conflict', WITHDRAWAL: { SETTLED_BY: 'karl' } });
    },
  },
  {
    name: 'D33: a question is listed until it is answered by mail, or closed',
    async run({ ask, refused, addOperator, askQuestion }) {
      const ID = await askQuestion();
      expect(await refused('deskQuestions')).toBe('NotLoggedInException');
      expect(await refused('deskCloseQuestion', { ID })).toBe('NotLoggedInException');
      await ask('deskSignIn', await addOperator('mona', 'orders'));
      const { QUESTIONS: before } = await ask('deskToday');
      const open = await ask('deskQuestions');
      expect(open.COUNT).toBe(before);
      const question = open.QUESTIONS.find((one) => one.ID === ID);
      expect(question).toMatchObject({ NAME: 'Ada Lovelace', LANGUAGE: 'DE', CLOSED_BY: '', ANSWER: '' });
      expect(await refused('deskCloseQuestion', { ID: 'x' })).toBe('HashInvalidException');
      const answered = { RESULT: 'done', QUESTION: { CLOSED_BY: 'mona', ANSWER: 'Morgen.' } };
      expect(await ask('deskCloseQuestion', { ID, TEXT: ' Morgen. ' })).toMatchObject(answered);
      expect(await ask('deskCloseQuestion', { ID, TEXT: 'Morgen.' }), 'again').toMatchObject(answered);
      expect((await ask('deskToday')).QUESTIONS).toBe(before - 1);
      expect((await ask('deskQuestions', { LIST: 'all' })).QUESTIONS.map((one) => one.ID)).toContain(ID);
      await ask('deskSignIn', await addOperator('nils', 'orders'));
      const late = await ask('deskCloseQuestion', { ID, TEXT: 'Heute.' });
      expect(late).toMatchObject({ RESULT: 'conflict', QUESTION: { CLOSED_BY: 'mona', ANSWER: 'Morgen.' } });
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
