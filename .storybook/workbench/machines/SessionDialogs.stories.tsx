import { asked } from '@platine/domain/machines/answers.testing.ts';
import type { Outcome } from '@platine/domain/contract/envelope.ts';
import type { Language } from '@platine/domain/language/language.ts';
import type { SessionDialogsEvent, Settings } from '@platine/domain/machines/sessionDialogs.ts';
import { sessionDialogs } from '@platine/domain/machines/sessionDialogs.ts';
import type { BenchEvent } from '../MachineBench/MachineBench.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { benchOf } from '../MachineBench/bench.testing.ts';
import { MachineBench } from '../MachineBench/MachineBench.tsx';

const succeeded = { kind: 'data', data: {} } as const;
const refused = { kind: 'failure', errorClass: 'InternalErrorException', fields: [] } as const;

const changeLanguage = asked<Outcome<unknown>, Language>();
const saveSettings = asked<Outcome<unknown>, Settings>();
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
const answers = [
  { label: 'changeLanguage: success', give: () => changeLanguage.answer(succeeded) },
  { label: 'changeLanguage: failure', give: () => changeLanguage.answer(refused) },
  { label: 'saveSettings: success', give: () => saveSettings.answer(succeeded) },
  { label: 'saveSettings: failure', give: () => saveSettings.answer(refused) },
];

/** Spec §2, §4: the language and the settings dialog, never both. */
const meta = {
  component: MachineBench,
  parameters: { layout: 'fullscreen' },
  args: { machine, events, answers },
} satisfies Meta<typeof MachineBench>;

export default meta;

export const Bench: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const { expectState, expectAfter } = benchOf(canvas);
    await expectState('closed');
    await expectAfter('languageDialog.opened', 'choosingLanguage.choosing');
    await expectAfter('outside.clicked', 'choosingLanguage.choosing');
    await expectAfter('language.chosen', 'choosingLanguage.posting');
    await expectAfter('changeLanguage: failure', 'choosingLanguage.choosing');
    await expectAfter('dialog.dismissed', 'closed');
  },
};
