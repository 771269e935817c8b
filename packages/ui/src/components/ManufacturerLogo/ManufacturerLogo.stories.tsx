import { photos } from '@platine/mocks/catalogue/photos.data.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ManufacturerLogo } from './ManufacturerLogo.tsx';

const meta = {
  component: ManufacturerLogo,
  args: { url: photos.logo },
} satisfies Meta<typeof ManufacturerLogo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Broad: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    const logo = canvas.getByRole('presentation');
    await waitFor(() => expect(logo).toHaveProperty('naturalWidth', 96));
    await expect(logo.getBoundingClientRect()).toMatchObject({ width: 96, height: 32 });
  },
};

/** It is not broader than its place, however high it is. */
export const Upright: Story = {
  args: { url: photos.boardOnEnd },
  play: async ({ canvas }) => {
    const logo = canvas.getByRole('presentation');
    await waitFor(() => expect(logo).toHaveProperty('complete', true));
    await expect(Math.round(logo.getBoundingClientRect().width)).toBe(21);
  },
};
