import { assign, fromPromise, setup } from 'xstate';
import type { Outcome } from '../contract/envelope.ts';
import { actorNotProvided } from './notProvided.ts';
import type { Failure } from './outcome.ts';
import { failureOf, noAnswer } from './outcome.ts';

export type NewsletterSignUp = {
  readonly email: string;
  /** Position of the form on the page: FOOTER (spec §7). */
  readonly place: string;
};

export type NewsletterSignUpContext = NewsletterSignUp & {
  /** Its error class decides the warning (spec §8). */
  readonly failure: Failure | null;
};

export type NewsletterSignUpEvent =
  | { readonly type: 'email.edited'; readonly email: string }
  | { readonly type: 'signUp.submitted' };

const types: {
  context?: NewsletterSignUpContext;
  events?: NewsletterSignUpEvent;
  input?: { readonly place: string };
  tags?: 'busy';
} = {};

/** Signs up for the newsletter. Success empties the field, a failure decides the warning (spec §4, §8). The form validates the e-mail. */
export const newsletterSignUp = setup({
  types,
  actors: { signUp: fromPromise<Outcome<unknown>, NewsletterSignUp>(actorNotProvided('signUp')) },
  actions: {
    keepEmail: assign({ email: (_, email: string) => email }),
    clearEmail: assign({ email: '' }),
    keepFailure: assign({ failure: (_, outcome: Outcome<unknown>) => failureOf(outcome) }),
    loseConnection: assign({ failure: noAnswer }),
    clearFailure: assign({ failure: null }),
  },
  guards: { succeeded: (_, outcome: Outcome<unknown>) => outcome.kind === 'data' },
}).createMachine({
  id: 'newsletterSignUp',
  initial: 'editing',
  context: ({ input }) => ({ email: '', place: input.place, failure: null }),
  on: { 'email.edited': { target: '.editing', actions: { type: 'keepEmail', params: ({ event }) => event.email } } },
  states: {
    editing: { on: { 'signUp.submitted': 'subscribing' } },
    subscribing: {
      tags: 'busy',
      // The field is locked during the request: success would clear text typed meanwhile.
      on: { 'email.edited': {} },
      invoke: {
        src: 'signUp',
        input: ({ context: { email, place } }) => ({ email, place }),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'subscribed',
            actions: 'clearEmail',
          },
          { target: 'refused', actions: { type: 'keepFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'refused', actions: 'loseConnection' },
      },
    },
    subscribed: {},
    refused: { exit: 'clearFailure', on: { 'signUp.submitted': 'subscribing' } },
  },
});
