import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { Outcome } from '../contract/envelope.ts';
import type { Language } from '../language/language.ts';
import { deferredActor } from './deferredActor.testing.ts';
import type { SessionDialogsEvent, Settings } from './sessionDialogs.ts';
import { sessionDialogs } from './sessionDialogs.ts';
import { failed, ok, unreachable } from './outcomes.testing.ts';
import { answered, broken, nameOf, reachedStates, restingStates, stateAfter } from './walk.testing.ts';

const refused = failed('ThrottledException');
const openLanguage: SessionDialogsEvent = { type: 'languageDialog.opened' };
const openSettings: SessionDialogsEvent = { type: 'settingsDialog.opened' };
const dismissed: SessionDialogsEvent = { type: 'dialog.dismissed' };
const outside: SessionDialogsEvent = { type: 'outside.clicked' };
const chosen: SessionDialogsEvent = { type: 'language.chosen', language: 'FR' };
const submitted: SessionDialogsEvent = {
  type: 'settings.submitted',
  settings: { customerType: 'COMPANY', country: 'DE' },
};

function start() {
  const changeLanguage = deferredActor<Outcome<unknown>, Language>();
  const saveSettings = deferredActor<Outcome<unknown>, Settings>();
  const machine = sessionDialogs.provide({
    actors: { changeLanguage: changeLanguage.logic, saveSettings: saveSettings.logic },
  });
  const actor = createActor(machine).start();
  const state = () => nameOf(actor.getSnapshot().value);
  return { actor, changeLanguage, saveSettings, state, context: () => actor.getSnapshot().context };
}

test.each([
  ['closed', openLanguage, 'choosingLanguage.choosing'],
  ['closed', openSettings, 'editingSettings.editing'],
  ['closed', chosen, 'closed'],
  ['closed', submitted, 'closed'],
  ['choosingLanguage.choosing', outside, 'choosingLanguage.choosing'],
  ['choosingLanguage.choosing', dismissed, 'closed'],
  ['choosingLanguage.choosing', openSettings, 'choosingLanguage.choosing'],
  ['choosingLanguage.choosing', chosen, 'choosingLanguage.posting'],
  ['choosingLanguage.posting', chosen, 'choosingLanguage.posting'],
  ['choosingLanguage.posting', dismissed, 'choosingLanguage.posting'],
  ['choosingLanguage.posting', answered(sessionDialogs, 'choosingLanguage.posting', ok), 'closed'],
  [
    'choosingLanguage.posting',
    answered(sessionDialogs, 'choosingLanguage.posting', refused),
    'choosingLanguage.choosing',
  ],
  ['choosingLanguage.posting', broken(sessionDialogs, 'choosingLanguage.posting'), 'choosingLanguage.choosing'],
  ['editingSettings.editing', outside, 'closed'],
  ['editingSettings.editing', dismissed, 'closed'],
  ['editingSettings.editing', openLanguage, 'editingSettings.editing'],
  ['editingSettings.editing', submitted, 'editingSettings.saving'],
  ['editingSettings.saving', submitted, 'editingSettings.saving'],
  ['editingSettings.saving', outside, 'editingSettings.saving'],
  ['editingSettings.saving', answered(sessionDialogs, 'editingSettings.saving', ok), 'closed'],
  [
    'editingSettings.saving',
    answered(sessionDialogs, 'editingSettings.saving', unreachable),
    'editingSettings.editing',
  ],
  ['editingSettings.saving', broken(sessionDialogs, 'editingSettings.saving'), 'editingSettings.editing'],
])('spec §2: dialogs %s, %o: %s', (state, event, expected) => {
  expect(stateAfter(sessionDialogs, { state, context: { failure: null } }, event)).toBe(expected);
});

describe('spec §4: settings and language dialogs close on logout, language change and session refresh', () => {
  const states = [
    'choosingLanguage.choosing',
    'choosingLanguage.posting',
    'editingSettings.editing',
    'editingSettings.saving',
  ];
  test.each(['user.loggedOut', 'language.changed', 'session.refreshed'] as const)('%s', (type) => {
    const after = states.map((state) => stateAfter(sessionDialogs, { state, context: { failure: null } }, { type }));
    expect(after).toEqual(['closed', 'closed', 'closed', 'closed']);
  });
});

describe('spec §4: the choice is saved, then the dialog closes', () => {
  test('the language is posted once', async () => {
    const { actor, changeLanguage, state } = start();
    actor.send(openLanguage);
    actor.send(chosen);
    actor.send(chosen);
    expect(changeLanguage.inputs).toEqual(['FR']);
    await changeLanguage.answer(ok);
    expect(state()).toBe('closed');
  });

  test('the settings are posted once', async () => {
    const { actor, saveSettings, state } = start();
    actor.send(openSettings);
    actor.send(submitted);
    actor.send(submitted);
    expect(saveSettings.inputs).toEqual([{ customerType: 'COMPANY', country: 'DE' }]);
    await saveSettings.answer(ok);
    expect(state()).toBe('closed');
  });

  test.each([
    [refused, refused],
    [unreachable, unreachable],
    [new Error('offline'), unreachable],
  ])('%o keeps the dialog open with the failure, until the next attempt', async (outcome, failure) => {
    const { actor, changeLanguage, saveSettings, context } = start();
    actor.send(openLanguage);
    actor.send(chosen);
    await changeLanguage.answer(outcome);
    expect(context().failure).toEqual(failure);
    actor.send(chosen);
    expect(context().failure).toBeNull();
    await changeLanguage.answer(outcome);
    actor.send(dismissed);
    expect(context().failure).toBeNull();
    actor.send(openSettings);
    actor.send(submitted);
    await saveSettings.answer(outcome);
    expect(context().failure).toEqual(failure);
    actor.send(submitted);
    expect(context().failure).toBeNull();
  });
});

const facts: SessionDialogsEvent[] = [
  openLanguage,
  openSettings,
  dismissed,
  outside,
  chosen,
  submitted,
  { type: 'user.loggedOut' },
  { type: 'language.changed' },
  { type: 'session.refreshed' },
];

test('every state is reached', () => {
  expect(reachedStates(sessionDialogs, facts)).toEqual(restingStates(sessionDialogs));
});

test('any event sequence keeps the dialogs legal: a failure only in an open idle dialog, one call at a time', async () => {
  const step = fc.constantFrom(...facts, ok, refused, unreachable);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const { actor, changeLanguage, saveSettings, context, state } = start();
      for (const taken of steps) {
        if ('type' in taken) actor.send(taken);
        else {
          await changeLanguage.answer(taken);
          await saveSettings.answer(taken);
        }
        const isWaiting = ['choosingLanguage.choosing', 'editingSettings.editing'].includes(state());
        if (context().failure) expect(isWaiting).toBe(true);
        const { children } = actor.getSnapshot();
        expect(Object.values(children).filter(Boolean)).toHaveLength(actor.getSnapshot().hasTag('busy') ? 1 : 0);
      }
    }),
  );
});
