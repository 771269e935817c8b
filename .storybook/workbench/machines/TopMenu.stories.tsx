import type { TopMenuEvent } from '@platine/domain/machines/topMenu.ts';
import { topMenu } from '@platine/domain/machines/topMenu.ts';
import type { BenchEvent } from '../MachineBench/MachineBench.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { benchOf } from '../MachineBench/bench.testing.ts';
import { MachineBench } from '../MachineBench/MachineBench.tsx';

const entry = { title: { EN: 'Resistors' }, groupTags: ['resistors'] };
const components = { name: 'components', entries: [entry, entry] };
const robotics = { name: 'robotics', entries: [entry, entry] };
const energy = { name: 'energy', entries: [entry] };

const events: readonly BenchEvent<TopMenuEvent>[] = [
  { label: 'components', event: { type: 'group.chosen', group: components } },
  { label: 'robotics', event: { type: 'group.chosen', group: robotics } },
  { label: 'a group with one entry', event: { type: 'group.chosen', group: energy } },
  { event: { type: 'outside.clicked' } },
  { event: { type: 'escape.pressed' } },
  { event: { type: 'location.changed' } },
];

/** Spec §2: one panel at a time; a group with one entry is a link. */
const meta = {
  component: MachineBench,
  parameters: { layout: 'fullscreen' },
  args: { machine: topMenu, events },
} satisfies Meta<typeof MachineBench>;

export default meta;

export const Bench: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const { expectState, expectAfter } = benchOf(canvas);
    await expectState('closed');
    await expectAfter('group.chosen: components', 'open');
    await expectAfter('group.chosen: robotics', 'open');
    await expectAfter('group.chosen: robotics', 'closed');
    await expectAfter('group.chosen: a group with one entry', 'closed');
  },
};
