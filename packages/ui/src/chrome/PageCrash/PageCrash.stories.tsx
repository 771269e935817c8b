import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { PageCrash } from './PageCrash.tsx';

function Broken(): never {
  throw new Error('A story breaks on purpose');
}

const meta = {
  component: PageCrash,
  args: { path: '/group', children: <Broken /> },
  // React says on the console what broke.
  parameters: { crashes: true },
} satisfies Meta<typeof PageCrash>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Spec §8: the words, and a way to say what happened that names the page. */
export const Crashed: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Unfortunately an error has happened - Report feedback');
    await expect(canvas.getByRole('link', { name: 'Report feedback' })).toHaveAttribute(
      'href',
      '/contact?topic=feedback&page=%2Fgroup',
    );
    await expect(canvas.getByRole('link', { name: 'Back to the start page' })).toHaveAttribute('href', '/');
  },
};

export const NothingHappened: Story = {
  args: { children: <p>A page</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A page')).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

/** Another page is drawn anew. */
export const NextPage: Story = {
  render: function Pages() {
    const [path, setPath] = useState('/group');
    return (
      <>
        <button type="button" onClick={() => setPath('/sales')}>
          To the sale
        </button>
        <PageCrash path={path}>{path === '/group' ? <Broken /> : <p>Everything reduced</p>}</PageCrash>
      </>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'To the sale' }));
    await expect(canvas.getByText('Everything reduced')).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const German: Story = {
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Ihr Warenkorb bleibt erhalten');
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Votre panier est conservé');
  },
};
