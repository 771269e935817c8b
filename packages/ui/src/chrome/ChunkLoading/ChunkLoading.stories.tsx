import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SimulatedClock } from 'xstate';
import { ChunkLoading } from './ChunkLoading.tsx';

const never = () => new Promise<string>(() => undefined);
const broken = async (): Promise<string> => {
  throw new Error('The script is not there');
};

const meta = {
  component: ChunkLoading<string>,
  args: {
    load: fn(never),
    children: (chunk) => <p>{chunk}</p>,
    reloadedBefore: false,
    onReload: fn(),
  },
} satisfies Meta<typeof ChunkLoading<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

function clockOf(clock: unknown): SimulatedClock {
  if (!(clock instanceof SimulatedClock)) throw new Error('The story needs a clock of its own');
  return clock;
}

export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading…')).toBeInTheDocument();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Loaded: Story = {
  args: { load: fn(async () => 'The page') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The page')).toBeVisible();
  },
};

/** D29: after ten seconds it says that it is still loading, and tries again when asked. */
export const StillLoading: Story = {
  args: { clock: new SimulatedClock(), load: fn(never) },
  play: async ({ canvas, args }) => {
    const clock = clockOf(args.clock);
    clock.increment(9999);
    await expect(canvas.queryByText('This page is still loading')).not.toBeInTheDocument();
    clock.increment(1);
    await expect(await canvas.findByText('This page is still loading')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.load).toHaveBeenCalledTimes(2);
  },
};

/** Spec §8, D29: after 120 seconds it has failed; the page is loaded anew, once. */
export const GivenUp: Story = {
  tags: ['picture'],
  args: { clock: new SimulatedClock(), onReload: fn() },
  play: async ({ args }) => {
    const clock = clockOf(args.clock);
    clock.increment(119_999);
    await expect(args.onReload).not.toHaveBeenCalled();
    clock.increment(1);
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

/** D29: the second time there is an error with a retry, not another reload. */
export const Failed: Story = {
  args: { load: fn(broken), reloadedBefore: true, onReload: fn() },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This page could not be loaded');
    await expect(args.onReload).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.load).toHaveBeenCalledTimes(2);
  },
};

/** D29: never during a payment. */
export const FailedWhilePaying: Story = {
  args: { load: fn(broken), paying: true, onReload: fn() },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(args.onReload).not.toHaveBeenCalled();
  },
};

export const German: Story = {
  args: { load: fn(broken), reloadedBefore: true },
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Diese Seite konnte nicht geladen werden');
  },
};

export const French: Story = {
  args: { load: fn(broken), reloadedBefore: true },
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Cette page n’a pas pu être chargée');
  },
};
