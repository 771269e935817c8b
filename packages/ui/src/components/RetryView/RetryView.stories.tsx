import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { RetryView } from './RetryView.tsx';

const meta = {
  component: RetryView,
  args: { title: 'The products could not be loaded.', children: 'The connection failed.', onRetry: fn() },
} satisfies Meta<typeof RetryView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The products could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The button disappears with the failure; the focus moves to the content. */
export const KeepsTheFocusInThePage: Story = {
  render: function Page(args) {
    const [loaded, setLoaded] = useState(false);
    return (
      <main tabIndex={-1}>
        {loaded ? <a href="#first">First product</a> : <RetryView {...args} onRetry={() => setLoaded(true)} />}
      </main>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByRole('main')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'First product' })).toHaveFocus();
  },
};

export const German: Story = {
  args: { title: 'Die Artikel konnten nicht geladen werden.', children: 'Die Verbindung ist unterbrochen.' },
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
  },
};

export const French: Story = {
  args: { title: 'Les articles n’ont pas pu être chargés.', children: 'La connexion est interrompue.' },
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  },
};
