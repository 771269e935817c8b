import { mockProduct, mockSkus } from '@platine/mocks/catalogue/catalogue.ts';
import { disconnect, failWith } from '@platine/mocks/scenarios/calls.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { AccountScreen } from './AccountScreen.tsx';

const list = {
  id: 'l',
  owner: 'camille.weber@example.lu',
  name: 'Amplifier, board 2',
  shareKey: 'k',
  lines: [{ sku: mockSkus.resistor, amount: 25, note: 'R1–R4' }],
};
const lists = [list, { ...list, id: 'm', name: 'Monthly order', shareKey: null, lines: [] }];
const nothing = { adding: null, failure: null };

/** The named lists of an account. */
const meta = {
  component: AccountScreen,
  args: { view: 'lists', order: null, lists: nothing },
  globals: { session: 'loggedIn' },
  parameters: { layout: 'fullscreen', path: '/account?view=lists', shop: { lists } },
} satisfies Meta<typeof AccountScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const main = () => within(screen.getByRole('main'));
const entries = async () => within(await main().findByRole('list', { name: 'Lists' })).getAllByRole('listitem');

export const Listed: Story = {
  tags: ['picture'],
  play: async () => {
    const [first, second] = await entries();
    await expect(first).toHaveTextContent('1 product · shared by link');
    await expect(second).toHaveTextContent('0 products');
    await expect(main().getByRole('link', { name: 'Amplifier, board 2' })).toHaveAttribute('href', '/list/l');
    await expect(main().queryByRole('button', { name: /^Add here/ })).not.toBeInTheDocument();
    await expect(main().getByRole('textbox', { name: 'Name of the new list' })).toBeRequired();
  },
};

/** From a product's page. */
export const AProductIsAdded: Story = {
  tags: ['picture'],
  args: { lists: { adding: { kind: 'product', sku: mockSkus.board }, failure: null } },
  play: async () => {
    await entries();
    await expect(main().getByText('To which list do you want to add this product?')).toBeVisible();
    await expect(await main().findByText(mockProduct(mockSkus.board).manufacturer.partNumber)).toBeVisible();
    await expect(main().getByRole('button', { name: 'Add here Monthly order' })).toBeEnabled();
    await expect(main().getByRole('button', { name: 'Create a list with this' })).toBeEnabled();
  },
};

/** From the cart, which stays as it is. */
export const TheCartIsSaved: Story = {
  args: { lists: { adding: { kind: 'cart' }, failure: null } },
  play: async () => {
    await entries();
    await expect(main().getByText(/The cart stays as it is/)).toBeVisible();
    await expect(main().getAllByRole('button', { name: /^Add here/ })).toHaveLength(2);
  },
};

export const None: Story = {
  parameters: { shop: { lists: [] } },
  play: async () => {
    await expect(await main().findByText(/^You have no lists yet/)).toBeVisible();
    await expect(main().getByRole('button', { name: 'Create a list' })).toBeEnabled();
  },
};

export const Full: Story = {
  args: {
    lists: { adding: { kind: 'cart' }, failure: { kind: 'failure', errorClass: 'ListFullException', fields: [] } },
  },
  play: async () => {
    await expect(await main().findByRole('alert')).toHaveTextContent('There is no room for this');
  },
};

export const LoadError: Story = {
  parameters: { scenario: failWith('lists', 'InternalErrorException') },
  play: async () => {
    await expect(await main().findByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const NetworkError: Story = {
  parameters: { scenario: disconnect('lists') },
  play: async () => {
    await expect(await main().findByText(/No connection to the shop/, {}, { timeout: 5000 })).toBeVisible();
  },
};

export const German: Story = {
  tags: ['picture'],
  globals: { language: 'DE' },
  args: { lists: { adding: { kind: 'cart' }, failure: null } },
  play: async () => {
    await expect(await main().findByRole('button', { name: 'Liste damit anlegen' })).toBeVisible();
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async () => {
    await expect(await main().findByRole('button', { name: 'Créer une liste' })).toBeVisible();
  },
};
