import { assign, fromPromise, setup } from 'xstate';
import type { Outcome } from '../contract/envelope.ts';
import type {
  CheckoutContext,
  CheckoutEvent,
  CheckoutInput,
  CheckoutNotice,
  OrderAnswer,
  OrderRequest,
  PaymentAnswer,
} from './checkoutContext.ts';
import { isPaymentOver, withOrder, withProgress, withRefusal } from './checkoutContext.ts';
import type { CheckoutProgress, CheckoutStep } from './checkoutSteps.ts';
import { reachableStep } from './checkoutSteps.ts';
import { actionNotProvided, actorNotProvided } from './notProvided.ts';
import { noAnswer } from './outcome.ts';

/** `paying`: neither reload nor interrupt (D28, D29). */
const types: { context?: CheckoutContext; events?: CheckoutEvent; input?: CheckoutInput; tags?: 'busy' | 'paying' } =
  {};

type Refusal = { readonly of: CheckoutNotice['of']; readonly outcome: Outcome<unknown> };

/**
 * From the cart to the placed order (D25). A step is shown only when those before it are complete. While an order is on its way no
 * other is heard, so that there is exactly one (D4); a payment whose end is unknown is asked for again, never ordered again (D5).
 */
export const checkout = setup({
  types,
  actors: {
    placeOrder: fromPromise<Outcome<OrderAnswer>, OrderRequest>(actorNotProvided('placeOrder')),
    finishPayment: fromPromise<Outcome<PaymentAnswer>>(actorNotProvided('finishPayment')),
    reloadProgress: fromPromise<Outcome<CheckoutProgress>>(actorNotProvided('reloadProgress')),
  },
  actions: {
    wantStep: assign((_, step: CheckoutStep) => ({ step, notice: null })),
    settleStep: assign({ step: ({ context }) => reachableStep(context.step, context.progress) }),
    takeProgress: assign(({ context }, progress: CheckoutProgress) => withProgress(context, progress)),
    takeReload: assign(({ context }, outcome: Outcome<CheckoutProgress>) =>
      outcome.kind === 'data' ? withProgress(context, outcome.data) : {},
    ),
    keepTerms: assign({ termsAccepted: (_, accepted: boolean) => accepted }),
    keepKey: assign(({ context }, key: string) => ({ orderKey: context.orderKey ?? key, notice: null })),
    keepOrder: assign((_, outcome: Outcome<OrderAnswer>) => withOrder(outcome)),
    keepPayment: assign((_, outcome: Outcome<PaymentAnswer>) =>
      outcome.kind === 'data' ? { orderNumber: outcome.data.orderNumber } : {},
    ),
    refuse: assign((_, { of, outcome }: Refusal) => withRefusal(of, outcome)),
    loseOrder: assign({ notice: { of: 'order', failure: noAnswer } }),
    leaveForProvider: actionNotProvided<string | null>('leaveForProvider'),
    showOrder: actionNotProvided<string | null>('showOrder'),
  },
  guards: {
    returns: ({ context }) => context.returning,
    stepIs: ({ context }, step: CheckoutStep) => context.step === step,
    agreed: ({ context }) => context.termsAccepted,
    needsProvider: (_, outcome: Outcome<OrderAnswer>) => outcome.kind === 'data' && outcome.data.redirect !== null,
    succeeded: (_, outcome: Outcome<unknown>) => outcome.kind === 'data',
    refused: (_, outcome: Outcome<unknown>) => outcome.kind === 'failure',
    paymentIsOver: (_, outcome: Outcome<unknown>) => isPaymentOver(outcome),
  },
}).createMachine({
  id: 'checkout',
  initial: 'starting',
  context: ({ input }) => ({
    ...input,
    termsAccepted: false,
    orderKey: null,
    redirect: null,
    orderNumber: null,
    notice: null,
  }),
  on: { 'progress.changed': { actions: { type: 'takeProgress', params: ({ event }) => event.progress } } },
  states: {
    starting: { always: [{ guard: 'returns', target: 'claiming' }, { target: 'stepping' }] },
    stepping: {
      initial: 'routing',
      on: {
        'step.requested': { target: '.routing', actions: { type: 'wantStep', params: ({ event }) => event.step } },
        'progress.changed': {
          target: '.routing',
          actions: { type: 'takeProgress', params: ({ event }) => event.progress },
        },
      },
      states: {
        routing: {
          entry: 'settleStep',
          always: [
            { guard: { type: 'stepIs', params: 'cart' }, target: 'fillingCart' },
            { guard: { type: 'stepIs', params: 'type' }, target: 'choosingType' },
            { guard: { type: 'stepIs', params: 'addresses' }, target: 'addressing' },
            { guard: { type: 'stepIs', params: 'shipping' }, target: 'choosingShipping' },
            { guard: { type: 'stepIs', params: 'payment' }, target: 'choosingPayment' },
            { target: 'reviewing' },
          ],
        },
        fillingCart: {},
        choosingType: {},
        addressing: {},
        choosingShipping: {},
        choosingPayment: {},
        reviewing: {
          on: {
            'terms.changed': { actions: { type: 'keepTerms', params: ({ event }) => event.accepted } },
            'order.submitted': {
              guard: 'agreed',
              target: '#checkout.ordering',
              actions: { type: 'keepKey', params: ({ event }) => event.key },
            },
          },
        },
      },
    },
    ordering: {
      tags: ['busy', 'paying'],
      invoke: {
        src: 'placeOrder',
        input: ({ context }) => ({ key: context.orderKey, cartVersion: context.progress.cartVersion }),
        onDone: [
          {
            guard: { type: 'needsProvider', params: ({ event }) => event.output },
            target: 'redirecting',
            actions: { type: 'keepOrder', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'done',
            actions: { type: 'keepOrder', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'refused', params: ({ event }) => event.output },
            target: 'refreshing',
            actions: { type: 'refuse', params: ({ event }) => ({ of: 'order', outcome: event.output }) },
          },
          { target: 'stepping', actions: 'loseOrder' },
        ],
        onError: { target: 'stepping', actions: 'loseOrder' },
      },
    },
    // The server judged by newer facts than ours: read them before the shopper goes on.
    refreshing: {
      tags: 'busy',
      invoke: {
        src: 'reloadProgress',
        onDone: { target: 'stepping', actions: { type: 'takeReload', params: ({ event }) => event.output } },
        onError: 'stepping',
      },
    },
    // The browser is leaving. Back from the provider brings the page as it was: then the server knows how the payment stands.
    redirecting: {
      tags: ['busy', 'paying'],
      entry: { type: 'leaveForProvider', params: ({ context }) => context.redirect },
      on: { 'shopper.returned': 'claiming' },
    },
    claiming: {
      tags: ['busy', 'paying'],
      invoke: {
        src: 'finishPayment',
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'done',
            actions: { type: 'keepPayment', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'paymentIsOver', params: ({ event }) => event.output },
            target: 'refreshing',
            actions: { type: 'refuse', params: ({ event }) => ({ of: 'payment', outcome: event.output }) },
          },
          { target: 'unconfirmed' },
        ],
        onError: 'unconfirmed',
      },
    },
    unconfirmed: { tags: 'paying', on: { 'retry.chosen': 'claiming', 'shopper.returned': 'claiming' } },
    done: { entry: { type: 'showOrder', params: ({ context }) => context.orderNumber } },
  },
});
