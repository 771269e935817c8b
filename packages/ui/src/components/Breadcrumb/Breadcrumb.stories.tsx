import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Breadcrumb } from './Breadcrumb.tsx';

const meta = {
  component: Breadcrumb,
  args: {
    above: [
      { href: '/', name: 'Start page' },
      { href: '/new_products', name: 'New products' },
    ],
    here: 'Resistor 10 kΩ',
  },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const way = within(canvas.getByRole('navigation', { name: 'You are here' }));
    await expect(way.getByRole('link', { name: 'New products' })).toHaveAttribute('href', '/new_products');
    await expect(way.getByText('Resistor 10 kΩ')).toHaveAttribute('aria-current', 'page');
  },
};

export const German: Story = {
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Sie sind hier' })).toBeVisible();
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Vous êtes ici' })).toBeVisible();
  },
};
