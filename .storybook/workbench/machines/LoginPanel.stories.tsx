import { asked } from '@platine/domain/machines/answers.testing.ts';
import type { Outcome } from '@platine/domain/contract/envelope.ts';
import type { Credentials, LoginPanelEvent } from '@platine/domain/machines/loginPanel.ts';
import { loginPanel } from '@platine/domain/machines/loginPanel.ts';
import type { BenchEvent } from '../MachineBench/MachineBench.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { benchOf } from '../MachineBench/bench.testing.ts';
import { MachineBench } from '../MachineBench/MachineBench.tsx';

const succeeded = { kind: 'data', data: {} } as const;
const refused = { kind: 'failure', errorClass: 'WrongCredentialsException', fields: [] } as const;

const logIn = asked<Outcome<unknown>, Credentials>();
const requestReset = asked<Outcome<unknown>, string>();
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
  { label: 'logIn: success', give: () => logIn.answer(succeeded) },
  { label: 'logIn: wrong credentials', give: () => logIn.answer(refused) },
  { label: 'logIn: no connection', give: () => logIn.answer(new Error('No connection')) },
  { label: 'requestReset: any answer', give: () => requestReset.answer(succeeded) },
];

/** Spec §2, §4: exactly one of login, registration and forgotten password. */
const meta = {
  component: MachineBench,
  parameters: { layout: 'fullscreen' },
  args: { machine, events, answers },
} satisfies Meta<typeof MachineBench>;

export default meta;

export const Bench: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const { expectState, expectAfter } = benchOf(canvas);
    await expectState('closed');
    await expectAfter('login.chosen', 'loggingIn.editing');
    await expectAfter('login.submitted', 'loggingIn.submitting');
    await expectAfter('logIn: wrong credentials', 'loggingIn.editing');
    await expectAfter('password.forgotten', 'recovering.editing');
    await expectAfter('reset.requested', 'recovering.requesting');
    await expectAfter('requestReset: any answer', 'recovering.noticed');
    await expectAfter('panel.dismissed', 'closed');
  },
};
