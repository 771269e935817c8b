import { buildAddress } from '@platine/mocks/builders/order.ts';
import { disconnect, failWith, neverAnswer } from '@platine/mocks/scenarios/calls.ts';
import { addressConflict, addressFailure, checkoutShops } from '@platine/mocks/scenarios/checkout.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { CheckoutRoutes } from '../../flows/CheckoutRoutes.testing.tsx';
import type { Page } from './checkoutPage.testing.ts';
import { choose, german, press, section, typeAddress } from './checkoutPage.testing.ts';
import { CheckoutScreen } from './CheckoutScreen.tsx';

const home = buildAddress();
const work = buildAddress({
  id: 'work',
  types: [],
  firstName: 'Max',
  lastName: 'Hoffmann',
  street: 'Um Bierg 3',
  city: 'Ettelbruck',
});
const book = { ...checkoutShops.atAddresses, addresses: [home, work] };

/** The section for addresses. A company's VAT id is in VatId.stories.tsx. */
const meta = {
  component: CheckoutScreen,
  render: () => <CheckoutRoutes />,
  parameters: { layout: 'fullscreen', path: '/checkout?section=addresses', shop: book },
} satisfies Meta<typeof CheckoutScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const group = (page: Page, name: string) => within(page.getByRole('group', { name }));

export const SavedAddresses: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const addresses = await section(canvas, 'Addresses');
    const delivery = group(addresses, 'Delivery address');
    await expect(delivery.getByRole('radio', { name: /^Camille Weber/ })).toBeChecked();
    await choose(delivery, /^Max Hoffmann/);
    await press(addresses, 'Continue to shipping');
    await expect(await canvas.findByRole('group', { name: 'Shipping method' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Addresses' })).toHaveTextContent('Max Hoffmann, Um Bierg 3');
    // The invoice address is unchanged.
    await expect(canvas.getByRole('region', { name: 'Addresses' })).toHaveTextContent('Invoice to: Camille Weber');
  },
};

/** Spec §3: the first address is used for delivery and invoice. */
export const FirstAddress: Story = {
  parameters: { shop: { addresses: null } },
  play: async ({ canvas }) => {
    const addresses = await section(canvas, 'Addresses');
    await expect(addresses.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
    await expect(addresses.getByRole('textbox', { name: 'City' })).toHaveAttribute(
      'autocomplete',
      'shipping address-level2',
    );
    await typeAddress(addresses, german, 'Germany');
    await press(addresses, 'Deliver to this address');
    await expect(await addresses.findByRole('radio', { name: /^Jana Müller-Lüdenscheidt/ })).toBeChecked();
    await expect(addresses.getByRole('radio', { name: 'Same as the delivery address' })).toBeChecked();
    // D11: prices follow the country.
    await expect(canvas.getByRole('region', { name: 'Summary' })).toHaveTextContent(/19\s% VAT \(Germany\)/);
  },
};

/** The error summary takes the focus and links to the fields. */
export const EmptyForm: Story = {
  tags: ['picture'],
  parameters: { shop: { addresses: null } },
  play: async ({ canvas }) => {
    const addresses = await section(canvas, 'Addresses');
    const calls = spyOn(window, 'fetch');
    await press(addresses, 'Deliver to this address');
    const problems = await addresses.findByRole('group', { name: 'Please check 5 entries' });
    await waitFor(() => expect(problems).toHaveFocus());
    await userEvent.click(within(problems).getByRole('link', { name: /^City/ }));
    await expect(addresses.getByRole('textbox', { name: 'City' })).toHaveFocus();
    await expect(calls).not.toHaveBeenCalledWith(expect.stringContaining('/api/session'), expect.anything());
  },
};

/** Spec §5, D18: the format of the zip code depends on the country. */
export const WrongZipCode: Story = {
  parameters: { shop: { addresses: null } },
  play: async ({ canvas }) => {
    const addresses = await section(canvas, 'Addresses');
    await typeAddress(addresses, { ...german, 'Zip code': 'L-4010' }, 'Germany');
    await press(addresses, 'Deliver to this address');
    await waitFor(() =>
      expect(addresses.getByRole('textbox', { name: 'Zip code' })).toHaveAccessibleDescription(
        'This zip code does not fit the chosen country.',
      ),
    );
  },
};

export const OtherInvoiceAddress: Story = {
  play: async ({ canvas }) => {
    const addresses = await section(canvas, 'Addresses');
    await press(addresses, 'Another invoice address');
    await typeAddress(addresses, german, 'Germany');
    await press(addresses, 'Send the invoice here');
    const invoice = within(await addresses.findByRole('group', { name: 'Invoice address' }));
    await expect(invoice.getByRole('radio', { name: /^Jana Müller-Lüdenscheidt/ })).toBeChecked();
    // D11: the delivery country decides the VAT, not the invoice country.
    await expect(canvas.getByRole('region', { name: 'Summary' })).toHaveTextContent(/17\s% VAT \(Luxembourg\)/);
  },
};

export const Edited: Story = {
  play: async ({ canvas }) => {
    const addresses = await section(canvas, 'Addresses');
    await press(addresses, 'Edit: Max Hoffmann');
    await expect(addresses.getByRole('textbox', { name: 'City' })).toHaveValue('Ettelbruck');
    await typeAddress(addresses, { City: 'Diekirch' });
    await press(addresses, 'Deliver to this address');
    await expect(await addresses.findByRole('radio', { name: /^Max Hoffmann.*Diekirch/ })).toBeChecked();
  },
};

export const Deleted: Story = {
  play: async ({ canvas }) => {
    const addresses = await section(canvas, 'Addresses');
    await press(addresses, 'Delete: Max Hoffmann');
    await waitFor(() => expect(addresses.queryByRole('radio', { name: /^Max/ })).not.toBeInTheDocument());
    await expect(group(addresses, 'Delivery address').getByRole('radio', { name: /^Camille/ })).toBeChecked();
  },
};

/** A saved address without the company's name is marked incomplete and can be edited (spec §6). */
export const IncompleteAddress: Story = {
  globals: { customerType: 'COMPANY' },
  play: async ({ canvas }) => {
    const addresses = await section(canvas, 'Addresses');
    await expect(
      group(addresses, 'Delivery address').getByRole('radio', { name: /^Max.*Lines are missing/ }),
    ).toHaveAttribute('aria-disabled', 'true');
    await press(addresses, 'Edit: Camille Weber');
    await expect(addresses.getByRole('textbox', { name: 'Company' })).toHaveValue('');
  },
};

/** D8: a conflict with another tab keeps the entered values and reloads the list. */
export const AddressConflict: Story = {
  parameters: { scenario: addressConflict() },
  play: async ({ canvas }) => {
    const addresses = await section(canvas, 'Addresses');
    await press(addresses, 'Edit: Max Hoffmann');
    await typeAddress(addresses, { City: 'Diekirch' });
    const calls = spyOn(window, 'fetch');
    await press(addresses, 'Deliver to this address');
    await expect(await addresses.findByRole('alert')).toHaveTextContent(
      'This address has been changed in the meantime.',
    );
    await expect(addresses.getByRole('textbox', { name: 'City' })).toHaveValue('Diekirch');
    await waitFor(() => expect(calls.mock.calls.map(([url]) => url)).toContain('/api/session/current'));
  },
};

export const DeleteConflict: Story = {
  parameters: { scenario: addressConflict() },
  play: async ({ canvas }) => {
    const addresses = await section(canvas, 'Addresses');
    await press(addresses, 'Delete: Max Hoffmann');
    await expect(await addresses.findByText(/has been changed in the meantime/)).toBeVisible();
  },
};

/** Spec §8: an error of the server is shown at its field. */
export const RefusedByServer: Story = {
  parameters: {
    scenario: failWith('cartChangeAddress', 'ValidationException', [{ FIELD: 'STREET', CODE: 'CHARACTERS' }]),
  },
  play: async ({ canvas }) => {
    const addresses = await section(canvas, 'Addresses');
    await press(addresses, 'Edit: Max Hoffmann');
    await press(addresses, 'Deliver to this address');
    const street = addresses.getByRole('textbox', { name: 'Street and number' });
    await waitFor(() => expect(street).toHaveAccessibleDescription(/contains a character that is not allowed/));
    await expect(street).toHaveValue('Um Bierg 3');
  },
};

export const NotSaved: Story = {
  parameters: { scenario: addressFailure('InternalErrorException') },
  play: async ({ canvas }) => {
    const addresses = await section(canvas, 'Addresses');
    await choose(group(addresses, 'Delivery address'), /^Max/);
    await press(addresses, 'Continue to shipping');
    await expect(await addresses.findByText('An error occurred when saving the changes.')).toBeVisible();
    await expect(group(addresses, 'Delivery address').getByRole('radio', { name: /^Max/ })).toBeChecked();
  },
};

export const NoConnection: Story = {
  parameters: { scenario: disconnect('cartChangeAddress') },
  play: async ({ canvas }) => {
    const addresses = await section(canvas, 'Addresses');
    await press(addresses, 'Edit: Max Hoffmann');
    await typeAddress(addresses, { City: 'Diekirch' });
    await press(addresses, 'Deliver to this address');
    await expect(await addresses.findByRole('alert')).toHaveTextContent('There is no connection to the shop.');
    await expect(addresses.getByRole('textbox', { name: 'City' })).toHaveValue('Diekirch');
  },
};

export const Saving: Story = {
  parameters: { scenario: neverAnswer('cartChangeAddress') },
  play: async ({ canvas }) => {
    const addresses = await section(canvas, 'Addresses');
    await press(addresses, 'Edit: Max Hoffmann');
    await press(addresses, 'Deliver to this address');
    await expect(await addresses.findByRole('button', { name: /Please wait/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** The focus stays in place when a form or an address disappears. */
export const KeyboardOnly: Story = {
  play: async ({ canvas }) => {
    const addresses = await section(canvas, 'Addresses');
    addresses.getByRole('button', { name: 'Edit: Max Hoffmann' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(addresses.getByRole('textbox', { name: 'First name' })).toHaveFocus();
    await userEvent.keyboard('Moritz');
    addresses.getByRole('button', { name: 'Cancel' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(group(addresses, 'Delivery address').getByRole('radio', { name: /^Max/ })).not.toBeChecked();
    await userEvent.tab();
    await expect(addresses.getByRole('radio', { name: /^Camille/, checked: true })).toHaveFocus();
    addresses.getByRole('button', { name: 'Delete: Max Hoffmann' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(addresses.queryByRole('radio', { name: /^Max/ })).not.toBeInTheDocument());
    await userEvent.tab();
    await expect(group(addresses, 'Delivery address').getByRole('radio', { name: /^Camille/ })).toHaveFocus();
  },
};
