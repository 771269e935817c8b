import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Logo } from './Logo.tsx';

const meta = { component: Logo } satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithName: Story = {
  tags: ['picture'],
  args: { name: 'Platine' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Platine')).toBeVisible();
  },
};

/** A brand changes shape, colours and letters; the component knows nothing of it. */
export const OtherBrand: Story = {
  tags: ['picture'],
  args: { name: 'Platine' },
  globals: { brand: 'fjord' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Platine')).toHaveStyle({ color: 'rgb(20, 32, 46)' });
    const mark = canvasElement.querySelector('svg');
    await expect(mark === null ? '' : getComputedStyle(mark).clipPath).toMatch(/^polygon\(/);
  },
};

export const MarkOnly: Story = {
  tags: ['picture'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText('Platine')).toBeNull();
    await expect(canvasElement.querySelector('svg')).toBeVisible();
  },
};
