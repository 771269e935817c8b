import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Placeholder } from './Placeholder.tsx';

const meta = { component: Placeholder } satisfies Meta<typeof Placeholder>;

export default meta;
type Story = StoryObj<typeof meta>;

/** D26: the logo and a word, never a blank page. */
export const Loading: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const status = canvas.getByText('Loading…').closest('output');
    await expect(status).toHaveAttribute('aria-busy', 'true');
  },
};

export const German: Story = {
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wird geladen …')).toBeInTheDocument();
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Chargement…')).toBeInTheDocument();
  },
};
