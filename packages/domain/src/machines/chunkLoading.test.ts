import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SimulatedClock, createActor } from 'xstate';
import { deferredActor } from './deferredActor.testing.ts';
import type { ChunkLoadingContext, ChunkLoadingEvent } from './chunkLoading.ts';
import { chunkLoading } from './chunkLoading.ts';
import { answered, broken, elapsed, nameOf, reachedStates, restingStates, stateAfter } from './walk.testing.ts';

const fresh: ChunkLoadingContext = { reloadedBefore: false, paying: false };
const again: ChunkLoadingContext = { reloadedBefore: true, paying: false };
const paying: ChunkLoadingContext = { reloadedBefore: false, paying: true };
const retry: ChunkLoadingEvent = { type: 'retry.chosen' };
const loaded = answered(chunkLoading, 'loading', undefined);
const failed = broken(chunkLoading, 'loading');
const timeout = elapsed(chunkLoading, 'loading', 'chunkTimeout');
const slow = elapsed(chunkLoading, 'loading.quiet', 'stillLoadingAfter');

function start(input: ChunkLoadingContext = again) {
  const clock = new SimulatedClock();
  const loadChunk = deferredActor<unknown, unknown>();
  const reloads: string[] = [];
  const machine = chunkLoading.provide({
    actors: { loadChunk: loadChunk.logic },
    actions: { reloadPage: () => reloads.push('reload') },
  });
  const actor = createActor(machine, { clock, input }).start();
  return { actor, clock, loadChunk, reloads, state: () => nameOf(actor.getSnapshot().value) };
}

test.each([
  ['loading.quiet', fresh, loaded, 'loaded'],
  ['loading.quiet', fresh, slow, 'loading.slow'],
  ['loading.quiet', fresh, retry, 'loading.quiet'],
  ['loading.quiet', fresh, failed, 'reloading'],
  ['loading.quiet', again, failed, 'failed'],
  ['loading.quiet', paying, failed, 'failed'],
  ['loading.slow', fresh, loaded, 'loaded'],
  ['loading.slow', fresh, retry, 'loading.quiet'],
  ['loading.slow', fresh, timeout, 'reloading'],
  ['loading.slow', again, timeout, 'failed'],
  ['loading.slow', paying, timeout, 'failed'],
  ['failed', again, retry, 'loading.quiet'],
  ['failed', paying, { type: 'payment.ended' }, 'failed'],
  ['reloading', fresh, retry, 'reloading'],
])('D29: chunk %s (%o), %o: %s', (state, context, event, expected) => {
  expect(stateAfter(chunkLoading, { state, context }, event)).toBe(expected);
});

describe('D29: chunk failures', () => {
  test.each([
    [9_999, 'loading.quiet'],
    [10_000, 'loading.slow'],
    [119_999, 'loading.slow'],
    [120_000, 'failed'],
  ])('spec §9: after %i ms: %s', (milliseconds, expected) => {
    const { clock, state } = start();
    clock.increment(milliseconds);
    expect(state()).toBe(expected);
  });

  test('a retry loads again with a timeout of its own', () => {
    const { actor, clock, loadChunk, state } = start();
    clock.increment(10_000);
    actor.send(retry);
    expect(loadChunk.inputs).toHaveLength(2);
    clock.increment(119_999);
    expect(state()).toBe('loading.slow');
    clock.increment(1);
    expect(state()).toBe('failed');
  });

  test('a chunk that arrives after 10 s is accepted', async () => {
    const { clock, loadChunk, state } = start();
    clock.increment(10_000);
    await loadChunk.answer(undefined);
    expect(state()).toBe('loaded');
  });

  test.each([
    ['a first error reloads the page once', fresh, ['reload']],
    ['a second error does not', again, []],
    ['an error during a payment does not', paying, []],
  ])('%s', async (_, input, expected) => {
    const { loadChunk, reloads } = start(input);
    await loadChunk.answer(new Error('ChunkLoadError'));
    expect(reloads).toEqual(expected);
  });

  test.each([
    [{ type: 'payment.started' }, fresh, []],
    [{ type: 'payment.ended' }, paying, ['reload']],
  ] as const)('%o while loading decides whether it reloads', async (event, input, expected) => {
    const { actor, loadChunk, reloads } = start(input);
    actor.send(event);
    await loadChunk.answer(new Error('ChunkLoadError'));
    expect(reloads).toEqual(expected);
  });
});

test('every state is reached', () => {
  const events = [retry, slow, timeout, loaded, { type: 'payment.started' }];
  expect(reachedStates(chunkLoading, events, fresh)).toEqual(restingStates(chunkLoading));
});

test('any event sequence keeps chunk loading legal: at most one reload, none during a payment, an error only with a reason', async () => {
  const step = fc.constantFrom<ChunkLoadingEvent | number | Error>(
    retry,
    { type: 'payment.started' },
    { type: 'payment.ended' },
    5_000,
    60_000,
    new Error('ChunkLoadError'),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(fresh, again, paying), fc.array(step), async (input, steps) => {
      const { actor, clock, loadChunk, reloads, state } = start(input);
      for (const taken of steps) {
        const before = reloads.length;
        const wasPaying = actor.getSnapshot().context.paying;
        if (typeof taken === 'number') clock.increment(taken);
        else if (taken instanceof Error) await loadChunk.answer(taken);
        else actor.send(taken);
        if (wasPaying || input.reloadedBefore) expect(reloads).toHaveLength(before);
        expect(reloads).toHaveLength(state() === 'reloading' ? 1 : 0);
      }
    }),
  );
});
