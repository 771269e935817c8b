import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { CheckoutSection } from './CheckoutSection.tsx';

const meta = {
  component: CheckoutSection,
  args: {
    number: '2',
    title: 'Shipping',
    state: 'open',
    summary: 'TNT, 2 to 4 days',
    onReopened: fn(),
    children: 'The methods',
  },
} satisfies Meta<typeof CheckoutSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Shipping' })).toHaveTextContent('The methods');
    await expect(canvas.queryByText('TNT, 2 to 4 days')).not.toBeInTheDocument();
    // On page load the focus stays at the start of the page.
    await expect(canvas.getByRole('heading', { name: 'Shipping' })).not.toHaveFocus();
  },
};

export const Done: Story = {
  tags: ['picture'],
  args: { state: 'done' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('TNT, 2 to 4 days')).toBeVisible();
    await expect(canvas.queryByText('The methods')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Change Shipping' }));
    await expect(args.onReopened).toHaveBeenCalledOnce();
  },
};

export const Waiting: Story = {
  tags: ['picture'],
  args: { state: 'waiting' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Shipping' })).toBeVisible();
    await expect(canvas.queryByText('The methods')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** Reopening a section moves the focus to its heading. */
export const Reopened: Story = {
  render: function Reopening(args) {
    const [state, setState] = useState<'done' | 'open'>('done');
    return <CheckoutSection {...args} state={state} onReopened={() => setState('open')} />;
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Change Shipping' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { name: 'Shipping' })).toHaveFocus();
    await expect(canvas.getByText('The methods')).toBeVisible();
  },
};
