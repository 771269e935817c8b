import { deferredActor } from '@platine/domain/machines/deferredActor.testing.ts';
import { failed, ok } from '@platine/domain/machines/outcomes.testing.ts';
import type { Outcome } from '@platine/domain/contract/envelope.ts';
import type { CustomerType } from '@platine/domain/customer/customerType.ts';
import type { RegistrationEvent } from '@platine/domain/machines/registration.ts';
import { registration } from '@platine/domain/machines/registration.ts';
import type { RegistrationPayload } from '@platine/domain/validation/registration.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Bench } from '../MachineBench/bench.ts';
import { callOf, noConnection } from '../MachineBench/bench.ts';
import type { BenchArgs } from '../MachineBench/benchStory.tsx';
import { expectStart, expectWalk, ofBench } from '../MachineBench/benchStory.tsx';
import { checkField, choiceField, eventForm, plainEvent, textField } from '../MachineBench/fields.ts';

/** The form's other fields. */
const others = {
  country: 'LU',
  company: '',
  vatId: '',
  department: '',
  street: '1, rue Haute',
  supplement: '',
  zipCode: 'L-4011',
  city: 'Esch',
  phone: '',
} as const;
const customerTypes: Readonly<Record<string, CustomerType>> = { Private: 'PRIVATE', Company: 'COMPANY' };
const customerType = choiceField('Customer type', customerTypes);
const firstName = textField('First name', 'Ada');
const lastName = textField('Last name', 'Muller');
const email = textField('E-mail', 'ada@example.org');
const password = textField('Password', 'sample');
const newsletter = checkField('Newsletter', false);

const bench: Bench<RegistrationEvent> = {
  make: () => {
    const register = deferredActor<Outcome<unknown>, RegistrationPayload>();
    const reload = deferredActor<unknown, unknown>();
    return {
      machine: registration.provide({
        actors: { register: register.logic, reloadUserAndSession: reload.logic },
      }),
      calls: [
        callOf('register', register, {
          success: ok,
          'e-mail already exists': failed('EMailAlreadyExistsException'),
          'no connection': noConnection,
        }),
        callOf('reloadUserAndSession', reload, { done: ok, 'no connection': noConnection }),
      ],
    };
  },
  events: [
    plainEvent('form.edited'),
    eventForm('form.submitted', [customerType, firstName, lastName, email, password, newsletter], (read) => ({
      type: 'form.submitted',
      form: {
        ...others,
        customerType: read(customerType),
        firstName: read(firstName),
        lastName: read(lastName),
        email: read(email),
        password: read(password),
        newsletter: read(newsletter),
      },
    })),
  ],
};

/** Spec §4: registers, then reloads user and session. */
const meta = {
  ...ofBench,
  args: { bench },
} satisfies Meta<BenchArgs>;

export default meta;
type Story = StoryObj<BenchArgs>;

/** Nothing is done yet: send events, answer the calls, let time pass. */
export const Try: Story = { play: ({ canvasElement }) => expectStart(canvasElement, 'editing') };

/** The walk through every state. */
export const Proof: Story = {
  args: { speed: 0 },
  play: ({ canvasElement }) =>
    expectWalk(canvasElement, [
      ['form.submitted', 'submitting'],
      ['register: e-mail already exists', 'refused'],
      ['form.edited', 'editing'],
      ['form.submitted', 'submitting', { 'Customer type': 'Company', Newsletter: 'on' }],
      ['register: success', 'reloading'],
      ['reloadUserAndSession: done', 'registered'],
    ]),
};
