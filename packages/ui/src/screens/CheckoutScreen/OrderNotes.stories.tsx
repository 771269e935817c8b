import { buildAddress } from '@platine/mocks/builders/order.ts';
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
    await expect(payment.queryByText(/^For schools and other/)).not.toBeInTheDocument();
  },
};

/** Record 0094: a school without a VAT id orders as a private customer; its name stands in the further line of the address. */
export const AddressForElectronicInvoices: Story = {
  parameters: { shop: { ...checkoutShops.atPayment, addresses: [buildAddress({ supplement: 'Lycée de Garçons' })] } },
  play: async ({ canvas, step }) => {
    const payment = await section(canvas, 'Payment');
    await choose(payment, /^Bank transfer/);
    const address = () => payment.getByRole('textbox', { name: /^Address for e-invoices/ });
    await userEvent.click(payment.getByText(/^For schools and other/));
    await step('A typing error is said, and stays in sight while it is corrected', async () => {
      await userEvent.type(address(), '9938:LU1');
      await press(payment, 'Check your order');
      await expect(await payment.findByText(/^Please check the address/)).toBeVisible();
      await userEvent.clear(address());
      await userEvent.type(address(), '1234:5');
      await expect(await payment.findByText(/^We do not know these four digits/)).toBeVisible();
    });
    await userEvent.clear(address());
    await userEvent.type(address(), '0240:19500012345');
    await press(payment, 'Check your order');
    await expectPage(canvas, 'Check and order');
    await expect(within(canvas.getByRole('main')).getByText('0240:19500012345')).toBeVisible();
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
