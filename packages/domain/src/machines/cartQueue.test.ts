import { describe, expect, test, vi } from 'vitest';
import { SimulatedClock, createActor, fromPromise } from 'xstate';
import type { PendingChange } from '../cart/pendingChanges.ts';
import type { SendResult } from './cartQueue.ts';
import { cartQueue } from './cartQueue.ts';
import { answered, reachedStates } from './walk.testing.ts';

const wish = (amount: number, sku = 7): PendingChange => ({ sku, amount, position: null });
const wanted = (amount: number, sku = 7) => ({ type: 'amount.wanted', wish: wish(amount, sku) }) as const;
const confirmed: SendResult = { kind: 'confirmed', adjustments: [] };
const refused: SendResult = {
  kind: 'refused',
  failure: { kind: 'failure', errorClass: 'NotOrderableException', sku: 7 },
};

/** A queue on a simulated clock whose requests the test answers. */
function start() {
  const clock = new SimulatedClock();
  const requests: (readonly PendingChange[])[] = [];
  const answers: ((result: SendResult | Error) => void)[] = [];
  const sendChanges = fromPromise<SendResult, readonly PendingChange[]>(({ input }) => {
    requests.push(input);
    return new Promise((resolve, reject) => {
      answers.push((result) => (result instanceof Error ? reject(result) : resolve(result)));
    });
  });
  const actor = createActor(cartQueue.provide({ actors: { sendChanges } }), { clock }).start();
  const answer = async (result: SendResult | Error) => {
    answers.shift()?.(result);
    await vi.waitFor(() => expect(actor.getSnapshot().value).not.toBe('sending'));
  };
  return {
    actor,
    clock,
    requests,
    answer,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}

describe('cart queue: fast clicking is correct', () => {
  test('the first click is sent at once', () => {
    const { actor, requests, state } = start();
    actor.send(wanted(1));
    expect(state()).toBe('sending');
    expect(requests).toEqual([[wish(1)]]);
  });

  test('ten clicks within the pause make two requests, and the second has the last amount', async () => {
    const { actor, clock, requests, answer, state, context } = start();
    actor.send(wanted(1));
    await answer(confirmed);
    for (let amount = 2; amount <= 10; amount += 1) {
      actor.send(wanted(amount));
      clock.increment(399);
    }
    expect(context().wanted).toEqual([wish(10)]);
    expect(requests).toHaveLength(1);
    clock.increment(1);
    expect(requests).toEqual([[wish(1)], [wish(10)]]);
    await answer(confirmed);
    clock.increment(400);
    expect(state()).toBe('settled');
    expect(context().wanted).toEqual([]);
  });

  test('clicks during a slow request are collected, not lost', async () => {
    const { actor, clock, requests, answer, state } = start();
    actor.send(wanted(1));
    actor.send(wanted(2));
    actor.send(wanted(3));
    expect(requests).toHaveLength(1);
    await answer(confirmed);
    expect(state()).toBe('gathering');
    clock.increment(400);
    expect(requests.at(-1)).toEqual([wish(3)]);
  });

  test('changes of several products share a request', async () => {
    const { actor, clock, requests, answer } = start();
    actor.send(wanted(1));
    actor.send(wanted(2, 8));
    actor.send(wanted(5, 9));
    await answer(confirmed);
    clock.increment(400);
    expect(requests.at(-1)).toEqual([wish(2, 8), wish(5, 9)]);
  });

  test('leaving the page sends the collected changes', async () => {
    const { actor, requests, answer } = start();
    actor.send(wanted(1));
    actor.send(wanted(4));
    await answer(confirmed);
    actor.send({ type: 'page.left' });
    expect(requests.at(-1)).toEqual([wish(4)]);
  });

  test('a click after the pause is sent at once again', async () => {
    const { actor, clock, requests, answer } = start();
    actor.send(wanted(1));
    await answer(confirmed);
    clock.increment(400);
    actor.send(wanted(2));
    expect(requests).toHaveLength(2);
  });
});

describe('cart queue: a failure falls back to the confirmed cart, with a reason', () => {
  test('a refused change drops every unconfirmed change', async () => {
    const { actor, answer, state, context } = start();
    actor.send(wanted(1));
    actor.send(wanted(2));
    await answer(refused);
    expect(state()).toBe('settled');
    expect(context()).toMatchObject({
      wanted: [],
      failure: { kind: 'failure', errorClass: 'NotOrderableException', sku: 7 },
    });
  });

  test('a thrown error counts as no connection', async () => {
    const { actor, answer, context } = start();
    actor.send(wanted(1));
    await answer(new Error('offline'));
    expect(context()).toMatchObject({ wanted: [], failure: { kind: 'network', sku: 7 } });
  });

  test('the next click or a dismissal clears the reason', async () => {
    const { actor, answer, context } = start();
    actor.send(wanted(1));
    await answer(refused);
    actor.send(wanted(1));
    expect(context().failure).toBeNull();
    await answer(refused);
    actor.send({ type: 'notice.dismissed' });
    expect(context().failure).toBeNull();
  });

  test('adjustments of the server are kept', async () => {
    const { actor, answer, context } = start();
    const adjustments = [{ sku: 7, reason: 'CART_LIMIT', wanted: 9, amount: 5 }] as const;
    actor.send(wanted(9));
    await answer({ kind: 'confirmed', adjustments });
    expect(context().adjustments).toEqual(adjustments);
  });

  test('a failure that came with the page is shown until the next click', () => {
    const input = { failure: { kind: 'network', sku: 7 }, adjustments: [] } as const;
    const actor = createActor(cartQueue, { input }).start();
    expect(actor.getSnapshot().context.failure).toEqual(input.failure);
    actor.send(wanted(1));
    expect(actor.getSnapshot().context.failure).toBeNull();
  });

  test('without an actor for sending, it fails with a message', async () => {
    const actor = createActor(cartQueue).start();
    actor.send(wanted(1));
    await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('settled'));
    expect(actor.getSnapshot().context.failure).toEqual({ kind: 'network', sku: 7 });
  });
});

test('every state is reached', () => {
  const events = [
    wanted(1),
    wanted(2),
    answered(cartQueue, 'sending', confirmed),
    answered(cartQueue, 'sending', refused),
    { type: 'page.left' },
  ];
  expect(reachedStates(cartQueue, events)).toEqual(
    Object.keys(cartQueue.states)
      .map((state) => JSON.stringify(state))
      .toSorted(),
  );
});
