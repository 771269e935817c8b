import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { Outcome } from '../contract/envelope.ts';
import { deferredActor } from './deferredActor.testing.ts';
import type { RegistrationPayload } from '../validation/registration.ts';
import type { RegistrationEvent } from './registration.ts';
import { registration } from './registration.ts';
import { failed, ok, unreachable } from './outcomes.testing.ts';
import { answered, broken, nameOf, reachedStates, restingStates, stateAfter } from './walk.testing.ts';

const form: RegistrationPayload = {
  customerType: 'PRIVATE',
  country: 'LU',
  company: '',
  vatId: '',
  department: '',
  firstName: 'Ada',
  lastName: 'Weber',
  street: 'rue de l’Alzette 1',
  supplement: '',
  zipCode: '4010',
  city: 'Esch-sur-Alzette',
  phone: '',
  email: 'ada@example.com',
  password: 'secret1',
  newsletter: false,
};
const edited: RegistrationEvent = { type: 'form.edited' };
const submitted: RegistrationEvent = { type: 'form.submitted', form };
const registered = (outcome: Outcome<unknown>) => answered(registration, 'submitting', outcome);

function start() {
  const register = deferredActor<Outcome<unknown>, RegistrationPayload>();
  const reload = deferredActor<unknown, unknown>();
  const machine = registration.provide({
    actors: { register: register.logic, reloadUserAndSession: reload.logic },
  });
  const actor = createActor(machine).start();
  return {
    actor,
    register,
    reload,
    state: () => nameOf(actor.getSnapshot().value),
    context: () => actor.getSnapshot().context,
  };
}

test.each([
  ['editing', edited, 'editing'],
  ['editing', submitted, 'submitting'],
  ['submitting', submitted, 'submitting'],
  ['submitting', edited, 'submitting'],
  ['submitting', registered(ok), 'reloading'],
  ['submitting', registered(failed('EMailAlreadyExistsException')), 'refused'],
  ['submitting', registered(unreachable), 'refused'],
  ['submitting', broken(registration, 'submitting'), 'refused'],
  ['refused', edited, 'editing'],
  ['refused', submitted, 'submitting'],
  ['reloading', submitted, 'reloading'],
  ['reloading', answered(registration, 'reloading', ok), 'registered'],
  ['reloading', answered(registration, 'reloading', unreachable), 'registered'],
  ['reloading', broken(registration, 'reloading'), 'registered'],
  ['registered', submitted, 'registered'],
  ['registered', edited, 'registered'],
])('spec §4: registration %s, %o: %s', (state, event, expected) => {
  expect(stateAfter(registration, { state, context: { failure: null } }, event)).toBe(expected);
});

describe('spec §4: registration, then reload of the current user and session', () => {
  test('in that order, each once', async () => {
    const { actor, register, reload, state } = start();
    actor.send(submitted);
    actor.send(submitted);
    expect(register.inputs).toEqual([form]);
    expect(reload.inputs).toHaveLength(0);
    await register.answer(ok);
    expect(reload.inputs).toHaveLength(1);
    expect(state()).toBe('reloading');
    await reload.answer(new Error('offline'));
    expect(state()).toBe('registered');
    expect(register.inputs).toHaveLength(1);
  });

  test('a refused registration reloads nothing', async () => {
    const { actor, register, reload } = start();
    actor.send(submitted);
    await register.answer(failed('ValidationException'));
    expect(reload.inputs).toHaveLength(0);
  });

  test('the password is not kept', () => {
    const { actor } = start();
    actor.send(submitted);
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain(form.password);
  });
});

describe('spec §8: the reason of a failed registration', () => {
  test.each(['EMailAlreadyExistsException', 'RegistrationEMailAlreadySendException', 'ValidationException'] as const)(
    '%s is kept until the form changes',
    async (errorClass) => {
      const { actor, register, context } = start();
      actor.send(submitted);
      await register.answer(failed(errorClass));
      expect(context().failure).toEqual(failed(errorClass));
      actor.send(edited);
      expect(context().failure).toBeNull();
    },
  );

  test.each([unreachable, new Error('offline')])('a missing answer is a network failure (%o)', async (outcome) => {
    const { actor, register, context } = start();
    actor.send(submitted);
    await register.answer(outcome);
    expect(context().failure).toEqual({ kind: 'network' });
    actor.send(submitted);
    expect(context().failure).toBeNull();
    expect(register.inputs).toHaveLength(2);
  });
});

test('every state is reached', () => {
  const events = [
    edited,
    submitted,
    registered(ok),
    registered(unreachable),
    answered(registration, 'reloading', undefined),
  ];
  expect(reachedStates(registration, events)).toEqual(restingStates(registration));
});

test('any event sequence keeps the registration legal: a failure only when refused, one call at a time, nothing after success', async () => {
  const step = fc.constantFrom(edited, submitted, ok, failed('EMailAlreadyExistsException'), unreachable);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      const { actor, register, reload, state } = start();
      for (const taken of steps) {
        const done = state() === 'registered';
        if ('type' in taken) actor.send(taken);
        else if (state() === 'reloading') await reload.answer(taken);
        else await register.answer(taken);
        const snapshot = actor.getSnapshot();
        if (done) expect(snapshot.value).toBe('registered');
        expect(snapshot.context.failure !== null).toBe(snapshot.matches('refused'));
        const isBusy = snapshot.matches('submitting') || snapshot.matches('reloading');
        expect(snapshot.hasTag('busy')).toBe(isBusy);
        expect(register.pending.length + reload.pending.length).toBe(isBusy ? 1 : 0);
      }
    }),
  );
});
