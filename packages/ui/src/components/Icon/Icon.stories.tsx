import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon } from './Icon.tsx';

const meta = { component: Icon } satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An icon beside a label is hidden from screen readers. */
export const BesideWords: Story = {
  tags: ['picture'],
  args: { name: 'cart' },
  render: (args) => (
    <p>
      <Icon {...args} /> Cart
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByText('Cart')).toBeVisible();
  },
};
