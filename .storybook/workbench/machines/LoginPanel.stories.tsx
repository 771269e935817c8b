import { deferredActor } from '@platine/domain/machines/deferredActor.testing.ts';
import { failed, ok } from '@platine/domain/machines/outcomes.testing.ts';
import type { Outcome } from '@platine/domain/contract/envelope.ts';
import type { Credentials, LoginPanelEvent } from '@platine/domain/machines/loginPanel.ts';
import { loginPanel } from '@platine/domain/machines/loginPanel.ts';
import type { BenchEvent } from '../MachineBench/MachineBench.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answersOf, expectSteps, noConnection } from '../MachineBench/bench.testing.ts';
import { MachineBench } from '../MachineBench/MachineBench.tsx';

const logIn = deferredActor<Outcome<unknown>, Credentials>();
const requestReset = deferredActor<Outcome<unknown>, string>();
const machine = loginPanel.provide({ actors: { logIn: logIn.logic, requestReset: requestReset.logic } });

const events: readonly BenchEvent<LoginPanelEvent>[] = [
  { event: { type: 'login.chosen' } },
  { event: { type: 'registration.chosen' } },
  { event: { type: 'password.forgotten' } },
  { event: { type: 'login.submitted', credentials: { email: 'ada@example.org', password: 'sample' } } },
  { event: { type: 'reset.requested', email: 'ada@example.org' } },
  { event: { type: 'registration.completed', email: 'ada@example.org' } },
  { event: { type: 'user.known' } },
  { event: { type: 'panel.dismissed' } },
  { label: 'a page that asks for a login', event: { type: 'location.changed', flag: 'login' } },
  { label: 'another page', event: { type: 'location.changed', flag: null } },
];
const answers = [
  ...answersOf('logIn', logIn, {
    success: ok,
    'wrong credentials': failed('WrongCredentialsException'),
    'no connection': noConnection,
  }),
  ...answersOf('requestReset', requestReset, { 'any answer': ok }),
];

/** Spec §2, §4: exactly one of login, registration and forgotten password. */
const meta = {
  component: MachineBench,
  parameters: { layout: 'fullscreen' },
  args: { machine, events, answers },
} satisfies Meta<typeof MachineBench>;

export default meta;

export const Bench: StoryObj<typeof meta> = {
  play: ({ canvas }) =>
    expectSteps(canvas, [
      'closed',
      ['login.chosen', 'loggingIn.editing'],
      ['login.submitted', 'loggingIn.submitting'],
      ['logIn: wrong credentials', 'loggingIn.editing'],
      ['password.forgotten', 'recovering.editing'],
      ['reset.requested', 'recovering.requesting'],
      ['requestReset: any answer', 'recovering.noticed'],
      ['panel.dismissed', 'closed'],
    ]),
};
