import { createDesk } from '@platine/mocks/desk/desk.ts';
import { buildFile } from '@platine/mocks/desk/deskFile.ts';
import { createDeskHandlers, deskFailure, deskOffline, deskPending } from '@platine/mocks/desk/deskHandlers.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { atDesk, busyDesk } from '../../deskStory.testing.tsx';
import { OrdersScreen } from './OrdersScreen.tsx';

const meta = {
  component: OrdersScreen,
  decorators: [atDesk],
  parameters: { layout: 'fullscreen', deskAt: '/orders', scenario: busyDesk() },
} satisfies Meta<typeof OrdersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('6 orders')).toBeVisible();
    const rows = canvas.getAllByRole('link', { name: /^2026-/ });
    await expect(rows[0], 'the newest first').toHaveAccessibleName(/^2026-100006 Sofia Rossi .* Cancelled/);
    await expect(rows[4]).toHaveAccessibleName(/Jonas Hoffmann .* To pack/);
  },
};

/** By a name, a number, a part or an amount, in the list that is open. */
export const Search: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'schmit{Enter}');
    await expect(await canvas.findByText('1 order')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^2026-100003/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'To repay' }));
    await expect(await canvas.findByText('No order has all of these words')).toBeVisible();
  },
};

/** The key / goes into the search, digits open lists, j and k move along the orders. */
export const KeyboardOnly: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('6 orders');
    await userEvent.keyboard('j');
    await expect(canvas.getByRole('link', { name: /^2026-100006/ })).toHaveFocus();
    await userEvent.keyboard('j');
    await expect(canvas.getByRole('link', { name: /^2026-100005/ })).toHaveFocus();
    await userEvent.keyboard('k');
    await expect(canvas.getByRole('link', { name: /^2026-100006/ })).toHaveFocus();
    await userEvent.keyboard('3');
    await expect(await canvas.findByText('1 order')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'To pack' })).toHaveAttribute('aria-current', 'true');
    await userEvent.keyboard('/');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('86,40/?j');
    await expect(canvas.getByRole('searchbox')).toHaveValue('86,40/?j');
  },
};

const many = Array.from({ length: 120 }, (_, index) =>
  buildFile({ order: { orderNumber: `2026-${100_001 + index}` } }),
);

/** Fifty orders on a page. */
export const ManyPages: Story = {
  parameters: { scenario: createDeskHandlers(createDesk({ files: many })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Page 1 of 3')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Next page' }));
    await expect(await canvas.findByText('Page 2 of 3')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^2026-100070/ })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { deskAt: '/orders?list=repay', scenario: createDeskHandlers(createDesk()) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is nothing in this list')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All orders' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { scenario: deskPending('deskOrders') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox')).toBeVisible();
    await expect(canvas.queryByText(/^\d+ orders?$/)).toBeNull();
  },
};

export const LoadError: Story = {
  parameters: { scenario: [...deskFailure('deskOrders', 'InternalErrorException'), ...busyDesk()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const NoConnection: Story = {
  parameters: { scenario: [...deskOffline('deskOrders'), ...busyDesk()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const German: Story = {
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('6 Bestellungen')).toBeVisible();
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('6 commandes')).toBeVisible();
  },
};

export const SmallScreen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('6 orders')).toBeVisible();
  },
};
