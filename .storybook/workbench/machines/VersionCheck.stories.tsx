import { asked } from '@platine/domain/machines/answers.testing.ts';
import type { Outcome } from '@platine/domain/contract/envelope.ts';
import type { SeenVersion, VersionCheckEvent } from '@platine/domain/machines/versionCheck.ts';
import { versionCheck } from '@platine/domain/machines/versionCheck.ts';
import type { BenchEvent } from '../MachineBench/MachineBench.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { benchOf } from '../MachineBench/bench.testing.ts';
import { MachineBench } from '../MachineBench/MachineBench.tsx';

const askVersion = asked<Outcome<SeenVersion>, unknown>();
/** At the bench nobody waits for ten seconds. */
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
const seen = (version: string) => askVersion.answer({ kind: 'data', data: { version, at: 0 } });
const answers = [
  { label: 'askVersion: the same', give: () => seen('3.0.27') },
  { label: 'askVersion: another', give: () => seen('3.0.28') },
  { label: 'askVersion: no connection', give: () => askVersion.answer(new Error('No connection')) },
];

/** D28: asks while the page is shown, prompts ten seconds after a difference, never during a checkout. */
const meta = {
  component: MachineBench,
  parameters: { layout: 'fullscreen' },
  args: { machine, input: { packagedVersion: '3.0.27', inCheckout: false }, events, answers },
} satisfies Meta<typeof MachineBench>;

export default meta;

export const Bench: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const { expectState, expectAfter } = benchOf(canvas);
    await expectState('paused');
    await expectAfter('page.shown', 'asking');
    await expectAfter('askVersion: the same', 'asking');
    await expectAfter('askVersion: another', 'prompting');
    await expectAfter('checkout.entered', 'withheld');
    await expectAfter('checkout.left', 'prompting');
    await expectAfter('prompt.dismissed', 'dismissed');
  },
};
