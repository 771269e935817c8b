import { mockSkus } from '@platine/mocks/catalogue/catalogue.ts';
import { disconnect, failWith, neverAnswer } from '@platine/mocks/scenarios/calls.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { expectPage } from '../../interaction/expectPage.testing.ts';
import { ListScreen } from './ListScreen.tsx';

const list = {
  id: 'l',
  owner: 'camille.weber@example.lu',
  name: 'Amplifier, board 2',
  shareKey: null,
  lines: [
    { sku: mockSkus.resistor, amount: 25, note: 'R1–R4' },
    { sku: mockSkus.minimumQuantityTen, amount: 15, note: '' },
    { sku: mockSkus.board, amount: 1, note: 'spare' },
    { sku: mockSkus.reducedWithLowestPrice, amount: 2, note: 'C3' },
  ],
};

/** The board was replaced, and the reduced product has left the shop without a successor. */
const shop = {
  lists: [list],
  ownNumbers: [{ owner: 'camille.weber@example.lu', sku: mockSkus.resistor, number: 'R-4711' }],
  changedProducts: { [mockSkus.board]: null, [mockSkus.reducedWithLowestPrice]: null },
  successors: { [mockSkus.board]: mockSkus.limitedToThree },
};
const shared = { ...shop, lists: [{ ...list, shareKey: 'k' }] };

/** A list of products that is kept, changed, shared and ordered. Its forms are sent by the browser, with script or without. */
const meta = {
  component: ListScreen,
  args: { source: { kind: 'own', id: 'l' }, saved: false, failure: null },
  globals: { session: 'loggedIn' },
  parameters: { layout: 'fullscreen', path: '/list/l', shop },
} satisfies Meta<typeof ListScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const main = () => within(screen.getByRole('main'));
const lines = async () =>
  within(await main().findByRole('list', { name: 'Products of the list' })).getAllByRole('listitem');
const line = async (index: number) => {
  const found = (await lines())[index];
  if (found === undefined) throw new Error(`The list has no line ${index}`);
  return within(found);
};

/** A product that the shop no longer sells stays in the list, and its line says so. */
export const Success: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Amplifier, board 2');
    await expect(await lines()).toHaveLength(4);
    await expect((await line(0)).getByRole('spinbutton')).toHaveValue(25);
    await expect((await line(0)).getByRole('textbox', { name: /^Note/ })).toHaveValue('R1–R4');
    await expect((await line(0)).getByRole('textbox', { name: /^Your own number/ })).toHaveValue('R-4711');
    await expect((await line(2)).getByText('No longer sold; replaced by')).toBeVisible();
    await expect((await line(3)).getByText('No longer for sale')).toBeVisible();
    await expect(main().getByRole('button', { name: 'Create a link' })).toBeEnabled();
  },
};

/** D13, D14: step and price follow what is entered, before it is saved. */
export const AmountEntered: Story = {
  play: async () => {
    const stepped = await line(1);
    await expect(await stepped.findByText('20 are ordered: sold in fixed steps')).toBeVisible();
    const before = main().getByText(/^Total of the list/).textContent;
    await userEvent.clear(stepped.getByRole('spinbutton'));
    await userEvent.type(stepped.getByRole('spinbutton'), '40');
    await expect(stepped.queryByText(/are ordered/)).not.toBeInTheDocument();
    await expect(main().getByText(/^Total of the list/)).not.toHaveTextContent(String(before));
  },
};

/** Lines without a product for sale are left out; the others go into the cart together, in whole steps. */
export const PutIntoTheCart: Story = {
  tags: ['picture'],
  play: async () => {
    await (await line(0)).findByText(/€/);
    await userEvent.click(main().getByRole('button', { name: 'Put all in the cart' }));
    await expect(await main().findByText('3 products are in the cart')).toBeVisible();
    await expect(main().getByText(/is sold in fixed steps: instead of 15 there are 20 in the cart/)).toBeVisible();
    await expect(main().getByRole('link', { name: 'To the cart' })).toHaveAttribute('href', '/shopping_cart');
  },
};

export const CartOffline: Story = {
  parameters: { scenario: disconnect('cartAddPositions') },
  play: async () => {
    await lines();
    await userEvent.click(main().getByRole('button', { name: 'Put all in the cart' }));
    await expect(await main().findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent(/connection/);
  },
};

/** The owner sends the link on, and may end it. */
export const SharedByLink: Story = {
  args: { saved: true },
  parameters: { shop: shared },
  play: async () => {
    await expect(await main().findByText('The list is saved.')).toBeVisible();
    await expect(main().getByRole('link', { name: /^Link to this list/ })).toHaveAttribute('href', '/shared_list/k');
    await expect(main().getByRole('button', { name: 'End the link' })).toBeEnabled();
  },
};

/** The reader of a link changes nothing, and learns nothing of the owner. */
export const OpenedByLink: Story = {
  tags: ['picture'],
  args: { source: { kind: 'shared', key: 'k' } },
  globals: { session: 'anonymous' },
  parameters: { shop: shared, path: '/shared_list/k' },
  play: async () => {
    await expect(await lines()).toHaveLength(4);
    await expect(main().queryByRole('button', { name: 'Save changes' })).not.toBeInTheDocument();
    await expect(main().queryByText(/camille|R-4711/i)).not.toBeInTheDocument();
    await expect(main().getByRole('button', { name: 'Save as my own list' })).toBeEnabled();
    await userEvent.click(main().getByRole('button', { name: 'Put all in the cart' }));
    await expect(await main().findByText('3 products are in the cart')).toBeVisible();
  },
};

/** Record 0141: a project of the shop is a list that is read by its key, with its own words. */
export const Project: Story = {
  args: { source: { kind: 'shared', key: 'traffic-light' } },
  globals: { session: 'anonymous', language: 'DE' },
  play: async () => {
    await expect(await main().findByRole('heading', { name: 'Eine Ampel, die zählt' })).toBeVisible();
    await expect(main().getByText(/^Ein Mikrocontroller, drei LEDs/)).toBeVisible();
  },
};

/** A visitor who keeps a shared list has to log in first. */
export const KeptWithoutLogin: Story = {
  args: {
    source: { kind: 'shared', key: 'k' },
    failure: { kind: 'failure', errorClass: 'NotLoggedInException', fields: [] },
  },
  globals: { session: 'anonymous' },
  parameters: { shop: shared, path: '/shared_list/k' },
  play: async () => {
    await expect(await main().findByRole('alert')).toHaveTextContent('You are not logged in.');
  },
};

export const LinkEnded: Story = {
  args: { source: { kind: 'shared', key: 'other' } },
  globals: { session: 'anonymous' },
  play: async () => {
    await expect(await main().findByRole('heading', { level: 1, name: 'This list is not here' })).toBeVisible();
  },
};

export const Empty: Story = {
  tags: ['picture'],
  parameters: { shop: { lists: [{ ...list, lines: [] }] } },
  play: async () => {
    await expect(await main().findByRole('heading', { name: 'Nothing is in this list yet' })).toBeVisible();
    await expect(main().queryByRole('button', { name: 'Put all in the cart' })).not.toBeInTheDocument();
  },
};

/** Deleting takes two steps. */
export const Deletion: Story = {
  play: async () => {
    await lines();
    await expect(main().getByText('Delete for good')).not.toBeVisible();
    await userEvent.click(main().getByText('Delete the list'));
    await expect(main().getByRole('button', { name: 'Delete for good' })).toBeVisible();
  },
};

export const LoggedIn: Story = {
  play: async () => {
    await expect(await main().findByRole('button', { name: 'Save changes' })).toBeEnabled();
  },
};

export const LoggedOut: Story = {
  globals: { session: 'anonymous' },
  play: async () => {
    await expect(await main().findByRole('heading', { level: 1, name: 'You are not logged in.' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { scenario: neverAnswer('list') },
  play: async () => {
    await expect(await main().findByText('Loading lists')).toBeInTheDocument();
  },
};

export const LoadError: Story = {
  tags: ['picture'],
  parameters: { scenario: failWith('list', 'InternalErrorException') },
  play: async () => {
    await expect(await main().findByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const NetworkError: Story = {
  parameters: { scenario: disconnect('list') },
  play: async () => {
    await expect(await main().findByText(/No connection to the shop/, {}, { timeout: 5000 })).toBeVisible();
  },
};

export const PrivateCustomer: Story = {
  globals: { customerType: 'PRIVATE' },
  play: async () => {
    await expect(await main().findByText(/incl\. 17.% VAT/)).toBeVisible();
  },
};

export const CompanyCustomer: Story = {
  globals: { customerType: 'COMPANY' },
  play: async () => {
    await expect(await main().findByText(/excl\. 17.% VAT/)).toBeVisible();
  },
};

export const German: Story = {
  tags: ['picture'],
  globals: { language: 'DE' },
  play: async () => {
    await expect(await main().findByRole('button', { name: 'Alles in den Warenkorb' })).toBeVisible();
    await expect(main().getByText('Nicht mehr im Sortiment; ersetzt durch')).toBeVisible();
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async () => {
    await expect(await main().findByRole('button', { name: 'Tout mettre au panier' })).toBeVisible();
  },
};

/** Nothing overflows the smallest phone, in the language with the longest words. */
export const SmallScreen: Story = {
  tags: ['picture'],
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  play: async () => {
    await main().findByRole('button', { name: 'Alles in den Warenkorb' });
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
