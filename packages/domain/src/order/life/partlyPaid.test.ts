import { describe, expect, test } from 'vitest';
import type { OrderAct } from './acts.ts';
import { after, all, authorised, closed, of7, refund, refusalOf, sent, withdrawn } from './acts.testing.ts';
import type { OrderRefusal } from './decide.ts';
import { decide } from './decide.ts';
import type { OrderState } from './orderState.ts';
import { isCovered, mayBeSent, needOf } from './orderState.ts';

describe('D38: an order on invoice is paid invoice by invoice', () => {
  const part = (cents: number) => ({ kind: 'paid', cents, invoices: [`RE-${cents}`] }) as const;
  const rest = (cents: number) => ({ kind: 'paid', cents }) as const;

  test.each<[before: readonly OrderAct[], act: OrderAct, expected: OrderState['payment'] | OrderRefusal]>([
    [[], part(600), 'partlyPaid'],
    [[part(600)], part(400), 'paid'],
    [[part(600)], rest(400), 'paid'],
    [[part(600)], part(300), 'partlyPaid'],
    [[part(600)], part(401), 'otherAmount'],
    [[part(600)], rest(300), 'otherAmount'],
    [[part(600)], part(0), 'otherAmount'],
    [[], rest(600), 'otherAmount'],
    [[authorised], part(600), 'otherAmount'],
    [[part(600), part(400)], part(1), 'alreadyPaid'],
    [[part(600)], refund(601), 'moreThanPaid'],
    [[part(600)], refund(600), 'partlyRefunded'],
    [[part(600), refund(600)], rest(400), 'partlyRefunded'],
    [[part(600), rest(400), refund(600)], refund(400), 'refunded'],
    [[part(600), withdrawn], rest(400), 'alreadyWithdrawn'],
  ])('after %j, %j: %s', (before, act, expected) => {
    const decision = decide(after(before, 'INVOICE'), act);
    expect(decision.kind === 'refused' ? decision.refusal : decision.state.payment).toBe(expected);
  });

  test('an order by transfer is paid as a whole, before it is sent', () => {
    expect(refusalOf(after([]), part(600))).toBe('otherAmount');
  });

  test('it waits for the rest, may be sent meanwhile, and is closed when all has come', () => {
    const half = after([sent(of7(5)), part(600)], 'INVOICE');
    expect([needOf(half), mayBeSent(half), isCovered(half)]).toEqual(['shipping', true, false]);
    const repaid = after([sent(all), part(600), refund(100)], 'INVOICE');
    expect([needOf(repaid), refusalOf(repaid, closed)]).toEqual(['payment', 'unfinished']);
    const done = after([sent(all), part(600), part(400)], 'INVOICE');
    expect([needOf(done), isCovered(done), refusalOf(done, closed)]).toEqual([null, true, null]);
  });
});
