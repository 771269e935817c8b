import type { ConsentEvent } from '@platine/domain/machines/consent.ts';
import { consent } from '@platine/domain/machines/consent.ts';
import type { BenchEvent } from '../MachineBench/MachineBench.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectSteps } from '../MachineBench/bench.testing.ts';
import { MachineBench } from '../MachineBench/MachineBench.tsx';

const machine = consent.provide({ actions: { remember: () => undefined } });

const events: readonly BenchEvent<ConsentEvent>[] = [
  { event: { type: 'cookies.accepted' } },
  { event: { type: 'cookies.refused' } },
  { event: { type: 'consent.reopened' } },
  { event: { type: 'banner.dismissed' } },
];

/** D31: accept and refuse side by side, stored, reopened from the footer. */
const meta = {
  component: MachineBench,
  parameters: { layout: 'fullscreen' },
  args: { machine, input: { choice: null }, events },
} satisfies Meta<typeof MachineBench>;

export default meta;

export const Bench: StoryObj<typeof meta> = {
  play: ({ canvas }) =>
    expectSteps(canvas, [
      'asking',
      ['banner.dismissed', 'asking'],
      ['cookies.refused', 'answered'],
      ['consent.reopened', 'asking'],
      ['banner.dismissed', 'answered'],
    ]),
};
