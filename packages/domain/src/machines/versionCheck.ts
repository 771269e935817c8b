import { assign, fromPromise, setup } from 'xstate';
import type { Outcome } from '../contract/envelope.ts';
import { needsReload, reloadPromptDelay, versionPollDelay, versionPollInterval } from '../shop/versionCheck.ts';
import { actionNotProvided, actorNotProvided } from './notProvided.ts';

/** The server's version, and when it was read (milliseconds since 1970). The caller supplies the time: a machine has no clock. */
export type SeenVersion = { readonly version: string; readonly at: number };

export type VersionCheckInput = {
  readonly packagedVersion: string;
  /** Polling interval in milliseconds; 5000 by default (spec §9). */
  readonly interval?: number;
  readonly inCheckout: boolean;
};

export type VersionCheckContext = {
  readonly packagedVersion: string;
  readonly interval: number;
  readonly inCheckout: boolean;
  /** Failed requests in a row. */
  readonly errors: number;
  /** The reload-needed flag and the time of detection (spec §4). */
  readonly differing: SeenVersion | null;
};

export type VersionCheckEvent =
  | { readonly type: 'page.shown' }
  | { readonly type: 'page.hidden' }
  | { readonly type: 'checkout.entered' }
  | { readonly type: 'checkout.left' }
  | { readonly type: 'reload.chosen' }
  | { readonly type: 'prompt.dismissed' };

const types: {
  context?: VersionCheckContext;
  events?: VersionCheckEvent;
  input?: VersionCheckInput;
  tags?: 'prompt';
} = {};

/**
 * Polls the server's version while the page is visible. It starts paused: send `page.shown` for a page that is visible at the start. A
 * different version sets the flag and ends the polling. The prompt follows 10 s later, never during a checkout, and only the shopper
 * reloads (spec §4, §9, D28).
 */
export const versionCheck = setup({
  types,
  delays: {
    versionPollDelay: ({ context }) => versionPollDelay(context.errors, context.interval),
    reloadPromptDelay,
  },
  actors: { askVersion: fromPromise<Outcome<SeenVersion>>(actorNotProvided('askVersion')) },
  actions: {
    countError: assign({ errors: ({ context }) => context.errors + 1 }),
    forgetErrors: assign({ errors: 0 }),
    keepDifference: assign((_, outcome: Outcome<SeenVersion>) =>
      outcome.kind === 'data' ? { differing: outcome.data, errors: 0 } : {},
    ),
    enterCheckout: assign({ inCheckout: true }),
    leaveCheckout: assign({ inCheckout: false }),
    reloadPage: actionNotProvided('reloadPage'),
  },
  guards: {
    isInCheckout: ({ context }) => context.inCheckout,
    differs: ({ context }, outcome: Outcome<SeenVersion>) =>
      outcome.kind === 'data' && needsReload(outcome.data.version, context.packagedVersion),
    isSame: (_, outcome: Outcome<SeenVersion>) => outcome.kind === 'data',
  },
}).createMachine({
  id: 'versionCheck',
  initial: 'paused',
  context: ({ input }) => ({
    packagedVersion: input.packagedVersion,
    interval: input.interval ?? versionPollInterval,
    inCheckout: input.inCheckout,
    errors: 0,
    differing: null,
  }),
  on: { 'checkout.entered': { actions: 'enterCheckout' }, 'checkout.left': { actions: 'leaveCheckout' } },
  states: {
    paused: { on: { 'page.shown': 'waiting' } },
    waiting: { on: { 'page.hidden': 'paused' }, after: { versionPollDelay: 'asking' } },
    asking: {
      on: { 'page.hidden': 'paused' },
      invoke: {
        src: 'askVersion',
        onDone: [
          {
            guard: { type: 'differs', params: ({ event }) => event.output },
            target: 'detected',
            actions: { type: 'keepDifference', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isSame', params: ({ event }) => event.output },
            target: 'waiting',
            actions: 'forgetErrors',
          },
          { target: 'waiting', actions: 'countError' },
        ],
        onError: { target: 'waiting', actions: 'countError' },
      },
    },
    detected: {
      after: { reloadPromptDelay: [{ guard: 'isInCheckout', target: 'withheld' }, { target: 'prompting' }] },
    },
    withheld: { on: { 'checkout.left': { target: 'prompting', actions: 'leaveCheckout' } } },
    prompting: {
      tags: 'prompt',
      on: {
        'checkout.entered': { target: 'withheld', actions: 'enterCheckout' },
        'reload.chosen': { actions: 'reloadPage' },
        'prompt.dismissed': 'dismissed',
      },
    },
    dismissed: {},
  },
});
