import { deferredActor } from '@platine/domain/machines/deferredActor.testing.ts';
import type { ChunkLoadingEvent } from '@platine/domain/machines/chunkLoading.ts';
import { chunkLoading } from '@platine/domain/machines/chunkLoading.ts';
import type { BenchEvent } from '../MachineBench/MachineBench.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answersOf, expectSteps } from '../MachineBench/bench.testing.ts';
import { MachineBench } from '../MachineBench/MachineBench.tsx';

const loadChunk = deferredActor<unknown, unknown>();
/** A short delay, for trying the machine by hand. */
const machine = chunkLoading.provide({
  actors: { loadChunk: loadChunk.logic },
  actions: { reloadPage: () => undefined },
  delays: { stillLoadingAfter: 300 },
});

const events: readonly BenchEvent<ChunkLoadingEvent>[] = [
  { event: { type: 'retry.chosen' } },
  { event: { type: 'payment.started' } },
  { event: { type: 'payment.ended' } },
];
const answers = answersOf('loadChunk', loadChunk, { loaded: {}, broken: new Error('Broken') });

/** D29: a notice while loading is slow, an error later, one guarded reload, none during a payment. */
const meta = {
  component: MachineBench,
  parameters: { layout: 'fullscreen' },
  args: { machine, input: { reloadedBefore: true, paying: false }, events, answers },
} satisfies Meta<typeof MachineBench>;

export default meta;

export const Bench: StoryObj<typeof meta> = {
  play: ({ canvas }) =>
    expectSteps(canvas, [
      'loading.slow',
      ['loadChunk: broken', 'failed'],
      ['retry.chosen', 'loading'],
      ['loadChunk: loaded', 'loaded'],
    ]),
};
