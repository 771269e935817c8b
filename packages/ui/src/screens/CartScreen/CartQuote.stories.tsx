import { mockSkus } from '@platine/mocks/catalogue/catalogue.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { storedQuote } from '../AccountScreen/storedQuote.testing.ts';
import { CartScreen } from './CartScreen.tsx';

const quote = storedQuote();
/** The cart of a company that orders from its quote, after the catalogue has become dearer. */
const fromQuote = {
  quotes: [{ ...quote, lines: quote.lines.map((line) => ({ ...line, held: Math.round(line.held / 2) })) }],
  quoteNumber: quote.number,
  cart: [{ sku: mockSkus.resistor, amount: 25 }],
};

/** A company's cart: a quote is made of it, or it is ordered from one (record 0137). */
const meta = {
  component: CartScreen,
  globals: { session: 'loggedIn', customerType: 'COMPANY' },
  parameters: {
    layout: 'fullscreen',
    path: '/shopping_cart',
    shop: { cart: [{ sku: mockSkus.resistor, amount: 250 }] },
  },
} satisfies Meta<typeof CartScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const main = () => within(screen.getByRole('main'));
/** The head of the column has the same words. */
const unitPrice = () => main().getAllByText('Price per piece').at(-1)?.parentElement?.textContent;

/** The browser sends the form, with script or without, with the version of the cart that is seen. */
export const Offered: Story = {
  tags: ['picture'],
  play: async () => {
    const button = await main().findByRole('button', { name: 'Get a quote' });
    const form = button.closest('form');
    await expect(form).toHaveAttribute('action', '/quote/create');
    await expect(form?.querySelector('input[name=CART_VERSION]')).toHaveValue('1');
  },
};

export const Refused: Story = {
  parameters: { path: '/shopping_cart?noQuote=MinimumOrderValueException' },
  play: async () => {
    await expect(await main().findByText('The minimum order value has not been reached.')).toBeVisible();
    await expect(main().getByRole('button', { name: 'Get a quote' })).toBeEnabled();
  },
};

export const PrivateCustomer: Story = {
  globals: { customerType: 'PRIVATE' },
  play: async () => {
    await main().findByRole('link', { name: /checkout/i });
    await expect(main().queryByRole('button', { name: 'Get a quote' })).not.toBeInTheDocument();
  },
};

/** The line says that it has the quote's price; another amount has that of today, and says so; set back, it has the quote's again. */
export const FromQuote: Story = {
  tags: ['picture'],
  parameters: { shop: fromQuote },
  play: async () => {
    await expect(await main().findByText(/^From quote/)).toBeVisible();
    await expect(main().getByRole('link', { name: quote.number })).toHaveAttribute(
      'href',
      `/account?view=quotes&order=${quote.number}`,
    );
    await expect(main().queryByRole('button', { name: 'Get a quote' })).not.toBeInTheDocument();
    const held = unitPrice();
    await userEvent.click(main().getByRole('button', { name: /^More: / }));
    await expect(await main().findByText(/holds for exactly 25\. This is today’s price\./)).toBeVisible();
    await expect(unitPrice()).not.toBe(held);
    await userEvent.click(main().getByRole('button', { name: /^Less: / }));
    await expect(await main().findByText(/^From quote/)).toBeVisible();
    await waitFor(() => expect(unitPrice()).toBe(held));
  },
};

export const Expired: Story = {
  parameters: { shop: { ...fromQuote, quotes: [{ ...quote, validUntil: '2026-11-19' }] } },
  play: async () => {
    await expect(await main().findByText(/has expired\. This is today’s price\./)).toBeVisible();
    await expect(await main().findByRole('button', { name: 'Get a quote' })).toBeEnabled();
  },
};

export const German: Story = {
  globals: { language: 'DE' },
  parameters: { shop: fromQuote },
  play: async () => {
    await expect(await main().findByText(/^Aus Angebot/)).toBeVisible();
  },
};
