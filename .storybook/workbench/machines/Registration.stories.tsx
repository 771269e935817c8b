import { asked } from '@platine/domain/machines/answers.testing.ts';
import type { Outcome } from '@platine/domain/contract/envelope.ts';
import type { RegistrationEvent } from '@platine/domain/machines/registration.ts';
import { registration } from '@platine/domain/machines/registration.ts';
import type { RegistrationPayload } from '@platine/domain/validation/registration.ts';
import type { BenchEvent } from '../MachineBench/MachineBench.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { benchOf } from '../MachineBench/bench.testing.ts';
import { MachineBench } from '../MachineBench/MachineBench.tsx';

const succeeded = { kind: 'data', data: {} } as const;
const refused = { kind: 'failure', errorClass: 'EMailAlreadyExistsException', fields: [] } as const;

const register = asked<Outcome<unknown>, RegistrationPayload>();
const reload = asked<unknown, unknown>();
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
  { label: 'register: success', give: () => register.answer(succeeded) },
  { label: 'register: e-mail already exists', give: () => register.answer(refused) },
  { label: 'register: no connection', give: () => register.answer(new Error('No connection')) },
  { label: 'reloadUserAndSession: done', give: () => reload.answer(succeeded) },
];

/** Spec §4: registers, then reads user and session anew. */
const meta = {
  component: MachineBench,
  parameters: { layout: 'fullscreen' },
  args: { machine, events, answers },
} satisfies Meta<typeof MachineBench>;

export default meta;

export const Bench: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const { expectState, expectAfter } = benchOf(canvas);
    await expectState('editing');
    await expectAfter('form.submitted', 'submitting');
    await expectAfter('register: e-mail already exists', 'refused');
    await expectAfter('form.edited', 'editing');
    await expectAfter('form.submitted', 'submitting');
    await expectAfter('register: success', 'reloading');
    await expectAfter('reloadUserAndSession: done', 'registered');
  },
};
