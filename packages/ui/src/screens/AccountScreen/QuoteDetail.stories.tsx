import { mockSkus } from '@platine/mocks/catalogue/catalogue.ts';
import { disconnect, failWith, neverAnswer } from '@platine/mocks/scenarios/calls.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { AccountScreen } from './AccountScreen.tsx';
import { storedQuote } from './storedQuote.testing.ts';

const quote = storedQuote();

/** A quote of a company. Its forms are sent by the browser, with script or without. */
const meta = {
  component: AccountScreen,
  args: { view: 'quotes', order: quote.number },
  globals: { session: 'loggedIn', customerType: 'COMPANY' },
  parameters: { layout: 'fullscreen', path: `/account?view=quotes&order=${quote.number}`, shop: { quotes: [quote] } },
} satisfies Meta<typeof AccountScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const main = () => within(screen.getByRole('main'));
const order = () => main().findByRole('button', { name: 'Order from this quote' });

/** Record 0137: a quote says how long it holds, and can be downloaded and ordered from. */
export const Success: Story = {
  tags: ['picture'],
  play: async () => {
    await expect(await main().findByRole('heading', { level: 2, name: 'Quote AN-2026-000001' })).toBeVisible();
    await expect(main().getByText(/^Made on 20 November 2026, valid until 20 December 2026/)).toBeVisible();
    const file = main().getByRole('link', { name: 'AN-2026-000001.pdf' });
    await expect(file).toHaveAttribute('href', '/api/quote/file/AN-2026-000001.pdf');
    const button = await order();
    await expect(button).toBeEnabled();
    await expect(button.closest('form')).toHaveAttribute('action', '/quote/order');
    await expect(within(main().getByRole('list', { name: 'Products quoted' })).getAllByRole('listitem')).toHaveLength(
      2,
    );
    await expect(main().queryByText(/something has changed/)).not.toBeInTheDocument();
  },
};

/** A line that is gone, one with a new limit, and one that is partly in stock: each says so, and the others can be ordered. */
export const Changed: Story = {
  tags: ['picture'],
  parameters: {
    shop: {
      quotes: [storedQuote([mockSkus.resistor, mockSkus.board, mockSkus.limitedToThree])],
      changedProducts: {
        [mockSkus.board]: null,
        [mockSkus.resistor]: { stock: { pieces: 4, timeFrame: 10, expected: null, presale: null } },
      },
    },
  },
  play: async () => {
    await expect(await main().findByText('Since this quote was made, something has changed:')).toBeVisible();
    await expect(main().getByText(/no longer available; it is left out/)).toBeVisible();
    await expect(main().getByText(/4 of 25 are in stock; the rest is sent later/)).toBeVisible();
    await expect(main().getByText(/3 instead of 25 can be ordered, at today’s price/)).toBeVisible();
    await expect(await order()).toBeEnabled();
  },
};

/** Record 0137: an expired quote leads to the prices of today. */
export const Expired: Story = {
  tags: ['picture'],
  parameters: { shop: { quotes: [{ ...quote, date: '2026-09-01', validUntil: '2026-10-01' }] } },
  play: async () => {
    await expect(await main().findByText('Expired')).toBeVisible();
    const button = main().getByRole('button', { name: 'Put all in the cart' });
    await expect(button.closest('form')).toHaveAttribute('action', '/quote/renew');
    await expect(main().queryByRole('button', { name: 'Order from this quote' })).not.toBeInTheDocument();
  },
};

export const Ordered: Story = {
  tags: ['picture'],
  parameters: { shop: { quotes: [{ ...quote, orderNumber: '2026-100001' }] } },
  play: async () => {
    await expect(await main().findByText('Ordered')).toBeVisible();
    await expect(main().getByRole('link', { name: 'Order 2026-100001' })).toHaveAttribute('href', '/order/2026-100001');
    await expect(main().queryByRole('button', { name: /quote|cart/i })).not.toBeInTheDocument();
  },
};

/** Nothing of it is sold any more: there is nothing to order. */
export const AllGone: Story = {
  parameters: { shop: { quotes: [quote], changedProducts: { [mockSkus.resistor]: null, [mockSkus.board]: null } } },
  play: async () => {
    await expect(await main().findAllByText(/no longer available; it is left out/)).toHaveLength(2);
    await expect(main().queryByRole('button', { name: /quote|cart/i })).not.toBeInTheDocument();
  },
};

export const Refused: Story = {
  args: { failure: { kind: 'failure', errorClass: 'ThrottledException', fields: [] } },
  play: async () => {
    await expect(await main().findByText(/^Too many attempts in a short time/)).toBeVisible();
  },
};

/** D7: another's quote is as unknown as one that there is not. */
export const NotFound: Story = {
  parameters: { shop: { quotes: [{ ...quote, owner: 'other@example.lu' }] } },
  play: async () => {
    await expect(await main().findByRole('heading', { level: 2, name: 'Page not found' })).toBeVisible();
  },
};

export const LoggedIn: Story = {
  play: async () => {
    await expect(await order()).toBeEnabled();
  },
};

export const LoggedOut: Story = {
  globals: { session: 'anonymous' },
  play: async () => {
    await expect(await main().findByRole('heading', { level: 1, name: 'You are not logged in.' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { scenario: neverAnswer('quote') },
  play: async () => {
    await expect(await main().findByText('Your account is being loaded')).toBeInTheDocument();
  },
};

export const LoadError: Story = {
  tags: ['picture'],
  parameters: { scenario: failWith('quote', 'InternalErrorException') },
  play: async () => {
    await expect(await main().findByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const NetworkError: Story = {
  parameters: { scenario: disconnect('quote') },
  play: async () => {
    await expect(await main().findByText(/No connection to the shop/, {}, { timeout: 5000 })).toBeVisible();
  },
};

/** An institution that the operator has cleared reads prices with VAT, as it ordered them. */
export const PrivateCustomer: Story = {
  globals: { customerType: 'PRIVATE' },
  parameters: {
    shop: { quotes: [{ ...quote, customerType: 'PRIVATE', pricing: { ...quote.pricing, mode: 'gross' } }] },
  },
  play: async () => {
    await expect(await main().findByText(/17.% VAT/)).toBeVisible();
    await expect(await order()).toBeEnabled();
  },
};

export const CompanyCustomer: Story = {
  play: async () => {
    await expect(await main().findByText('Goods, excluding VAT')).toBeVisible();
  },
};

export const German: Story = {
  tags: ['picture'],
  globals: { language: 'DE' },
  play: async () => {
    await expect(await main().findByRole('button', { name: 'Aus diesem Angebot bestellen' })).toBeVisible();
    await expect(main().getByText(/^Erstellt am 20\. November 2026, gültig bis 20\. Dezember 2026/)).toBeVisible();
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async () => {
    await expect(await main().findByRole('button', { name: 'Commander d’après ce devis' })).toBeVisible();
  },
};

/** Nothing overflows the smallest phone, in the language with the longest words. */
export const SmallScreen: Story = {
  tags: ['picture'],
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  play: async () => {
    await main().findByRole('button', { name: 'Aus diesem Angebot bestellen' });
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
