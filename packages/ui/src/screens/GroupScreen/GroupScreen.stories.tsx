import {
  listingEmpty,
  listingFailure,
  listingOffline,
  listingPending,
  menuFailure,
} from '@platine/mocks/scenarios/catalogue.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { GroupScreen } from './GroupScreen.tsx';

const meta = {
  component: GroupScreen,
  args: { groupTags: ['sensors', 'displays'], page: 1 },
  parameters: { layout: 'fullscreen', path: '/group?grouptags=sensors,displays' },
} satisfies Meta<typeof GroupScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sensors and displays', level: 1 })).toBeVisible();
    await canvas.findByText(/^\d+ products?$/);
    const list = within(canvas.getByRole('list', { name: 'Sensors and displays' }));
    await expect(await list.findAllByRole('heading', { level: 2 })).not.toHaveLength(0);
  },
};

/** All tags of a group of the menu: where its name leads without a script. */
export const WholeGroup: Story = {
  args: { groupTags: ['measuring', 'soldering'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Lab and workshop', level: 1 })).toBeVisible();
  },
};

/** Tags that no entry of the menu has, and a menu that could not be read, take nothing from the listing. */
export const WithoutAName: Story = {
  parameters: { scenario: menuFailure() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Product group', level: 1 })).toBeVisible();
    await expect(await canvas.findAllByRole('heading', { level: 2 })).not.toHaveLength(0);
  },
};

export const NoTags: Story = {
  args: { groupTags: [] },
  parameters: { path: '/group' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'There are no products in this group', level: 1 }),
    ).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { scenario: listingPending() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sensors and displays', level: 1 })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Sensors and displays' })).toHaveAttribute('aria-busy', 'true');
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
    await expect(
      await canvas.findByRole('heading', { name: 'There are no products in this group', level: 2 }),
    ).toBeVisible();
  },
};

export const German: Story = {
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sensoren und Anzeigen', level: 1 })).toBeVisible();
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Capteurs et afficheurs', level: 1 })).toBeVisible();
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
