import { buildOrder } from '@platine/mocks/builders/order.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CheckoutRoutes } from '../../flows/CheckoutRoutes.testing.tsx';
import { expectPage } from '../../interaction/expectPage.testing.ts';
import { CheckoutDoneScreen } from './CheckoutDoneScreen.tsx';

const awaited = { payBy: '2026-12-05' };
const ordered = (own: Parameters<typeof buildOrder>[0]) => ({ shop: { orders: [buildOrder(own)] } });
const { orderNumber } = buildOrder();

/** A guest's order by bank transfer: the day until which it is expected, and the order whose transfer did not arrive (D32). */
const meta = {
  component: CheckoutDoneScreen,
  args: { orderNumber },
  render: () => <CheckoutRoutes />,
  parameters: { layout: 'fullscreen', path: `/checkout_done/${orderNumber}`, ...ordered(awaited) },
} satisfies Meta<typeof CheckoutDoneScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** D32: a guest's transfer is expected until a day. */
export const Expected: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^We expect your transfer by 5 December 2026\./)).toBeVisible();
  },
};

/** D32: the page of an order whose transfer did not arrive, behind the mailed link and after the order alike. */
export const Cancelled: Story = {
  parameters: ordered({ ...awaited, cancellation: 'UNPAID' }),
  play: async ({ canvas }) => {
    await expectPage(canvas, 'This order has been cancelled');
    const page = within(canvas.getByRole('main'));
    await expect(page.getByRole('status')).toHaveTextContent(
      'If your transfer is already on its way, we send the amount back',
    );
    await expect(page.getByRole('link', { name: 'Order again' })).toHaveAttribute('href', '/');
    await expect(page.getByRole('link', { name: 'Write to us' })).toBeVisible();
    await expect(page.queryByText('IBAN')).not.toBeInTheDocument();
  },
};

/** An order that was cancelled by hand, because the customer or the shop wanted it. */
export const CancelledByHand: Story = {
  parameters: ordered({ paid: true, cancellation: 'CUSTOMER' }),
  play: async ({ canvas }) => {
    await expectPage(canvas, 'This order has been cancelled');
    await expect(canvas.getByText('We have cancelled this order.')).toBeVisible();
    await expect(canvas.getByText(/you get the amount back in the way you paid it/)).toBeVisible();
  },
};

export const CancelledGerman: Story = {
  globals: { language: 'DE' },
  parameters: ordered({ ...awaited, cancellation: 'UNPAID' }),
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Diese Bestellung wurde storniert');
    await expect(canvas.getByRole('link', { name: 'Erneut bestellen' })).toBeVisible();
  },
};

export const CancelledFrench: Story = {
  globals: { language: 'FR' },
  parameters: ordered({ ...awaited, cancellation: 'UNPAID' }),
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Cette commande a été annulée');
    await expect(canvas.getByRole('link', { name: 'Commander à nouveau' })).toBeVisible();
  },
};
