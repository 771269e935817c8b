import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RetryView } from './RetryView.tsx';

const meta = {
  component: RetryView,
  args: { title: 'The products could not be loaded.', children: 'The connection failed.', onRetry: fn() },
} satisfies Meta<typeof RetryView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The products could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const TryingAgain: Story = {
  args: { busy: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Try again/ }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

export const German: Story = {
  args: { title: 'Die Produkte konnten nicht geladen werden.', children: 'Die Verbindung ist unterbrochen.' },
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
  },
};

export const French: Story = {
  args: { title: 'Les produits n’ont pas pu être chargés.', children: 'La connexion est interrompue.' },
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  },
};
