import { buildAddress } from '@platine/mocks/builders/order.ts';
import { carts } from '@platine/mocks/scenarios/cart.ts';
import { checkoutShops, overviewsFailure, overviewsPending } from '@platine/mocks/scenarios/checkout.ts';
import { offline } from '@platine/mocks/scenarios/network.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { CheckoutRoutes } from '../../flows/CheckoutRoutes.testing.tsx';
import { expectPage } from '../../interaction/expectPage.testing.ts';
import { expectFailure, expectOffline } from '../failedPage.testing.ts';
import { choose, german, press, section, typeAddress } from './checkoutPage.testing.ts';
import { CheckoutScreen } from './CheckoutScreen.tsx';

/** The whole page. The sections have stories of their own. */
const meta = {
  component: CheckoutScreen,
  render: () => <CheckoutRoutes />,
  parameters: { layout: 'fullscreen', path: '/checkout', shop: checkoutShops.atAddresses },
} satisfies Meta<typeof CheckoutScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The three sections in order, up to the summary (D25). */
export const Success: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const addresses = await section(canvas, 'Addresses');
    await typeAddress(addresses, german, 'Germany');
    await press(addresses, 'Deliver to this address');
    await expect(await addresses.findByRole('group', { name: 'Delivery address' })).toBeVisible();
    await press(addresses, 'Continue to shipping');
    const shipping = await section(canvas, 'Shipping');
    await choose(shipping, /^DPD Classic/);
    await press(shipping, 'Continue to payment');
    const payment = await section(canvas, 'Payment');
    await choose(payment, /^Bank transfer/);
    await press(payment, 'Check your order');
    await expectPage(canvas, 'Check and order');
  },
};

export const Loading: Story = {
  tags: ['picture'],
  parameters: { scenario: overviewsPending() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The checkout is being loaded')).toBeInTheDocument();
    await expect(canvas.queryByRole('region', { name: 'Addresses' })).not.toBeInTheDocument();
  },
};

export const LoadError: Story = {
  parameters: { scenario: overviewsFailure() },
  play: expectFailure,
};

export const NetworkError: Story = {
  parameters: { scenario: offline() },
  play: expectOffline,
};

/** A logged-in shopper has the account's address and skips the step with the details. */
export const LoggedIn: Story = {
  globals: { session: 'loggedIn' },
  parameters: { shop: { email: null }, path: '/checkout?section=addresses' },
  play: async ({ canvas }) => {
    const addresses = await section(canvas, 'Addresses');
    await expect(addresses.getByRole('radio', { name: /^Camille Weber/ })).toBeChecked();
    const steps = within(canvas.getByRole('navigation', { name: 'Steps to your order' }));
    await expect(steps.queryByRole('link', { name: 'Your details' })).not.toBeInTheDocument();
  },
};

export const LoggedOut: Story = {
  play: async ({ canvas }) => {
    const addresses = await section(canvas, 'Addresses');
    await expect(addresses.getByRole('textbox', { name: 'First name' })).toHaveValue('');
    const steps = within(canvas.getByRole('navigation', { name: 'Steps to your order' }));
    await expect(steps.getByRole('link', { name: 'Your details' })).toHaveAttribute('href', '/checkout_type');
  },
};

/** Spec §6: no company, no department, no VAT id. */
export const PrivateCustomer: Story = {
  play: async ({ canvas }) => {
    const addresses = await section(canvas, 'Addresses');
    await expect(addresses.queryByRole('textbox', { name: 'Company' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('region', { name: 'Summary' })).toHaveTextContent(/of which 17\s% VAT/);
  },
};

/** Spec §6: the fields of a company, with the VAT id once the country is chosen. */
export const CompanyCustomer: Story = {
  globals: { customerType: 'COMPANY' },
  play: async ({ canvas }) => {
    const addresses = await section(canvas, 'Addresses');
    await expect(addresses.getByRole('textbox', { name: 'Company' })).toBeVisible();
    await expect(addresses.getByRole('textbox', { name: /^Department/ })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Summary' })).toHaveTextContent('Goods, excluding VAT');
  },
};

/** The total includes the shipping price once it is known. */
export const TotalWithShipping: Story = {
  parameters: { shop: checkoutShops.atPayment },
  play: async ({ canvas }) => {
    const totals = await canvas.findByRole('region', { name: 'Summary' });
    await expect(totals).toHaveTextContent(/Shipping€\d/);
    await expect(totals).not.toHaveTextContent('not included yet');
  },
};

/** D25: without an e-mail the first incomplete step is `type`. */
export const WithoutEmail: Story = {
  parameters: { shop: { email: null } },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Who is ordering?');
  },
};

export const EmptyCart: Story = {
  tags: ['picture'],
  parameters: { shop: { ...checkoutShops.atSummary, cart: carts.empty } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  },
};

/** D12: pickup is possible below the minimum order value. */
export const BelowMinimumOrder: Story = {
  parameters: { shop: { ...checkoutShops.atShipping, cart: carts.belowMinimum } },
  play: async ({ canvas }) => {
    const methods = within(await canvas.findByRole('group', { name: 'Shipping method' }));
    const possible = methods.getAllByRole('radio').filter((one) => one.getAttribute('aria-disabled') === 'false');
    await expect(possible).toEqual([methods.getByRole('radio', { name: /^Pickup at the warehouse/ })]);
    // Submitting moves the focus to the first available choice.
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(possible[0]).toHaveFocus());
  },
};

export const German: Story = {
  tags: ['picture'],
  globals: { language: 'DE' },
  parameters: { shop: checkoutShops.atPayment },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Lieferung und Zahlung');
    await expect(await canvas.findByRole('group', { name: 'Zahlungsart' })).toBeVisible();
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  parameters: { shop: checkoutShops.atShipping },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Livraison et paiement');
    await expect(await canvas.findByRole('group', { name: 'Mode de livraison' })).toBeVisible();
  },
};

const longWord = 'Donaudampfschifffahrtsgesellschaftsstraße';

export const SmallScreen: Story = {
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  parameters: { shop: checkoutShops.atShipping },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Versandart' })).toBeVisible();
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
    await expect(canvas.getByText('Gesamtsumme, zzgl. Versand')).toBeVisible();
  },
};

/** A word wider than the screen, in the address and in the comment. */
export const LongWords: Story = {
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  parameters: {
    path: '/checkout?section=addresses',
    shop: {
      ...checkoutShops.atPayment,
      addresses: [
        buildAddress({ street: `${longWord} 112`, lastName: longWord.slice(0, 40) }),
        buildAddress({ id: 'address-2', types: [], city: longWord }),
      ],
    },
  },
  play: async ({ canvas }) => {
    const page = document.documentElement;
    await expect(await canvas.findByRole('group', { name: 'Lieferadresse' })).toBeVisible();
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
    await press(await section(canvas, 'Adressen'), 'Weiter zur Zahlung');
    await expect(await canvas.findByRole('group', { name: 'Zahlungsart' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Adressen' })).toHaveTextContent(longWord);
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};

/** From a saved address to the summary by keyboard. */
export const KeyboardOnly: Story = {
  parameters: { shop: checkoutShops.atShipping, path: '/checkout?section=addresses' },
  play: async ({ canvas }) => {
    const addresses = await section(canvas, 'Addresses');
    addresses.getByRole('button', { name: 'Continue to shipping' }).focus();
    await userEvent.keyboard('{Enter}');
    const heading = await canvas.findByRole('heading', { name: 'Shipping' });
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /^Free shipping/ })).toHaveFocus();
    await userEvent.keyboard(' {Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Payment' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard(' {Enter}');
    await expectPage(canvas, 'Check and order');
  },
};
