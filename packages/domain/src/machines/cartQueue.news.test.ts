import { describe, expect, test, vi } from 'vitest';
import { SimulatedClock, createActor, fromPromise } from 'xstate';
import type { PendingChange } from '../cart/pendingChanges.ts';
import type { CartQueueInput, SendResult } from './cartQueue.ts';
import { cartQueue } from './cartQueue.ts';

const wanted = (amount: number) => ({ type: 'amount.wanted', wish: { sku: 7, amount, position: null } }) as const;
const adjustments = [{ sku: 7, reason: 'CART_LIMIT', wanted: 9, amount: 5 }] as const;
const settled = { wanted: [], sending: [], failure: null, adjustments: [] };

/** A queue whose requests are answered with the given results, in order. */
function start(results: readonly SendResult[], input?: CartQueueInput) {
  const clock = new SimulatedClock();
  const requests: (readonly PendingChange[])[] = [];
  const sendChanges = fromPromise<SendResult, readonly PendingChange[]>(({ input: changes }) => {
    requests.push(changes);
    const result = results[requests.length - 1];
    return result === undefined ? Promise.reject(new Error('offline')) : Promise.resolve(result);
  });
  const actor = createActor(cartQueue.provide({ actors: { sendChanges } }), { clock, input }).start();
  const answered = () => vi.waitFor(() => expect(actor.getSnapshot().value).not.toBe('sending'));
  return { actor, clock, requests, answered, context: () => actor.getSnapshot().context };
}

describe('cart queue: nothing stays in the context', () => {
  test('at the start', () => expect(start([]).context()).toEqual(settled));

  test('after an answer', async () => {
    const { actor, answered, context } = start([{ kind: 'confirmed', adjustments: [] }]);
    actor.send(wanted(1));
    expect(context().sending).toEqual([wanted(1).wish]);
    await answered();
    expect(context()).toEqual(settled);
  });

  test('after a refusal', async () => {
    const failure = { kind: 'failure', errorClass: 'NotOrderableException', sku: 7 } as const;
    const { actor, answered, context } = start([{ kind: 'refused', failure }]);
    actor.send(wanted(1));
    await answered();
    expect(context()).toEqual({ ...settled, failure });
  });

  test('after a lost connection', async () => {
    const { actor, answered, context } = start([]);
    actor.send(wanted(1));
    await answered();
    expect(context()).toEqual({ ...settled, failure: { kind: 'network', sku: 7 } });
  });
});

describe('spec §4: adjustments are reported', () => {
  test.each([
    ['until the next click', wanted(3)],
    ['until it is dismissed', { type: 'notice.dismissed' } as const],
  ])('%s, also when they came with the page', (_, event) => {
    const { actor, context } = start([{ kind: 'confirmed', adjustments: [] }], { failure: null, adjustments });
    expect(context()).toEqual({ ...settled, adjustments });
    actor.send(event);
    expect(context().adjustments).toEqual([]);
  });
});

test('cart queue: a click within the pause after an answer is sent after the pause', async () => {
  const { actor, clock, requests, answered } = start([
    { kind: 'confirmed', adjustments: [] },
    { kind: 'confirmed', adjustments: [] },
  ]);
  actor.send(wanted(1));
  await answered();
  actor.send(wanted(2));
  expect(requests).toHaveLength(1);
  clock.increment(400);
  expect(requests).toEqual([[wanted(1).wish], [wanted(2).wish]]);
});

describe('D6: adjustments of a cart merge are reported', () => {
  test('they replace the notice before and stay until dismissed', () => {
    const failure = { kind: 'network', sku: 7 } as const;
    const { actor, context } = start([], { failure, adjustments: [] });
    actor.send({ type: 'cart.merged', adjustments });
    expect(context()).toEqual({ ...settled, adjustments });
    actor.send({ type: 'notice.dismissed' });
    expect(context()).toEqual(settled);
  });
});
