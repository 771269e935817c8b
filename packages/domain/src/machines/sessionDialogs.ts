import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { Outcome } from '../contract/envelope.ts';
import type { CountryCode } from '../customer/countries.ts';
import type { CustomerType } from '../customer/customerType.ts';
import type { Language } from '../language/language.ts';
import { actorNotProvided } from './notProvided.ts';
import type { Failure } from './outcome.ts';
import { failureOf, noAnswer } from './outcome.ts';

export type Settings = { readonly customerType: CustomerType; readonly country: CountryCode };

export type SessionDialogsContext = {
  /** The failure of the last request. */
  readonly failure: Failure | null;
};

export type SessionDialogsEvent =
  | { readonly type: 'languageDialog.opened' }
  | { readonly type: 'settingsDialog.opened' }
  | { readonly type: 'dialog.dismissed' }
  | { readonly type: 'outside.clicked' }
  | { readonly type: 'language.chosen'; readonly language: Language }
  | { readonly type: 'settings.submitted'; readonly settings: Settings }
  | { readonly type: 'user.loggedOut' }
  | { readonly type: 'language.changed' }
  | { readonly type: 'session.refreshed' };

const types: { context?: SessionDialogsContext; events?: SessionDialogsEvent; tags?: 'busy' } = {};

/**
 * The language dialog and the settings dialog, at most one of them open (spec §2). They close on logout, language change and session
 * refresh (spec §4), and when the choice is saved. While it is being saved they cannot be dismissed, so that a failure is always seen.
 */
export const sessionDialogs = setup({
  types,
  actors: {
    changeLanguage: fromPromise<Outcome<unknown>, Language>(actorNotProvided('changeLanguage')),
    saveSettings: fromPromise<Outcome<unknown>, Settings>(actorNotProvided('saveSettings')),
  },
  actions: {
    keepFailure: assign({ failure: (_, outcome: Outcome<unknown>) => failureOf(outcome) }),
    loseConnection: assign({ failure: noAnswer }),
    clearFailure: assign({ failure: null }),
  },
  guards: { succeeded: (_, outcome: Outcome<unknown>) => outcome.kind === 'data' },
}).createMachine({
  id: 'sessionDialogs',
  initial: 'closed',
  context: { failure: null },
  on: { 'user.loggedOut': '.closed', 'language.changed': '.closed', 'session.refreshed': '.closed' },
  states: {
    closed: {
      entry: 'clearFailure',
      on: { 'languageDialog.opened': 'choosingLanguage', 'settingsDialog.opened': 'editingSettings' },
    },
    choosingLanguage: {
      initial: 'choosing',
      states: {
        // A click outside does not dismiss this dialog (spec §2).
        choosing: { on: { 'language.chosen': 'posting', 'dialog.dismissed': '#sessionDialogs.closed' } },
        posting: {
          tags: 'busy',
          entry: 'clearFailure',
          invoke: {
            src: 'changeLanguage',
            input: ({ event }) => {
              assertEvent(event, 'language.chosen');
              return event.language;
            },
            onDone: [
              { guard: { type: 'succeeded', params: ({ event }) => event.output }, target: '#sessionDialogs.closed' },
              { target: 'choosing', actions: { type: 'keepFailure', params: ({ event }) => event.output } },
            ],
            onError: { target: 'choosing', actions: 'loseConnection' },
          },
        },
      },
    },
    editingSettings: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            'settings.submitted': 'saving',
            'dialog.dismissed': '#sessionDialogs.closed',
            'outside.clicked': '#sessionDialogs.closed',
          },
        },
        saving: {
          tags: 'busy',
          entry: 'clearFailure',
          invoke: {
            src: 'saveSettings',
            input: ({ event }) => {
              assertEvent(event, 'settings.submitted');
              return event.settings;
            },
            onDone: [
              { guard: { type: 'succeeded', params: ({ event }) => event.output }, target: '#sessionDialogs.closed' },
              { target: 'editing', actions: { type: 'keepFailure', params: ({ event }) => event.output } },
            ],
            onError: { target: 'editing', actions: 'loseConnection' },
          },
        },
      },
    },
  },
});
