import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pagePaths } from '@platine/domain/shop/pages/pagePaths.ts';
import { ContentScreen } from './ContentScreen.tsx';

/** Support for the educational line, in every language. */
const meta = {
  component: ContentScreen,
  args: { page: 'leSupport' },
  parameters: { layout: 'fullscreen', path: pagePaths.leSupport },
} satisfies Meta<typeof ContentScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Spec §6: how schools exceed the order limit, with the domain's limits. */
export const LeSupport: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('time');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Support for Klots School');
    await expect(canvasElement).toHaveTextContent('at most 5 pieces of each Klots product');
    await expect(canvasElement).toHaveTextContent('at most 2 of each');
    await expect(canvas.getByRole('link', { name: 'Ask for more sets' })).toHaveAttribute(
      'href',
      '/contact?topic=school',
    );
  },
};

export const LeSupportInGerman: Story = {
  globals: { language: 'DE' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('time');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Hilfe zu Klots Schule');
    await expect(canvasElement).toHaveTextContent('höchstens 5 Stück in den Warenkorb');
  },
};

export const LeSupportInFrench: Story = {
  globals: { language: 'FR' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('time');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Assistance Klots École');
    await expect(canvasElement).toHaveTextContent('au plus 5 pièces de chaque article Klots');
  },
};
