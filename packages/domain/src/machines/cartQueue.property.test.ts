import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import { SimulatedClock, createActor } from 'xstate';
import type { PendingChange } from '../cart/pendingChanges.ts';
import { deferredActor } from './deferredActor.testing.ts';
import type { SendResult } from './cartQueue.ts';
import { cartQueue } from './cartQueue.ts';

const answers = {
  confirmed: { kind: 'confirmed', adjustments: [] },
  refused: { kind: 'refused', failure: { kind: 'failure', errorClass: 'NotOrderableException', sku: 7 } },
  lost: new Error('lost'),
} as const;

type World = {
  readonly actor: ActorRefFrom<typeof cartQueue>;
  readonly clock: SimulatedClock;
  readonly answer: (result: SendResult | Error) => Promise<void>;
};
type Step = (world: World) => void | Promise<void>;

const amounts = fc.record({ sku: fc.constantFrom(7, 8), amount: fc.nat({ max: 12 }), position: fc.constant(null) });
const step: fc.Arbitrary<Step> = fc.oneof(
  amounts.map(
    (wish): Step =>
      ({ actor }) =>
        actor.send({ type: 'amount.wanted', wish }),
  ),
  fc.constant<Step>(({ clock }) => clock.increment(400)),
  fc.constant<Step>(({ actor }) => actor.send({ type: 'page.left' })),
  fc.constant<Step>(({ actor }) => actor.send({ type: 'notice.dismissed' })),
  fc.constantFrom(...Object.values(answers)).map(
    (one): Step =>
      ({ answer }) =>
        answer(one),
  ),
);

test('any event sequence keeps the cart queue legal: one request at a time, one change a product, no unsent change at rest', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const clock = new SimulatedClock();
      const { logic, pending, answer } = deferredActor<SendResult, readonly PendingChange[]>();
      const actor = createActor(cartQueue.provide({ actors: { sendChanges: logic } }), { clock }).start();
      for (const take of steps) {
        await take({ actor, clock, answer });
        const { value, context } = actor.getSnapshot();
        const skus = context.wanted.map(({ sku }) => sku);
        expect(new Set(skus).size).toBe(skus.length);
        expect([pending.length, context.sending.length > 0]).toEqual(value === 'sending' ? [1, true] : [0, false]);
        expect(skus.length > 0 || value === 'settled' || value === 'resting' || value === 'sending').toBe(true);
        expect(skus.length === 0 || value === 'gathering' || value === 'sending').toBe(true);
      }
    }),
  );
});
