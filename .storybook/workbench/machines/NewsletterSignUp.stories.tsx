import { deferredActor } from '@platine/domain/machines/deferredActor.testing.ts';
import { failed, ok } from '@platine/domain/machines/outcomes.testing.ts';
import type { Outcome } from '@platine/domain/contract/envelope.ts';
import type { NewsletterSignUp, NewsletterSignUpEvent } from '@platine/domain/machines/newsletterSignUp.ts';
import { newsletterSignUp } from '@platine/domain/machines/newsletterSignUp.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Bench } from '../MachineBench/bench.ts';
import { callOf, noConnection } from '../MachineBench/bench.ts';
import type { BenchArgs } from '../MachineBench/benchStory.tsx';
import { expectStart, expectWalk, ofBench } from '../MachineBench/benchStory.tsx';
import { eventForm, plainEvent, textField } from '../MachineBench/fields.ts';

const email = textField('E-mail', 'ada@example.org');

const bench: Bench<NewsletterSignUpEvent> = {
  make: () => {
    const signUp = deferredActor<Outcome<unknown>, NewsletterSignUp>();
    return {
      machine: newsletterSignUp.provide({ actors: { signUp: signUp.logic } }),
      calls: [
        callOf('signUp', signUp, {
          success: ok,
          'already registered': failed('NewsletterAlreadyRegisteredException'),
          'no connection': noConnection,
        }),
      ],
    };
  },
  input: { place: 'FOOTER' },
  events: [
    eventForm('email.edited', [email], (read) => ({ type: 'email.edited', email: read(email) })),
    plainEvent('signUp.submitted'),
  ],
};

/** Spec §4, §8: loading, then success or a warning by error class. */
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
      ['email.edited', 'editing'],
      ['signUp.submitted', 'subscribing'],
      ['signUp: already registered', 'refused'],
      ['email.edited', 'editing', { 'E-mail': 'zoe@example.org' }],
      ['signUp.submitted', 'subscribing'],
      ['signUp: success', 'subscribed'],
    ]),
};
