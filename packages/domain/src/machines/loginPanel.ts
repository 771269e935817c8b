import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { Outcome } from '../contract/envelope.ts';
import { actorNotProvided } from './notProvided.ts';
import type { Failure } from './outcome.ts';
import { failureOf, noAnswer } from './outcome.ts';

export type Credentials = { readonly email: string; readonly password: string };

/** The form that a page requests, such as a page that needs a login. */
export type PanelFlag = 'login' | 'forgotPassword';

export type LoginPanelContext = {
  /** The failure of the last login. */
  readonly failure: Failure | null;
  /** The e-mail of the last registration; null after a login succeeded. */
  readonly registered: string | null;
  /** The form that the current page requests. */
  readonly flag: PanelFlag | null;
};

export type LoginPanelEvent =
  | { readonly type: 'login.chosen' }
  | { readonly type: 'registration.chosen' }
  | { readonly type: 'password.forgotten' }
  | { readonly type: 'login.submitted'; readonly credentials: Credentials }
  | { readonly type: 'reset.requested'; readonly email: string }
  | { readonly type: 'registration.completed'; readonly email: string }
  | { readonly type: 'user.known' }
  | { readonly type: 'panel.dismissed' }
  | { readonly type: 'location.changed'; readonly flag: PanelFlag | null };

const types: { context?: LoginPanelContext; events?: LoginPanelEvent; tags?: 'shown' | 'busy' } = {};

type FlagChange = { readonly before: PanelFlag | null; readonly now: PanelFlag | null };

/**
 * Shows exactly one of the login, registration and forgot-password forms, or the view after a registration (spec §2, §4). A password is
 * passed to the call and never stored. Leaving a form ignores a pending answer; if that login succeeds all the same, `user.known` closes
 * the panel.
 */
export const loginPanel = setup({
  types,
  actors: {
    logIn: fromPromise<Outcome<unknown>, Credentials>(actorNotProvided('logIn')),
    requestReset: fromPromise<Outcome<unknown>, string>(actorNotProvided('requestReset')),
  },
  actions: {
    keepFailure: assign({ failure: (_, outcome: Outcome<unknown>) => failureOf(outcome) }),
    loseConnection: assign({ failure: noAnswer }),
    clearFailure: assign({ failure: null }),
    keepRegistration: assign({ registered: (_, email: string) => email }),
    clearRegistration: assign({ registered: null }),
    keepFlag: assign({ flag: (_, flag: PanelFlag | null) => flag }),
  },
  guards: {
    succeeded: (_, outcome: Outcome<unknown>) => outcome.kind === 'data',
    turnedToLogin: (_, { before, now }: FlagChange) => now === 'login' && before !== now,
    turnedToForgotPassword: (_, { before, now }: FlagChange) => now === 'forgotPassword' && before !== now,
    hasRegistered: ({ context }) => context.registered !== null,
  },
}).createMachine({
  id: 'loginPanel',
  initial: 'closed',
  context: { failure: null, registered: null, flag: null },
  on: {
    'login.chosen': '.loggingIn',
    'registration.chosen': '.registering',
    'password.forgotten': '.recovering',
    'panel.dismissed': '.closed',
    'user.known': { target: '.closed', actions: 'clearRegistration' },
    'location.changed': [
      {
        guard: { type: 'turnedToLogin', params: ({ context, event }) => ({ before: context.flag, now: event.flag }) },
        target: '.loggingIn',
        actions: { type: 'keepFlag', params: ({ event }) => event.flag },
      },
      {
        guard: {
          type: 'turnedToForgotPassword',
          params: ({ context, event }) => ({ before: context.flag, now: event.flag }),
        },
        target: '.recovering',
        actions: { type: 'keepFlag', params: ({ event }) => event.flag },
      },
      { target: '.closed', actions: { type: 'keepFlag', params: ({ event }) => event.flag } },
    ],
  },
  states: {
    closed: {
      on: { 'login.chosen': { guard: 'hasRegistered', target: 'registered' } },
    },
    loggingIn: {
      tags: 'shown',
      initial: 'editing',
      exit: 'clearFailure',
      // Choosing the tab that is already shown must not clear the form.
      on: { 'login.chosen': {} },
      states: {
        editing: { on: { 'login.submitted': 'submitting' } },
        submitting: {
          tags: 'busy',
          entry: 'clearFailure',
          invoke: {
            src: 'logIn',
            input: ({ event }) => {
              assertEvent(event, 'login.submitted');
              return event.credentials;
            },
            onDone: [
              {
                guard: { type: 'succeeded', params: ({ event }) => event.output },
                target: '#loginPanel.closed',
                actions: 'clearRegistration',
              },
              { target: 'editing', actions: { type: 'keepFailure', params: ({ event }) => event.output } },
            ],
            onError: { target: 'editing', actions: 'loseConnection' },
          },
        },
      },
    },
    registering: {
      tags: 'shown',
      entry: 'clearRegistration',
      on: {
        'registration.completed': {
          target: 'registered',
          actions: { type: 'keepRegistration', params: ({ event }) => event.email },
        },
      },
    },
    registered: { tags: 'shown' },
    recovering: {
      tags: 'shown',
      initial: 'editing',
      entry: 'clearRegistration',
      on: { 'password.forgotten': {} },
      states: {
        editing: { on: { 'reset.requested': 'requesting' } },
        requesting: {
          tags: 'busy',
          invoke: {
            src: 'requestReset',
            input: ({ event }) => {
              assertEvent(event, 'reset.requested');
              return event.email;
            },
            // The same notice whatever the outcome: the answer must not tell who is a customer (spec §2, D32).
            onDone: 'noticed',
            onError: 'noticed',
          },
        },
        noticed: {},
      },
    },
  },
});
