import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { CookieBanner } from './CookieBanner.tsx';

const meta = {
  component: CookieBanner,
  parameters: { layout: 'fullscreen' },
  args: { choice: null, onChosen: fn(), onDismissed: fn() },
} satisfies Meta<typeof CookieBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** D31: accept and refuse side by side, alike in everything but the word. */
export const FirstQuestion: Story = {
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    const refuse = canvas.getByRole('button', { name: 'Refuse' });
    const accept = canvas.getByRole('button', { name: 'Accept' });
    await expect(accept.getBoundingClientRect().top).toBe(refuse.getBoundingClientRect().top);
    await expect(accept.getBoundingClientRect().width).toBe(refuse.getBoundingClientRect().width);
    await expect(getComputedStyle(accept).backgroundColor).toBe(getComputedStyle(refuse).backgroundColor);
    await expect(canvas.queryByRole('button', { name: 'Keep as it is' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Cookie policy' })).toHaveAttribute('href', '/cookies');
    await userEvent.click(refuse);
    await expect(args.onChosen).toHaveBeenLastCalledWith('refused');
    await userEvent.click(accept);
    await expect(args.onChosen).toHaveBeenLastCalledWith('accepted');
  },
};

/** It comes by itself, before what the keyboard is at: it is said once, and the focus stays. */
export const SaidOnce: Story = {
  play: async ({ canvas }) => {
    await expect(await screen.findByText(/^Cookies\s/, { selector: 'output *' })).toBeInTheDocument();
    await expect(canvas.getByRole('region', { name: 'Cookies' })).not.toHaveFocus();
  },
};

/** It takes the focus only when it was asked for. */
export const Reopened: Story = {
  tags: ['picture'],
  args: { choice: 'refused', asked: 1 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: 'Cookies' })).toHaveFocus();
    await expect(screen.queryByText(/^Cookies\s/, { selector: 'output *' })).not.toBeInTheDocument();
    await expect(canvas.getByText('You have refused optional cookies.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep as it is' }));
    await expect(args.onDismissed).toHaveBeenCalledOnce();
  },
};

export const ReopenedAfterAccepting: Story = {
  args: { choice: 'accepted', asked: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have accepted optional cookies.')).toBeVisible();
  },
};

export const German: Story = {
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  args: { choice: 'accepted' },
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('region', { name: 'Cookies in diesem Shop' });
    await expect(banner.scrollWidth).toBeLessThanOrEqual(banner.clientWidth);
    await expect(canvas.getByRole('button', { name: 'Ablehnen' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Zustimmen' })).toBeVisible();
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Refuser' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Accepter' })).toBeVisible();
  },
};
