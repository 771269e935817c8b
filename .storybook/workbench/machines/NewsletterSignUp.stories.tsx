import { asked } from '@platine/domain/machines/answers.testing.ts';
import type { Outcome } from '@platine/domain/contract/envelope.ts';
import type { NewsletterSignUp, NewsletterSignUpEvent } from '@platine/domain/machines/newsletterSignUp.ts';
import { newsletterSignUp } from '@platine/domain/machines/newsletterSignUp.ts';
import type { BenchEvent } from '../MachineBench/MachineBench.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { benchOf } from '../MachineBench/bench.testing.ts';
import { MachineBench } from '../MachineBench/MachineBench.tsx';

const succeeded = { kind: 'data', data: {} } as const;
const refused = { kind: 'failure', errorClass: 'NewsletterAlreadyRegisteredException', fields: [] } as const;

const signUp = asked<Outcome<unknown>, NewsletterSignUp>();
const machine = newsletterSignUp.provide({ actors: { signUp: signUp.logic } });

const events: readonly BenchEvent<NewsletterSignUpEvent>[] = [
  { event: { type: 'email.edited', email: 'ada@example.org' } },
  { event: { type: 'signUp.submitted' } },
];
const answers = [
  { label: 'signUp: success', give: () => signUp.answer(succeeded) },
  { label: 'signUp: already registered', give: () => signUp.answer(refused) },
];

/** Spec §4, §8: loading, then success or a warning by error class. */
const meta = {
  component: MachineBench,
  parameters: { layout: 'fullscreen' },
  args: { machine, input: { place: 'FOOTER' }, events, answers },
} satisfies Meta<typeof MachineBench>;

export default meta;

export const Bench: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const { expectState, expectAfter } = benchOf(canvas);
    await expectState('editing');
    await expectAfter('signUp.submitted', 'subscribing');
    await expectAfter('signUp: already registered', 'refused');
    await expectAfter('email.edited', 'editing');
    await expectAfter('signUp.submitted', 'subscribing');
    await expectAfter('signUp: success', 'subscribed');
  },
};
