import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from './Button.tsx';

const meta = {
  component: Button,
  args: { children: 'Add to cart', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Add to cart' });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    // The cascade layers are in order: components override the reset.
    await expect(button).toHaveStyle({ paddingInlineStart: '12px' });
  },
};

export const Secondary: Story = {
  tags: ['picture'],
  args: { variant: 'secondary', children: 'Update' },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Update' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Quiet: Story = {
  tags: ['picture'],
  args: { variant: 'quiet', children: 'Remove' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Remove' })).toBeEnabled();
  },
};

export const Busy: Story = {
  tags: ['picture'],
  args: { busy: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Add to cart Please wait' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Disabled: Story = {
  tags: ['picture'],
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add to cart' })).toBeDisabled();
  },
};

/** The longest button labels of the shop on the smallest phone. */
export const LongGermanWords: Story = {
  tags: ['picture'],
  args: { children: 'Zahlungspflichtig bestellen', wide: true },
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Zahlungspflichtig bestellen' });
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
  },
};

export const BusyFrench: Story = {
  args: { busy: true, children: 'Ajouter au panier' },
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Ajouter au panier Veuillez patienter' })).toBeVisible();
  },
};
