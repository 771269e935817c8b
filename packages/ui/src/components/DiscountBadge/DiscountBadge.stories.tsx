import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DiscountBadge } from './DiscountBadge.tsx';

const meta = { component: DiscountBadge, args: { percent: 15 } } satisfies Meta<typeof DiscountBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('−15 %')).toBeVisible();
    await expect(canvas.getByText('Reduced by 15 %')).toBeInTheDocument();
  },
};

export const German: Story = {
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Um 15 % reduziert')).toBeInTheDocument();
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Réduit de 15 %')).toBeInTheDocument();
  },
};
