import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { StepIndicator } from './StepIndicator.tsx';

const meta = { component: StepIndicator, args: { current: 'delivery', loggedIn: false } } satisfies Meta<
  typeof StepIndicator
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const steps = within(canvas.getByRole('navigation', { name: 'Steps to your order' })).getAllByRole('listitem');
    await expect(steps).toHaveLength(5);
    await expect(steps.filter((step) => step.getAttribute('aria-current') === 'step')).toEqual([steps[2]]);
    await expect(steps[2]).toHaveTextContent('Delivery and payment');
    await expect(canvas.getByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/shopping_cart');
    await expect(canvas.getByRole('link', { name: 'Your details' })).toHaveAttribute('href', '/checkout_type');
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    // Links look different from the other steps.
    for (const link of canvas.getAllByRole('link')) await expect(link).toHaveStyle({ textDecorationLine: 'underline' });
  },
};

/** A logged-in shopper skips the step with the details. */
export const LoggedIn: Story = {
  args: { current: 'summary', loggedIn: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Your details' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Delivery and payment' })).toHaveAttribute('href', '/checkout');
  },
};

/** No way back after the order is placed. */
export const Done: Story = {
  tags: ['picture'],
  args: { current: 'done' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await expect(canvas.getByText('Order placed')).toBeVisible();
  },
};

const pages = ['type', 'delivery', 'summary', 'done'] as const;

function Walk(args: ComponentProps<typeof StepIndicator>) {
  const [step, setStep] = useState(0);
  return (
    <>
      <StepIndicator {...args} current={pages[step] ?? 'done'} />
      <button type="button" onClick={() => setStep(step + 1)}>
        Next
      </button>
    </>
  );
}

/** The content below does not move between steps. */
export const SameHeight: Story = {
  globals: { language: 'DE', viewport: { value: 'tablet' } },
  render: (args) => <Walk {...args} />,
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next' });
    const place = next.getBoundingClientRect().top;
    for (const page of pages.slice(1)) {
      await userEvent.click(next);
      await expect(next.getBoundingClientRect().top, page).toBe(place);
    }
  },
};

export const SmallScreen: Story = {
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent('Lieferung und Zahlung');
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
