import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { Outcome } from '../contract/envelope.ts';
import { deferredActor } from './deferredActor.testing.ts';
import type { NewsletterSignUp, NewsletterSignUpEvent } from './newsletterSignUp.ts';
import { newsletterSignUp } from './newsletterSignUp.ts';
import { failed, ok, unreachable } from './outcomes.testing.ts';
import { answered, broken, nameOf, reachedStates, restingStates, stateAfter } from './walk.testing.ts';

const known = failed('NewsletterAlreadyRegisteredException');
const edited: NewsletterSignUpEvent = { type: 'email.edited', email: 'ada@example.com' };
const submitted: NewsletterSignUpEvent = { type: 'signUp.submitted' };
const signedUp = (outcome: Outcome<unknown>) => answered(newsletterSignUp, 'subscribing', outcome);

function start() {
  const signUp = deferredActor<Outcome<unknown>, NewsletterSignUp>();
  const machine = newsletterSignUp.provide({ actors: { signUp: signUp.logic } });
  const actor = createActor(machine, { input: { place: 'FOOTER' } }).start();
  return { actor, signUp, state: () => nameOf(actor.getSnapshot().value), context: () => actor.getSnapshot().context };
}

test.each([
  ['editing', edited, 'editing'],
  ['editing', submitted, 'subscribing'],
  ['editing', signedUp(ok), 'editing'],
  ['subscribing', submitted, 'subscribing'],
  ['subscribing', edited, 'subscribing'],
  ['subscribing', signedUp(ok), 'subscribed'],
  ['subscribing', signedUp(known), 'refused'],
  ['subscribing', signedUp(unreachable), 'refused'],
  ['subscribing', broken(newsletterSignUp, 'subscribing'), 'refused'],
  ['subscribed', submitted, 'subscribed'],
  ['subscribed', edited, 'editing'],
  ['refused', submitted, 'subscribing'],
  ['refused', edited, 'editing'],
])('spec §4: newsletter sign-up %s, %o: %s', (state, event, expected) => {
  const context = { email: 'ada@example.com', place: 'FOOTER', failure: null };
  expect(stateAfter(newsletterSignUp, { state, context }, event)).toBe(expected);
});

describe('spec §4: newsletter sign-up', () => {
  test('sends the e-mail and its place once, and clears the field on success', async () => {
    const { actor, signUp, context } = start();
    actor.send(edited);
    actor.send(submitted);
    actor.send(submitted);
    expect(signUp.inputs).toEqual([{ email: 'ada@example.com', place: 'FOOTER' }]);
    expect(context().email).toBe('ada@example.com');
    await signUp.answer(ok);
    expect(context().email).toBe('');
  });

  test.each([
    ['NewsletterAlreadyRegisteredException', known],
    ['ValidationException', failed('ValidationException')],
    ['ThrottledException', failed('ThrottledException')],
  ] as const)('spec §8: warns by the error class %s and keeps the field', async (errorClass, outcome) => {
    const { actor, signUp, context } = start();
    actor.send(edited);
    actor.send(submitted);
    await signUp.answer(outcome);
    expect(context()).toEqual({
      email: 'ada@example.com',
      place: 'FOOTER',
      failure: { kind: 'failure', errorClass, fields: [] },
    });
  });

  test.each([unreachable, new Error('offline')])('a missing answer is a network failure (%o)', async (outcome) => {
    const { actor, signUp, context } = start();
    actor.send(submitted);
    await signUp.answer(outcome);
    expect(context().failure).toEqual({ kind: 'network' });
  });

  test.each([edited, submitted])('the next event clears the warning (%o)', async (event) => {
    const { actor, signUp, context } = start();
    actor.send(submitted);
    await signUp.answer(known);
    actor.send(event);
    expect(context().failure).toBeNull();
  });
});

test('every state is reached', () => {
  const events = [edited, submitted, signedUp(ok), signedUp(known)];
  expect(reachedStates(newsletterSignUp, events, { place: 'FOOTER' })).toEqual(restingStates(newsletterSignUp));
});

test('any event sequence keeps the sign-up legal: a warning only when refused, an empty field after success, one call at a time', async () => {
  const step = fc.constantFrom(edited, submitted, ok, known, unreachable);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const { actor, signUp } = start();
      for (const taken of steps) {
        if ('type' in taken) actor.send(taken);
        else await signUp.answer(taken);
        const snapshot = actor.getSnapshot();
        expect(snapshot.context.failure !== null).toBe(snapshot.matches('refused'));
        if (snapshot.matches('subscribed')) expect(snapshot.context.email).toBe('');
        expect(signUp.pending).toHaveLength(snapshot.hasTag('busy') ? 1 : 0);
      }
    }),
  );
});
