import type { OrderEvent, OrderEventKind } from '@platine/domain/order/life/events.ts';
import { buildOrder } from '@platine/mocks/builders/order.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { OrderScreen } from './OrderScreen.tsx';

const plain = buildOrder();
const { orderNumber, lines, totals, events: placed } = plain;
const [{ sku, amount: ordered }] = [lines[0] ?? { sku: 0, amount: 0 }];

const event = (kind: OrderEventKind, date: string, change: Partial<OrderEvent> = {}): OrderEvent => ({
  kind,
  date,
  cents: null,
  pieces: [],
  carrier: null,
  tracking: '',
  ...change,
});
const pieces = (amount: number) => [{ sku, amount }];
const money = event('paid', '2026-11-23', { cents: totals.total });
const sent = (amount: number, date: string, tracking: string) =>
  event('sent', date, { pieces: pieces(amount), carrier: 'dhl', tracking });
const ordering = (events: readonly OrderEvent[], change: Parameters<typeof buildOrder>[0] = {}) => ({
  shop: { orders: [buildOrder({ paid: true, events: [...placed, ...events], ...change })] },
});

/** The states of an order (D37), each with what has happened and what is still to come. */
const meta = {
  component: OrderScreen,
  args: { orderNumber, signature: null, renewed: null, payment: null, failed: null },
  parameters: { layout: 'fullscreen', path: `/order/${orderNumber}` },
} satisfies Meta<typeof OrderScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A transfer that has arrived is not asked for any more. */
export const Paid: Story = {
  parameters: ordering([money]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/ · Paid$/)).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Pay by bank transfer' })).not.toBeInTheDocument();
    await expect(canvas.queryByText('Still to come:')).not.toBeInTheDocument();
  },
};

/** D32: the last day of a guest's transfer. */
export const AwaitedUntil: Story = {
  parameters: ordering([], { paid: false, payBy: '2026-12-05' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^We expect your transfer by 5 December 2026\./)).toBeVisible();
  },
};

/** One parcel has left with some of the goods, and the rest is still to come. */
export const PartlySent: Story = {
  tags: ['picture'],
  parameters: ordering([money, sent(40, '2026-11-24', 'JD1')]),
  play: async ({ canvas }) => {
    const waiting = await canvas.findByText('Still to come:');
    await expect(waiting.nextElementSibling).toHaveTextContent(/^60 × /);
    await expect(canvas.getByText(/^40 × /)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Follow the parcel: DHL JD1' })).toBeVisible();
  },
};

/** Two parcels, each with its goods and its way. */
export const Sent: Story = {
  parameters: ordering([money, sent(40, '2026-11-24', 'JD1'), sent(60, '2026-11-26', 'JD2')]),
  play: async ({ canvas }) => {
    for (const number of ['JD1', 'JD2'])
      await expect(await canvas.findByRole('link', { name: `Follow the parcel: DHL ${number}` })).toBeVisible();
    await expect(canvas.queryByText('Still to come:')).not.toBeInTheDocument();
  },
};

export const Cancelled: Story = {
  parameters: ordering([event('cancelled', '2026-11-24')], { paid: false, cancellation: 'CUSTOMER' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We have cancelled this order.')).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await expect(main.queryByText('IBAN')).not.toBeInTheDocument();
    await expect(main.queryByRole('link', { name: 'Withdraw from contract here' })).not.toBeInTheDocument();
    await expect(main.getByRole('button', { name: 'Order again' })).toBeEnabled();
  },
};

/** D39: one part was withdrawn from and repaid; the rest stands. */
export const PartlyWithdrawn: Story = {
  tags: ['picture'],
  parameters: ordering([
    money,
    sent(ordered, '2026-11-24', 'JD1'),
    event('withdrawn', '2026-11-28', { pieces: pieces(20) }),
    event('returned', '2026-12-02', { pieces: pieces(20) }),
    event('refunded', '2026-12-03', { cents: 240 }),
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /withdrawn from a part/i })).toBeVisible();
    await expect(canvas.getByText(/€2\.40/)).toBeVisible();
  },
};

export const Withdrawn: Story = {
  parameters: ordering([event('withdrawn', '2026-11-24')], { paid: false }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'You have withdrawn from the contract' })).toBeVisible();
    await expect(canvas.queryByText('IBAN')).not.toBeInTheDocument();
  },
};

export const Refunded: Story = {
  parameters: ordering([
    money,
    sent(ordered, '2026-11-24', 'JD1'),
    event('refunded', '2026-12-03', { cents: totals.total }),
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/€12\.00/, { selector: 'time ~ div *' })).toBeVisible();
  },
};

/** Companies have their own order number, and no right of withdrawal. */
export const CompanyCustomer: Story = {
  globals: { customerType: 'COMPANY' },
  parameters: ordering([], {
    customerType: 'COMPANY',
    paymentMethod: 'INVOICE',
    paid: false,
    ownOrderNumber: 'PO-77',
    peppolAddress: '9938:LU12345678',
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('PO-77')).toBeVisible();
    await expect(canvas.getByText('9938:LU12345678')).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await expect(main.queryByRole('link', { name: 'Withdraw from contract here' })).not.toBeInTheDocument();
    await expect(main.queryByText('IBAN')).not.toBeInTheDocument();
  },
};
