import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import type { ToastContent } from './Toast.tsx';
import { ToastProvider, useToast } from './Toast.tsx';

function Buttons({ toasts }: { readonly toasts: readonly ToastContent[] }) {
  const show = useToast();
  return toasts.map((toast) => (
    <Button key={toast.text} variant="secondary" onClick={() => show(toast)}>
      {`Show ${toast.kind}`}
    </Button>
  ));
}

const meta = {
  component: ToastProvider,
  args: {
    children: (
      <Buttons
        toasts={[
          { kind: 'success', text: 'Added to the cart' },
          { kind: 'error', text: 'It seems that something went wrong.' },
          { kind: 'warning', text: 'In the cart', link: { href: '/shopping_cart', text: 'To the cart' } },
        ]}
      />
    ),
  },
} satisfies Meta<typeof ToastProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** D30: disappears after 2000 ms. */
export const GoesByItself: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show success' }));
    const shown = performance.now();
    await expect(canvas.getByText('Added to the cart')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Added to the cart')).toBeNull(), { timeout: 3500, interval: 20 });
    await expect(performance.now() - shown).toBeGreaterThan(1900);
  },
};

/** D30: each toast has its own 2000 ms. */
export const OwnTime: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show success' }));
    await new Promise((resolve) => setTimeout(resolve, 1200));
    await userEvent.click(canvas.getByRole('button', { name: 'Show error' }));
    await new Promise((resolve) => setTimeout(resolve, 1200));
    await expect(canvas.getByText('It seems that something went wrong.')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('It seems that something went wrong.')).toBeNull(), {
      timeout: 2000,
    });
  },
};

/** D30: top-center, announced without taking the focus. */
export const Place: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Show success' });
    await userEvent.click(opener);
    const toast = canvas.getByText('Added to the cart').closest('[data-kind]');
    await expect(toast?.parentElement).toHaveRole('status');
    const { left, right, top } = toast?.getBoundingClientRect() ?? new DOMRect();
    await expect(Math.abs((left + right) / 2 - document.documentElement.clientWidth / 2)).toBeLessThan(2);
    await expect(top).toBeLessThan(40);
    await expect(opener).toHaveFocus();
  },
};

/** D30: one at a time. */
export const OneAtATime: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show success' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Show error' }));
    await expect(canvas.queryByText('Added to the cart')).toBeNull();
    await expect(canvas.getByText('It seems that something went wrong.')).toBeVisible();
  },
};

/** A repeated message within two seconds is announced again, because it is a new element of the live region. */
export const SaidTwice: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Show success' });
    await userEvent.click(button);
    const first = await canvas.findByText('Added to the cart');
    await userEvent.click(button);
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await expect(await canvas.findByText('Added to the cart')).toBeVisible();
  },
};

/** D30: hovering pauses the timer, closing removes the toast. */
export const WaitsForTheReader: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show error' }));
    await userEvent.hover(canvas.getByText('It seems that something went wrong.'));
    await new Promise((resolve) => setTimeout(resolve, 2300));
    await expect(canvas.getByText('It seems that something went wrong.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByText('It seems that something went wrong.')).toBeNull();
  },
};

/** D30: focus pauses the timer, too. */
export const HeldByTheFocus: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show success' }));
    canvas.getByRole('button', { name: 'Close' }).focus();
    await new Promise((resolve) => setTimeout(resolve, 2300));
    await expect(canvas.getByText('Added to the cart')).toBeVisible();
    canvas.getByRole('button', { name: 'Show error' }).focus();
    await waitFor(() => expect(canvas.queryByText('Added to the cart')).toBeNull(), { timeout: 3500 });
  },
};

/** It stands in the topmost place where it covers no control, on a phone too. */
export const CoversNoControl: Story = {
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (PageStory) => (
      <>
        <Button wide>{'Search'}</Button>
        <p>{'A line'}</p>
        <Button wide>{'Cart'}</Button>
        {Array.from({ length: 6 }, (_, line) => (
          <p key={line}>{'A line'}</p>
        ))}
        <PageStory />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show warning' }));
    const toast = canvas.getByText('In the cart').closest('[data-kind]')?.getBoundingClientRect() ?? new DOMRect();
    const others = ['Search', 'Cart'].map((name) => canvas.getByRole('button', { name }));
    for (const other of others)
      await expect(other.getBoundingClientRect().bottom, other.textContent).toBeLessThanOrEqual(toast.top);
    await expect(
      canvas.getByRole('button', { name: 'Show success' }).getBoundingClientRect().top,
    ).toBeGreaterThanOrEqual(toast.bottom);
  },
};

/** Its link leads on, and the toast goes at once. */
export const LeadsOn: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show warning' }));
    const link = canvas.getByRole('link', { name: 'To the cart' });
    await expect(link).toHaveAttribute('href', '/shopping_cart');
    await userEvent.click(link);
    await expect(canvas.queryByText('In the cart')).toBeNull();
  },
};
