import { failWith } from '@platine/mocks/scenarios/calls.ts';
import { checkoutShops } from '@platine/mocks/scenarios/checkout.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { CheckoutRoutes } from '../../flows/CheckoutRoutes.testing.tsx';
import { expectPage } from '../../interaction/expectPage.testing.ts';
import { choose, press, section } from './checkoutPage.testing.ts';
import { CheckoutScreen } from './CheckoutScreen.tsx';

/** The notes on the order, in the section for payment. */
const meta = {
  component: CheckoutScreen,
  render: () => <CheckoutRoutes />,
  parameters: { layout: 'fullscreen', path: '/checkout', shop: checkoutShops.atPayment },
} satisfies Meta<typeof CheckoutScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Notes: Story = {
  parameters: { shop: { ...checkoutShops.company, paymentMethod: null } },
  play: async ({ canvas }) => {
    const payment = await section(canvas, 'Payment');
    await choose(payment, /^Bank transfer/);
    await userEvent.type(payment.getByRole('textbox', { name: /^Your own order number/ }), 'B-2026-7');
    await userEvent.type(payment.getByRole('textbox', { name: /^Comment/ }), 'Please ring twice');
    await press(payment, 'Check your order');
    await expectPage(canvas, 'Check and order');
    await expect(within(canvas.getByRole('main')).getByText('Please ring twice')).toBeVisible();
  },
};

export const NotesOfAPrivateCustomer: Story = {
  parameters: { shop: { ...checkoutShops.atPayment, ownOrderNumber: 'B-2026-7' } },
  play: async ({ canvas }) => {
    const payment = await section(canvas, 'Payment');
    await expect(payment.getByRole('textbox', { name: /^Comment/ })).toBeVisible();
    await expect(payment.queryByRole('textbox', { name: /^Your own order number/ })).not.toBeInTheDocument();
  },
};

export const NotesNotSaved: Story = {
  parameters: { shop: checkoutShops.atPayment, scenario: failWith('updateCustomerComment', 'InternalErrorException') },
  play: async ({ canvas }) => {
    const payment = await section(canvas, 'Payment');
    await choose(payment, /^Bank transfer/);
    const comment = payment.getByRole('textbox', { name: /^Comment/ });
    await userEvent.type(comment, 'Please ring twice');
    await press(payment, 'Check your order');
    await expect(await payment.findByText('An error occurred when saving the changes.')).toBeVisible();
    await expect(comment).toHaveValue('Please ring twice');
  },
};

export const KeepsInput: Story = {
  parameters: { shop: { ...checkoutShops.company, paymentMethod: null } },
  play: async ({ canvas }) => {
    const payment = await section(canvas, 'Payment');
    const number = () => payment.getByRole('textbox', { name: /^Your own order number/ });
    await choose(payment, /^Bank transfer/);
    await userEvent.type(number(), 'B-2026-7');
    const shipping = await section(canvas, 'Shipping');
    await press(shipping, 'Change Shipping');
    await waitFor(() => expect(payment.queryByRole('textbox')).not.toBeInTheDocument());
    await press(shipping, 'Continue to payment');
    await expect(await payment.findByRole('radio', { name: /^Bank transfer/, checked: true })).toBeVisible();
    await expect(number()).toHaveValue('B-2026-7');
  },
};
