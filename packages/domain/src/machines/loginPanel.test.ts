import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { Outcome } from '../contract/envelope.ts';
import { deferredActor } from './deferredActor.testing.ts';
import type { Credentials, LoginPanelContext, LoginPanelEvent } from './loginPanel.ts';
import { loginPanel } from './loginPanel.ts';
import { failed, ok, unreachable } from './outcomes.testing.ts';
import { answered, broken, nameOf, stateAfter } from './walk.testing.ts';

const context: LoginPanelContext = { failure: null, registered: null, flag: null };
const credentials: Credentials = { email: 'ada@example.com', password: 'secret1' };
const login: LoginPanelEvent = { type: 'login.submitted', credentials };
const reset: LoginPanelEvent = { type: 'reset.requested', email: 'ada@example.com' };
const registration: LoginPanelEvent = { type: 'registration.completed', email: 'ada@example.com' };
const goTo = (flag: LoginPanelContext['flag']): LoginPanelEvent => ({ type: 'location.changed', flag });

const wrong = failed('WrongCredentialsException');

const loggedIn = (outcome: Outcome<unknown>) => answered(loginPanel, 'loggingIn.submitting', outcome);
const resetAnswered = (outcome: Outcome<unknown>) => answered(loginPanel, 'recovering.requesting', outcome);

/** A login panel whose calls the test answers. */
function start() {
  const logIn = deferredActor<Outcome<unknown>, Credentials>();
  const requestReset = deferredActor<Outcome<unknown>, string>();
  const actor = createActor(
    loginPanel.provide({ actors: { logIn: logIn.logic, requestReset: requestReset.logic } }),
  ).start();
  const state = () => nameOf(actor.getSnapshot().value);
  return { actor, logIn, requestReset, state, context: () => actor.getSnapshot().context };
}

describe('spec §4: login panel, exactly one of login, registration or forgot-password is shown', () => {
  test.each([
    ['closed', { type: 'login.chosen' }, 'loggingIn.editing'],
    ['closed', { type: 'registration.chosen' }, 'registering'],
    ['closed', { type: 'password.forgotten' }, 'recovering.editing'],
    ['closed', login, 'closed'],
    ['closed', reset, 'closed'],
    ['closed', registration, 'closed'],

    ['loggingIn.editing', login, 'loggingIn.submitting'],
    ['loggingIn.editing', { type: 'registration.chosen' }, 'registering'],
    ['loggingIn.editing', { type: 'password.forgotten' }, 'recovering.editing'],
    ['loggingIn.editing', { type: 'panel.dismissed' }, 'closed'],
    ['loggingIn.editing', reset, 'loggingIn.editing'],
    ['loggingIn.editing', registration, 'loggingIn.editing'],

    ['loggingIn.submitting', loggedIn(ok), 'closed'],
    ['loggingIn.submitting', loggedIn(wrong), 'loggingIn.editing'],
    ['loggingIn.submitting', loggedIn(unreachable), 'loggingIn.editing'],
    ['loggingIn.submitting', broken(loginPanel, 'loggingIn.submitting'), 'loggingIn.editing'],
    ['loggingIn.submitting', login, 'loggingIn.submitting'],
    ['loggingIn.submitting', { type: 'login.chosen' }, 'loggingIn.submitting'],
    ['loggingIn.submitting', { type: 'user.known' }, 'closed'],

    ['registering', registration, 'registered'],
    ['registering', { type: 'registration.chosen' }, 'registering'],
    ['registering', { type: 'login.chosen' }, 'loggingIn.editing'],
    ['registering', login, 'registering'],
    ['registering', { type: 'user.known' }, 'closed'],

    ['registered', { type: 'login.chosen' }, 'loggingIn.editing'],
    ['registered', { type: 'panel.dismissed' }, 'closed'],
    ['registered', { type: 'user.known' }, 'closed'],
    ['registered', login, 'registered'],

    ['recovering.editing', reset, 'recovering.requesting'],
    ['recovering.editing', login, 'recovering.editing'],
    ['recovering.requesting', reset, 'recovering.requesting'],
    ['recovering.requesting', { type: 'password.forgotten' }, 'recovering.requesting'],
    ['recovering.noticed', reset, 'recovering.noticed'],
    ['recovering.noticed', { type: 'login.chosen' }, 'loggingIn.editing'],
  ])('%s, %o: %s', (state, event, expected) => {
    expect(stateAfter(loginPanel, { state, context }, event)).toBe(expected);
  });
});

describe('spec §2, D32: forgot password shows the success notice whatever the outcome', () => {
  test.each([
    ['succeeded', resetAnswered(ok)],
    ['failed', resetAnswered(wrong)],
    ['had no answer', resetAnswered(unreachable)],
    ['broke', broken(loginPanel, 'recovering.requesting')],
  ])('the request %s: the form is hidden and the notice shown', (_, event) => {
    expect(stateAfter(loginPanel, { state: 'recovering.requesting', context }, event)).toBe('recovering.noticed');
  });
});

describe('spec §4: on navigation the panel is hidden unless the login or forgot-password flag changed', () => {
  test.each([
    ['loggingIn.editing', null, null, 'closed'],
    ['loggingIn.editing', 'login', 'login', 'closed'],
    ['loggingIn.editing', null, 'login', 'loggingIn.editing'],
    ['loggingIn.editing', 'login', 'forgotPassword', 'recovering.editing'],
    ['loggingIn.editing', 'login', null, 'closed'],
    ['recovering.editing', 'forgotPassword', 'forgotPassword', 'closed'],
    ['recovering.noticed', 'forgotPassword', 'login', 'loggingIn.editing'],
    ['registering', null, null, 'closed'],
    ['registered', null, null, 'closed'],
    ['closed', null, 'login', 'loggingIn.editing'],
    ['closed', null, 'forgotPassword', 'recovering.editing'],
    ['closed', 'login', 'login', 'closed'],
  ] as const)('%s, flag %s then %s: %s', (state, flag, next, expected) => {
    expect(stateAfter(loginPanel, { state, context: { ...context, flag } }, goTo(next))).toBe(expected);
  });

  test('the flag of the page is stored, so that staying hides the panel and coming back shows it', () => {
    const { actor, state } = start();
    const seen = (['login', 'login', 'login', null, 'login', 'forgotPassword', 'forgotPassword'] as const).map(
      (flag) => {
        actor.send(goTo(flag));
        return state();
      },
    );
    expect(seen).toEqual([
      'loggingIn.editing',
      'closed',
      'closed',
      'closed',
      'loggingIn.editing',
      'recovering.editing',
      'closed',
    ]);
  });
});

describe('spec §4: results of the forms', () => {
  test.each([
    ['a business failure', wrong, { kind: 'failure', errorClass: 'WrongCredentialsException', fields: [] }],
    ['a lost network', unreachable, { kind: 'network' }],
    ['a broken promise', new Error('offline'), { kind: 'network' }],
  ] as const)('%s is told apart and the form stays open', async (_, outcome, failure) => {
    const { actor, logIn, context: now, state } = start();
    expect(now().failure).toBeNull();
    actor.send({ type: 'login.chosen' });
    actor.send(login);
    await logIn.answer(outcome);
    expect(now().failure).toEqual(failure);
    expect(state()).toBe('loggingIn.editing');
    actor.send(login);
    expect(now().failure).toBeNull();
  });

  test.each(['registration.chosen', 'password.forgotten', 'panel.dismissed'] as const)(
    'switching (%s) clears the previous result',
    async (type) => {
      const { actor, logIn, context: now } = start();
      actor.send({ type: 'login.chosen' });
      actor.send(login);
      await logIn.answer(wrong);
      actor.send({ type });
      actor.send({ type: 'login.chosen' });
      expect(now().failure).toBeNull();
    },
  );

  test('the follow-up view of a registration returns until a login succeeds', async () => {
    const { actor, logIn, state, context: now } = start();
    actor.send({ type: 'registration.chosen' });
    actor.send(registration);
    expect(now().registered).toBe('ada@example.com');
    actor.send({ type: 'panel.dismissed' });
    actor.send({ type: 'login.chosen' });
    expect(state()).toBe('registered');
    actor.send({ type: 'login.chosen' });
    actor.send(login);
    await logIn.answer(ok);
    expect(state()).toBe('closed');
    expect(now().registered).toBeNull();
    actor.send({ type: 'login.chosen' });
    expect(state()).toBe('loggingIn.editing');
  });

  test.each(['registration.chosen', 'password.forgotten', 'user.known'] as const)(
    '%s clears the registration result',
    (type) => {
      const { actor, context: now } = start();
      actor.send({ type: 'registration.chosen' });
      actor.send(registration);
      actor.send({ type });
      expect(now().registered).toBeNull();
    },
  );

  test('a submitted form calls once with the entered values and stores no password', () => {
    const { actor, logIn, requestReset } = start();
    actor.send({ type: 'login.chosen' });
    actor.send(login);
    actor.send(login);
    expect(logIn.inputs).toEqual([credentials]);
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain(credentials.password);
    actor.send({ type: 'password.forgotten' });
    actor.send(reset);
    actor.send(reset);
    expect(requestReset.inputs).toEqual(['ada@example.com']);
  });

  test('an answer after the form was left changes nothing', async () => {
    const { actor, logIn, state, context: now } = start();
    actor.send({ type: 'login.chosen' });
    actor.send(login);
    actor.send({ type: 'registration.chosen' });
    await logIn.answer(wrong);
    expect(state()).toBe('registering');
    expect(now().failure).toBeNull();
  });

  test('without an actor for the login, it fails with a message', async () => {
    const actor = createActor(loginPanel).start();
    actor.send({ type: 'login.chosen' });
    actor.send(login);
    await expect.poll(() => actor.getSnapshot().context.failure).toEqual({ kind: 'network' });
  });
});
