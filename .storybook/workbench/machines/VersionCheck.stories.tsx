import { deferredActor } from '@platine/domain/machines/deferredActor.testing.ts';
import type { Outcome } from '@platine/domain/contract/envelope.ts';
import type { SeenVersion, VersionCheckEvent } from '@platine/domain/machines/versionCheck.ts';
import { seen } from '@platine/domain/machines/versionCheck.testing.ts';
import { versionCheck } from '@platine/domain/machines/versionCheck.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Bench } from '../MachineBench/bench.ts';
import { callOf, noConnection } from '../MachineBench/bench.ts';
import type { BenchArgs } from '../MachineBench/benchStory.tsx';
import { expectStart, expectWalk, ofBench } from '../MachineBench/benchStory.tsx';
import { plainEvent } from '../MachineBench/fields.ts';

const bench: Bench<VersionCheckEvent> = {
  make: () => {
    const askVersion = deferredActor<Outcome<SeenVersion>, unknown>();
    return {
      machine: versionCheck.provide({
        actors: { askVersion: askVersion.logic },
        actions: { reloadPage: () => undefined },
      }),
      calls: [
        callOf('askVersion', askVersion, {
          'the same': seen('3.0.27'),
          another: seen('3.0.28'),
          'no connection': noConnection,
        }),
      ],
    };
  },
  input: { packagedVersion: '3.0.27', inCheckout: false },
  events: [
    plainEvent('page.shown'),
    plainEvent('page.hidden'),
    plainEvent('checkout.entered'),
    plainEvent('checkout.left'),
    plainEvent('reload.chosen'),
    plainEvent('prompt.dismissed'),
  ],
};

/** D28: polls while the page is visible, prompts ten seconds after a difference, never during a checkout. */
const meta = {
  ...ofBench,
  args: { bench },
} satisfies Meta<BenchArgs>;

export default meta;
type Story = StoryObj<BenchArgs>;

/** Nothing is done yet: send events, answer the calls, let time pass. */
export const Try: Story = { play: ({ canvasElement }) => expectStart(canvasElement, 'paused') };

/** The walk through every state. */
export const Proof: Story = {
  args: { speed: 0 },
  play: ({ canvasElement }) =>
    expectWalk(canvasElement, [
      ['page.shown', 'waiting'],
      ['time', 'asking'],
      ['askVersion: the same', 'waiting'],
      ['time', 'asking'],
      ['askVersion: another', 'detected'],
      ['time', 'prompting'],
      ['checkout.entered', 'withheld'],
      ['checkout.left', 'prompting'],
      ['prompt.dismissed', 'dismissed'],
    ]),
};
