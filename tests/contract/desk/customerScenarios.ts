import { expect } from 'vitest';
import type { DeskScenario } from './deskScenario.ts';

const personCalls = [
  'deskCustomer',
  'deskDecideCustomer',
  'deskExportCustomer',
  'deskErasure',
  'deskEraseCustomer',
] as const;

/** Customers at the desk. */
export const customerScenarios: readonly DeskScenario[] = [
  {
    name: 'issue 20, D13, D23: an account is found, cleared for invoices and marked as a school, with who and why',
    async run({ ask, refused, addOperator, addCustomer }) {
      const EMAIL = 'grace_h@example.org';
      const PERSON = String(await addCustomer(EMAIL));
      const decision = { PERSON, SEEN: 0, WHY: ' letter of the school ', SCHOOL: true, INVOICE: false };
      for (const name of ['deskCustomers', ...personCalls] as const)
        expect(await refused(name, decision)).toBe('NotLoggedInException');
      await ask('deskSignIn', await addOperator('xenia', 'everything'));
      const found = await ask('deskCustomers', { TEXT: 'Grace_H@' });
      expect(found).toMatchObject({
        COUNT: 1,
        CUSTOMERS: [{ ID: Number(PERSON), EMAIL, SCHOOL: false, INVOICE: false }],
      });
      expect((await ask('deskCustomers', { TEXT: PERSON })).CUSTOMERS.map(({ ID }) => ID)).toEqual([Number(PERSON)]);
      for (const TEXT of ['grace.h@', `${EMAIL} nobody`])
        expect((await ask('deskCustomers', { TEXT })).COUNT, TEXT).toBe(0);
      const decided = await ask('deskDecideCustomer', decision);
      const account = { SCHOOL: true, INVOICE: false, ACTIVATED: true };
      expect(decided).toMatchObject({ RESULT: 'done', CUSTOMER: { EMAIL, ACCOUNT: account, ORDERS: [] } });
      const act = { BY: 'xenia', WHY: 'letter of the school', KIND: 'decided', SCHOOL: true, INVOICE: false };
      expect(decided.CUSTOMER.ACTS).toMatchObject([act]);
      expect(await ask('deskDecideCustomer', decision), 'pressed twice').toEqual(decided);
      expect(await ask('deskCustomer', { PERSON })).toEqual(decided.CUSTOMER);
    },
  },
  {
    name: 'issue 20: of two operators who decide, the second is told of the first',
    async run({ ask, addOperator, addCustomer }) {
      const PERSON = String(await addCustomer('lise@example.org'));
      await ask('deskSignIn', await addOperator('yann', 'everything'));
      const decision = { PERSON, SEEN: 0, WHY: 'x', SCHOOL: false, INVOICE: true };
      expect((await ask('deskDecideCustomer', decision)).RESULT).toBe('done');
      await ask('deskSignIn', await addOperator('zoe', 'everything'));
      const late = await ask('deskDecideCustomer', { ...decision, SCHOOL: true, INVOICE: false });
      expect(late).toMatchObject({ RESULT: 'conflict', CUSTOMER: { ACCOUNT: { SCHOOL: false, INVOICE: true } } });
      expect(late.CUSTOMER.ACTS).toMatchObject([{ BY: 'yann' }]);
      const SEEN = late.CUSTOMER.ACTS[0]?.ID ?? 0;
      expect((await ask('deskDecideCustomer', { ...decision, SEEN, SCHOOL: true })).RESULT, 'having seen it').toBe(
        'done',
      );
    },
  },
  {
    name: 'issue 20: only who may do everything decides, exports and erases, and about nobody who is not there',
    async run({ ask, refused, addOperator, addCustomer, placeOrder }) {
      const request = {
        PERSON: String(await addCustomer('rita@example.org')),
        SEEN: 0,
        WHY: 'x',
        SCHOOL: true,
        INVOICE: true,
      };
      const guest = await placeOrder();
      await ask('deskSignIn', await addOperator('abel', 'orders'));
      for (const name of personCalls.filter((one) => one !== 'deskCustomer'))
        expect(await refused(name, request), name).toBe('ForbiddenException');
      await ask('deskSignIn', await addOperator('bela', 'everything'));
      for (const name of personCalls)
        for (const PERSON of ['999999998', '2000-1'])
          expect(await refused(name, { ...request, PERSON }), `${name} ${PERSON}`).toBe('NotFoundException');
      expect(await refused('deskDecideCustomer', { ...request, PERSON: guest }), 'a guest').toBe('NotFoundException');
      for (const name of ['deskDecideCustomer', 'deskExportCustomer', 'deskEraseCustomer'] as const)
        expect(await refused(name, { ...request, WHY: '' }), name).toBe('InvalidRequestException');
    },
  },
  {
    name: 'GDPR: everything about a person is exported and erased, and the log says by whom',
    async run({ ask, addOperator, addCustomer }) {
      const EMAIL = 'noor@example.org';
      const PERSON = String(await addCustomer(EMAIL));
      await ask('deskSignIn', await addOperator('cleo', 'everything'));
      expect((await ask('deskExportCustomer', { PERSON, WHY: 'her letter' })).TEXT).toContain(EMAIL);
      expect((await ask('deskCustomer', { PERSON })).ACTS).toMatchObject([{ BY: 'cleo', KIND: 'exported' }]);
      const erasure = { RESULT: 'erased', UNFINISHED: [], KEPT: [] };
      expect(await ask('deskErasure', { PERSON })).toEqual(erasure);
      expect((await ask('deskCustomer', { PERSON })).ACCOUNT, 'a preview').not.toBeNull();
      expect(await ask('deskEraseCustomer', { PERSON, WHY: 'her letter' })).toEqual(erasure);
      const left = await ask('deskCustomer', { PERSON });
      expect(left).toMatchObject({ EMAIL: '', ACCOUNT: null, PROOFS: [], ORDERS: [] });
      expect(left.ACTS).toMatchObject([{ BY: 'cleo', WHY: 'her letter', KIND: 'erased' }]);
      expect((await ask('deskCustomers', { TEXT: EMAIL })).COUNT).toBe(0);
    },
  },
  {
    name: 'GDPR: nobody is erased whose order waits for something; a guest is named by an order',
    async run({ ask, addOperator, placeOrder }) {
      const PERSON = await placeOrder();
      await ask('deskSignIn', await addOperator('dorothee', 'everything'));
      const before = await ask('deskCustomer', { PERSON });
      expect(before.ACCOUNT).toBeNull();
      expect(before.ORDERS.map((one) => one.ORDER_NUMBER)).toContain(PERSON);
      for (const erasure of [
        await ask('deskErasure', { PERSON }),
        await ask('deskEraseCustomer', { PERSON, WHY: 'x' }),
      ]) {
        expect(erasure).toMatchObject({ RESULT: 'unfinished', KEPT: [] });
        expect(erasure.UNFINISHED).toContain(PERSON);
      }
      expect(await ask('deskCustomer', { PERSON })).toEqual(before);
    },
  },
];
