import { deferredActor } from '@platine/domain/machines/deferredActor.testing.ts';
import type { Outcome } from '@platine/domain/contract/envelope.ts';
import type { SeenVersion, VersionCheckEvent } from '@platine/domain/machines/versionCheck.ts';
import { seen } from '@platine/domain/machines/versionCheck.testing.ts';
import { versionCheck } from '@platine/domain/machines/versionCheck.ts';
import type { BenchEvent } from '../MachineBench/MachineBench.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answersOf, expectSteps, noConnection } from '../MachineBench/bench.testing.ts';
import { MachineBench } from '../MachineBench/MachineBench.tsx';

const askVersion = deferredActor<Outcome<SeenVersion>, unknown>();
/** Short delays, for trying the machine by hand. */
const machine = versionCheck.provide({
  actors: { askVersion: askVersion.logic },
  actions: { reloadPage: () => undefined },
  delays: { versionPollDelay: 300, reloadPromptDelay: 300 },
});

const events: readonly BenchEvent<VersionCheckEvent>[] = [
  { event: { type: 'page.shown' } },
  { event: { type: 'page.hidden' } },
  { event: { type: 'checkout.entered' } },
  { event: { type: 'checkout.left' } },
  { event: { type: 'reload.chosen' } },
  { event: { type: 'prompt.dismissed' } },
];
const answers = answersOf('askVersion', askVersion, {
  'the same': seen('3.0.27'),
  another: seen('3.0.28'),
  'no connection': noConnection,
});

/** D28: polls while the page is visible, prompts ten seconds after a difference, never during a checkout. */
const meta = {
  component: MachineBench,
  parameters: { layout: 'fullscreen' },
  args: { machine, input: { packagedVersion: '3.0.27', inCheckout: false }, events, answers },
} satisfies Meta<typeof MachineBench>;

export default meta;

export const Bench: StoryObj<typeof meta> = {
  play: ({ canvas }) =>
    expectSteps(canvas, [
      'paused',
      ['page.shown', 'asking'],
      ['askVersion: the same', 'asking'],
      ['askVersion: another', 'prompting'],
      ['checkout.entered', 'withheld'],
      ['checkout.left', 'prompting'],
      ['prompt.dismissed', 'dismissed'],
    ]),
};
