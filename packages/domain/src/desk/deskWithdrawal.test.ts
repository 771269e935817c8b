import { describe, expect, test } from 'vitest';
import type { DeskWithdrawal } from './deskWithdrawal.ts';
import { deskWithdrawalFromWire, deskWithdrawalToWire, isWithdrawalOpen } from './deskWithdrawal.ts';

test.each([
  [null, null, '', true],
  ['recorded', 'refund', '', true],
  ['recorded', null, '', false],
  ['recorded', 'shipping', '', false],
  ['recorded', 'refund', 'anna', false],
  ['unknown', null, '', true],
  ['late', 'refund', '', true],
  ['described', null, 'anna', false],
] as const)('a statement that is %s, whose order waits for %s, settled by "%s", is open: %s', (...row) => {
  const [outcome, need, settledBy, open] = row;
  expect(isWithdrawalOpen({ outcome, need, settledBy })).toBe(open);
});

describe('on the wire', () => {
  test('a statement arrives as it was sent', () => {
    const statement: DeskWithdrawal = {
      id: '1',
      orderNumber: '2026-100001',
      name: 'Ada Muller',
      email: 'ada@example.org',
      goods: 'the lamp',
      pieces: [{ sku: 7, amount: 2 }],
      received: '2026-11-24',
      repayBy: '2026-12-08',
      outcome: 'described',
      need: 'refund',
      settledBy: 'anna',
      settledWhy: 'wrote to her',
    };
    expect(deskWithdrawalFromWire(deskWithdrawalToWire(statement))).toEqual(statement);
  });
});
