import { deskFailure, deskPending } from '@platine/mocks/desk/deskHandlers.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { atDesk, busyDesk } from '../../deskStory.testing.tsx';
import { SlipsScreen } from './SlipsScreen.tsx';

const meta = {
  component: SlipsScreen,
  decorators: [atDesk],
  parameters: { layout: 'fullscreen', deskAt: '/slips?orders=2026-100002+2026-100003', scenario: busyDesk() },
} satisfies Meta<typeof SlipsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The pick lists of the ticked orders, in their order, printed with one press. */
export const Success: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Pick list 2026-100002' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Pick list 2026-100003' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Print' })).toHaveLength(1);
  },
};

/** An order that there is not is left out. */
export const OneMissing: Story = {
  parameters: { deskAt: '/slips?orders=2000-1+2026-100003' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Pick list 2026-100003' })).toBeVisible();
    await expect(canvas.queryByText(/2000-1/)).toBeNull();
  },
};

export const Empty: Story = {
  parameters: { deskAt: '/slips' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No order is chosen')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Print' })).toBeNull();
  },
};

export const Loading: Story = {
  parameters: { scenario: deskPending('deskOrder') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Pick lists' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Print' })).toBeNull();
  },
};

export const LoadError: Story = {
  parameters: { scenario: [...deskFailure('deskOrder', 'InternalErrorException'), ...busyDesk()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const German: Story = {
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Packzettel 2026-100003' })).toBeVisible();
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Bon de préparation 2026-100003' }),
    ).toBeVisible();
  },
};

export const SmallScreen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Pick list 2026-100002' })).toBeVisible();
  },
};
