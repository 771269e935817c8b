import { deferredActor } from '@platine/domain/machines/deferredActor.testing.ts';
import type { ChunkLoadingEvent } from '@platine/domain/machines/chunkLoading.ts';
import { chunkLoading } from '@platine/domain/machines/chunkLoading.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Bench } from '../MachineBench/bench.ts';
import { callOf } from '../MachineBench/bench.ts';
import type { BenchArgs } from '../MachineBench/benchStory.tsx';
import { expectStart, expectWalk, ofBench } from '../MachineBench/benchStory.tsx';
import { plainEvent } from '../MachineBench/fields.ts';

const bench: Bench<ChunkLoadingEvent> = {
  make: () => {
    const loadChunk = deferredActor<unknown, unknown>();
    return {
      machine: chunkLoading.provide({
        actors: { loadChunk: loadChunk.logic },
        actions: { reloadPage: () => undefined },
      }),
      calls: [callOf('loadChunk', loadChunk, { loaded: {}, broken: new Error('Broken') })],
    };
  },
  input: { reloadedBefore: false, paying: false },
  events: [plainEvent('retry.chosen'), plainEvent('payment.started'), plainEvent('payment.ended')],
};

/** D29: a notice while loading is slow, an error later, one guarded reload, none during a payment. */
const meta = {
  ...ofBench,
  args: { bench },
} satisfies Meta<BenchArgs>;

export default meta;
type Story = StoryObj<BenchArgs>;

/** Nothing is done yet: send events, answer the calls, let time pass. */
export const Try: Story = { play: ({ canvasElement }) => expectStart(canvasElement, 'loading.quiet') };

/** The walk through every state. */
export const Proof: Story = {
  args: { speed: 0 },
  play: ({ canvasElement }) =>
    expectWalk(canvasElement, [
      ['time', 'loading.slow'],
      ['payment.started', 'loading.slow'],
      ['loadChunk: broken', 'failed'],
      ['retry.chosen', 'loading.quiet'],
      ['loadChunk: loaded', 'loaded'],
      ['start loading.quiet 0 s', 'loading.quiet'],
      ['loadChunk: broken', 'reloading'],
    ]),
};
