import { checkoutShops } from '@platine/mocks/scenarios/checkout.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { CheckoutRoutes } from '../../flows/CheckoutRoutes.testing.tsx';
import { german, press, section, typeAddress } from './checkoutPage.testing.ts';
import { CheckoutScreen } from './CheckoutScreen.tsx';

/** Reopening a section that is done, and the step that follows. */
const meta = {
  component: CheckoutScreen,
  render: () => <CheckoutRoutes />,
  parameters: { layout: 'fullscreen', path: '/checkout', shop: checkoutShops.atPayment },
} satisfies Meta<typeof CheckoutScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A section that is done shows its summary. Reopened, it takes the focus and the others stay done. */
export const Reopened: Story = {
  parameters: { shop: checkoutShops.atSummary },
  play: async ({ canvas }) => {
    const addresses = await section(canvas, 'Addresses');
    await expect(canvas.getByRole('group', { name: 'Payment method' })).toBeVisible();
    await press(addresses, 'Change Addresses');
    await expect(addresses.getByRole('heading', { name: 'Addresses' })).toHaveFocus();
    await expect(canvas.queryByRole('group', { name: 'Payment method' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('region', { name: 'Payment' })).toHaveTextContent('PayPal');
    await expect(canvas.getByRole('region', { name: 'Shipping' })).toHaveTextContent('DPD Classic');
  },
};

/** With the same country the addresses lead back to the step before. */
export const SameCountry: Story = {
  play: async ({ canvas }) => {
    const addresses = await section(canvas, 'Addresses');
    await expect(await canvas.findByRole('group', { name: 'Payment method' })).toBeVisible();
    await press(addresses, 'Change Addresses');
    await press(addresses, 'Continue to payment');
    await expect(await canvas.findByRole('group', { name: 'Payment method' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Payment' })).toHaveFocus());
    await expect(canvas.queryByRole('group', { name: 'Shipping method' })).not.toBeInTheDocument();
  },
};

/** Another country has other shipping prices: the section is shown again with the earlier choice. */
export const AnotherCountry: Story = {
  play: async ({ canvas }) => {
    const addresses = await section(canvas, 'Addresses');
    await press(addresses, 'Change Addresses');
    await press(addresses, 'Another delivery address');
    await typeAddress(addresses, german, 'Germany');
    await press(addresses, 'Deliver to this address');
    await press(addresses, 'Continue to shipping');
    const shipping = await section(canvas, 'Shipping');
    await expect(await shipping.findByRole('radio', { name: /^DPD Classic/ })).toBeChecked();
    await press(shipping, 'Continue to payment');
    await expect(await canvas.findByRole('group', { name: 'Payment method' })).toBeVisible();
    // Shown once, the section is skipped the next time.
    await press(addresses, 'Change Addresses');
    await press(addresses, 'Continue to payment');
    await expect(await canvas.findByRole('group', { name: 'Payment method' })).toBeVisible();
  },
};
