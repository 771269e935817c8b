import { checkoutShops } from '@platine/mocks/scenarios/checkout.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CheckoutRoutes } from '../../flows/CheckoutRoutes.testing.tsx';
import { CheckoutSummaryScreen } from './CheckoutSummaryScreen.tsx';
import { fact, summaryPage } from './summaryPage.testing.ts';

/** The time until the goods leave the warehouse or can be fetched, by payment and shipping method. */
const meta = {
  component: CheckoutSummaryScreen,
  render: () => <CheckoutRoutes />,
  parameters: { layout: 'fullscreen', path: '/checkout_summary', shop: checkoutShops.byTransfer },
} satisfies Meta<typeof CheckoutSummaryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ReadyBeforeTheTransfer: Story = {
  play: async ({ canvas }) => {
    const time = fact(await summaryPage(canvas), 'Shipping and delivery time');
    await expect(time).toHaveTextContent('We ship 2–4 business days after your payment has arrived.');
    await expect(time).not.toHaveTextContent(/Ships (?:in|on)/);
  },
};

export const TransferAndPickup: Story = {
  parameters: { shop: checkoutShops.pickup },
  play: async ({ canvas }) => {
    const time = fact(await summaryPage(canvas), 'Shipping and delivery time');
    await expect(time).toHaveTextContent('Ready for pickup 2–4 business days after your payment has arrived.');
    await expect(time).not.toHaveTextContent(/Ships|ship /);
  },
};

export const PaidPickup: Story = {
  parameters: { shop: { ...checkoutShops.pickup, paymentMethod: 'PAYPAL' } },
  play: async ({ canvas }) => {
    const time = fact(await summaryPage(canvas), 'Shipping and delivery time');
    await expect(time).toHaveTextContent(/Ready for pickup (?:in|on)/);
    await expect(time).not.toHaveTextContent(/Ships/);
  },
};

export const ReadyAndPaidAtOnce: Story = {
  parameters: { shop: checkoutShops.atSummary },
  play: async ({ canvas }) => {
    const time = fact(await summaryPage(canvas), 'Shipping and delivery time');
    await expect(time).toHaveTextContent(/Ships (?:in|on)/);
  },
};
