import { deferredActor } from '@platine/domain/machines/deferredActor.testing.ts';
import { failed, ok } from '@platine/domain/machines/outcomes.testing.ts';
import type { Outcome } from '@platine/domain/contract/envelope.ts';
import type { Credentials, LoginPanelEvent, PanelFlag } from '@platine/domain/machines/loginPanel.ts';
import { loginPanel } from '@platine/domain/machines/loginPanel.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Bench } from '../MachineBench/bench.ts';
import { callOf, noConnection } from '../MachineBench/bench.ts';
import type { BenchArgs } from '../MachineBench/benchStory.tsx';
import { expectStart, expectWalk, ofBench } from '../MachineBench/benchStory.tsx';
import { choiceField, eventForm, plainEvent, textField } from '../MachineBench/fields.ts';

const email = textField('E-mail', 'ada@example.org');
const password = textField('Password', 'sample');
const pages: Readonly<Record<string, PanelFlag | null>> = {
  'any page': null,
  'one that needs a login': 'login',
  'one for a new password': 'forgotPassword',
};
const page = choiceField('Page', pages);

const bench: Bench<LoginPanelEvent> = {
  make: () => {
    const logIn = deferredActor<Outcome<unknown>, Credentials>();
    const requestReset = deferredActor<Outcome<unknown>, string>();
    return {
      machine: loginPanel.provide({ actors: { logIn: logIn.logic, requestReset: requestReset.logic } }),
      calls: [
        callOf('logIn', logIn, {
          success: ok,
          'wrong credentials': failed('WrongCredentialsException'),
          'no connection': noConnection,
        }),
        callOf('requestReset', requestReset, { 'any answer': ok, 'no connection': noConnection }),
      ],
    };
  },
  events: [
    plainEvent('login.chosen'),
    plainEvent('registration.chosen'),
    plainEvent('password.forgotten'),
    eventForm('login.submitted', [email, password], (read) => ({
      type: 'login.submitted',
      credentials: { email: read(email), password: read(password) },
    })),
    eventForm('reset.requested', [email], (read) => ({ type: 'reset.requested', email: read(email) })),
    eventForm('registration.completed', [email], (read) => ({ type: 'registration.completed', email: read(email) })),
    plainEvent('user.known'),
    plainEvent('panel.dismissed'),
    eventForm('location.changed', [page], (read) => ({ type: 'location.changed', flag: read(page) })),
  ],
};

/** Spec §2, §4: exactly one of login, registration and forgotten password. */
const meta = {
  ...ofBench,
  args: { bench },
} satisfies Meta<BenchArgs>;

export default meta;
type Story = StoryObj<BenchArgs>;

/** Nothing is done yet: send events, answer the calls, let time pass. */
export const Try: Story = { play: ({ canvasElement }) => expectStart(canvasElement, 'closed') };

/** The walk through every state. */
export const Proof: Story = {
  args: { speed: 0 },
  play: ({ canvasElement }) =>
    expectWalk(canvasElement, [
      ['login.chosen', 'loggingIn.editing'],
      ['login.submitted', 'loggingIn.submitting'],
      ['logIn: wrong credentials', 'loggingIn.editing'],
      ['password.forgotten', 'recovering.editing'],
      ['reset.requested', 'recovering.requesting'],
      ['requestReset: any answer', 'recovering.noticed'],
      ['registration.chosen', 'registering'],
      ['registration.completed', 'registered'],
      ['panel.dismissed', 'closed'],
      ['location.changed', 'loggingIn.editing', { Page: 'one that needs a login' }],
      ['location.changed', 'closed', { Page: 'any page' }],
    ]),
};
