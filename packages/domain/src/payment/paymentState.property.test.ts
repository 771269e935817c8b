import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PaymentState } from './paymentState.ts';
import { isFinal, paymentEvents, paymentStates, paymentTransition } from './paymentState.ts';

const anyState = fc.constantFrom(...paymentStates);
const anyEvent = fc.constantFrom(...paymentEvents);

test('D5: an immediate repetition of an event changes nothing', () => {
  fc.assert(
    fc.property(anyState, anyEvent, (state, event) => {
      const once = paymentTransition(state, event);
      const again = paymentTransition(once.state, event);
      expect(again.state).toBe(once.state);
      expect(again.kind).toBe(once.kind === 'refused' ? 'refused' : 'repeated');
    }),
  );
});

test('D5: no event leaves a final state, and an order is placed only after authorisation or confirmation', () => {
  fc.assert(
    fc.property(fc.array(anyEvent), (events) => {
      let state: PaymentState = 'draft';
      for (const event of events) {
        const next: PaymentState = paymentTransition(state, event).state;
        if (isFinal(state)) expect(next).toBe(state);
        if (next === 'placed' && state !== 'placed') expect(['draft', 'authorised']).toContain(state);
        state = next;
      }
      expect(paymentStates).toContain(state);
    }),
  );
});
