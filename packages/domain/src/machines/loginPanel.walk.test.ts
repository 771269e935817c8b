import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { Outcome } from '../contract/envelope.ts';
import { deferredActor } from './deferredActor.testing.ts';
import type { Credentials, LoginPanelEvent } from './loginPanel.ts';
import { loginPanel } from './loginPanel.ts';
import { failed, ok, unreachable } from './outcomes.testing.ts';
import { answered, reachedStates, restingStates } from './walk.testing.ts';

const login: LoginPanelEvent = {
  type: 'login.submitted',
  credentials: { email: 'ada@example.com', password: 'secret1' },
};
const reset: LoginPanelEvent = { type: 'reset.requested', email: 'ada@example.com' };
const registration: LoginPanelEvent = { type: 'registration.completed', email: 'ada@example.com' };

const wrong = failed('WrongCredentialsException');

const facts: LoginPanelEvent[] = [
  { type: 'login.chosen' },
  { type: 'registration.chosen' },
  { type: 'password.forgotten' },
  login,
  reset,
  registration,
  { type: 'user.known' },
  { type: 'panel.dismissed' },
  { type: 'location.changed', flag: null },
  { type: 'location.changed', flag: 'login' },
  { type: 'location.changed', flag: 'forgotPassword' },
];

test('every state is reached', () => {
  const events = [
    ...facts,
    answered(loginPanel, 'loggingIn.submitting', ok),
    answered(loginPanel, 'loggingIn.submitting', wrong),
    answered(loginPanel, 'recovering.requesting', ok),
  ];
  expect(reachedStates(loginPanel, events)).toEqual(restingStates(loginPanel));
});

test('any event sequence keeps the login panel legal: one form at most, a failure only at the login form, one call at a time', async () => {
  const step = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...facts) },
    { weight: 1, arbitrary: fc.constantFrom(ok, wrong, unreachable) },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const logIn = deferredActor<Outcome<unknown>, Credentials>();
      const requestReset = deferredActor<Outcome<unknown>, string>();
      const actor = createActor(
        loginPanel.provide({ actors: { logIn: logIn.logic, requestReset: requestReset.logic } }),
      ).start();
      for (const taken of steps) {
        if ('type' in taken) actor.send(taken);
        else {
          await logIn.answer(taken);
          await requestReset.answer(taken);
        }
        const snapshot = actor.getSnapshot();
        const shown = (['loggingIn', 'registering', 'recovering', 'registered'] as const).filter((state) =>
          snapshot.matches(state),
        );
        expect(shown).toHaveLength(snapshot.hasTag('shown') ? 1 : 0);
        expect(snapshot.matches('closed')).toBe(!snapshot.hasTag('shown'));
        if (snapshot.context.failure) expect(snapshot.value).toEqual({ loggingIn: 'editing' });
        if (snapshot.matches('registered')) expect(snapshot.context.registered).not.toBeNull();
        if (snapshot.matches('registering') || snapshot.matches('recovering'))
          expect(snapshot.context.registered).toBeNull();
        expect(Object.values(snapshot.children).filter(Boolean)).toHaveLength(snapshot.hasTag('busy') ? 1 : 0);
      }
    }),
  );
});
