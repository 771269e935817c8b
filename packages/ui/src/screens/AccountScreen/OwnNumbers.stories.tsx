import { mockSkus } from '@platine/mocks/catalogue/catalogue.ts';
import { disconnect, failWith } from '@platine/mocks/scenarios/calls.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { AccountScreen } from './AccountScreen.tsx';

const owner = 'camille.weber@example.lu';
const ownNumbers = [
  { owner, sku: mockSkus.resistor, number: 'R-4711' },
  { owner, sku: mockSkus.board, number: 'MCU-001' },
  { owner: 'other@example.lu', sku: mockSkus.board, number: 'OTHER' },
];

/** The numbers by which a customer calls products. */
const meta = {
  component: AccountScreen,
  args: { view: 'numbers', order: null },
  globals: { session: 'loggedIn' },
  parameters: { layout: 'fullscreen', path: '/account?view=numbers', shop: { ownNumbers } },
} satisfies Meta<typeof AccountScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const main = () => within(screen.getByRole('main'));

export const Listed: Story = {
  tags: ['picture'],
  play: async () => {
    const row = await main().findByRole('row', { name: /R-4711/ });
    await expect(within(row).getByRole('link')).toHaveAttribute('href', `/product/${mockSkus.resistor}`);
    await expect(main().queryByText('OTHER')).not.toBeInTheDocument();
    await expect(main().getByRole('textbox', { name: 'Table of own numbers' })).toHaveAccessibleDescription(
      /^Two columns/,
    );
  },
};

/** Each line that was not taken is named. */
export const SomeAreLeftOut: Story = {
  tags: ['picture'],
  args: { numbers: { taken: { set: 2, unknown: [900_000_001], unread: [3, 7] }, failure: null } },
  play: async () => {
    await expect(await main().findByText('2 numbers are saved')).toBeVisible();
    await expect(main().getByText(/no product with these numbers: 900000001/)).toBeVisible();
    await expect(main().getByText(/and a product number: 3, 7/)).toBeVisible();
  },
};

export const Full: Story = {
  args: { numbers: { taken: null, failure: { kind: 'failure', errorClass: 'ListFullException', fields: [] } } },
  play: async () => {
    await expect(await main().findByRole('alert')).toHaveTextContent('There is no room for this');
  },
};

export const None: Story = {
  parameters: { shop: { ownNumbers: [] } },
  play: async () => {
    await expect(await main().findByRole('button', { name: 'Save the numbers' })).toBeEnabled();
    await expect(main().queryByRole('table')).not.toBeInTheDocument();
  },
};

export const LoadError: Story = {
  parameters: { scenario: failWith('ownNumbers', 'InternalErrorException') },
  play: async () => {
    await expect(await main().findByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const NetworkError: Story = {
  parameters: { scenario: disconnect('ownNumbers') },
  play: async () => {
    await expect(await main().findByText(/No connection to the shop/, {}, { timeout: 5000 })).toBeVisible();
  },
};

export const German: Story = {
  globals: { language: 'DE' },
  play: async () => {
    await expect(await main().findByRole('button', { name: 'Nummern speichern' })).toBeVisible();
  },
};
