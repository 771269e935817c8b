import { listingEmpty, listingFailure, listingOffline, listingPending } from '@platine/mocks/scenarios/catalogue.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SaleScreen } from './SaleScreen.tsx';

const meta = {
  component: SaleScreen,
  args: { page: 1 },
  parameters: { layout: 'fullscreen', path: '/sales' },
} satisfies Meta<typeof SaleScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(/^\d+ products?$/);
    const list = within(canvas.getByRole('list', { name: 'Sale' }));
    await expect((await list.findAllByText(/^−\d+/)).length).toBe(list.getAllByRole('heading', { level: 2 }).length);
  },
};

export const BeyondTheLastPage: Story = {
  args: { page: 9 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'To the first page' })).toHaveAttribute('href', '/sales');
  },
};

export const Loading: Story = {
  parameters: { scenario: listingPending() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sale', level: 1 })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Sale' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const LoadError: Story = {
  parameters: { scenario: listingFailure() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This page could not be loaded');
  },
};

export const NetworkError: Story = {
  parameters: { scenario: listingOffline() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent(
      'No connection to the shop',
    );
  },
};

export const Empty: Story = {
  parameters: { scenario: listingEmpty() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nothing is reduced right now', level: 2 })).toBeVisible();
  },
};

export const German: Story = {
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Reduziert', level: 1 })).toBeVisible();
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Promotions', level: 1 })).toBeVisible();
  },
};

/** Nothing is wider than the smallest phone, in the language with the longest words. */
export const SmallScreen: Story = {
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: 'In den Warenkorb' })).not.toHaveLength(0);
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
