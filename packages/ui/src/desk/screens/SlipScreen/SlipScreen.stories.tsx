import { deskFailure, deskPending } from '@platine/mocks/desk/deskHandlers.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { atDesk, busyDesk, deskWithNotes } from '../../deskStory.testing.tsx';
import { desksWithPlaces } from '../../placesStory.testing.ts';
import { SlipScreen } from './SlipScreen.tsx';

const meta = {
  component: SlipScreen,
  decorators: [atDesk],
  args: { orderNumber: '2026-100003' },
  parameters: { layout: 'fullscreen', deskAt: '/orders/2026-100003/slip', scenario: busyDesk() },
} satisfies Meta<typeof SlipScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The goods that are still to be sent, with a box to tick for each line, and the place that they go to. */
export const Success: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Pick list 2026-100003' })).toBeVisible();
    await expect(canvas.getByText('100 ×')).toBeVisible();
    await expect(canvas.getByText('Atelier Schmit S.à r.l.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Print' })).toBeVisible();
  },
};

/** The customer's note stands with its line, so that it comes onto the bag (record 0113). */
export const WithNotes: Story = {
  tags: ['picture'],
  args: { orderNumber: '2026-100002' },
  parameters: { scenario: deskWithNotes() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('R11–R18')).toBeVisible();
    await expect(canvas.getByText('OWN-1')).toBeVisible();
  },
};

/** Issue 20: the place is the first thing in each line, and the lines follow the walk. */
export const ByPlace: Story = {
  tags: ['picture'],
  args: { orderNumber: '2026-100001' },
  parameters: { scenario: desksWithPlaces() },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Pick list 2026-100001' });
    const lines = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(lines[0]).toMatch(/^Storage place A-21 ×Soldering tip/);
    await expect(lines[1]).toMatch(/^Storage place A-103 ×Soldering iron/);
    await expect(lines[2]).toMatch(/^Storage place Regal 4, links unten2 ×/);
    await expect(lines[3]).toMatch(/^1 ×Solder wire/);
  },
};

/** Of an order that has left nothing is listed. */
export const AllSent: Story = {
  args: { orderNumber: '2026-100005' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing of this order is still to be sent.')).toBeVisible();
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
    await expect(await canvas.findByRole('heading', { level: 1, name: '2026-100003' })).toBeVisible();
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
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Packzettel 2026-100003' })).toBeVisible();
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Bon de préparation 2026-100003' }),
    ).toBeVisible();
  },
};

export const SmallScreen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('100 ×')).toBeVisible();
  },
};
