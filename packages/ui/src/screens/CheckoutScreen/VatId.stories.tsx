import { buildAddress } from '@platine/mocks/builders/order.ts';
import { carts } from '@platine/mocks/scenarios/cart.ts';
import { checkoutShops, vatIdFailure } from '@platine/mocks/scenarios/checkout.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { CheckoutRoutes } from '../../flows/CheckoutRoutes.testing.tsx';
import type { Page } from './checkoutPage.testing.ts';
import { press, section } from './checkoutPage.testing.ts';
import { CheckoutScreen } from './CheckoutScreen.tsx';

const french = {
  ...checkoutShops.atAddresses,
  customerType: 'COMPANY',
  country: 'FR',
  addresses: [buildAddress({ company: 'Atelier Lumière SARL', country: 'FR', zipCode: '75011', city: 'Paris' })],
} as const;
const atHome = {
  customerType: 'COMPANY',
  country: 'LU',
  addresses: [buildAddress({ company: 'Atelier Lumière Sàrl' })],
} as const;

/** A company's VAT id in the section for addresses, by the three results of its check (D17). */
const meta = {
  component: CheckoutScreen,
  render: () => <CheckoutRoutes />,
  parameters: { layout: 'fullscreen', path: '/checkout?section=addresses', shop: french },
} satisfies Meta<typeof CheckoutScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const vatId = (page: Page) => page.getByRole('textbox', { name: 'VAT identification number' });

/** Spec §5: a company in the EU is asked for its VAT id. */
export const VatIdMissing: Story = {
  play: async ({ canvas }) => {
    const addresses = await section(canvas, 'Addresses');
    await press(addresses, 'Continue to shipping');
    await waitFor(() => expect(vatId(addresses)).toHaveFocus());
    await expect(vatId(addresses)).toHaveAccessibleDescription(
      /^With the letters of its country.*to complete a business order/,
    );
  },
};

/** Spec §5, D17: the prefix must match the country. */
export const VatIdOfAnotherCountry: Story = {
  play: async ({ canvas }) => {
    const addresses = await section(canvas, 'Addresses');
    await userEvent.type(vatId(addresses), 'DE123456789');
    await press(addresses, 'Continue to shipping');
    await waitFor(() =>
      expect(vatId(addresses)).toHaveAccessibleDescription(/does not correspond to the required format/),
    );
  },
};

/** D11, D17: a valid id removes the VAT. Blanks and lower case are normalised. */
export const VatIdValid: Story = {
  play: async ({ canvas }) => {
    const addresses = await section(canvas, 'Addresses');
    await userEvent.type(vatId(addresses), 'fr 12 345 678 901');
    addresses.getByRole('button', { name: 'Continue to shipping' }).focus();
    const heard = fn();
    vatId(addresses).addEventListener('focus', heard);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('group', { name: 'Shipping method' })).toBeVisible();
    // Only the heading of the next section is announced.
    await expect(heard).not.toHaveBeenCalled();
    await expect(canvas.getByRole('region', { name: 'Addresses' })).toHaveTextContent('VAT id FR12345678901, checked');
    await expect(canvas.getByRole('region', { name: 'Summary' })).toHaveTextContent('the recipient is liable for VAT');
  },
};

/** D17: an invalid id blocks the order. Its field shows the error and takes the focus at every submit. */
export const VatIdInvalid: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const addresses = await section(canvas, 'Addresses');
    const field = vatId(addresses);
    const toShipping = addresses.getByRole('button', { name: 'Continue to shipping' });
    await userEvent.type(field, 'FR12345678900');
    for (const _time of ['first', 'second']) {
      toShipping.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(field).toHaveFocus());
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription(/this number is not valid\. Please correct it\.$/);
    }
    await expect(canvas.queryByRole('group', { name: 'Shipping method' })).not.toBeInTheDocument();
    await expect(field).toHaveValue('FR12345678900');
  },
};

/** A corrected number has not been checked yet, so nothing is wrong with it. */
export const VatIdCorrected: Story = {
  parameters: { shop: { ...french, vatId: 'FR12345678900' } },
  play: async ({ canvas }) => {
    const field = vatId(await section(canvas, 'Addresses'));
    await expect(field).toBeInvalid();
    await userEvent.type(field, '{Backspace}1');
    await expect(field).toHaveValue('FR12345678901');
    await waitFor(() => expect(field).toBeValid());
    await expect(field).not.toHaveAccessibleDescription(/this number is not valid/);
  },
};

/** A later visit shows the error without moving the focus. */
export const VatIdInvalidBefore: Story = {
  parameters: { shop: { ...french, vatId: 'FR12345678900' } },
  play: async ({ canvas }) => {
    const field = vatId(await section(canvas, 'Addresses'));
    await expect(field).toBeInvalid();
    await expect(field).not.toHaveFocus();
  },
};

/** D11: in Luxembourg VAT is charged in any case, so no result blocks the order. */
export const VatIdInvalidInLuxembourg: Story = {
  parameters: { shop: { ...checkoutShops.atAddresses, ...atHome } },
  play: async ({ canvas }) => {
    await userEvent.type(vatId(await section(canvas, 'Addresses')), 'LU12345670{Enter}');
    await expect(await canvas.findByRole('group', { name: 'Shipping method' })).toBeVisible();
    const addresses = await section(canvas, 'Addresses');
    await press(addresses, 'Change Addresses');
    await expect(vatId(addresses)).toBeValid();
    await expect(addresses.getByRole('status')).toHaveTextContent('You can order all the same.');
  },
};

/** D17: an id that cannot be checked now does not block the order, and VAT is charged. */
export const VatIdCannotBeChecked: Story = {
  play: async ({ canvas }) => {
    const addresses = await section(canvas, 'Addresses');
    await userEvent.type(vatId(addresses), 'FR12345678909{Enter}');
    await expect(await canvas.findByRole('group', { name: 'Shipping method' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Summary' })).toHaveTextContent(/plus 20\s% VAT \(France\)/);
    await press(await section(canvas, 'Addresses'), 'Change Addresses');
    await expect(
      await canvas.findByText('The number cannot be checked right now. You can order; VAT is charged.'),
    ).toBeVisible();
  },
};

export const VatIdNotSaved: Story = {
  parameters: { scenario: vatIdFailure('InternalErrorException') },
  play: async ({ canvas }) => {
    const addresses = await section(canvas, 'Addresses');
    await userEvent.type(vatId(addresses), 'FR12345678901{Enter}');
    await expect(await addresses.findByRole('alert')).toHaveTextContent('An error occurred when saving the changes.');
    await expect(vatId(addresses)).toHaveValue('FR12345678901');
  },
};

/** Spec §5: outside the EU there is no VAT id. */
export const CompanyOutsideEu: Story = {
  parameters: {
    shop: {
      ...french,
      country: 'CH',
      cart: carts.usual,
      addresses: [buildAddress({ company: 'Zürich Robotik AG', country: 'CH', zipCode: '8001', city: 'Zürich' })],
    },
  },
  play: async ({ canvas }) => {
    const addresses = await section(canvas, 'Addresses');
    await expect(addresses.queryByRole('textbox', { name: 'VAT identification number' })).not.toBeInTheDocument();
    await press(addresses, 'Continue to shipping');
    await expect(await canvas.findByRole('group', { name: 'Shipping method' })).toBeVisible();
  },
};
