import { describe, expect, test } from 'vitest';
import { SimulatedClock, createActor } from 'xstate';
import type { Outcome } from '../contract/envelope.ts';
import type { EnterTarget, Hits } from '../search/autocomplete.ts';
import { deferredActor } from './deferredActor.testing.ts';
import type { SearchBarContext, SearchBarEvent } from './searchBar.ts';
import { searchBar } from './searchBar.ts';
import { failed, unreachable } from './outcomes.testing.ts';
import { answered, broken, elapsed, nameOf, stateAfter } from './walk.testing.ts';

const hits = (text: string, skus: readonly number[] = [11, 12, 13], total = 25): Outcome<Hits> => ({
  kind: 'data',
  data: { text, skus, maxHit: total },
});
const refused = failed('ThrottledException');

const typed = (text: string): SearchBarEvent => ({ type: 'text.edited', text });
const down: SearchBarEvent = { type: 'arrow.pressed', direction: 'down' };
const up: SearchBarEvent = { type: 'arrow.pressed', direction: 'up' };
const enter: SearchBarEvent = { type: 'enter.pressed' };
const escape: SearchBarEvent = { type: 'escape.pressed' };

function start() {
  const clock = new SimulatedClock();
  const suggest = deferredActor<Outcome<Hits>, string>();
  const opened: EnterTarget[] = [];
  const machine = searchBar.provide({
    actors: { suggest: suggest.logic },
    actions: { openTarget: (_, destination) => opened.push(destination) },
  });
  const actor = createActor(machine, { clock }).start();
  const type = (text: string, pause = 500) => {
    actor.send(typed(text));
    clock.increment(pause);
  };
  const state = () => nameOf(actor.getSnapshot().value);
  return { actor, clock, suggest, opened, type, state, context: () => actor.getSnapshot().context };
}

const empty: SearchBarContext = { text: '', hits: null, selected: null, failure: null };
const usb: SearchBarContext = { ...empty, text: 'usb' };
const usbAnswered: SearchBarContext = { ...usb, hits: { text: 'usb', skus: [11, 12], maxHit: 2 } };
const suggested = (outcome: Outcome<Hits>) => answered(searchBar, 'asking', outcome);

test.each([
  ['resting', empty, typed('us'), 'resting'],
  ['resting', empty, typed('usb'), 'pausing'],
  ['resting', empty, typed('  us  '), 'resting'],
  ['resting', empty, enter, 'resting'],
  ['resting', empty, down, 'resting'],
  ['resting', usb, down, 'pausing'],
  ['resting', usbAnswered, down, 'suggesting'],
  ['pausing', usb, typed('us'), 'resting'],
  ['pausing', usb, elapsed(searchBar, 'pausing', 'searchPause'), 'asking'],
  ['pausing', usb, escape, 'resting'],
  ['pausing', usb, enter, 'resting'],
  ['pausing', usb, { type: 'field.left' }, 'resting'],
  ['asking', usb, typed('usb-'), 'pausing'],
  ['asking', usb, suggested(hits('usb')), 'suggesting'],
  ['asking', usb, suggested(hits('usb', [], 0)), 'suggesting'],
  ['asking', usb, suggested(hits('us')), 'resting'],
  ['asking', usb, suggested(refused), 'failed'],
  ['asking', usb, suggested(unreachable), 'failed'],
  ['asking', usb, broken(searchBar, 'asking'), 'failed'],
  ['asking', usb, down, 'asking'],
  ['asking', usb, { type: 'location.changed' }, 'resting'],
  ['suggesting', usbAnswered, typed('usb '), 'suggesting'],
  ['suggesting', usbAnswered, typed('usb c'), 'pausing'],
  ['suggesting', usbAnswered, typed('u'), 'resting'],
  ['suggesting', usbAnswered, escape, 'resting'],
  ['suggesting', usbAnswered, { type: 'field.left' }, 'resting'],
  ['suggesting', usbAnswered, { type: 'location.changed' }, 'resting'],
  ['suggesting', usbAnswered, { type: 'suggestion.chosen', sku: 11 }, 'resting'],
  ['failed', usb, typed('usb-c'), 'pausing'],
  ['failed', usb, typed('u'), 'resting'],
  ['failed', usb, enter, 'resting'],
  ['failed', usb, down, 'pausing'],
] as const)('spec §4: search bar %s, %o, %o: %s', (state, context, event, expected) => {
  expect(stateAfter(searchBar, { state, context }, event)).toBe(expected);
});

describe('spec §9: autocomplete, 3 characters and a pause of 500 ms', () => {
  test.each([
    [499, 'pausing', []],
    [500, 'asking', ['usb']],
  ])('%i ms after the last character: %s', (pause, expected, inputs) => {
    const { type, suggest, state } = start();
    type('usb', pause);
    expect(state()).toBe(expected);
    expect(suggest.inputs).toEqual(inputs);
  });

  test('each character restarts the pause, and only the last text is requested', () => {
    const { type, suggest } = start();
    for (const text of ['a', 'ar', 'ard', 'ardu', 'ardui']) type(text, 499);
    expect(suggest.inputs).toEqual([]);
    type(' arduino ');
    expect(suggest.inputs).toEqual(['arduino']);
  });

  test('leaving the field during the pause sends no request', () => {
    const { actor, clock, suggest } = start();
    actor.send(typed('usb'));
    actor.send({ type: 'field.left' });
    clock.increment(10_000);
    expect(suggest.inputs).toEqual([]);
  });
});

describe('D21: an answer for an older text is never shown', () => {
  test('whether the older request answers first, last or never, the list is that of the newer text', async () => {
    const { type, suggest, state, context } = start();
    type('usb');
    type('usb hub');
    await suggest.answer(hits('usb'));
    expect(state()).toBe('asking');
    expect(context().hits).toBeNull();
    await suggest.answer(hits('usb hub', [7]));
    expect(context().hits?.skus).toEqual([7]);
    expect(state()).toBe('suggesting');
  });

  test('the list disappears as soon as the text changes', async () => {
    const { actor, type, suggest, context } = start();
    type('usb');
    await suggest.answer(hits('usb'));
    actor.send(typed('usb-'));
    expect(context().hits).toBeNull();
  });
});

describe('spec §4: up and down arrows move the selection', () => {
  test.each([
    [[down], 0],
    [[down, down, down], 2],
    [[down, down, down, down], 2],
    [[up], null],
    [[down, up], null],
    [[down, down, up], 0],
  ])('%o: place %s', async (arrows, expected) => {
    const { actor, type, suggest, context } = start();
    type('usb');
    await suggest.answer(hits('usb'));
    for (const arrow of arrows) actor.send(arrow);
    expect(context().selected).toBe(expected);
  });

  test.each([escape, typed('usb '), { type: 'field.left' } as const])(
    '%o takes the selection back to the text',
    async (event) => {
      const { actor, type, suggest, context } = start();
      type('usb');
      await suggest.answer(hits('usb'));
      actor.send(down);
      actor.send(event);
      expect(context().selected).toBeNull();
    },
  );
});

describe('spec §4: Enter opens', () => {
  test.each([
    ['the selected product', hits('usb'), [down, down, enter], { kind: 'product', sku: 12 }],
    ['the single hit', hits('usb', [11], 1), [enter], { kind: 'product', sku: 11 }],
    ['the single hit behind a closed list', hits('usb', [11], 1), [escape, enter], { kind: 'product', sku: 11 }],
    ['the search page otherwise', hits('usb'), [enter], { kind: 'search', text: 'usb' }],
    ['the search page without a selection', hits('usb'), [down, up, enter], { kind: 'search', text: 'usb' }],
    ['the search page after a failure', unreachable, [enter], { kind: 'search', text: 'usb' }],
    ['the search page for another text', hits('usb', [11], 1), [typed('us'), enter], { kind: 'search', text: 'us' }],
  ])('%s', async (_, outcome, keys, expected) => {
    const { actor, type, suggest, opened, state } = start();
    type('usb');
    await suggest.answer(outcome);
    for (const key of keys) actor.send(key);
    expect(opened).toEqual([expected]);
    expect(state()).toBe('resting');
  });

  test('the search page at once while the request still runs; nothing for an empty text', () => {
    const { actor, type, opened } = start();
    actor.send(typed('  '));
    actor.send(enter);
    expect(opened).toEqual([]);
    type('usb');
    actor.send(enter);
    expect(opened).toEqual([{ kind: 'search', text: 'usb' }]);
  });

  test('a suggestion that is clicked', async () => {
    const { actor, type, suggest, opened } = start();
    type('usb');
    await suggest.answer(hits('usb'));
    actor.send({ type: 'suggestion.chosen', sku: 13 });
    expect(opened).toEqual([{ kind: 'product', sku: 13 }]);
  });
});

describe('a failed request does not block typing', () => {
  test.each([
    [refused, refused],
    [unreachable, unreachable],
    [new Error('offline'), unreachable],
  ])('%o is kept as the failure, and the next text sends a request again', async (outcome, failure) => {
    const { type, suggest, state, context } = start();
    type('usb');
    await suggest.answer(outcome);
    expect(context()).toMatchObject({ text: 'usb', failure });
    type('usb-c');
    expect(context().failure).toBeNull();
    await suggest.answer(hits('usb-c'));
    expect(state()).toBe('suggesting');
  });

  test.each([escape, { type: 'field.left' }, { type: 'location.changed' }] as const)(
    'the reason goes with %o',
    async (event) => {
      const { actor, type, suggest, context } = start();
      type('usb');
      await suggest.answer(unreachable);
      actor.send(event);
      expect(context().failure).toBeNull();
    },
  );

  test('without an actor for suggestions, it fails with a message', async () => {
    const clock = new SimulatedClock();
    const actor = createActor(searchBar, { clock }).start();
    actor.send(typed('usb'));
    clock.increment(500);
    await expect.poll(() => actor.getSnapshot().context.failure).toEqual({ kind: 'network' });
  });
});
