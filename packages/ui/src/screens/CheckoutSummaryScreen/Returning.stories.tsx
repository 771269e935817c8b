import { neverAnswer } from '@platine/mocks/scenarios/calls.ts';
import {
  backFromProvider,
  checkoutShops,
  claimFailure,
  claimOffline,
  claimPending,
} from '@platine/mocks/scenarios/checkout.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { CheckoutRoutes } from '../../checkout/CheckoutRoutes.testing.tsx';
import { expectPage } from '../../interaction/expectPage.testing.ts';
import { CheckoutSummaryScreen } from './CheckoutSummaryScreen.tsx';
import { stayHere } from './stayHere.testing.ts';
import { order, summaryPage, terms } from './summaryPage.testing.ts';

/** To the payment provider and back (D5). */
const meta = {
  component: CheckoutSummaryScreen,
  render: () => <CheckoutRoutes />,
  parameters: { layout: 'fullscreen', path: '/checkout_summary?returned', shop: checkoutShops.paying },
} satisfies Meta<typeof CheckoutSummaryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button leads to the provider's page; a link stands by. */
export const LeavingForProvider: Story = {
  parameters: { path: '/checkout_summary', shop: { ...checkoutShops.atSummary, payment: null } },
  beforeEach: stayHere,
  play: async ({ canvas }) => {
    const page = await summaryPage(canvas);
    await expect(page.getByText('You pay on the next page: PayPal.')).toBeVisible();
    await order(page);
    await expect(await canvas.findByRole('heading', { name: 'To the payment' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the payment page yourself' })).toHaveAttribute(
      'href',
      '/sandbox/payment/payment-1',
    );
  },
};

export const Paid: Story = {
  parameters: { scenario: backFromProvider('authorised') },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Thank you for your order');
    await expect(await canvas.findByText(/^Your payment with PayPal has arrived/)).toBeVisible();
  },
};

export const Claiming: Story = {
  parameters: { scenario: claimPending() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your payment is being checked' })).toBeVisible();
    await expect(canvas.getByText('Please wait a moment and leave this page open.')).toBeVisible();
  },
};

/** A payment that was left open is asked about, however one comes here. */
export const OpenPayment: Story = {
  parameters: { path: '/checkout_summary', scenario: neverAnswer('claimAndFinish') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your payment is being checked' })).toBeVisible();
  },
};

/** Another way to pay is one step back. */
export const Declined: Story = {
  parameters: { scenario: backFromProvider('declined') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Payment method' })).toBeVisible();
    await expect(canvas.getByText(/^The payment was declined/)).toBeVisible();
  },
};

/** Spec §3: the flag of an authorisation that has expired. */
export const Expired: Story = {
  parameters: { scenario: backFromProvider('expired') },
  play: async ({ canvas }) => {
    const page = await summaryPage(canvas);
    await expect(page.getByRole('alert')).toHaveTextContent('The payment authorisation has expired. Please pay again.');
    await expect(terms(page)).not.toBeChecked();
  },
};

export const Abandoned: Story = {
  parameters: { scenario: backFromProvider('abandoned') },
  play: async ({ canvas }) => {
    const page = await summaryPage(canvas);
    await expect(page.getByRole('alert')).toHaveTextContent('You left the payment page without paying.');
  },
};

/** D5: the provider does not know yet. It is asked again, and never ordered again. */
export const Unknown: Story = {
  parameters: { scenario: backFromProvider('unknown') },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'We do not know yet how your payment ended' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the payment page: PayPal' })).toHaveAttribute(
      'href',
      '/sandbox/payment/payment-1',
    );
    await expect(canvas.queryByRole('button', { name: 'Order with obligation to pay' })).not.toBeInTheDocument();
  },
};

export const ClaimFailed: Story = {
  parameters: { scenario: claimFailure('InternalErrorException') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Ask again' })).toBeEnabled();
  },
};

export const NoConnection: Story = {
  parameters: { scenario: claimOffline() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask again' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Ask again' })).toBeEnabled());
    // The button went away with the question: the keyboard goes on at the page's beginning.
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};
