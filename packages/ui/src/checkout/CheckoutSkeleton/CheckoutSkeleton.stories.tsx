import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';

const meta = { component: CheckoutSkeleton } satisfies Meta<typeof CheckoutSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The checkout is being loaded').closest('[role="status"]')).toBeInTheDocument();
  },
};
