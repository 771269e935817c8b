import { createDesk } from '@platine/mocks/desk/desk.ts';
import { createDeskHandlers, deskFailure, deskPending } from '@platine/mocks/desk/deskHandlers.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { atDesk, busyDesk } from '../../deskStory.testing.tsx';
import { ProductsScreen } from './ProductsScreen.tsx';

const meta = {
  component: ProductsScreen,
  decorators: [atDesk],
  parameters: { layout: 'fullscreen', deskAt: '/products', scenario: busyDesk() },
} satisfies Meta<typeof ProductsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Soldering iron 60 W/ })).toBeVisible();
    await expect(canvas.getByText('Shown, not sold')).toBeVisible();
    await expect(canvas.getByText('3 products')).toBeVisible();
  },
};

/** The stock is compared with what is sold: nothing is set by hand. */
export const RunningOut: Story = {
  parameters: { deskAt: '/products?list=low' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Resistor 10 kΩ.*40 in stock.*260 ordered/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Soldering iron/ })).toBeNull();
  },
};

export const KeyboardOnly: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /Soldering iron/ });
    await userEvent.keyboard('/');
    await userEvent.keyboard('r-10k{Enter}');
    await expect(await canvas.findByText('1 product')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Resistor/ })).toBeVisible();
  },
};

/** A place finds the products that lie there. */
export const OnAShelf: Story = {
  parameters: { deskAt: '/products?text=c-12' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Resistor 10 kΩ.*storage place C-12-4/ })).toBeVisible();
    await expect(canvas.getByText('1 product')).toBeVisible();
  },
};

export const NothingFound: Story = {
  parameters: { deskAt: '/products?text=nowhere' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No product has all these words')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { scenario: createDeskHandlers(createDesk()) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is nothing in this list')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { scenario: [...deskPending('deskProducts'), ...busyDesk()] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
    await expect(canvas.queryByText(/\d products?$/)).toBeNull();
  },
};

export const LoadError: Story = {
  parameters: { scenario: [...deskFailure('deskProducts', 'InternalErrorException'), ...busyDesk()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const German: Story = {
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Lötkolben 60 W.*24 auf Lager/ })).toBeVisible();
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Fer à souder 60 W.*24 en stock/ })).toBeVisible();
  },
};

export const SmallScreen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Soldering iron/ })).toBeVisible();
  },
};
