import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { TopMenuEvent } from './topMenu.ts';
import { topMenu } from './topMenu.ts';
import { reachedStates, restingStates, stateAfter } from './walk.testing.ts';

const chosen = (name: string, entries: number): TopMenuEvent => ({
  type: 'group.chosen',
  group: { name, entries: Array.from({ length: entries }, () => ({ title: { EN: 'Entry' }, groupTags: ['tag'] })) },
});
const closing = [{ type: 'outside.clicked' }, { type: 'escape.pressed' }, { type: 'location.changed' }] as const;

test.each([
  ['closed', null, chosen('energy', 2), 'open'],
  ['closed', null, chosen('energy', 1), 'closed'],
  ['closed', null, chosen('energy', 0), 'closed'],
  ['open', 'energy', chosen('robotics', 9), 'open'],
  ['open', 'energy', chosen('robotics', 1), 'closed'],
  ['open', 'energy', chosen('energy', 2), 'closed'],
  ['open', 'energy', { type: 'outside.clicked' }, 'closed'],
  ['open', 'energy', { type: 'escape.pressed' }, 'closed'],
  ['open', 'energy', { type: 'location.changed' }, 'closed'],
  ['closed', null, { type: 'outside.clicked' }, 'closed'],
] as const)('spec §2: top menu %s (%s), %o: %s', (state, group, event, expected) => {
  expect(stateAfter(topMenu, { state, context: { group } }, event)).toBe(expected);
});

test('spec §2: only one panel is open at a time', () => {
  const actor = createActor(topMenu).start();
  expect(actor.getSnapshot().context.group).toBeNull();
  actor.send(chosen('energy', 5));
  expect(actor.getSnapshot().context.group).toBe('energy');
  actor.send(chosen('robotics', 5));
  expect(actor.getSnapshot().context.group).toBe('robotics');
  actor.send({ type: 'outside.clicked' });
  expect(actor.getSnapshot().context.group).toBeNull();
});

const events = [chosen('energy', 2), chosen('robotics', 9), chosen('embedded', 1), ...closing];

test('every state is reached', () => {
  expect(reachedStates(topMenu, events)).toEqual(restingStates(topMenu));
});

test('any event sequence leaves the top menu legal: a group is open exactly when the state says so, never one with a single entry', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events)), (steps) => {
      const actor = createActor(topMenu).start();
      for (const event of steps) {
        actor.send(event);
        const { value, context } = actor.getSnapshot();
        expect(value).toBe(context.group === null ? 'closed' : 'open');
        expect(context.group).not.toBe('embedded');
      }
    }),
  );
});
