import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SimulatedClock, createActor } from 'xstate';
import type { Outcome } from '../contract/envelope.ts';
import type { EnterTarget, Hits } from '../search/autocomplete.ts';
import { deferredActor } from './deferredActor.testing.ts';
import type { SearchBarEvent } from './searchBar.ts';
import { searchBar } from './searchBar.ts';
import { unreachable } from './outcomes.testing.ts';
import { answered, elapsed, reachedStates, restingStates } from './walk.testing.ts';

const facts: SearchBarEvent[] = [
  { type: 'text.edited', text: '' },
  { type: 'text.edited', text: 'us' },
  { type: 'text.edited', text: 'usb' },
  { type: 'text.edited', text: 'usb c' },
  { type: 'arrow.pressed', direction: 'down' },
  { type: 'arrow.pressed', direction: 'up' },
  { type: 'enter.pressed' },
  { type: 'escape.pressed' },
  { type: 'suggestion.chosen', sku: 11 },
  { type: 'field.left' },
  { type: 'location.changed' },
];
const found = (text: string): Outcome<Hits> => ({ kind: 'data', data: { text, skus: [11, 12], maxHit: 9 } });

test('every state is reached', () => {
  const events = [
    ...facts,
    elapsed(searchBar, 'pausing', 'searchPause'),
    answered(searchBar, 'asking', found('usb')),
    answered(searchBar, 'asking', unreachable),
  ];
  expect(reachedStates(searchBar, events)).toEqual(restingStates(searchBar));
});

/** Answers pending call number `index` with hits for the text it asked for; with `fails`, as unreachable. */
type Answer = { readonly index: number; readonly fails: boolean };
const step = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<SearchBarEvent>(...facts) },
  { weight: 3, arbitrary: fc.constantFrom(499, 500) },
  { weight: 2, arbitrary: fc.record<Answer>({ index: fc.constantFrom(0, 0, 1, 2), fails: fc.boolean() }) },
);

function start() {
  const clock = new SimulatedClock();
  const suggest = deferredActor<Outcome<Hits>, string>();
  const waiting: string[] = [];
  const opened: EnterTarget[] = [];
  const machine = searchBar.provide({
    actors: { suggest: suggest.logic },
    actions: { openTarget: (_, destination) => opened.push(destination) },
  });
  const actor = createActor(machine, { clock }).start();
  const answer = async ({ index, fails }: Answer) => {
    const [text] = waiting.splice(index, 1);
    if (text !== undefined) await suggest.answer(fails ? unreachable : found(text), index);
  };
  const noteRequests = () => waiting.push(...suggest.inputs.splice(0));
  return { actor, clock, answer, noteRequests, opened };
}

function expectLegal({ actor }: ReturnType<typeof start>) {
  const snapshot = actor.getSnapshot();
  const { text, hits, selected, failure } = snapshot.context;
  const state = snapshot.value;
  expect(snapshot.hasTag('list')).toBe(state === 'suggesting');
  expect(snapshot.hasTag('busy')).toBe(state === 'asking');
  if (snapshot.hasTag('list')) expect(hits).not.toBeNull();
  if (hits !== null) expect(hits.text).toBe(text.trim());
  if (['pausing', 'asking', 'suggesting'].includes(state)) expect(text.trim().length).toBeGreaterThanOrEqual(3);
  expect([null, ...(snapshot.hasTag('list') ? [0, 1] : [])]).toContain(selected);
  expect(failure !== null).toBe(state === 'failed');
}

test('any event sequence keeps the search bar legal: suggestions only for the current text, a selection only in the list', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const run = start();
      for (const taken of steps) {
        if (typeof taken === 'number') run.clock.increment(taken);
        else if ('type' in taken) run.actor.send(taken);
        else await run.answer(taken);
        run.noteRequests();
        expectLegal(run);
      }
      for (const destination of run.opened) if (destination.kind === 'search') expect(destination.text).not.toBe('');
    }),
    { numRuns: 300 },
  );
});
