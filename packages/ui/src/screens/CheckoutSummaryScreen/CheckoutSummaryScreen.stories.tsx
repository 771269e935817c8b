import { mockSkus } from '@platine/mocks/catalogue/catalogue.ts';
import { carts } from '@platine/mocks/scenarios/cart.ts';
import { checkoutShops, overviewsFailure, overviewsPending } from '@platine/mocks/scenarios/checkout.ts';
import { offline } from '@platine/mocks/scenarios/network.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CheckoutRoutes } from '../../flows/CheckoutRoutes.testing.tsx';
import { expectPage } from '../../interaction/expectPage.testing.ts';
import { expectFailure, expectOffline } from '../failedPage.testing.ts';
import { CheckoutSummaryScreen } from './CheckoutSummaryScreen.tsx';
import { fact, orderButton, summaryPage, terms } from './summaryPage.testing.ts';

/** The review. The order button is in Ordering.stories.tsx, the return from the provider in Returning.stories.tsx. */
const meta = {
  component: CheckoutSummaryScreen,
  render: () => <CheckoutRoutes />,
  parameters: { layout: 'fullscreen', path: '/checkout_summary', shop: checkoutShops.byTransfer },
} satisfies Meta<typeof CheckoutSummaryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** D35: the facts of the order, and right below them the terms and the button. */
export const Success: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const page = await summaryPage(canvas);
    await expect(fact(page, 'Delivery address')).toHaveTextContent(
      'Camille Weber12, rue de l’AlzetteL-4010 Esch-sur-Alzette',
    );
    await expect(fact(page, 'Confirmation to')).toHaveTextContent('camille.weber@example.lu');
    await expect(fact(page, 'Shipping and delivery time')).toHaveTextContent('DPD Classic');
    await expect(fact(page, 'Shipping and delivery time')).toHaveTextContent('2–4 days on the way, with tracking');
    await expect(fact(page, 'Payment method')).toHaveTextContent('Bank transfer');
    await expect(within(page.getByRole('list', { name: 'Goods ordered' })).getAllByRole('listitem')).toHaveLength(3);
    await expect(page.getByRole('region', { name: 'Summary' })).toHaveTextContent(/Shipping€13\.90Total€/);
    await expect(terms(page)).not.toBeChecked();
    await expect(orderButton(page)).toBeEnabled();
    await expect(page.getByText('This places your order.')).toBeVisible();
    const [sums, button] = [page.getByRole('region', { name: 'Summary' }), orderButton(page)];
    await expect(sums.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

/** Spec §9: with a bank transfer dispatch is days after the payment, and no earlier day is shown. */
/** A pickup is ready, not sent, whichever way it is paid. */
/** The redirect to a provider is announced. */
export const PaidAtTheProvider: Story = {
  parameters: { shop: checkoutShops.atSummary },
  play: async ({ canvas }) => {
    const page = await summaryPage(canvas);
    await expect(page.getByText(/^You pay on the next page: PayPal/)).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['picture'],
  parameters: { scenario: overviewsPending() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The checkout is being loaded')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Order with obligation to pay' })).not.toBeInTheDocument();
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

export const LoggedIn: Story = {
  globals: { session: 'loggedIn' },
  parameters: { shop: { email: null } },
  play: async ({ canvas }) => {
    const page = await summaryPage(canvas);
    await expect(fact(page, 'Confirmation to')).toHaveTextContent('camille.weber@example.lu');
    const steps = within(canvas.getByRole('navigation', { name: 'Steps to your order' }));
    await expect(steps.queryByRole('link', { name: 'Your details' })).not.toBeInTheDocument();
  },
};

/** Each fact has a link for changing it. */
export const LoggedOut: Story = {
  play: async ({ canvas }) => {
    const page = await summaryPage(canvas);
    await expect(page.getByRole('link', { name: 'Change Confirmation to' })).toHaveAttribute('href', '/checkout_type');
    await userEvent.click(page.getByRole('link', { name: 'Change Payment method' }));
    await expect(await canvas.findByRole('radio', { name: /^Bank transfer/ })).toBeChecked();
  },
};

export const PrivateCustomer: Story = {
  play: async ({ canvas }) => {
    const page = await summaryPage(canvas);
    await expect(page.getByRole('region', { name: 'Summary' })).toHaveTextContent(/of which 17\s% VAT \(Luxembourg\)/);
  },
};

export const CompanyCustomer: Story = {
  parameters: { shop: checkoutShops.company },
  play: async ({ canvas }) => {
    const page = await summaryPage(canvas);
    await expect(fact(page, 'Delivery address')).toHaveTextContent('Weber Elektronik S.à r.l.Camille Weber');
    await expect(fact(page, 'VAT identification number')).toHaveTextContent('VAT id LU12345678, checked');
    await expect(page.getByRole('region', { name: 'Summary' })).toHaveTextContent(/plus 17\s% VAT \(Luxembourg\)/);
    await expect(fact(page, 'Payment method')).toHaveTextContent('Invoice');
  },
};

/** D11: the sentence that the law requires, right above the button. */
export const ReverseCharge: Story = {
  tags: ['picture'],
  parameters: {
    shop: {
      ...checkoutShops.company,
      country: 'FR',
      vatId: 'FR12345678901',
      addresses: [{ ...checkoutShops.company.addresses[0], country: 'FR', zipCode: '75011', city: 'Paris' }],
    },
  },
  play: async ({ canvas }) => {
    const page = await summaryPage(canvas);
    const totals = page.getByRole('region', { name: 'Summary' });
    await expect(totals).toHaveTextContent('Total without VAT');
    await expect(totals).toHaveTextContent('Reverse charge: the recipient is liable for VAT (Article 196');
  },
};

/** D11: no VAT, and a note on import duties. */
export const ExportNote: Story = {
  parameters: {
    shop: {
      ...checkoutShops.byTransfer,
      country: 'CH',
      shippingMethod: 'UPS_SAVER',
      cart: [{ sku: mockSkus.board, amount: 4 }],
      addresses: [{ ...checkoutShops.byTransfer.addresses[0], country: 'CH', zipCode: '8001', city: 'Zürich' }],
    },
  },
  play: async ({ canvas }) => {
    const page = await summaryPage(canvas);
    await expect(page.getByRole('region', { name: 'Summary' })).toHaveTextContent(
      'Import duties and taxes of the destination country are not included.',
    );
    await expect(fact(page, 'Shipping and delivery time')).toHaveTextContent('3–6 days on the way');
  },
};

/** D12: pickup has no minimum order value and needs no delivery address. */
export const Pickup: Story = {
  parameters: { shop: checkoutShops.pickup },
  play: async ({ canvas }) => {
    const page = await summaryPage(canvas);
    await expect(await within(fact(page, 'Pickup at')).findByText('L-6925 Niederanven')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Summary' })).toHaveTextContent('Shipping€0.00');
  },
};

/** Unreleased and back-ordered products decide the day of dispatch (spec §9). */
export const ShipsLater: Story = {
  parameters: { shop: { cart: [{ sku: mockSkus.presale, amount: 1 }] } },
  play: async ({ canvas }) => {
    const page = await summaryPage(canvas);
    await expect(fact(page, 'Shipping and delivery time')).toHaveTextContent(/Ships from .* when everything is there/);
  },
};

/** D25: redirects to the first incomplete step. */
export const NothingChosen: Story = {
  parameters: { shop: { shippingMethod: null, paymentMethod: null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Shipping method' })).toBeVisible();
  },
};

/** D5: the shopper paid and closed the window; the provider's notice has placed the order. */
export const OrderedMeanwhile: Story = {
  parameters: { shop: { cart: carts.empty, lastOrderNumber: '2026-100001' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your order 2026-100001 has been placed.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'To your order' })).toHaveAttribute('href', '/order/2026-100001');
  },
};

export const EmptyCart: Story = {
  parameters: { shop: { cart: carts.empty } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    await expect(canvas.queryByText(/has been placed/)).not.toBeInTheDocument();
  },
};

/** Spec §9, D12: below the minimum order value, redirects to the shipping section, where pickup can be chosen. */
export const BelowMinimumOrder: Story = {
  parameters: { shop: { cart: carts.belowMinimum } },
  play: async ({ canvas }) => {
    const methods = within(await canvas.findByRole('group', { name: 'Shipping method' }));
    const refused = (name: RegExp) => methods.getByRole('radio', { name }).getAttribute('aria-disabled');
    await expect(refused(/^Pickup at the warehouse/)).toBe('false');
    await expect(refused(/^DPD Classic/)).toBe('true');
  },
};

export const German: Story = {
  tags: ['picture'],
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Zahlungspflichtig bestellen' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Prüfen und bestellen', level: 1 })).toBeVisible();
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Commande avec obligation de paiement' })).toBeVisible();
  },
};

export const SmallScreen: Story = {
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Zahlungspflichtig bestellen' })).toBeVisible();
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};

export const KeyboardOnly: Story = {
  play: async ({ canvas }) => {
    const page = await summaryPage(canvas);
    terms(page).focus();
    await userEvent.keyboard(' ');
    await expect(terms(page)).toBeChecked();
    for (const name of ['terms and conditions', 'right of revocation', 'privacy policy', 'cookie policy']) {
      await userEvent.tab();
      await expect(page.getByRole('link', { name })).toHaveFocus();
    }
    await userEvent.tab();
    await expect(orderButton(page)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expectPage(canvas, 'Thank you for your order');
  },
};
