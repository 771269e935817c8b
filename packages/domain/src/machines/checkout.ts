import type { SnapshotFrom } from 'xstate';
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
import { checkoutSteps, reachableStep, recoveryStep } from './checkoutSteps.ts';
import { actionNotProvided, actorNotProvided } from './notProvided.ts';
import { noAnswer } from './outcome.ts';

/** `paying`: neither reload nor interrupt (D28, D29). */
const types: { context?: CheckoutContext; events?: CheckoutEvent; input?: CheckoutInput; tags?: 'busy' | 'paying' } =
  {};

type Refusal = { readonly of: CheckoutNotice['of']; readonly outcome: Outcome<unknown> };

/**
 * From the cart to the placed order (D25). A step is entered only when the steps before it are complete. While an order is on its way, no
 * other is accepted, so that there is exactly one (D4). The outcome of an unfinished payment is requested again; nothing is ordered again (D5).
 */
export const checkout = setup({
  types,
  actors: {
    placeOrder: fromPromise<Outcome<OrderAnswer>, OrderRequest>(actorNotProvided('placeOrder')),
    finishPayment: fromPromise<Outcome<PaymentAnswer>>(actorNotProvided('finishPayment')),
    reloadProgress: fromPromise<Outcome<CheckoutProgress>>(actorNotProvided('reloadProgress')),
  },
  actions: {
    clearNotice: assign({ notice: null }),
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
    leadsTo: ({ context, event }, step: CheckoutStep) =>
      reachableStep(requestedStep(context, event), context.progress) === step,
    lacksEarlierStep: ({ context }, step: CheckoutStep) => reachableStep(step, context.progress) !== step,
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
      initial: 'entering',
      on: { 'step.requested': { target: '.entering', actions: 'clearNotice' } },
      states: {
        entering: {
          always: [
            { guard: { type: 'leadsTo', params: 'cart' }, target: 'fillingCart' },
            { guard: { type: 'leadsTo', params: 'type' }, target: 'choosingType' },
            { guard: { type: 'leadsTo', params: 'addresses' }, target: 'addressing' },
            { guard: { type: 'leadsTo', params: 'shipping' }, target: 'choosingShipping' },
            { guard: { type: 'leadsTo', params: 'payment' }, target: 'choosingPayment' },
            { target: 'reviewing' },
          ],
        },
        // A step that is no longer reachable goes back, one step at a time, to the first incomplete one.
        fillingCart: {},
        choosingType: { always: { guard: { type: 'lacksEarlierStep', params: 'type' }, target: 'fillingCart' } },
        addressing: { always: { guard: { type: 'lacksEarlierStep', params: 'addresses' }, target: 'choosingType' } },
        choosingShipping: { always: { guard: { type: 'lacksEarlierStep', params: 'shipping' }, target: 'addressing' } },
        choosingPayment: {
          always: { guard: { type: 'lacksEarlierStep', params: 'payment' }, target: 'choosingShipping' },
        },
        reviewing: {
          always: { guard: { type: 'lacksEarlierStep', params: 'summary' }, target: 'choosingPayment' },
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
    // The server decided by newer facts: they are read before the shopper goes on.
    refreshing: {
      tags: 'busy',
      invoke: {
        src: 'reloadProgress',
        onDone: { target: 'stepping', actions: { type: 'takeReload', params: ({ event }) => event.output } },
        onError: 'stepping',
      },
    },
    // The browser is leaving. The Back button restores the page as it was; the server then knows the state of the payment.
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

const stepStates = {
  cart: 'fillingCart',
  type: 'choosingType',
  addresses: 'addressing',
  shipping: 'choosingShipping',
  payment: 'choosingPayment',
  summary: 'reviewing',
} as const satisfies Record<CheckoutStep, string>;

/** The step that the checkout shows. An order that is on its way, and its payment, are shown by the summary. */
export function shownStep(snapshot: SnapshotFrom<typeof checkout>): CheckoutStep {
  return checkoutSteps.find((step) => snapshot.matches({ stepping: stepStates[step] })) ?? 'summary';
}

/** A request of the shopper comes first, then the step that recovers from a refusal, then the step of the page's address. */
function requestedStep({ entry, notice }: CheckoutContext, event: CheckoutEvent): CheckoutStep {
  if (event.type === 'step.requested') return event.step;
  return notice === null ? entry : recoveryStep(notice.failure);
}
