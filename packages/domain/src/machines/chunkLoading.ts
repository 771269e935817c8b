import { assign, fromPromise, setup } from 'xstate';
import { chunkTimeout, stillLoadingAfter } from '../shop/constants.ts';
import { actionNotProvided, actorNotProvided } from './notProvided.ts';

export type ChunkLoadingContext = {
  /** The page was already reloaded once because of a chunk. */
  readonly reloadedBefore: boolean;
  readonly paying: boolean;
};

export type ChunkLoadingEvent =
  | { readonly type: 'retry.chosen' }
  | { readonly type: 'payment.started' }
  | { readonly type: 'payment.ended' };

const types: {
  context?: ChunkLoadingContext;
  events?: ChunkLoadingEvent;
  input?: ChunkLoadingContext;
} = {};

/**
 * Loads a chunk of the page's script. After 10 s it offers a retry. A failed load, or one that takes 120 s, is the spec's ChunkLoadError
 * (spec §8, §9). The page then reloads once, because a deployment may have replaced its scripts. A second error, or one during a payment,
 * is shown with a retry instead (D29).
 */
export const chunkLoading = setup({
  types,
  delays: { stillLoadingAfter, chunkTimeout },
  actors: { loadChunk: fromPromise<unknown>(actorNotProvided('loadChunk')) },
  actions: {
    startPayment: assign({ paying: true }),
    endPayment: assign({ paying: false }),
    reloadPage: actionNotProvided('reloadPage'),
  },
  guards: { mayReload: ({ context }) => !context.reloadedBefore && !context.paying },
}).createMachine({
  id: 'chunkLoading',
  initial: 'loading',
  context: ({ input }) => ({ reloadedBefore: input.reloadedBefore, paying: input.paying }),
  on: { 'payment.started': { actions: 'startPayment' }, 'payment.ended': { actions: 'endPayment' } },
  states: {
    loading: {
      initial: 'quiet',
      invoke: { src: 'loadChunk', onDone: 'loaded', onError: 'failing' },
      after: { chunkTimeout: 'failing' },
      states: {
        quiet: { after: { stillLoadingAfter: 'slow' } },
        slow: { on: { 'retry.chosen': '#chunkLoading.loading' } },
      },
    },
    failing: { always: [{ guard: 'mayReload', target: 'reloading' }, { target: 'failed' }] },
    reloading: { entry: 'reloadPage' },
    failed: { on: { 'retry.chosen': 'loading' } },
    loaded: {},
  },
});
