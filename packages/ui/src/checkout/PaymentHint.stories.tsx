import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';
import { shopFactsOf } from '@platine/domain/shop/shop.ts';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ShopFactsContext } from '../shop/ShopFacts.tsx';
import { PaymentHint } from './PaymentHint.tsx';

type Means = (typeof exampleShop)['saferpayMeans'];
const atShop =
  (saferpayMeans: Means): Decorator =>
  (Shown) => (
    <ShopFactsContext value={shopFactsOf({ ...exampleShop, saferpayMeans })}>
      <Shown />
    </ShopFactsContext>
  );

const meta = {
  component: PaymentHint,
  args: { method: 'SAFERPAY', shippingMethod: null },
} satisfies Meta<typeof PaymentHint>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Spec §9: the means of Saferpay's page, cards first. */
export const Means: Story = {
  decorators: [atShop(['WERO', 'VISA', 'GOOGLEPAY'])],
  play: async ({ canvas }) => {
    const hint = canvas.getByText('Visa, Wero or Google Pay: you pay on Saferpay’s page and come back here.');
    await expect(hint).toBeVisible();
  },
};

export const MeansInGerman: Story = {
  globals: { language: 'DE' },
  decorators: [atShop(['WERO', 'VISA', 'GOOGLEPAY'])],
  play: async ({ canvas }) => {
    const hint = canvas.getByText(/^Visa, Wero oder Google Pay: Sie zahlen auf der Seite von Saferpay/);
    await expect(hint).toBeVisible();
  },
};

/** A shop that leaves the means to its account at Saferpay names none. */
export const MeansOfTheAccount: Story = {
  decorators: [atShop([])],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You pay on Saferpay’s page and come back here.')).toBeVisible();
  },
};

/** Spec §9: when goods leave after a transfer. */
export const Transfer: Story = {
  args: { method: 'WIRE_TRANSFER' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We ship 2–4 business days after your payment has arrived.')).toBeVisible();
  },
};
