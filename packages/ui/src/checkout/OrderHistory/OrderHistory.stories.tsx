import type { OrderEvent } from '@platine/domain/order/life/events.ts';
import { buildOrder } from '@platine/mocks/builders/order.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OrderHistory } from './OrderHistory.tsx';

const order = buildOrder();
const { sku, amount } = order.lines[0] ?? { sku: 0, amount: 0 };
const event = (kind: OrderEvent['kind'], own: Partial<OrderEvent> = {}): OrderEvent => ({
  kind,
  date: '2026-11-23',
  cents: null,
  pieces: [],
  carrier: null,
  tracking: '',
  ...own,
});
const after = (...events: readonly OrderEvent[]) => ({ order: { ...order, events: [event('placed'), ...events] } });
const paid = event('paid', { cents: order.totals.total });
const sent = (pieces: number, tracking: string) =>
  event('sent', { pieces: [{ sku, amount: pieces }], carrier: 'dhl', tracking, date: '2026-11-25' });

/** D37: how an order stands, from its history. */
const meta = { component: OrderHistory, args: after() } satisfies Meta<typeof OrderHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Placed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'We have received your order' })).toBeVisible();
  },
};

export const Paid: Story = {
  args: after(paid),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your order is paid, and is being prepared' })).toBeVisible();
    await expect(canvas.getByText('Payment received')).toBeVisible();
  },
};

const partly = after(paid, sent(amount - 40, 'JD014600001'));

/** A parcel that does not hold the whole order names its pieces. */
export const PartlySent: Story = {
  tags: ['picture'],
  args: partly,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'A part of your order is on its way' })).toBeVisible();
    await expect(canvas.getByText(/^60 × /)).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Follow the parcel: DHL JD014600001' });
    await expect(link).toHaveAttribute('href', expect.stringContaining('https://www.dhl.com/'));
  },
};

export const Sent: Story = {
  args: after(paid, sent(amount, 'JD014600001')),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your order is on its way' })).toBeVisible();
    await expect(canvas.queryByText(/^100 × /)).not.toBeInTheDocument();
  },
};

export const Refunded: Story = {
  args: after(paid, sent(amount, 'JD014600001'), event('refunded', { cents: order.totals.total })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'The amount has been refunded' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').at(-1)).toHaveTextContent(/Refund · €12\.00$/);
  },
};

export const Cancelled: Story = {
  args: after(event('cancelled')),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This order has been cancelled' })).toBeVisible();
  },
};

export const German: Story = {
  globals: { language: 'DE' },
  args: partly,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Ein Teil Ihrer Bestellung ist unterwegs' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sendung verfolgen: DHL JD014600001' })).toBeVisible();
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  args: partly,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Une partie de votre commande est en route' })).toBeVisible();
    await expect(canvas.getByText('Paiement reçu')).toBeVisible();
  },
};
