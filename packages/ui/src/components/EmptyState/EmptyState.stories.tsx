import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  component: EmptyState,
  args: {
    title: 'Your cart is empty',
    children: 'What you put in it is kept, also after you close the browser.',
    action: (
      <Link href="/new_products" variant="primary">
        See new products
      </Link>
    ),
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithNextStep: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Your cart is empty' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See new products' })).toBeVisible();
  },
};

export const WholePage: Story = {
  args: { level: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible();
  },
};
