import { assign, fromPromise, setup } from 'xstate';
import type { Adjustment } from '../cart/adjustment.ts';
import type { Wanted } from '../cart/wanted.ts';
import { addWish, dropAnswered } from '../cart/wanted.ts';
import type { ErrorClass } from '../contract/errors.ts';
import { actorNotProvided } from './notProvided.ts';

/** Why a change did not reach the cart. */
export type CartFailure =
  | { readonly kind: 'failure'; readonly errorClass: ErrorClass; readonly sku: number }
  | { readonly kind: 'network'; readonly sku: number };

/** How sending ended: every change confirmed, or the first one that was not. */
export type SendResult =
  | { readonly kind: 'confirmed'; readonly adjustments: readonly Adjustment[] }
  | { readonly kind: 'refused'; readonly failure: CartFailure };

export type CartQueueContext = {
  /** What the shopper wants and the server has not confirmed. */
  readonly wanted: readonly Wanted[];
  /** The part of it that is on its way. */
  readonly sending: readonly Wanted[];
  readonly failure: CartFailure | null;
  readonly adjustments: readonly Adjustment[];
};

export type CartQueueEvent =
  | { readonly type: 'amount.wanted'; readonly wish: Wanted }
  | { readonly type: 'page.left' }
  /** A login has put two carts together (D6). */
  | { readonly type: 'cart.merged'; readonly adjustments: readonly Adjustment[] }
  | { readonly type: 'notice.dismissed' };

/** What the shop said about the last change before this page was there: a form without script answers with a new page. */
export type CartQueueInput = Pick<CartQueueContext, 'failure' | 'adjustments'> | undefined;

const types: { context?: CartQueueContext; events?: CartQueueEvent; input?: CartQueueInput } = {};

/**
 * Makes fast clicking correct: a first click is sent at once; the clicks that follow within `clickPause` (milliseconds) are gathered and
 * sent as one difference, so that ten clicks are two requests. After a failure the wishes are dropped: the confirmed cart is shown again.
 */
export const cartQueue = setup({
  types,
  delays: { clickPause: 400 },
  actors: { sendChanges: fromPromise<SendResult, readonly Wanted[]>(actorNotProvided('sendChanges')) },
  actions: {
    addWish: assign(({ context }, wish: Wanted) => ({
      wanted: addWish(context.wanted, wish),
      failure: null,
      adjustments: [],
    })),
    takeWishes: assign({ sending: ({ context }) => context.wanted }),
    dropAnswered: assign(({ context }) => ({
      wanted: context.sending.reduce(dropAnswered, context.wanted),
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
    wishesWait: ({ context }) => context.sending.reduce(dropAnswered, context.wanted).length > 0,
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
      on: { 'amount.wanted': { target: 'sending', actions: { type: 'addWish', params: ({ event }) => event.wish } } },
    },
    sending: {
      entry: 'takeWishes',
      on: { 'amount.wanted': { actions: { type: 'addWish', params: ({ event }) => event.wish } } },
      invoke: {
        src: 'sendChanges',
        input: ({ context }) => context.sending,
        onDone: [
          {
            guard: { type: 'refused', params: ({ event }) => event.output },
            target: 'settled',
            actions: { type: 'fallBack', params: ({ event }) => event.output },
          },
          { guard: 'wishesWait', target: 'gathering', actions: 'dropAnswered' },
          {
            target: 'resting',
            actions: ['dropAnswered', { type: 'keepAdjustments', params: ({ event }) => event.output }],
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
          actions: { type: 'addWish', params: ({ event }) => event.wish },
        },
        'page.left': 'sending',
      },
      after: { clickPause: 'sending' },
    },
    // Just answered: a click now is one of a series and waits for the others.
    resting: {
      on: { 'amount.wanted': { target: 'gathering', actions: { type: 'addWish', params: ({ event }) => event.wish } } },
      after: { clickPause: 'settled' },
    },
  },
});
