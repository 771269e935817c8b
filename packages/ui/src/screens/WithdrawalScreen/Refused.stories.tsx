import { buildOrder } from '@platine/mocks/builders/order.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WithdrawalScreen } from './WithdrawalScreen.tsx';

const order = buildOrder();
const line = order.lines[0] ?? { sku: 0 };

/** The page that answers a form which the shop has not taken: nothing that was entered is lost, with script or without. */
const meta = {
  component: WithdrawalScreen,
  args: { id: null, orderNumber: '', signature: null, sent: null, failed: null },
  parameters: { layout: 'fullscreen', path: '/withdrawal' },
} satisfies Meta<typeof WithdrawalScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const entries = {
  NAME: '4711',
  ORDER_NUMBER: '2026-100001',
  EMAIL: 'camille@example.org',
  WHAT: 'part',
  GOODS: 'One board',
};

/** The fields that the shop has refused are named, and nothing that was entered is lost. */
export const Refused: Story = {
  args: { sent: { entries, fields: ['NAME', 'GOODS'], failure: null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something is missing');
    await expect(canvas.getByRole('textbox', { name: 'Your name' })).toHaveAccessibleDescription(
      'Please enter your name, in letters.',
    );
    await expect(canvas.getByRole('textbox', { name: 'Your name' })).toHaveValue('4711');
    const number = canvas.getByRole('textbox', { name: 'Order number' });
    await expect(number).toHaveAttribute('aria-invalid', 'false');
    await expect(number).toHaveValue('2026-100001');
    await expect(canvas.getByRole('textbox', { name: 'Your e-mail address' })).toHaveValue('camille@example.org');
    await expect(canvas.getByRole('radio', { name: 'Only these goods:' })).toBeChecked();
    const goods = canvas.getByRole('textbox', { name: 'Which goods, and how many' });
    await expect(goods).toHaveValue('One board');
    await expect(goods).toHaveAccessibleDescription(/^Please describe the goods/);
  },
};

/** A part of an own order without any amount: its entries come before those of the order. */
export const RefusedAmounts: Story = {
  args: {
    orderNumber: order.orderNumber,
    sent: { entries: { ...entries, [`AMOUNT-${line.sku}`]: '0' }, fields: ['GOODS'], failure: null },
  },
  parameters: { shop: { orders: [order] } },
  play: async ({ canvas }) => {
    const amount = await canvas.findByRole('spinbutton', { name: /of 100 pieces$/ });
    await expect(amount).toHaveAccessibleDescription('Please enter how many pieces of which goods.');
    await expect(canvas.getByRole('textbox', { name: 'Your name' })).toHaveValue('4711');
  },
};

/** D32: too many statements. */
export const Throttled: Story = {
  args: { sent: { entries, fields: [], failure: { kind: 'failure', errorClass: 'ThrottledException', fields: [] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Your e-mail address' })).toHaveValue('camille@example.org');
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeEnabled();
  },
};
