import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from './Link.tsx';

const meta = { component: Link, args: { href: '/new_products', children: 'New products' } } satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'New products' })).toHaveAttribute('href', '/new_products');
  },
};

export const Plain: Story = {
  args: { variant: 'plain' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'New products' })).toBeVisible();
  },
};

export const LikeAButton: Story = {
  tags: ['picture'],
  args: { variant: 'primary' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'New products' }).getBoundingClientRect().height,
    ).toBeGreaterThanOrEqual(40);
  },
};

export const LikeASecondButton: Story = {
  tags: ['picture'],
  args: { variant: 'secondary' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'New products' })).toBeVisible();
  },
};
