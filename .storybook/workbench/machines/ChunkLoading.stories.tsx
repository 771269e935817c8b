import { asked } from '@platine/domain/machines/answers.testing.ts';
import type { ChunkLoadingEvent } from '@platine/domain/machines/chunkLoading.ts';
import { chunkLoading } from '@platine/domain/machines/chunkLoading.ts';
import type { BenchEvent } from '../MachineBench/MachineBench.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { benchOf } from '../MachineBench/bench.testing.ts';
import { MachineBench } from '../MachineBench/MachineBench.tsx';

const loadChunk = asked<unknown, unknown>();
/** At the bench nobody waits for ten seconds. */
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
const answers = [
  { label: 'loadChunk: loaded', give: () => loadChunk.answer({}) },
  { label: 'loadChunk: broken', give: () => loadChunk.answer(new Error('Broken')) },
];

/** D29: still loading after a while, an error later, one guarded reload, none during payment. */
const meta = {
  component: MachineBench,
  parameters: { layout: 'fullscreen' },
  args: { machine, input: { reloadedBefore: true, paying: false }, events, answers },
} satisfies Meta<typeof MachineBench>;

export default meta;

export const Bench: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const { expectState, expectAfter } = benchOf(canvas);
    await expectState('loading.slow');
    await expectAfter('loadChunk: broken', 'failed');
    await expectAfter('retry.chosen', 'loading');
    await expectAfter('loadChunk: loaded', 'loaded');
  },
};
