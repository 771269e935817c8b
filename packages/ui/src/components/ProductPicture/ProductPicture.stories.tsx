import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProductPicture } from './ProductPicture.tsx';

const meta = {
  component: ProductPicture,
  args: { src: './pictures/resistor.svg', alt: 'Drawing of a resistor', size: 320 },
} satisfies Meta<typeof ProductPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Drawing: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'Drawing of a resistor' });
    await expect(picture).toHaveAttribute('loading', 'lazy');
    await expect(picture).toHaveAttribute('height', '213');
  },
};

/** The largest picture above the fold loads first. */
export const Important: Story = {
  args: { important: true },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'Drawing of a resistor' });
    await expect(picture).toHaveAttribute('loading', 'eager');
    await expect(picture).toHaveAttribute('fetchpriority', 'high');
  },
};

/** Spec §9: a product without assets shows a placeholder picture. */
export const Missing: Story = {
  tags: ['picture'],
  args: { src: null, alt: 'No picture of Gear set' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'No picture of Gear set' })).toBeVisible();
  },
};

export const MissingBesideItsName: Story = {
  args: { src: null, alt: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
