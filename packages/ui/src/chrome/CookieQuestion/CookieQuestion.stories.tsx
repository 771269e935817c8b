import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { CookieQuestion } from './CookieQuestion.tsx';

const meta = {
  component: CookieQuestion,
  parameters: { layout: 'fullscreen' },
  args: { onChosen: fn() },
} satisfies Meta<typeof CookieQuestion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** D31: accept and refuse side by side, alike in everything but the word; on a desk the question is one line. */
export const OneLine: Story = {
  tags: ['picture'],
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, args }) => {
    const refuse = canvas.getByRole('button', { name: 'Refuse' });
    const accept = canvas.getByRole('button', { name: 'Accept' });
    await expect(accept.getBoundingClientRect().top).toBe(refuse.getBoundingClientRect().top);
    await expect(accept.getBoundingClientRect().width).toBe(refuse.getBoundingClientRect().width);
    await expect(getComputedStyle(accept).backgroundColor).toBe(getComputedStyle(refuse).backgroundColor);
    await expect(canvas.getByRole('link', { name: 'Cookie policy' })).toHaveAttribute('href', '/cookies');
    await expect(canvas.getByRole('region', { name: 'Cookies' }).getBoundingClientRect().height).toBeLessThanOrEqual(
      48,
    );
    await userEvent.click(refuse);
    await expect(args.onChosen).toHaveBeenLastCalledWith('refused');
    await userEvent.click(accept);
    await expect(args.onChosen).toHaveBeenLastCalledWith('accepted');
  },
};

/** It is announced once, and the focus stays. */
export const SaidOnce: Story = {
  play: async ({ canvas }) => {
    await expect(await screen.findByText(/^Cookies\s/, { selector: 'output *' })).toBeInTheDocument();
    await expect(canvas.getByRole('region', { name: 'Cookies' })).not.toHaveFocus();
  },
};

/** On a phone it is no higher than the place that the page keeps for it (`PageShell.module.css`). */
export const German: Story = {
  globals: { language: 'DE', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Cookies in diesem Shop' });
    await expect(region.getBoundingClientRect().height).toBeLessThanOrEqual(104);
    await expect(canvas.getByRole('button', { name: 'Ablehnen' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Zustimmen' })).toBeVisible();
  },
};

export const French: Story = {
  globals: { language: 'FR', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Cookies de la boutique' });
    await expect(region.getBoundingClientRect().height).toBeLessThanOrEqual(104);
    await expect(canvas.getByRole('button', { name: 'Refuser' })).toBeVisible();
  },
};
