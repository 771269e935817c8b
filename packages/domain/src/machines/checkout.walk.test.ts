import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkout } from './checkout.ts';
import { complete, lacking, paid, placed, reloaded, startCheckout, toProvider } from './checkout.testing.ts';
import type { CheckoutEvent } from './checkoutContext.ts';
import { checkoutSteps, reachableStep } from './checkoutSteps.ts';
import { failed, unreachable } from './outcomes.testing.ts';
import { answered, reachedStates, restingStates } from './walk.testing.ts';

const facts: CheckoutEvent[] = [
  ...checkoutSteps.map((step) => ({ type: 'step.requested', step }) as const),
  { type: 'progress.changed', progress: complete },
  { type: 'progress.changed', progress: { ...complete, cartVersion: 2 } },
  { type: 'progress.changed', progress: lacking('shipping') },
  { type: 'progress.changed', progress: lacking('cart') },
  { type: 'terms.changed', accepted: true },
  { type: 'order.submitted', key: 'key-1' },
  { type: 'shopper.returned' },
  { type: 'retry.chosen' },
];

test('every state is reached', () => {
  const events = [
    ...facts.filter(({ type }) => type !== 'progress.changed'),
    answered(checkout, 'ordering', toProvider),
    answered(checkout, 'ordering', placed),
    answered(checkout, 'ordering', failed('CartConflictException')),
    answered(checkout, 'claiming', paid),
    answered(checkout, 'claiming', unreachable),
  ];
  const input = { entry: 'cart', progress: complete, returning: false };
  expect(reachedStates(checkout, events, input)).toEqual(restingStates(checkout));
});

const orderOutcomes = [
  toProvider,
  placed,
  failed('CartConflictException'),
  failed('MinimumOrderValueException'),
  unreachable,
];
const paymentOutcomes = [paid, failed('PaymentDeclinedException'), failed('CheckoutIncompleteException'), unreachable];
const step = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...facts) },
  // Steps that lead to an order, which random steps rarely reach.
  { weight: 2, arbitrary: fc.constant('order' as const) },
  {
    weight: 2,
    arbitrary: fc.record({ order: fc.constantFrom(...orderOutcomes), payment: fc.constantFrom(...paymentOutcomes) }),
  },
);

type Run = ReturnType<typeof startCheckout>;
type Step =
  | CheckoutEvent
  | 'order'
  | { readonly order: (typeof orderOutcomes)[number]; readonly payment: (typeof paymentOutcomes)[number] };

async function take({ actor, order, placeOrder, finishPayment, reloadProgress }: Run, taken: Step) {
  if (taken === 'order') order();
  else if ('type' in taken) actor.send(taken);
  else {
    await placeOrder.answer(taken.order);
    await finishPayment.answer(taken.payment);
    await reloadProgress.answer(reloaded(complete));
  }
}

function expectLegal({ placeOrder, finishPayment, reloadProgress, left, shown, state, context, step }: Run) {
  const now = state();
  const open = [placeOrder, finishPayment, reloadProgress].map((call) => call.pending.length);
  expect(open).toEqual(['ordering', 'claiming', 'refreshing'].map((calling) => (calling === now ? 1 : 0)));
  if (now.startsWith('stepping')) expect(reachableStep(step(), context().progress)).toBe(step());
  if (now === 'redirecting') expect(left.at(-1)).toBe(context().redirect);
  expect(shown).toEqual(now === 'done' ? ['O-1'] : []);
}

test('any event sequence keeps the checkout legal: no step before its turn, one call at a time, no order without the terms or after the end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(step, { maxLength: 30 }), async (returning, steps) => {
      const run = startCheckout({ returning });
      for (const taken of steps) {
        const ordersBefore = run.placeOrder.inputs.length;
        const mayOrder = run.state() === 'stepping.reviewing';
        await take(run, taken);
        if (run.placeOrder.inputs.length > ordersBefore) expect(mayOrder && run.context().termsAccepted).toBe(true);
        expectLegal(run);
      }
    }),
    { numRuns: 300 },
  );
});
