import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { IconButton } from './IconButton.tsx';

const meta = {
  component: IconButton,
  args: { icon: 'trash', label: 'Remove Sensor HX711', onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Remove: Story = {
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Remove Sensor HX711' });
    // The name is announced once and shown as a tooltip on hover.
    await expect(button).toHaveAccessibleDescription('');
    const { x, y, width, height } = button.getBoundingClientRect();
    const pointedAt = document.elementFromPoint(x + width / 2, y + height - 3);
    await expect(pointedAt?.closest('[title]')).toHaveAttribute('title', 'Remove Sensor HX711');
    await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(40);
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Disabled: Story = {
  tags: ['picture'],
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Remove Sensor HX711' })).toBeDisabled();
  },
};
