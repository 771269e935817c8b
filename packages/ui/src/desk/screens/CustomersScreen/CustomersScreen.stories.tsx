import { createDesk } from '@platine/mocks/desk/desk.ts';
import { createDeskHandlers, deskFailure, deskPending } from '@platine/mocks/desk/deskHandlers.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { atDesk, busyDesk } from '../../deskStory.testing.tsx';
import { CustomersScreen } from './CustomersScreen.tsx';

/** The words that were searched for are kept outside the screen, because no address may have them. */
function Searching() {
  const [text, setText] = useState('');
  return <CustomersScreen text={text} onSearch={setText} />;
}

const meta = {
  component: CustomersScreen,
  args: { text: '', onSearch: () => undefined },
  render: () => <Searching />,
  decorators: [atDesk],
  parameters: { layout: 'fullscreen', deskAt: '/customers', scenario: busyDesk() },
} satisfies Meta<typeof CustomersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Camille Weber.*Private · Luxembourg/ })).toBeVisible();
    await expect(canvas.getByText('3 customers')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Lycée technique.*School/ })).toBeVisible();
  },
};

export const KeyboardOnly: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /Camille Weber/ });
    await userEvent.keyboard('/');
    await userEvent.keyboard('werk{Enter}');
    await expect(await canvas.findByText('1 customer')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Werk GmbH/ })).toHaveAttribute('href', '/customers/20001');
  },
};

export const Empty: Story = {
  parameters: { scenario: createDeskHandlers(createDesk()) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No accounts yet/)).toBeVisible();
    await userEvent.keyboard('/');
    await userEvent.keyboard('werk{Enter}');
    await expect(await canvas.findByText(/No account has all these words/)).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { scenario: deskPending('deskCustomers') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
    await expect(canvas.queryByText(/\d customers?$/)).toBeNull();
  },
};

export const LoadError: Story = {
  parameters: { scenario: [...deskFailure('deskCustomers', 'InternalErrorException'), ...busyDesk()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const German: Story = {
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 Kunden')).toBeVisible();
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 clients')).toBeVisible();
  },
};

export const SmallScreen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Camille Weber/ })).toBeVisible();
  },
};

export const PrivateCustomer: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Camille Weber.*Private · Luxembourg/ })).toBeVisible();
  },
};

/** A company is known by its name, not by the person who has registered. */
export const CompanyCustomer: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Werk GmbH.*Company · Germany/ })).toBeVisible();
  },
};
