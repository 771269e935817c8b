import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { ConsentEvent, CookieChoice } from './consent.ts';
import { consent } from './consent.ts';
import { reachedStates, restingStates, stateAfter } from './walk.testing.ts';

const events: ConsentEvent[] = [
  { type: 'cookies.accepted' },
  { type: 'cookies.refused' },
  { type: 'consent.reopened' },
  { type: 'banner.dismissed' },
];

function start(choice: CookieChoice | null) {
  const remembered: CookieChoice[] = [];
  const machine = consent.provide({ actions: { remember: (_, answer) => remembered.push(answer) } });
  return { actor: createActor(machine, { input: { choice } }).start(), remembered };
}

test.each([
  ['asking', null, { type: 'cookies.accepted' }, 'answered'],
  ['asking', null, { type: 'cookies.refused' }, 'answered'],
  ['asking', null, { type: 'banner.dismissed' }, 'asking'],
  ['asking', null, { type: 'consent.reopened' }, 'asking'],
  ['asking', 'refused', { type: 'banner.dismissed' }, 'answered'],
  ['answered', 'refused', { type: 'consent.reopened' }, 'asking'],
  ['answered', 'refused', { type: 'cookies.accepted' }, 'answered'],
  ['answered', 'accepted', { type: 'banner.dismissed' }, 'answered'],
] as const)('D31: consent %s (%s), %o: %s', (state, choice, event, expected) => {
  expect(stateAfter(consent, { state, context: { choice } }, event)).toBe(expected);
});

describe('D31: cookie consent', () => {
  test.each([
    [null, true, 'asking'],
    ['accepted', false, 'answered'],
    ['refused', false, 'answered'],
  ] as const)('remembered %s: the banner shows %s, it is %s', (choice, shows, state) => {
    expect(start(choice).actor.getSnapshot().hasTag('banner')).toBe(shows);
    expect(start(choice).actor.getSnapshot().value).toBe(state);
  });

  test.each([
    ['cookies.accepted', 'accepted'],
    ['cookies.refused', 'refused'],
  ] as const)('spec §4: %s is remembered, refusal included', (type, choice) => {
    const { actor, remembered } = start(null);
    actor.send({ type });
    expect(remembered).toEqual([choice]);
    expect(actor.getSnapshot().context.choice).toBe(choice);
  });

  test('reopened and closed without an answer, the earlier choice stays and nothing is written', () => {
    const { actor, remembered } = start('refused');
    actor.send({ type: 'consent.reopened' });
    expect(actor.getSnapshot().context.choice).toBe('refused');
    actor.send({ type: 'banner.dismissed' });
    expect(actor.getSnapshot().context.choice).toBe('refused');
    expect(remembered).toEqual([]);
  });

  test('an answer is ignored while the banner is closed', () => {
    const { actor, remembered } = start('refused');
    actor.send({ type: 'cookies.accepted' });
    expect(actor.getSnapshot().context.choice).toBe('refused');
    expect(remembered).toEqual([]);
  });

  test('without an action for storing, it fails with a message', () => {
    const actor = createActor(consent, { input: { choice: null } });
    const errors: unknown[] = [];
    actor.subscribe({ error: (error) => errors.push(error) });
    actor.start();
    actor.send({ type: 'cookies.accepted' });
    expect(errors).toEqual([new Error('remember not provided')]);
  });
});

test('every state is reached', () => {
  expect(reachedStates(consent, events, { choice: null })).toEqual(restingStates(consent));
});

test('any event sequence keeps the consent legal: the banner stays until an answer, and the last answer is the stored one', () => {
  fc.assert(
    fc.property(fc.constantFrom(null, 'accepted', 'refused'), fc.array(fc.constantFrom(...events)), (choice, steps) => {
      const { actor, remembered } = start(choice);
      for (const event of steps) {
        actor.send(event);
        const snapshot = actor.getSnapshot();
        expect(snapshot.context.choice).toBe(remembered.at(-1) ?? choice);
        if (snapshot.context.choice === null) expect(snapshot.hasTag('banner')).toBe(true);
      }
    }),
  );
});
