import { buildSession } from '@platine/mocks/builders/session.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PaymentSummary } from '../../screens/CheckoutScreen/PaymentSummary.tsx';
import { ShippingSummary } from '../../screens/CheckoutScreen/ShippingSummary.tsx';
import { editableFacts } from '../../screens/CheckoutSummaryScreen/editableFacts.tsx';
import { OrderFacts } from './OrderFacts.tsx';

const session = buildSession();

/** Spec §8: an unknown shipping or payment method is reported wherever the order is shown before it is placed. */
const meta = { component: OrderFacts } satisfies Meta<typeof OrderFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTheSummary: Story = {
  tags: ['picture'],
  args: { facts: editableFacts(session) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The shipping method cannot be determined.')).toBeVisible();
    await expect(canvas.getByText('The payment method cannot be determined.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Change Payment method' })).toBeVisible();
  },
};

export const InTheSections: Story = {
  args: { facts: [] },
  render: () => (
    <>
      <ShippingSummary session={session} choices={[]} />
      <PaymentSummary session={session} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The shipping method cannot be determined.')).toBeVisible();
    await expect(canvas.getByText('The payment method cannot be determined.')).toBeVisible();
  },
};
