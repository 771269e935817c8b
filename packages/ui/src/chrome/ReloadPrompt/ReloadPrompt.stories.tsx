import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ReloadPrompt } from './ReloadPrompt.tsx';

const meta = {
  component: ReloadPrompt,
  parameters: { layout: 'fullscreen' },
  args: { onReload: fn(), onLater: fn() },
} satisfies Meta<typeof ReloadPrompt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** D28: only the shopper loads the page anew. */
export const English: Story = {
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: 'The shop has been updated' })).toBeVisible();
    await expect(canvas.getByText(/^Please load this page again\./)).toHaveRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'Later' }));
    await expect(args.onLater).toHaveBeenCalledOnce();
    await expect(args.onReload).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Load again' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

export const German: Story = {
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    const prompt = canvas.getByRole('region', { name: 'Der Shop wurde aktualisiert' });
    await expect(prompt.scrollWidth).toBeLessThanOrEqual(prompt.clientWidth);
    await expect(canvas.getByRole('button', { name: 'Neu laden' })).toBeVisible();
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Recharger' })).toBeVisible();
  },
};
