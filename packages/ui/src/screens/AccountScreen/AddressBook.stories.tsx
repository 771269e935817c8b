import { buildAddress } from '@platine/mocks/builders/order.ts';
import { disconnect, failWith, neverAnswer } from '@platine/mocks/scenarios/calls.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { AccountScreen } from './AccountScreen.tsx';

/** Addresses offered at checkout. */
const meta = {
  component: AccountScreen,
  args: { view: 'addresses', order: null },
  globals: { session: 'loggedIn' },
  parameters: {
    layout: 'fullscreen',
    path: '/account?view=addresses',
    shop: { addresses: [buildAddress()] },
  },
} satisfies Meta<typeof AccountScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const main = () => within(screen.getByRole('main'));
const book = () => main().findByRole('list', { name: 'Your addresses' });

export const Listed: Story = {
  tags: ['picture'],
  play: async () => {
    await expect(within(await book()).getByText('12, rue de l’Alzette')).toBeVisible();
  },
};

export const Changed: Story = {
  play: async () => {
    await book();
    await userEvent.click(main().getByRole('button', { name: /^Edit:/ }));
    const street = await main().findByRole('textbox', { name: 'Street and number' });
    await userEvent.clear(street);
    await userEvent.type(street, '7, rue du Fossé');
    await userEvent.click(main().getByRole('button', { name: 'Save the address' }));
    await expect(await within(await book()).findByText('7, rue du Fossé')).toBeVisible();
  },
};

export const Removed: Story = {
  play: async () => {
    await book();
    await userEvent.click(main().getByRole('button', { name: /^Delete:/ }));
    await expect(await main().findByRole('heading', { level: 3, name: 'No addresses yet' })).toBeVisible();
  },
};

/** Only the address being removed shows it; the others stay unmarked. */
export const Removing: Story = {
  parameters: {
    scenario: neverAnswer('cartRemoveAddress'),
    shop: {
      addresses: [buildAddress(), buildAddress({ id: 'address-2', types: [], firstName: 'Luc', lastName: 'Thill' })],
    },
  },
  play: async () => {
    await book();
    await userEvent.click(main().getByRole('button', { name: 'Delete: Luc Thill' }));
    await waitFor(() =>
      expect(main().getByRole('button', { name: 'Delete: Luc Thill' })).toHaveTextContent('Please wait'),
    );
    await expect(main().getByRole('button', { name: 'Delete: Camille Weber' })).toHaveTextContent(/^Delete$/);
  },
};

/** The focus is kept when the form or an address disappears. */
export const KeyboardOnly: Story = {
  play: async () => {
    await book();
    main()
      .getByRole('button', { name: /^Edit:/ })
      .focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(main().getByRole('heading', { name: 'Change the address' })).toHaveFocus());
    main().getByRole('button', { name: 'Cancel' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(main().getByRole('group', { name: 'Addresses' })).toHaveFocus());
    await userEvent.tab();
    await expect(main().getByRole('button', { name: /^Edit:/ })).toHaveFocus();
    main()
      .getByRole('button', { name: /^Delete:/ })
      .focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(main().getByRole('heading', { name: 'No addresses yet' })).toHaveFocus());
  },
};

/** D8: the address was changed elsewhere; the list is read again and says so. */
export const Conflict: Story = {
  parameters: { scenario: failWith('cartRemoveAddress', 'AddressConflictException') },
  play: async () => {
    await book();
    const calls = spyOn(window, 'fetch');
    await userEvent.click(main().getByRole('button', { name: /^Delete:/ }));
    await expect(await main().findByRole('alert')).toHaveTextContent('This address has been changed in the meantime.');
    await waitFor(() => expect(calls.mock.calls.map(([url]) => url)).toContain('/api/session/current'));
  },
};

export const NetworkError: Story = {
  parameters: { scenario: disconnect('cartChangeAddress') },
  play: async () => {
    await book();
    await userEvent.click(main().getByRole('button', { name: /^Edit:/ }));
    const city = await main().findByRole('textbox', { name: 'City' });
    await userEvent.clear(city);
    await userEvent.type(city, 'Differdange');
    await userEvent.click(main().getByRole('button', { name: 'Save the address' }));
    await expect(await main().findByRole('alert')).toHaveTextContent('There is no connection to the shop.');
    await waitFor(() => expect(city).toHaveValue('Differdange'));
  },
};
