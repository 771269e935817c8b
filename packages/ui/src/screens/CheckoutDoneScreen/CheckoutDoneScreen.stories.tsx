import { warehouseOf } from '@platine/domain/shipping/warehouse.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';
import { buildOrder } from '@platine/mocks/builders/order.ts';
import { failWith } from '@platine/mocks/scenarios/calls.ts';
import { orderMissing, orderOffline, orderPending } from '@platine/mocks/scenarios/checkout.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { CheckoutRoutes } from '../../flows/CheckoutRoutes.testing.tsx';
import { expectPage } from '../../interaction/expectPage.testing.ts';
import { tabTo } from '../../interaction/tabTo.testing.ts';
import { expectFailure, expectOffline } from '../failedPage.testing.ts';
import { CheckoutDoneScreen } from './CheckoutDoneScreen.tsx';

const fetched = { shippingMethod: 'PICKUP', pickup: warehouseOf(exampleShop.identity) } as const;
const ordered = (own: Parameters<typeof buildOrder>[0] = {}) => ({ shop: { orders: [buildOrder(own)] } });
const { orderNumber: number } = buildOrder();
const path = `/checkout_done/${number}`;

const meta = {
  component: CheckoutDoneScreen,
  args: { orderNumber: number },
  render: () => <CheckoutRoutes />,
  parameters: { layout: 'fullscreen', path, ...ordered() },
} satisfies Meta<typeof CheckoutDoneScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const thanks = { name: 'Thank you for your order', level: 1 } as const;

export const Success: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'What happens next' })).toBeVisible();
    await expect(canvas.getByRole('heading', thanks)).toBeVisible();
    await expect(canvas.getByText('Your order number').nextElementSibling).toHaveTextContent(number);
    const page = canvas.getByRole('link', { name: 'The page of your order, with its documents' });
    await expect(page).toHaveAttribute('href', `/order/${number}`);
    await expect(
      within(canvas.getByRole('list', { name: 'Goods ordered' })).getAllByRole('listitem').length,
    ).toBeGreaterThan(0);
    const steps = within(canvas.getByRole('navigation', { name: 'Steps to your order' }));
    await expect(steps.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  parameters: { scenario: orderPending() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The checkout is being loaded')).toBeInTheDocument();
  },
};

export const LoadError: Story = {
  parameters: { scenario: failWith('orderByNumber', 'InternalErrorException') },
  play: expectFailure,
};

export const NetworkError: Story = {
  parameters: { scenario: orderOffline() },
  play: expectOffline,
};

/** D7: another shopper's order and a missing one look the same. */
export const NotFound: Story = {
  tags: ['picture'],
  parameters: { scenario: orderMissing() },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'This order cannot be shown');
    await expect(canvas.queryByRole('heading', thanks)).not.toBeInTheDocument();
  },
};

export const LoggedIn: Story = {
  globals: { session: 'loggedIn' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'To your account' })).toHaveAttribute('href', '/account');
    await expect(within(canvas.getByRole('main')).queryByRole('button', { name: 'Register' })).not.toBeInTheDocument();
  },
};

/** A guest is offered an account, after the order and not before. */
export const LoggedOut: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'What happens next' });
    await userEvent.click(within(canvas.getByRole('main')).getByRole('button', { name: 'Register' }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};

/** Closing the dialog of the account offer returns the focus to its button. */
export const KeyboardOnly: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'What happens next' });
    const offer = within(canvas.getByRole('main')).getByRole('button', { name: 'Register' });
    await tabTo(offer);
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(offer).toHaveFocus());
  },
};

/** Spec §9: the bank details, and dispatch 2–4 business days after the payment. */
export const BankTransfer: Story = {
  tags: ['picture'],
  parameters: ordered({ paymentMethod: 'WIRE_TRANSFER', paid: false }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/We ship 2–4 business days after your payment has arrived/)).toBeVisible();
    await expect(canvas.getByText('LU00 0000 0000 0000 0000')).toBeVisible();
    await expect(canvas.getByText('Reference').nextElementSibling).toHaveTextContent(number);
    await expect(canvas.getByText('Recipient').nextElementSibling).toHaveTextContent(exampleShop.identity.company);
    await expect(await canvas.findByRole('img', { name: 'QR code with the data of the transfer' })).toBeVisible();
  },
};

/** After the payment the mailed link shows no bank details. */
export const BankTransferReceived: Story = {
  parameters: ordered({ paymentMethod: 'WIRE_TRANSFER', paid: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'What happens next' })).toBeVisible();
    await expect(canvas.getByText('Your payment has arrived. We prepare your goods.')).toBeVisible();
    await expect(canvas.queryByText('IBAN')).not.toBeInTheDocument();
  },
};

/** After the transfer the goods are ready to be fetched: nothing is sent. */
export const BankTransferAndPickup: Story = {
  parameters: ordered({ paymentMethod: 'WIRE_TRANSFER', paid: false, ...fetched }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/Your goods are ready for pickup 2–4 business days after/)).toBeVisible();
    await expect(canvas.getByText(/Please wait for our notice/)).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/\b(?:ships?|parcel)\b/i);
  },
};

export const CardPayment: Story = {
  tags: ['picture'],
  parameters: ordered({ paymentMethod: 'SAFERPAY', paid: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Your payment has arrived/)).toBeVisible();
    await expect(canvas.queryByText('IBAN')).not.toBeInTheDocument();
  },
};

export const ByInvoice: Story = {
  parameters: ordered({ paymentMethod: 'INVOICE', paid: false }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You receive the invoice with the goods.')).toBeVisible();
  },
};

/** Spec §1: pickup only after a notification. */
export const Pickup: Story = {
  parameters: ordered(fetched),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Please wait for our notice/)).toBeVisible();
    await expect(canvas.getByText('L-6925 Niederanven')).toBeVisible();
  },
};

export const German: Story = {
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Wie es weitergeht' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Vielen Dank für Ihre Bestellung' })).toBeVisible();
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'La suite' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Merci pour votre commande' })).toBeVisible();
  },
};

export const SmallScreen: Story = {
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  parameters: ordered({ paymentMethod: 'WIRE_TRANSFER', paid: false }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Verwendungszweck')).toBeVisible();
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
