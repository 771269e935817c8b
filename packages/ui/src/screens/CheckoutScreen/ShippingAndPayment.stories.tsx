import { disconnect } from '@platine/mocks/scenarios/calls.ts';
import { carts } from '@platine/mocks/scenarios/cart.ts';
import { checkoutShops, paymentRefused, shippingRefused } from '@platine/mocks/scenarios/checkout.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { CheckoutRoutes } from '../../flows/CheckoutRoutes.testing.tsx';
import { choose, press, section } from './checkoutPage.testing.ts';
import { CheckoutScreen } from './CheckoutScreen.tsx';

/** The sections for shipping and payment. The notes on the order are in OrderNotes.stories.tsx. */
const meta = {
  component: CheckoutScreen,
  render: () => <CheckoutRoutes />,
  parameters: { layout: 'fullscreen', path: '/checkout', shop: checkoutShops.atShipping },
} satisfies Meta<typeof CheckoutScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Spec §9: price, days and tracking of each method, and the reason when one is not offered. */
export const ShippingMethods: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const shipping = await section(canvas, 'Shipping');
    await expect(
      shipping.getByRole('radio', { name: /^DPD Classic 2–4 days on the way, with tracking €/ }),
    ).toHaveAttribute('aria-disabled', 'false');
    // Ten kilograms are too heavy for a letter.
    await expect(
      shipping.getByRole('radio', {
        name: /^Economy \(post\) Not available for this parcel to Luxembourg/,
      }),
    ).toHaveAttribute('aria-disabled', 'true');
    for (const radio of shipping.getAllByRole('radio')) await expect(radio).not.toBeChecked();
  },
};

/** D12: the amount missing for free shipping. */
export const FreeShippingMissing: Story = {
  parameters: { shop: { ...checkoutShops.atShipping, cart: [carts.usual[0]] } },
  play: async ({ canvas }) => {
    const shipping = await section(canvas, 'Shipping');
    const free = shipping.getByRole('radio', { name: /^Free shipping.*€25\.20 more in goods/ });
    await expect(free).toHaveAttribute('aria-disabled', 'true');
  },
};

export const FreeShippingReached: Story = {
  parameters: { shop: { ...checkoutShops.atShipping, cart: carts.freeShipping } },
  play: async ({ canvas }) => {
    const shipping = await section(canvas, 'Shipping');
    const radios = shipping.getAllByRole<HTMLInputElement>('radio');
    // Delivery by price, then pickup, then the methods that are not offered.
    await expect(radios.map(({ value }) => value)).toEqual([
      'FREE_SHIPPING',
      'ECONOMY',
      'DPD_CLASSIC',
      'TNT',
      'UPS_SAVER',
      'DHL_EXPRESS',
      'PICKUP',
    ]);
    await choose(shipping, /^Free shipping 2–4 days on the way; we choose the carrier €0\.00/);
    await press(shipping, 'Continue to payment');
    await expect(await canvas.findByRole('group', { name: 'Payment method' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Summary' })).toHaveTextContent('Shipping€0.00');
  },
};

/** A carrier of the customer's own is for companies: private customers do not see the method. */
export const OwnCarrier: Story = {
  parameters: { shop: { ...checkoutShops.company, shippingMethod: null, paymentMethod: null } },
  play: async ({ canvas }) => {
    const shipping = await section(canvas, 'Shipping');
    await choose(shipping, /^Pickup by your carrier A carrier collects the goods on your behalf\. €0\.00/);
    await expect(await shipping.findByText('L-6925 Niederanven')).toBeVisible();
    await expect(shipping.getByText(/send your carrier only after our notice/)).toBeVisible();
    await press(shipping, 'Continue to payment');
    await expect(await canvas.findByRole('group', { name: 'Payment method' })).toBeVisible();
  },
};

/** Spec §1: pickup at the warehouse, only after a notification. */
export const Pickup: Story = {
  play: async ({ canvas }) => {
    const shipping = await section(canvas, 'Shipping');
    await choose(shipping, /^Pickup at the warehouse/);
    await expect(await shipping.findByText('L-6925 Niederanven')).toBeVisible();
    await expect(shipping.getByText(/wait for our notice/)).toBeVisible();
  },
};

export const NoShippingChosen: Story = {
  play: async ({ canvas }) => {
    const shipping = await section(canvas, 'Shipping');
    const calls = spyOn(window, 'fetch');
    await press(shipping, 'Continue to payment');
    await expect(await shipping.findByRole('alert')).toHaveTextContent('Please choose one of the options.');
    await expect(calls).not.toHaveBeenCalledWith(expect.stringContaining('/api/session'), expect.anything());
  },
};

/** A method that was withdrawn while the page was open. */
export const ShippingNotAvailable: Story = {
  parameters: { scenario: shippingRefused() },
  play: async ({ canvas }) => {
    const shipping = await section(canvas, 'Shipping');
    await choose(shipping, /^DPD Classic/);
    await press(shipping, 'Continue to payment');
    await expect(await shipping.findByText(/This shipping method is not available for your order/)).toBeVisible();
  },
};

export const ShippingNoConnection: Story = {
  parameters: { scenario: disconnect('updateShippingMethod') },
  play: async ({ canvas }) => {
    const shipping = await section(canvas, 'Shipping');
    await choose(shipping, /^DPD Classic/);
    await press(shipping, 'Continue to payment');
    await expect(await shipping.findByText(/There is no connection to the shop/)).toBeVisible();
    await expect(shipping.getByRole('radio', { name: /^DPD Classic/ })).toBeChecked();
  },
};

/** After an order was refused for its shipping method, this section is the recovery step. */
export const OrderRefusedForShipping: Story = {
  parameters: {
    shop: checkoutShops.atSummary,
    path: '/checkout?refused=ShippingMethodNotAvailableException',
  },
  play: async ({ canvas }) => {
    const shipping = await section(canvas, 'Shipping');
    await expect(canvas.getByText('Your order was not placed')).toBeVisible();
    await expect(shipping.getByRole('group', { name: 'Shipping method' })).toBeVisible();
  },
};

/** D5: the payment was declined. The reason is at the top, and another method can be chosen. */
export const PaymentDeclined: Story = {
  tags: ['picture'],
  parameters: { shop: checkoutShops.atSummary, path: '/checkout?refused=PaymentDeclinedException' },
  play: async ({ canvas }) => {
    const payment = await section(canvas, 'Payment');
    const reason = canvas.getByText(/^The payment was declined/);
    const first = canvas.getByRole('region', { name: 'Addresses' });
    await expect(reason.getBoundingClientRect().bottom).toBeLessThan(first.getBoundingClientRect().top);
    await expect(payment.getByRole('radio', { name: /^PayPal/ })).toBeChecked();
  },
};

/** D23: payment by invoice is for cleared companies; SOFORT is discontinued and not listed. */
export const PaymentMethods: Story = {
  tags: ['picture'],
  parameters: { shop: { ...checkoutShops.atPayment, unavailablePayment: ['SAFERPAY'] } },
  play: async ({ canvas }) => {
    const payment = await section(canvas, 'Payment');
    for (const name of [/^Invoice.*Only for companies\./, /^Credit card.*Cannot be reached right now/])
      await expect(payment.getByRole('radio', { name })).toHaveAttribute('aria-disabled', 'true');
    await expect(payment.queryByRole('radio', { name: /SOFORT/ })).not.toBeInTheDocument();
    await expect(
      payment.getByRole('radio', { name: /^Bank transfer We ship 2–4 business days after/ }),
    ).toHaveAttribute('aria-disabled', 'false');
  },
};

export const CompanyNotCleared: Story = {
  parameters: { shop: { ...checkoutShops.company, invoiceCleared: false } },
  play: async ({ canvas }) => {
    const payment = await section(canvas, 'Payment');
    await expect(
      payment.getByRole('radio', { name: /^Invoice.*Only for companies that we have cleared/ }),
    ).toHaveAttribute('aria-disabled', 'true');
  },
};

export const CompanyPaysByInvoice: Story = {
  parameters: { shop: checkoutShops.company },
  play: async ({ canvas }) => {
    const payment = await section(canvas, 'Payment');
    await expect(payment.getByRole('radio', { name: /^Invoice/ })).toBeChecked();
  },
};

export const NoPaymentChosen: Story = {
  parameters: { shop: checkoutShops.atPayment },
  play: async ({ canvas }) => {
    const payment = await section(canvas, 'Payment');
    await press(payment, 'Check your order');
    await expect(await payment.findByText('Please choose one of the options.')).toBeVisible();
    const first = payment.getByRole('radio', { name: /^PayPal/ });
    await waitFor(() => expect(first).toHaveFocus());
    await press(payment, 'Check your order');
    await waitFor(() => expect(first).toHaveFocus());
  },
};

export const PaymentNotAvailable: Story = {
  parameters: { shop: checkoutShops.atPayment, scenario: paymentRefused() },
  play: async ({ canvas }) => {
    const payment = await section(canvas, 'Payment');
    await choose(payment, /^PayPal/);
    await press(payment, 'Check your order');
    const reason = await payment.findByText(/This payment method is not available for your order/);
    const notes = payment.getByRole('textbox', { name: /^Comment/ });
    await expect(reason.getBoundingClientRect().top).toBeGreaterThan(notes.getBoundingClientRect().bottom);
  },
};

/** A company's order has a comment and a number of its own (spec §3). */
/** Spec §6: an own order number is for companies. */
/** A shopper who fetches the goods reads nothing about sending. */
export const TransferAndPickup: Story = {
  parameters: { shop: { ...checkoutShops.pickup, paymentMethod: null } },
  play: async ({ canvas }) => {
    const payment = await section(canvas, 'Payment');
    const transfer = /^Bank transfer Ready for pickup 2–4 business days after your payment has arrived/;
    await expect(await payment.findByRole('radio', { name: transfer })).toBeVisible();
  },
};

/** The payment method was saved and the comment was not: the form keeps its values. */
/** Input stays while an earlier section is open. */
