import { assign, fromPromise, setup } from 'xstate';
import type { Adjustment } from '../cart/adjustment.ts';
import type { PendingChange } from '../cart/pendingChanges.ts';
import { addPendingChange, dropConfirmed } from '../cart/pendingChanges.ts';
import type { ErrorClass } from '../contract/errors.ts';
import { actorNotProvided } from './notProvided.ts';

/** The reason why a change did not reach the cart. */
export type CartFailure =
  | { readonly kind: 'failure'; readonly errorClass: ErrorClass; readonly sku: number }
  | { readonly kind: 'network'; readonly sku: number };

/** The result of a request: every change confirmed, or the failure of the first one that was not. */
export type SendResult =
  | { readonly kind: 'confirmed'; readonly adjustments: readonly Adjustment[] }
  | { readonly kind: 'refused'; readonly failure: CartFailure };

export type CartQueueContext = {
  /** Changes that the server has not confirmed. */
  readonly wanted: readonly PendingChange[];
  /** The changes of the pending request. */
  readonly sending: readonly PendingChange[];
  readonly failure: CartFailure | null;
  readonly adjustments: readonly Adjustment[];
};

export type CartQueueEvent =
  | { readonly type: 'amount.wanted'; readonly wish: PendingChange }
  | { readonly type: 'page.left' }
  /** A login merged two carts (D6). */
  | { readonly type: 'cart.merged'; readonly adjustments: readonly Adjustment[] }
  | { readonly type: 'notice.dismissed' };

/** The result of a change that was made by a form without script, which is answered with a new page. */
export type CartQueueInput = Pick<CartQueueContext, 'failure' | 'adjustments'> | undefined;

const types: { context?: CartQueueContext; events?: CartQueueEvent; input?: CartQueueInput } = {};

/**
 * Sends the changes of the cart, one request at a time. The first click is sent at once. Clicks that follow within `clickPause`
 * (milliseconds) are collected and sent together, so that ten clicks make two requests. A failure drops the unconfirmed changes: the
 * confirmed cart is shown again.
 */
export const cartQueue = setup({
  types,
  delays: { clickPause: 400 },
  actors: { sendChanges: fromPromise<SendResult, readonly PendingChange[]>(actorNotProvided('sendChanges')) },
  actions: {
    addPendingChange: assign(({ context }, wish: PendingChange) => ({
      wanted: addPendingChange(context.wanted, wish),
      failure: null,
      adjustments: [],
    })),
    takeWishes: assign({ sending: ({ context }) => context.wanted }),
    dropConfirmed: assign(({ context }) => ({
      wanted: context.sending.reduce(dropConfirmed, context.wanted),
      sending: [],
    })),
    keepAdjustments: assign({
      adjustments: (_, result: SendResult) => (result.kind === 'confirmed' ? result.adjustments : []),
    }),
    fallBack: assign((_, result: SendResult) => ({
      wanted: [],
      sending: [],
      failure: result.kind === 'refused' ? result.failure : null,
    })),
    loseConnection: assign(({ context }) => ({
      wanted: [],
      sending: [],
      failure: { kind: 'network', sku: context.sending[0]?.sku ?? 0 } satisfies CartFailure,
    })),
    tellMerged: assign({ failure: null, adjustments: (_, adjustments: readonly Adjustment[]) => adjustments }),
    dismissNotice: assign({ failure: null, adjustments: [] }),
  },
  guards: {
    refused: (_, result: SendResult) => result.kind === 'refused',
    wishesWait: ({ context }) => context.sending.reduce(dropConfirmed, context.wanted).length > 0,
  },
}).createMachine({
  id: 'cartQueue',
  initial: 'settled',
  context: ({ input }) => ({
    wanted: [],
    sending: [],
    failure: input?.failure ?? null,
    adjustments: input?.adjustments ?? [],
  }),
  on: {
    'notice.dismissed': { actions: 'dismissNotice' },
    'cart.merged': { actions: { type: 'tellMerged', params: ({ event }) => event.adjustments } },
  },
  states: {
    settled: {
      on: {
        'amount.wanted': {
          target: 'sending',
          actions: { type: 'addPendingChange', params: ({ event }) => event.wish },
        },
      },
    },
    sending: {
      entry: 'takeWishes',
      on: { 'amount.wanted': { actions: { type: 'addPendingChange', params: ({ event }) => event.wish } } },
      invoke: {
        src: 'sendChanges',
        input: ({ context }) => context.sending,
        onDone: [
          {
            guard: { type: 'refused', params: ({ event }) => event.output },
            target: 'settled',
            actions: { type: 'fallBack', params: ({ event }) => event.output },
          },
          { guard: 'wishesWait', target: 'gathering', actions: 'dropConfirmed' },
          {
            target: 'resting',
            actions: ['dropConfirmed', { type: 'keepAdjustments', params: ({ event }) => event.output }],
          },
        ],
        onError: { target: 'settled', actions: 'loseConnection' },
      },
    },
    gathering: {
      on: {
        'amount.wanted': {
          target: 'gathering',
          reenter: true,
          actions: { type: 'addPendingChange', params: ({ event }) => event.wish },
        },
        'page.left': 'sending',
      },
      after: { clickPause: 'sending' },
    },
    // A click right after an answer belongs to a series, so it is collected.
    resting: {
      on: {
        'amount.wanted': {
          target: 'gathering',
          actions: { type: 'addPendingChange', params: ({ event }) => event.wish },
        },
      },
      after: { clickPause: 'settled' },
    },
  },
});
