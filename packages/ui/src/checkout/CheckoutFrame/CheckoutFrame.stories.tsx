import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CheckoutFrame } from './CheckoutFrame.tsx';

const meta = {
  component: CheckoutFrame,
  args: { page: 'delivery', loggedIn: false, title: 'Delivery and payment', children: <p>The step</p> },
} satisfies Meta<typeof CheckoutFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneColumn: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Delivery and payment', level: 1 })).toBeVisible();
    await expect(canvas.getByText('The step')).toBeVisible();
  },
};

export const WithTotal: Story = {
  tags: ['picture'],
  args: { aside: <p>The total</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The total')).toBeVisible();
  },
};
