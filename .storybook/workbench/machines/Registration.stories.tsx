import { deferredActor } from '@platine/domain/machines/deferredActor.testing.ts';
import { failed, ok } from '@platine/domain/machines/outcomes.testing.ts';
import type { Outcome } from '@platine/domain/contract/envelope.ts';
import type { RegistrationEvent } from '@platine/domain/machines/registration.ts';
import { registration } from '@platine/domain/machines/registration.ts';
import type { RegistrationPayload } from '@platine/domain/validation/registration.ts';
import type { BenchEvent } from '../MachineBench/MachineBench.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answersOf, expectSteps, noConnection } from '../MachineBench/bench.testing.ts';
import { MachineBench } from '../MachineBench/MachineBench.tsx';

const register = deferredActor<Outcome<unknown>, RegistrationPayload>();
const reload = deferredActor<unknown, unknown>();
const machine = registration.provide({ actors: { register: register.logic, reloadUserAndSession: reload.logic } });

const form: RegistrationPayload = {
  customerType: 'PRIVATE',
  country: 'LU',
  company: '',
  vatId: '',
  department: '',
  firstName: 'Ada',
  lastName: 'Muller',
  street: '1, rue Haute',
  supplement: '',
  zipCode: 'L-4011',
  city: 'Esch',
  phone: '',
  email: 'ada@example.org',
  password: 'sample',
  newsletter: false,
};
const events: readonly BenchEvent<RegistrationEvent>[] = [
  { event: { type: 'form.edited' } },
  { event: { type: 'form.submitted', form } },
];
const answers = [
  ...answersOf('register', register, {
    success: ok,
    'e-mail already exists': failed('EMailAlreadyExistsException'),
    'no connection': noConnection,
  }),
  ...answersOf('reloadUserAndSession', reload, { done: ok }),
];

/** Spec §4: registers, then reloads user and session. */
const meta = {
  component: MachineBench,
  parameters: { layout: 'fullscreen' },
  args: { machine, events, answers },
} satisfies Meta<typeof MachineBench>;

export default meta;

export const Bench: StoryObj<typeof meta> = {
  play: ({ canvas }) =>
    expectSteps(canvas, [
      'editing',
      ['form.submitted', 'submitting'],
      ['register: e-mail already exists', 'refused'],
      ['form.edited', 'editing'],
      ['form.submitted', 'submitting'],
      ['register: success', 'reloading'],
      ['reloadUserAndSession: done', 'registered'],
    ]),
};
