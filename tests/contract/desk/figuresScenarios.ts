import type { DeskRequestOf } from '@platine/domain/contract/desk/deskSchemas.ts';
import { plainAct } from '@platine/domain/contract/desk/plainAct.testing.ts';
import { expect } from 'vitest';
import type { DeskScenario } from './deskScenario.ts';

type Act = DeskRequestOf<'deskAct'>['ACT'];

/** Figures at the desk. */
export const figuresScenarios: readonly DeskScenario[] = [
  {
    name: 'issue 20: an order counts on its day, and is revenue without VAT once it is sent',
    async run({ ask, refused, addOperator, placeOrder }) {
      expect(await refused('deskFigures')).toBe('NotLoggedInException');
      const ORDER_NUMBER = await placeOrder();
      await ask('deskSignIn', await addOperator('emil', 'orders'));
      const { TRANSACTION, HISTORY } = await ask('deskOrder', { ORDER_NUMBER });
      const day = TRANSACTION.ORDER_DATE;
      const read = () => ask('deskFigures', { FROM: day, UNTIL: day });
      const before = await read();
      expect(before.DAYS.map(({ DAY }) => DAY)).toEqual([day]);
      expect(before.DAYS[0]?.ORDERS).toBeGreaterThan(0);
      let seen = HISTORY.length;
      const act = async (ACT: Partial<Act> & Pick<Act, 'KIND'>) => {
        const KEY = `act-${seen}`;
        const { RESULT } = await ask('deskAct', { ORDER_NUMBER, SEEN: seen, KEY, ACT: { ...plainAct, ...ACT } });
        expect(RESULT).toBe('done');
        seen += 1;
      };
      await act({ KIND: 'paid', MONEY: TRANSACTION.TOTAL });
      expect((await read()).DAYS, 'paid is not sent').toEqual(before.DAYS);
      const PIECES = TRANSACTION.POSITIONS.map(({ SKU, AMOUNT }) => ({ SKU, AMOUNT }));
      await act({ KIND: 'sent', PIECES, CARRIER: 'dhl', TRACKING_NUMBER: '' });
      const after = await read();
      const revenue = (figures: typeof after) => figures.DAYS[0]?.REVENUE ?? 0;
      expect(revenue(after) - revenue(before)).toBeCloseTo(TRANSACTION.TOTAL - TRANSACTION.TOTAL_TAX, 2);
      const named = after.PRODUCTS.reduce((sum, { REVENUE }) => sum + REVENUE, 0);
      expect(named + after.REST, 'products and the rest are all of it').toBeCloseTo(revenue(after), 2);
      const net = after.VAT.reduce((sum, { NET }) => sum + NET, 0);
      expect(net, 'and so is what the returns declare').toBeCloseTo(revenue(after), 2);
      expect(after.PRODUCTS.map(({ SKU }) => SKU)).toContain(PIECES[0]?.SKU);
    },
  },
  {
    name: 'issue 20: figures are of the month so far, or of days that exist, in their order',
    async run({ ask, refused, addOperator }) {
      const month = { FROM: '2026-11-01', UNTIL: '2026-11-30' };
      expect(await refused('deskFiguresFile', { ...month, KIND: 'days' })).toBe('NotLoggedInException');
      await ask('deskSignIn', await addOperator('fritz', 'read'));
      const { FROM, UNTIL, TODAY, DAYS } = await ask('deskFigures');
      expect([FROM, UNTIL, DAYS.at(-1)?.DAY]).toEqual([`${TODAY.slice(0, 7)}-01`, TODAY, TODAY]);
      for (const days of [
        { FROM: '2026-11-30', UNTIL: '2026-11-01' },
        { FROM: '2026-02-30', UNTIL: '2026-03-01' },
        { FROM: '2025-01-01', UNTIL: '2026-11-01' },
        { FROM: 'yesterday', UNTIL: '2026-11-01' },
      ]) {
        expect(await refused('deskFigures', days), days.FROM).toBe('InvalidRequestException');
        expect(await refused('deskFiguresFile', { ...days, KIND: 'days' })).toBe('InvalidRequestException');
      }
      for (const KIND of ['invoices', 'vat', 'days', 'products'] as const) {
        const { NAME, TEXT } = await ask('deskFiguresFile', { ...month, KIND });
        expect(NAME).toBe(`${KIND}-2026-11-01-2026-11-30.csv`);
        expect(TEXT).toContain(';');
      }
    },
  },
];
