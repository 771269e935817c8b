import { expect, test } from 'vitest';
import type { Today } from './today.ts';
import { todayFromWire, todayToWire } from './today.ts';

test.each(['2026-12-08', null])('the work of a day whose first deadline is %s arrives as it was sent', (repayBy) => {
  const today: Today = {
    pay: 1,
    pack: 2,
    send: 3,
    repay: 4,
    transfer: 9,
    repayBy,
    withdrawals: 5,
    questions: 6,
    low: 7,
    mails: 8,
  };
  expect(todayFromWire(todayToWire(today))).toEqual(today);
});
