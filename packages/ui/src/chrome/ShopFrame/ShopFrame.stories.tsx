import { carts } from '@platine/mocks/scenarios/cart.ts';
import { sessionOffline, sessionPending } from '@platine/mocks/scenarios/session.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

/** The frame itself: `path` puts it around every story here, as around every screen's. */
const meta = {
  render: () => <h1>A page</h1>,
  parameters: { layout: 'fullscreen', path: '/', shop: { cart: carts.usual } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Cart 103 pieces €/ })).toBeVisible();
    await expect(canvas.getByText('Private · delivery to Luxembourg')).toBeInTheDocument();
    await expect(within(canvas.getByRole('main')).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('combobox')).toHaveValue('');
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('Version 3.0.27');
  },
};

/** What was searched for stands in the field of its page, cut as it was looked for (D21). */
export const OnTheSearchPage: Story = {
  parameters: { path: `/search?q=${'%20x'.repeat(150)}&page=2` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('x '.repeat(100).trim());
  },
};

/** D26: while the session is unknown, or cannot be read, the header holds its place. */
export const Loading: Story = {
  parameters: { scenario: sessionPending() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cart' })).toBeVisible();
  },
};

export const NetworkError: Story = {
  parameters: { scenario: sessionOffline() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cart' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'A page' })).toBeVisible();
  },
};

export const CompanyCustomer: Story = {
  globals: { customerType: 'COMPANY', country: 'DE' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Company · delivery to Germany')).toBeInTheDocument();
  },
};
