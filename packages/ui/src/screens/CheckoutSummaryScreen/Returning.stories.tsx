import { neverAnswer } from '@platine/mocks/scenarios/calls.ts';
import {
  approvedTooLate,
  backFromProvider,
  checkoutShops,
  claimFailure,
  claimOffline,
  claimPending,
  refundNoticeFailure,
} from '@platine/mocks/scenarios/checkout.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { CheckoutRoutes } from '../../flows/CheckoutRoutes.testing.tsx';
import { expectPage } from '../../interaction/expectPage.testing.ts';
import { CheckoutSummaryScreen } from './CheckoutSummaryScreen.tsx';
import { blockNavigation } from '../../interaction/blockNavigation.testing.ts';
import { order, orderButton, summaryPage, terms } from './summaryPage.testing.ts';

/** The redirect to the payment provider and the return (D5). */
const meta = {
  component: CheckoutSummaryScreen,
  render: () => <CheckoutRoutes />,
  parameters: { layout: 'fullscreen', path: '/checkout_summary?returned', shop: checkoutShops.paying },
} satisfies Meta<typeof CheckoutSummaryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button redirects to the provider's page, and a link does the same. */
export const LeavingForProvider: Story = {
  parameters: { path: '/checkout_summary', shop: { ...checkoutShops.atSummary, payment: null } },
  beforeEach: blockNavigation,
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
  tags: ['picture'],
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

/** The result of a pending payment is requested on every visit of the page. */
export const OpenPayment: Story = {
  parameters: { path: '/checkout_summary', scenario: neverAnswer('claimAndFinish') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your payment is being checked' })).toBeVisible();
  },
};

/** After a declined payment the recovery step is the payment section. */
export const Declined: Story = {
  parameters: { scenario: backFromProvider('declined') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Payment method' })).toBeVisible();
    await expect(canvas.getByText(/^The payment was declined/)).toBeVisible();
  },
};

/** Spec §3: the flag of an expired authorisation. */
export const Expired: Story = {
  tags: ['picture'],
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

/** D5: the provider has no result yet. The result is requested again; the order is never sent again. */
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
    // The button disappears, so the focus moves to the start of the page.
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

const refunded = { path: '/checkout_summary?returned=payment-0', shop: { ...approvedTooLate, payment: null } };

/** D5: the shopper approved a payment that another order had replaced. The page tells it before anything else. */
export const ApprovedTooLate: Story = {
  parameters: refunded,
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Your payment goes back to you');
    await expect(within(canvas.getByRole('main')).getByRole('status')).toHaveTextContent(
      'Nothing was ordered with it. The amount of €148.20 goes back to you',
    );
    await expect(canvas.queryByRole('button', { name: 'Order with obligation to pay' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('link', { name: 'Back to your order' }));
    await expect(orderButton(await summaryPage(canvas))).toBeEnabled();
  },
};

export const ApprovedTooLateGerman: Story = {
  globals: { language: 'DE' },
  parameters: refunded,
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Ihre Zahlung geht an Sie zurück');
    await expect(within(canvas.getByRole('main')).getByRole('status')).toHaveTextContent(
      /Der Betrag von 148,20\s€ geht an Sie zurück/,
    );
  },
};

/** Anybody else’s payment, and one without a refund, change nothing. */
export const ReturnWithPayment: Story = {
  parameters: { path: '/checkout_summary?returned=payment-1', scenario: backFromProvider('authorised') },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Thank you for your order');
  },
};

/** Without an answer about the refund the checkout goes on. */
export const RefundUnknown: Story = {
  parameters: {
    path: '/checkout_summary?returned=payment-1',
    scenario: [...refundNoticeFailure(), ...backFromProvider('authorised')],
  },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Thank you for your order');
  },
};
