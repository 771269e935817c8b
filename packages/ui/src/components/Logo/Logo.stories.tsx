import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Logo } from './Logo.tsx';

const meta = { component: Logo } satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithName: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Platine')).toBeVisible();
  },
};

export const MarkOnly: Story = {
  tags: ['picture'],
  args: { wordmark: false },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText('Platine')).toBeNull();
    await expect(canvasElement.querySelector('svg')).toBeVisible();
  },
};
