import { deferredActor } from '@platine/domain/machines/deferredActor.testing.ts';
import { failed, ok } from '@platine/domain/machines/outcomes.testing.ts';
import type { Outcome } from '@platine/domain/contract/envelope.ts';
import type { NewsletterSignUp, NewsletterSignUpEvent } from '@platine/domain/machines/newsletterSignUp.ts';
import { newsletterSignUp } from '@platine/domain/machines/newsletterSignUp.ts';
import type { BenchEvent } from '../MachineBench/MachineBench.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answersOf, expectSteps } from '../MachineBench/bench.testing.ts';
import { MachineBench } from '../MachineBench/MachineBench.tsx';

const signUp = deferredActor<Outcome<unknown>, NewsletterSignUp>();
const machine = newsletterSignUp.provide({ actors: { signUp: signUp.logic } });

const events: readonly BenchEvent<NewsletterSignUpEvent>[] = [
  { event: { type: 'email.edited', email: 'ada@example.org' } },
  { event: { type: 'signUp.submitted' } },
];
const answers = answersOf('signUp', signUp, {
  success: ok,
  'already registered': failed('NewsletterAlreadyRegisteredException'),
});

/** Spec §4, §8: loading, then success or a warning by error class. */
const meta = {
  component: MachineBench,
  parameters: { layout: 'fullscreen' },
  args: { machine, input: { place: 'FOOTER' }, events, answers },
} satisfies Meta<typeof MachineBench>;

export default meta;

export const Bench: StoryObj<typeof meta> = {
  play: ({ canvas }) =>
    expectSteps(canvas, [
      'editing',
      ['signUp.submitted', 'subscribing'],
      ['signUp: already registered', 'refused'],
      ['email.edited', 'editing'],
      ['signUp.submitted', 'subscribing'],
      ['signUp: success', 'subscribed'],
    ]),
};
