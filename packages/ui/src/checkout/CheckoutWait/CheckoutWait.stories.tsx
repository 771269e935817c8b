import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CheckoutWait } from './CheckoutWait.tsx';

const meta = { component: CheckoutWait } satisfies Meta<typeof CheckoutWait>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The checkout is being loaded').closest('[role="status"]')).toBeInTheDocument();
  },
};
