import { expect } from 'vitest';
import type { DeskRequestOf } from '@platine/domain/contract/desk/deskSchemas.ts';
import type { DeskScenario } from './deskScenario.ts';

type Request = DeskRequestOf<'deskActOnMails'>;

export const mailScenarios: readonly DeskScenario[] = [
  {
    name: 'issue 20: a mail that does not leave is listed, tried again and given up, with who and why',
    async run({ ask, refused, addOperator, refuseMail }) {
      const ID = await refuseMail();
      const retry: Request = { KIND: 'retried', IDS: [ID], SEEN: 0, WHY: '' };
      expect(await refused('deskMails')).toBe('NotLoggedInException');
      expect(await refused('deskActOnMails', retry)).toBe('NotLoggedInException');
      await ask('deskSignIn', await addOperator('mail-ada', 'orders'));
      const { MAILS, COUNT, SEEN } = await ask('deskMails');
      expect((await ask('deskToday')).MAILS).toBe(COUNT);
      const shown = { KIND: 'orderPaid', RECIPIENT: 'a…@example.org', ORDER_NUMBER: '2026-100001', ATTEMPTS: 3 };
      expect(MAILS.find((one) => one.ID === ID)).toMatchObject(shown);
      const done = { ENDS: [{ ID, RESULT: 'done', FASTER: null }] };
      expect(await ask('deskActOnMails', { ...retry, SEEN })).toEqual(done);
      expect(await ask('deskActOnMails', { ...retry, SEEN }), 'again').toEqual(done);
      const giveUp: Request = { ...retry, KIND: 'givenUp', SEEN, WHY: ' no such address ' };
      for (const wrong of [
        { ...giveUp, WHY: ' ' },
        { ...giveUp, IDS: [] },
        { ...giveUp, KIND: 'sent' },
      ])
        expect(await refused('deskActOnMails', wrong)).toBe('InvalidRequestException');
      await ask('deskSignIn', await addOperator('mail-bert', 'orders'));
      const late = await ask('deskActOnMails', giveUp);
      expect(late).toMatchObject({ ENDS: [{ ID, RESULT: 'conflict', FASTER: { BY: 'mail-ada', KIND: 'retried' } }] });
      const { SEEN: now } = await ask('deskMails');
      expect(await ask('deskActOnMails', { ...giveUp, SEEN: now })).toEqual(done);
      const after = await ask('deskMails');
      expect([after.COUNT, after.MAILS.filter((one) => one.ID === ID)]).toEqual([COUNT - 1, []]);
      expect(after.ACTS[0]).toMatchObject({
        BY: 'mail-bert',
        WHY: 'no such address',
        KIND: 'givenUp',
        MAIL: 'orderPaid',
      });
    },
  },
  {
    name: 'issue 20: all mails are tried again at once, each with its end; an unknown one is gone',
    async run({ ask, refused, addOperator, refuseMail }) {
      const ids = [await refuseMail(), await refuseMail()];
      await ask('deskSignIn', await addOperator('mail-cleo', 'read'));
      expect(await refused('deskActOnMails', { KIND: 'retried', IDS: [], SEEN: 0 })).toBe('ForbiddenException');
      await ask('deskSignIn', await addOperator('mail-dora', 'orders'));
      const { SEEN } = await ask('deskMails');
      const { ENDS } = await ask('deskActOnMails', { KIND: 'retried', IDS: [], SEEN });
      expect(ENDS.filter(({ RESULT }) => RESULT === 'done').map(({ ID }) => ID)).toEqual(expect.arrayContaining(ids));
      const gone = await ask('deskActOnMails', { KIND: 'retried', SEEN, IDS: ['x'] });
      expect(gone).toEqual({ ENDS: [{ ID: 'x', RESULT: 'gone', FASTER: null }] });
    },
  },
];
