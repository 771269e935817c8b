import { deferredActor } from '@platine/domain/machines/deferredActor.testing.ts';
import { failed, ok } from '@platine/domain/machines/outcomes.testing.ts';
import type { Outcome } from '@platine/domain/contract/envelope.ts';
import type { Language } from '@platine/domain/language/language.ts';
import type { SessionDialogsEvent, Settings } from '@platine/domain/machines/sessionDialogs.ts';
import { sessionDialogs } from '@platine/domain/machines/sessionDialogs.ts';
import type { BenchEvent } from '../MachineBench/MachineBench.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answersOf, expectSteps } from '../MachineBench/bench.testing.ts';
import { MachineBench } from '../MachineBench/MachineBench.tsx';

const changeLanguage = deferredActor<Outcome<unknown>, Language>();
const saveSettings = deferredActor<Outcome<unknown>, Settings>();
const machine = sessionDialogs.provide({
  actors: { changeLanguage: changeLanguage.logic, saveSettings: saveSettings.logic },
});

const events: readonly BenchEvent<SessionDialogsEvent>[] = [
  { event: { type: 'languageDialog.opened' } },
  { event: { type: 'settingsDialog.opened' } },
  { event: { type: 'dialog.dismissed' } },
  { event: { type: 'outside.clicked' } },
  { event: { type: 'language.chosen', language: 'DE' } },
  { event: { type: 'settings.submitted', settings: { customerType: 'COMPANY', country: 'DE' } } },
  { event: { type: 'user.loggedOut' } },
  { event: { type: 'language.changed' } },
  { event: { type: 'session.refreshed' } },
];
const outputs = { success: ok, failure: failed('InternalErrorException') };
const answers = [
  ...answersOf('changeLanguage', changeLanguage, outputs),
  ...answersOf('saveSettings', saveSettings, outputs),
];

/** Spec §2, §4: the language dialog and the settings dialog, at most one of them open. */
const meta = {
  component: MachineBench,
  parameters: { layout: 'fullscreen' },
  args: { machine, events, answers },
} satisfies Meta<typeof MachineBench>;

export default meta;

export const Bench: StoryObj<typeof meta> = {
  play: ({ canvas }) =>
    expectSteps(canvas, [
      'closed',
      ['languageDialog.opened', 'choosingLanguage.choosing'],
      ['outside.clicked', 'choosingLanguage.choosing'],
      ['language.chosen', 'choosingLanguage.posting'],
      ['changeLanguage: failure', 'choosingLanguage.choosing'],
      ['dialog.dismissed', 'closed'],
    ]),
};
