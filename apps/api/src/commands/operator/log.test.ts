import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInOperator, typeOperator } from '../../../testing/deskBrowser.ts';
import { orderByTransfer, orderDesk } from '../../../testing/orderDesk.ts';
import type { TestApp } from '../../../testing/testApp.ts';
import { openTestApp } from '../../../testing/testApp.ts';
import { commandContext, typeCommand } from '../../../testing/typeCommand.ts';
import { askShop, withdraw } from '../../../testing/writtenTo.ts';
import { customerActs } from '../../db/customerActSchema.ts';
import { shippingLabels } from '../../db/labelSchema.ts';
import { mailActs } from '../../db/mailSchema.ts';
import { settingsChanges } from '../../db/settingsSchema.ts';
import { productCommand } from '../product/run.ts';
import { structureCommand } from '../structure/run.ts';
import { questionCommand } from '../question/run.ts';

let shop: TestApp;
let number: string;
beforeAll(async () => {
  shop = await openTestApp();
  number = await orderByTransfer(shop);
  const { order } = orderDesk(shop);
  const context = commandContext({ db: shop.db, clock: () => shop.time.now });
  const minute = () => {
    shop.time.now = new Date(shop.time.now.getTime() + 60_000);
  };
  await order('paid', number);
  await order('note', number, '--why', 'by the door', '--by', 'ada');
  minute();
  await typeCommand(productCommand, ['stock', '193004', '+5', '--why', 'counted', '--by', 'ben'], context);
  minute();
  await typeCommand(
    structureCommand,
    ['change', 'maker', '105', '--name', 'Orb', '--why', 'new name', '--by', 'ada'],
    context,
  );
  minute();
  const questionId = await askShop(shop);
  await typeCommand(questionCommand, ['close', questionId, '--by', 'ada'], context);
  minute();
  const withdrawalId = await withdraw(shop, '2000-1');
  const anna = await signedInOperator(shop, 'anna', 'everything');
  await anna.call('deskSettleWithdrawal', { ID: withdrawalId, WHY: 'by letter' });
  minute();
  const at = shop.time.now;
  const done = { at, by: 'cleo', why: '' };
  await shop.db.insert(customerActs).values({ ...done, customerId: 20_001, kind: 'exported' });
  await shop.db.insert(settingsChanges).values({ ...done, name: 'notice' });
  await shop.db.insert(shippingLabels).values({
    reference: 'label',
    orderNumber: number,
    option: 'dpd:home',
    pieces: [],
    state: 'refused',
    by: 'cleo',
    askedAt: at,
  });
  await shop.db.insert(mailActs).values({
    ...done,
    mailId: '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed',
    kind: 'retried',
    mail: 'orderPaid',
    orderNumber: number,
  });
}, 120_000);
afterAll(() => shop.close());

const told = async (...words: readonly string[]) => (await typeOperator(shop, 'log', ...words)).split('\n');
const plain = (line: string) => line.replace(/^\d{4}-\d\d-\d\d \d\d:\d\d /, '');

test('all that operators have done is listed together, the newest first, and not what the shop did itself', async () => {
  const lines = await told();
  expect(lines.every((line) => /^2026-11-21 \d\d:\d\d \w+: /.test(line))).toBe(true);
  expect(lines.slice(0, 4).map(plain).toSorted()).toEqual([
    'cleo: customer 20001: exported',
    `cleo: mail orderPaid of order ${number}: tried again`,
    `cleo: order ${number}: label asked for`,
    'cleo: settings notice: changed',
  ]);
  expect(lines.slice(4).map(plain)).toEqual([
    'anna: withdrawal of 2000-1: settled by hand (by letter)',
    expect.stringMatching(/^ada: question [\w-]{36}: closed$/),
    expect.stringMatching(/^ada: maker 105: NAME .+ → Orb \(new name\)$/),
    expect.stringMatching(/^ben: product 193004: STOCK \d+ → \d+ \(counted\)$/),
    `ada: order ${number}: noted (by the door)`,
  ]);
});

test('of one operator, and of some days', async () => {
  expect((await told('ben')).map(plain)).toEqual([expect.stringContaining('product 193004')]);
  expect(await told('nobody')).toEqual(['There is nothing of nobody in the last 7 days.']);
  shop.time.now = new Date(shop.time.now.getTime() + 8 * 86_400_000);
  expect(await told()).toEqual(['There is nothing in the last 7 days.']);
  expect((await told('--days', '9')).length).toBe(9);
});
