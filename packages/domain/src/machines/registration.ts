import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { Outcome } from '../contract/envelope.ts';
import type { RegistrationPayload } from '../validation/registration.ts';
import { actorNotProvided } from './notProvided.ts';
import type { Failure } from './outcome.ts';
import { failureOf, noAnswer } from './outcome.ts';

export type RegistrationContext = {
  /** Its error class decides the alert; ValidationException names the fields that the server refused (spec §8). */
  readonly failure: Failure | null;
};

export type RegistrationEvent =
  | { readonly type: 'form.edited' }
  /** The form is valid: the button is disabled until then (spec §4). */
  | { readonly type: 'form.submitted'; readonly form: RegistrationPayload };

const types: { context?: RegistrationContext; events?: RegistrationEvent; tags?: 'busy' } = {};

/**
 * Registers, then reloads the current user and the session (spec §4). A failed reload does not affect the registration. The password is
 * passed to the call and never stored. The form validates the fields.
 */
export const registration = setup({
  types,
  actors: {
    register: fromPromise<Outcome<unknown>, RegistrationPayload>(actorNotProvided('register')),
    reloadUserAndSession: fromPromise<unknown>(actorNotProvided('reloadUserAndSession')),
  },
  actions: {
    keepFailure: assign({ failure: (_, outcome: Outcome<unknown>) => failureOf(outcome) }),
    loseConnection: assign({ failure: noAnswer }),
    clearFailure: assign({ failure: null }),
  },
  guards: { succeeded: (_, outcome: Outcome<unknown>) => outcome.kind === 'data' },
}).createMachine({
  id: 'registration',
  initial: 'editing',
  context: { failure: null },
  states: {
    editing: { on: { 'form.submitted': 'submitting' } },
    submitting: {
      tags: 'busy',
      invoke: {
        src: 'register',
        input: ({ event }) => {
          assertEvent(event, 'form.submitted');
          return event.form;
        },
        onDone: [
          { guard: { type: 'succeeded', params: ({ event }) => event.output }, target: 'reloading' },
          { target: 'refused', actions: { type: 'keepFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'refused', actions: 'loseConnection' },
      },
    },
    refused: { exit: 'clearFailure', on: { 'form.edited': 'editing', 'form.submitted': 'submitting' } },
    reloading: {
      tags: 'busy',
      invoke: { src: 'reloadUserAndSession', onDone: 'registered', onError: 'registered' },
    },
    registered: {},
  },
});
