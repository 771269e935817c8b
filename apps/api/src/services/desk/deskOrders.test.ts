import { deskPageSize } from '@platine/domain/desk/deskList.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { medianTime } from '../../../testing/medianTime.ts';
import { spreadOrders } from '../../../testing/spreadOrders.ts';
import type { TestApp } from '../../../testing/testApp.ts';
import { openTestApp } from '../../../testing/testApp.ts';
import { countToday, searchOrders } from './deskOrders.ts';

const many = 10_000;
/** Milliseconds that a list may take at the server (issue 20). */
const budget = 100;

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
  await spreadOrders(shop.db, many);
}, 120_000);
afterAll(() => shop.close());

describe('a list of 10,000 orders answers within 100 ms', () => {
  test.each([
    ['the newest', { list: 'all', text: '', skip: 0 }, many],
    ['the last page', { list: 'all', text: '', skip: many - deskPageSize }, many],
    ['to pack', { list: 'pack', text: '', skip: 0 }, many / 10],
    ['a number', { list: 'all', text: '2026-207777', skip: 0 }, 1],
    ['a name that all have', { list: 'all', text: 'muller', skip: 0 }, many],
    ['a name that none has', { list: 'all', text: 'nobody', skip: 0 }, 0],
    ['two letters', { list: 'all', text: 'zz', skip: 0 }, 0],
    ['an amount', { list: 'pay', text: '1234,50', skip: 0 }, many / 10],
  ] as const)('%s', async (_, search, count) => {
    expect((await searchOrders(shop.db, search)).count).toBe(count);
    expect(await medianTime(() => searchOrders(shop.db, search))).toBeLessThan(budget);
  });

  test('the counts of today', async () => {
    const tenth = many / 10;
    const others = { transfer: 0, repayBy: null, withdrawals: 0, questions: 0, mails: 0 };
    expect(await countToday(shop.db)).toEqual({ pay: tenth, pack: tenth, send: tenth, repay: tenth, ...others });
    expect(await medianTime(() => countToday(shop.db))).toBeLessThan(budget);
  });
});

test('of all orders the newest comes first, of what is to be done the oldest', async () => {
  const placed = async (list: 'all' | 'pack') => {
    const { orders: found } = await searchOrders(shop.db, { list, text: '', skip: 0 });
    return found.map(({ orderNumber }) => Number(orderNumber.slice(-4)));
  };
  // The minutes before noon are the last four digits of the number.
  const [newest, oldest] = [await placed('all'), await placed('pack')];
  expect(newest).toEqual(newest.toSorted((a, b) => a - b));
  expect(oldest).toEqual(oldest.toSorted((a, b) => b - a));
  expect(newest).toHaveLength(deskPageSize);
});
