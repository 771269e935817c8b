import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectPage } from '../../interaction/expectPage.testing.ts';
import { NotFoundScreen } from './NotFoundScreen.tsx';

const meta = {
  component: NotFoundScreen,
  parameters: { layout: 'fullscreen', path: '/not_found' },
} satisfies Meta<typeof NotFoundScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expectPage(canvas, 'This page does not exist');
    await expect(canvas.getByRole('link', { name: 'Back to the start page' })).toHaveAttribute('href', '/');
  },
};

/** The page has no content of its own; it offers the next step. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The address may be misspelt, or the page was removed.')).toBeVisible();
  },
};

export const German: Story = {
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Diese Seite gibt es nicht' })).toBeVisible();
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Cette page n’existe pas' })).toBeVisible();
  },
};

export const SmallScreen: Story = {
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Zurück zur Startseite' })).toBeVisible();
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
