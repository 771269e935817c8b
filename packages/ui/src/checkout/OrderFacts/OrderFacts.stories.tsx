import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OrderFacts } from './OrderFacts.tsx';

const meta = {
  component: OrderFacts,
  args: {
    facts: [
      { key: 'delivery', name: 'Delivery address', value: 'Jana Müller', change: '/checkout?section=addresses' },
      { key: 'shipping', name: 'Shipping', value: 'DPD Classic', change: '/checkout?section=shipping' },
      { key: 'payment', name: 'Payment', value: 'Bank transfer' },
    ],
  },
} satisfies Meta<typeof OrderFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Facts: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Jana Müller')).toBeVisible();
    const change = canvas.getByRole('link', { name: 'Change Delivery address' });
    await expect(change).toHaveAttribute('href', '/checkout?section=addresses');
    await expect(canvas.queryByRole('link', { name: 'Change Payment' })).not.toBeInTheDocument();
  },
};
