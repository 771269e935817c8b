import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallName } from '@platine/domain/contract/calls.ts';
import type { RequestOf } from '@platine/domain/contract/schemas.ts';
import { testSkus } from '../../testing/testCatalogue.ts';
import { cartPositions, sessions } from '../db/schema.ts';
import type { TestApp } from '../../testing/testApp.ts';
import { openTestApp, testNow } from '../../testing/testApp.ts';
import type { FoundSession } from './findSession.ts';
import { findSession } from './findSession.ts';
import { hashToken } from './sessionToken.ts';
import { writePosition } from './writePosition.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
}, 60_000);
afterAll(() => shop.close());

/** A guest with one piece in the cart. */
async function newGuest() {
  const request = { SKU: testSkus.plain, AMOUNT: 1 };
  const { newSessionToken } = await shop.app.invoke('cartAddPosition', request, { sessionToken: null });
  const sessionToken = newSessionToken ?? '';
  const find = () => findSession(shop.db, hashToken(sessionToken), testNow);
  const call = <Name extends CallName>(name: Name, values: RequestOf<Name>) =>
    shop.app.invoke(name, values, { sessionToken });
  return { key: hashToken(sessionToken), find, call };
}

type Guest = Awaited<ReturnType<typeof newGuest>>;

/** Makes seven pieces of one. */
function writeSeven(found: FoundSession): Promise<boolean> {
  const changed = { sku: testSkus.plain, was: 1, amount: 7, stored: found, now: testNow };
  return writePosition(shop.db, found, changed);
}

async function foundBy({ find }: Guest): Promise<FoundSession> {
  const found = await find();
  if (found === null) throw new Error('The guest has no session.');
  return found;
}

const amounts = async ({ key }: Guest) =>
  (await shop.db.select().from(cartPositions).where(eq(cartPositions.tokenHash, key))).map(({ amount }) => amount);

test('a position is written when the session is as it was found', async () => {
  const guest = await newGuest();
  expect(await writeSeven(await foundBy(guest))).toBe(true);
  expect(await amounts(guest)).toEqual([7]);
});

type Meanwhile = readonly [what: string, act: (guest: Guest) => Promise<unknown>, left: readonly number[]];

test.each<Meanwhile>([
  ['has another position', ({ call }) => call('cartAddPosition', { SKU: testSkus.school, AMOUNT: 2 }), [1, 2]],
  ['has more pieces', ({ call }) => call('cartAddPosition', { SKU: testSkus.plain, AMOUNT: 1 }), [2]],
  ['goes to another country', ({ call }) => call('setCustomerData', { COUNTRY: 'DE', CUSTOMER_TYPE: 'PRIVATE' }), [1]],
  [
    'has another language, which is no part of its version',
    ({ call }) => call('setActiveLanguage', { LANGUAGE_CODE: 'FR' }),
    [1],
  ],
  ['has a comment', ({ call }) => call('updateCustomerComment', { CUSTOMER_COMMENT: 'In the morning, please' }), [1]],
  ['has ended', ({ key }) => shop.db.delete(sessions).where(eq(sessions.tokenHash, key)), []],
])('D4: nothing is written into a session that %s since', async (_, act, left) => {
  const guest = await newGuest();
  const found = await foundBy(guest);
  await act(guest);
  const before = await guest.find();
  expect(await writeSeven(found)).toBe(false);
  expect(await amounts(guest)).toEqual(left);
  expect(await guest.find()).toEqual(before);
});
