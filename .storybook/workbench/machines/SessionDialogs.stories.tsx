import { deferredActor } from '@platine/domain/machines/deferredActor.testing.ts';
import { failed, ok } from '@platine/domain/machines/outcomes.testing.ts';
import type { Outcome } from '@platine/domain/contract/envelope.ts';
import type { CountryCode } from '@platine/domain/customer/countries.ts';
import type { CustomerType } from '@platine/domain/customer/customerType.ts';
import type { Language } from '@platine/domain/language/language.ts';
import type { SessionDialogsEvent, Settings } from '@platine/domain/machines/sessionDialogs.ts';
import { sessionDialogs } from '@platine/domain/machines/sessionDialogs.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Bench } from '../MachineBench/bench.ts';
import { callOf, noConnection } from '../MachineBench/bench.ts';
import type { BenchArgs } from '../MachineBench/benchStory.tsx';
import { expectStart, expectWalk, ofBench } from '../MachineBench/benchStory.tsx';
import { choiceField, eventForm, plainEvent } from '../MachineBench/fields.ts';

const languages: Readonly<Record<string, Language>> = { German: 'DE', French: 'FR', English: 'EN' };
const language = choiceField('Language', languages);
const customerTypes: Readonly<Record<string, CustomerType>> = { Company: 'COMPANY', Private: 'PRIVATE' };
const customerType = choiceField('Customer type', customerTypes);
const countries: Readonly<Record<string, CountryCode>> = { Germany: 'DE', Luxembourg: 'LU', Switzerland: 'CH' };
const country = choiceField('Country', countries);

const bench: Bench<SessionDialogsEvent> = {
  make: () => {
    const changeLanguage = deferredActor<Outcome<unknown>, Language>();
    const saveSettings = deferredActor<Outcome<unknown>, Settings>();
    const outputs = { success: ok, failure: failed('InternalErrorException'), 'no connection': noConnection };
    return {
      machine: sessionDialogs.provide({
        actors: { changeLanguage: changeLanguage.logic, saveSettings: saveSettings.logic },
      }),
      calls: [callOf('changeLanguage', changeLanguage, outputs), callOf('saveSettings', saveSettings, outputs)],
    };
  },
  events: [
    plainEvent('languageDialog.opened'),
    plainEvent('settingsDialog.opened'),
    eventForm('language.chosen', [language], (read) => ({ type: 'language.chosen', language: read(language) })),
    eventForm('settings.submitted', [customerType, country], (read) => ({
      type: 'settings.submitted',
      settings: { customerType: read(customerType), country: read(country) },
    })),
    plainEvent('dialog.dismissed'),
    plainEvent('outside.clicked'),
    plainEvent('user.loggedOut'),
    plainEvent('language.changed'),
    plainEvent('session.refreshed'),
  ],
};

/** Spec §2, §4: the language dialog and the settings dialog, at most one of them open. */
const meta = {
  ...ofBench,
  args: { bench },
} satisfies Meta<BenchArgs>;

export default meta;
type Story = StoryObj<BenchArgs>;

/** Nothing is done yet: send events, answer the calls, let time pass. */
export const Try: Story = { play: ({ canvasElement }) => expectStart(canvasElement, 'closed') };

/** The walk through every state. */
export const Proof: Story = {
  args: { speed: 0 },
  play: ({ canvasElement }) =>
    expectWalk(canvasElement, [
      ['languageDialog.opened', 'choosingLanguage.choosing'],
      ['outside.clicked', 'choosingLanguage.choosing'],
      ['language.chosen', 'choosingLanguage.posting'],
      ['changeLanguage: failure', 'choosingLanguage.choosing'],
      ['dialog.dismissed', 'closed'],
      ['settingsDialog.opened', 'editingSettings.editing'],
      ['settings.submitted', 'editingSettings.saving'],
      ['saveSettings: success', 'closed'],
    ]),
};
