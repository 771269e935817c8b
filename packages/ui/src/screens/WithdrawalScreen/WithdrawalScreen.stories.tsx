import { buildOrder } from '@platine/mocks/builders/order.ts';
import { disconnect, failWith, neverAnswer } from '@platine/mocks/scenarios/calls.ts';
import type { StoredWithdrawal } from '@platine/mocks/shop/storedWithdrawal.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectPage } from '../../interaction/expectPage.testing.ts';
import { WithdrawalScreen } from './WithdrawalScreen.tsx';

const form = { id: null, orderNumber: '', signature: null, sent: null, failed: null };
const order = buildOrder();
const line = order.lines[0] ?? { sku: 0, amount: 0, name: {} };
const begun: StoredWithdrawal = {
  id: 'withdrawal-1',
  orderNumber: order.orderNumber,
  name: 'Camille Weber',
  email: order.email,
  goods: '',
  pieces: [],
  received: null,
  language: 'EN',
};
const statement = (change: Partial<StoredWithdrawal> = {}) => ({ shop: { withdrawals: [{ ...begun, ...change }] } });

/** The withdrawal function (Directive 2011/83/EU art. 11a, D39). Its forms are sent by the browser, with script or without. */
const meta = {
  component: WithdrawalScreen,
  args: form,
  parameters: { layout: 'fullscreen', path: '/withdrawal' },
} satisfies Meta<typeof WithdrawalScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first step, for everybody: without a login, and without a word about whether there is such an order. */
export const Success: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Withdraw from contract');
    for (const name of ['Your name', 'Order number', 'Your e-mail address'])
      await expect(canvas.getByRole('textbox', { name })).toBeRequired();
    await expect(canvas.getByRole('radio', { name: 'The whole order' })).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: 'Which goods, and how many' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeEnabled();
  },
};

/** From the page of an own order the form is filled in, and its lines can be chosen. */
export const FromTheOrder: Story = {
  tags: ['picture'],
  args: { orderNumber: order.orderNumber },
  parameters: { shop: { orders: [order] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Order number' })).toHaveValue(order.orderNumber);
    await expect(canvas.getByRole('textbox', { name: 'Your name' })).toHaveValue('Camille Weber');
    await expect(canvas.getByRole('textbox', { name: 'Your e-mail address' })).toHaveValue(order.email);
    await expect(canvas.getByText(/from now on until 14 days after its last parcel/)).toBeVisible();
    const amount = canvas.getByRole('spinbutton', { name: /of 100 pieces$/ });
    await expect(amount).toHaveAttribute('max', '100');
    await expect(amount).toHaveValue(0);
  },
};

/** D7: an order that is another's, or none, gets the plain form. */
export const AnothersOrder: Story = {
  args: { orderNumber: '2000-1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Order number' })).toHaveValue('2000-1');
    await expect(canvas.getByRole('textbox', { name: 'Your name' })).toHaveValue('');
  },
};

const parcel = (kind: 'sent' | 'delivered', date: string) => ({
  kind,
  date,
  cents: null,
  pieces: [{ sku: line.sku, amount: line.amount }],
  carrier: null,
  tracking: '',
});

/** D39: after the period there is no form, but the day on which it ended. */
export const PeriodOver: Story = {
  args: { orderNumber: order.orderNumber },
  parameters: {
    shop: { orders: [buildOrder({ events: [parcel('sent', '2026-01-05'), parcel('delivered', '2026-01-06')] })] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/ended on 20 January 2026/)).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: 'Write to us' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
  },
};

/** D39: companies have no right of withdrawal. */
export const CompanyCustomer: Story = {
  args: { orderNumber: order.orderNumber },
  parameters: { shop: { orders: [buildOrder({ customerType: 'COMPANY' })] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Only consumers have a right of withdrawal/)).toBeVisible();
  },
};

/** A cancelled order has ended: there is nothing to withdraw from. */
export const CancelledOrder: Story = {
  args: { orderNumber: order.orderNumber },
  parameters: { shop: { orders: [buildOrder({ cancellation: 'SHOP' })] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This order has been cancelled/)).toBeVisible();
  },
};

/** The second step: the statement, and the button that the law names. */
export const Review: Story = {
  tags: ['picture'],
  args: { id: begun.id },
  parameters: statement({ pieces: [{ sku: line.sku, amount: 2, name: line.name }] }),
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Check your withdrawal');
    await expect(canvas.getByText('Camille Weber')).toBeVisible();
    await expect(canvas.getByText(/^2 × /)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Confirm withdrawal' })).toBeEnabled();
  },
};

/** After the second step: the receipt, with its date and time in Luxembourg. */
export const Received: Story = {
  tags: ['picture'],
  args: { id: begun.id },
  parameters: statement({ received: '2026-11-24T09:05:07.000Z', goods: 'One of the boards' }),
  play: async ({ canvas }) => {
    await expectPage(canvas, 'We have received your withdrawal');
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('status')).toHaveTextContent(/24 November 2026.*10:05:07/);
    await expect(canvas.getByText('One of the boards')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Confirm withdrawal' })).not.toBeInTheDocument();
  },
};

/** A statement that was not confirmed in time, or an address that was typed. */
export const NotFound: Story = {
  args: { id: 'none' },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'This statement is not here');
    await expect(canvas.getByRole('link', { name: 'Fill in the form again' })).toHaveAttribute('href', '/withdrawal');
  },
};

export const Loading: Story = {
  args: { id: begun.id },
  parameters: { scenario: neverAnswer('withdrawal') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The withdrawal is being loaded')).toBeInTheDocument();
  },
};

export const LoadError: Story = {
  args: { id: begun.id },
  parameters: { scenario: failWith('withdrawal', 'InternalErrorException') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const NetworkError: Story = {
  args: { id: begun.id },
  parameters: { scenario: disconnect('withdrawal') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No connection to the shop/, {}, { timeout: 5000 })).toBeVisible();
  },
};

export const German: Story = {
  globals: { language: 'DE' },
  args: { id: begun.id },
  parameters: statement(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Prüfen Sie Ihren Widerruf' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Widerruf bestätigen' })).toBeVisible();
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Se rétracter du contrat' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continuer' })).toBeVisible();
  },
};

/** Nothing overflows the smallest phone, in the language with the longest words. */
export const SmallScreen: Story = {
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  args: { orderNumber: order.orderNumber },
  parameters: { shop: { orders: [order] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Bestellnummer' })).toHaveValue(order.orderNumber);
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
