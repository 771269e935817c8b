import type { PendingChange } from '@platine/domain/cart/pendingChanges.ts';
import type { Transport } from '@platine/domain/contract/client.ts';
import { createClient } from '@platine/domain/contract/client.ts';
import { mockSkus } from '@platine/mocks/catalogue/catalogue.ts';
import type { Answers } from '@platine/mocks/answers/answerTypes.ts';
import { createAnswers } from '@platine/mocks/answers/answers.ts';
import type { ShopOptions } from '@platine/mocks/shop/shop.ts';
import { createShop } from '@platine/mocks/shop/shop.ts';
import { describe, expect, test } from 'vitest';
import { createQueryClient } from '../queries/queryClient.ts';
import type { Session } from '@platine/domain/customer/session.ts';
import { confirmedCartOf } from '../queries/confirmedCart.ts';
import { sendChanges } from './sendChanges.ts';

const { board, school } = mockSkus;
const wish = (sku: number, amount: number): PendingChange => ({ sku, amount, position: null });

/** A tab whose shop is in memory. `broken` names SKUs for which no answer comes. */
async function openTab(options: ShopOptions, broken: readonly number[] = []) {
  const shop = createShop(options);
  const answers: Answers = createAnswers(shop);
  const asked: string[] = [];
  const transport: Transport = async (name, request) => {
    if ('SKU' in request) asked.push(`${name} ${request.SKU} ${'AMOUNT' in request ? request.AMOUNT : ''}`);
    else asked.push(name);
    if ('SKU' in request && broken.some((sku) => sku === request.SKU)) throw new Error('offline');
    return { SUCCESSFUL: true, DATA: answers[name](request) };
  };
  const client = createClient(transport);
  const confirmed = confirmedCartOf(createQueryClient(), client);
  const told: Session[] = [];
  await confirmed.sessionOrRead();
  asked.length = 0;
  const send = (...wanted: PendingChange[]) =>
    sendChanges({ client, confirmed, onConfirmed: (one) => told.push(one) }, wanted);
  return { shop, asked, told, confirmed, send };
}

describe('spec §4: what is sent is the difference to the confirmed cart', () => {
  test.each([
    [5, [`cartAddPosition ${board} 3`]],
    [1, [`cartRemovePosition ${board} 1`]],
    [0, [`cartRemovePosition ${board} 2`]],
    [2, []],
  ])('from 2 to %d', async (amount, calls) => {
    const { asked, send } = await openTab({ cart: [{ sku: board, amount: 2 }] });
    await expect(send(wish(board, amount))).resolves.toEqual({ kind: 'confirmed', adjustments: [] });
    expect(asked).toEqual(calls);
  });

  test('several products, one after the other; each answer is kept and told', async () => {
    const { confirmed, told, send } = await openTab({ cart: [] });
    await send(wish(board, 1), wish(school, 2));
    expect(confirmed.session()?.cart.positions.map(({ sku, amount }) => [sku, amount])).toEqual([
      [board, 1],
      [school, 2],
    ]);
    expect(told.map(({ cart }) => cart.version)).toEqual([1, 2]);
  });
});

test('D13: an adjustment by the server is returned', async () => {
  const { send } = await openTab({ cart: [] });
  await expect(send(wish(school, 9))).resolves.toEqual({
    kind: 'confirmed',
    adjustments: [{ sku: school, reason: 'CART_LIMIT', wanted: 9, amount: 5 }],
  });
});

test('the first change that fails ends it: nothing is repeated, the cart is read anew', async () => {
  const { asked, send } = await openTab({ cart: [] }, [board]);
  await expect(send(wish(board, 1), wish(school, 1))).resolves.toEqual({
    kind: 'refused',
    failure: { kind: 'network', sku: board },
  });
  expect(asked.filter((call) => call.startsWith('cart'))).toEqual([`cartAddPosition ${board} 1`]);
});

describe('D4: the version tells an older cart', () => {
  test.each([
    [7, true],
    [8, true],
    [6, false],
  ])('with 7 in hand, %d is taken: %s', async (version, taken) => {
    const { confirmed } = await openTab({ cart: [], cartVersion: 7 });
    const session = await confirmed.sessionOrRead();
    expect(confirmed.take({ ...session, cart: { ...session.cart, version } })).toBe(taken);
    expect(confirmed.session()?.cart.version).toBe(taken ? version : 7);
  });

  test('a read that began before an answer does not bring back the cart of before', async () => {
    const { confirmed: other } = await openTab({ cart: [], cartVersion: 7 });
    const session = await other.sessionOrRead();
    const answers: Answers = createAnswers(createShop({ cart: [], cartVersion: 7 }));
    const [asked, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const client = createClient(async (name, request) => {
      asked.resolve();
      await answer.promise;
      return { SUCCESSFUL: true, DATA: answers[name](request) };
    });
    const confirmed = confirmedCartOf(createQueryClient(), client);
    const read = confirmed.sessionOrRead().catch(() => undefined);
    await asked.promise;
    confirmed.take({ ...session, cart: { ...session.cart, version: 8 } });
    answer.resolve();
    await read;
    expect(confirmed.session()?.cart.version).toBe(8);
  });
});
