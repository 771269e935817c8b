import { deskFailure, deskPending } from '@platine/mocks/desk/deskHandlers.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { atDesk, busyDesk } from '../../deskStory.testing.tsx';
import { desksWithPlaces } from '../../placesStory.testing.ts';
import { SlipsScreen } from './SlipsScreen.tsx';

const allSlips = '/slips?orders=2026-100001+2026-100002+2026-100003';

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

/** Issue 20: one walk collects for all orders, each product once; then each order has its own list. */
export const Collective: Story = {
  tags: ['picture'],
  parameters: { deskAt: allSlips, scenario: desksWithPlaces() },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('region', { name: 'For all of these orders' }));
    const [tip, iron, lamp, wire] = list
      .getAllByRole('listitem')
      .filter((line) => line.textContent.includes('·'))
      .map(({ textContent }) => textContent);
    await expect(tip).toMatch(/A-26 ×Soldering tip.*2026-100001 × 12026-100003 × 5$/);
    await expect(iron).toMatch(/A-104 ×.*2026-100001 × 32026-100002 × 1$/);
    await expect(lamp).toMatch(/Regal 4, links unten3 ×.*2026-100001 × 22026-100003 × 1$/);
    await expect(wire).toMatch(/^3 ×.*2026-100001 × 12026-100002 × 2$/);
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
};

/** Of one order the collective list would be its own once more. */
export const One: Story = {
  parameters: { deskAt: '/slips?orders=2026-100001', scenario: desksWithPlaces() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Pick list 2026-100001' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'For all of these orders' })).toBeNull();
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
  parameters: { deskAt: allSlips, scenario: desksWithPlaces() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Packzettel 2026-100003' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Für alle diese Bestellungen' })).toBeVisible();
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
  parameters: { deskAt: allSlips, scenario: desksWithPlaces() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Pick list 2026-100002' })).toBeVisible();
  },
};
