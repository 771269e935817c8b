import type { ConsentEvent } from '@platine/domain/machines/consent.ts';
import { consent } from '@platine/domain/machines/consent.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Bench } from '../MachineBench/bench.ts';
import type { BenchArgs } from '../MachineBench/benchStory.tsx';
import { expectStart, expectWalk, ofBench } from '../MachineBench/benchStory.tsx';
import { plainEvent } from '../MachineBench/fields.ts';

const bench: Bench<ConsentEvent> = {
  make: () => ({ machine: consent.provide({ actions: { remember: () => undefined } }), calls: [] }),
  input: { choice: null },
  events: [
    plainEvent('cookies.accepted'),
    plainEvent('cookies.refused'),
    plainEvent('consent.reopened'),
    plainEvent('banner.dismissed'),
  ],
};

/** D31: accept and refuse side by side, stored, reopened from the footer. */
const meta = {
  ...ofBench,
  args: { bench },
} satisfies Meta<BenchArgs>;

export default meta;
type Story = StoryObj<BenchArgs>;

/** Nothing is done yet: send events, answer the calls, let time pass. */
export const Try: Story = { play: ({ canvasElement }) => expectStart(canvasElement, 'asking') };

/** The walk through every state. */
export const Proof: Story = {
  args: { speed: 0 },
  play: ({ canvasElement }) =>
    expectWalk(canvasElement, [
      ['banner.dismissed', 'asking'],
      ['cookies.refused', 'answered'],
      ['consent.reopened', 'asking'],
      ['banner.dismissed', 'answered'],
    ]),
};
