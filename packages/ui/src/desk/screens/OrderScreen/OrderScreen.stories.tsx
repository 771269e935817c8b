import { deskFailure, deskOffline, deskPending } from '@platine/mocks/desk/deskHandlers.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { atDesk, busyDesk } from '../../deskStory.testing.tsx';
import { OrderScreen } from './OrderScreen.tsx';

const meta = {
  component: OrderScreen,
  decorators: [atDesk],
  args: { orderNumber: '2026-100003' },
  parameters: { layout: 'fullscreen', deskAt: '/orders/2026-100003', scenario: busyDesk() },
} satisfies Meta<typeof OrderScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** D37: how the order stands, and its history with who did what. */
export const Success: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '2026-100003' })).toBeVisible();
    await expect(canvas.getByText('To send')).toBeVisible();
    await expect(canvas.getByText('100 packed')).toBeVisible();
    const acts = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(acts.find((text) => text.includes('Packed'))).toContain('anna');
    await expect(acts.find((text) => text.includes('Ordered'))).toContain('shop');
  },
};

/** The parcel of an order can be followed. */
export const Sent: Story = {
  args: { orderNumber: '2026-100005' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '01234567890123' })).toHaveAttribute(
      'href',
      'https://tracking.dpd.de/status/en_US/parcel/01234567890123',
    );
  },
};

export const NotFound: Story = {
  args: { orderNumber: '2000-1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'There is no such order' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { scenario: deskPending('deskOrder') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { level: 1 })).toBeNull();
  },
};

export const LoadError: Story = {
  parameters: { scenario: [...deskFailure('deskOrder', 'InternalErrorException'), ...busyDesk()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const NoConnection: Story = {
  parameters: { scenario: [...deskOffline('deskOrder'), ...busyDesk()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const German: Story = {
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('100 gepackt')).toBeVisible();
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('100 emballées')).toBeVisible();
  },
};

export const SmallScreen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('100 packed')).toBeVisible();
  },
};
