import { mockSkus } from '@platine/mocks/catalogue/catalogue.ts';
import { carts } from '@platine/mocks/scenarios/cart.ts';
import { sessionFailure, sessionOffline, sessionPending } from '@platine/mocks/scenarios/session.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { expectPage } from '../../interaction/expectPage.testing.ts';
import { expectOffline } from '../failedPage.testing.ts';
import { CartScreen } from './CartScreen.tsx';
import { amountField, cartPage, more, positionRow, totals } from './cartPage.testing.ts';

/** The states of the page. CartRules.stories.tsx has its rules. */
const meta = {
  component: CartScreen,
  parameters: { layout: 'fullscreen', path: '/shopping_cart', shop: { cart: carts.usual } },
} satisfies Meta<typeof CartScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const page = await cartPage(canvas);
    await expect(page.getByText('3 products')).toBeVisible();
    await expect(page.getAllByRole('listitem')).toHaveLength(3);
    await expect(amountField(page, 'Carbon film resistor 10 kΩ')).toHaveValue('100');
    await expect(positionRow(page, 'Carbon film resistor 10 kΩ')).toHaveTextContent('Price per piece €0.08');
    await expect(totals(page)).toHaveTextContent('Total€176.80');
  },
};

/** Record 0104: a part that is made no longer is still sold, and says so. */
export const NoLongerMade: Story = {
  parameters: {
    shop: {
      cart: [{ sku: mockSkus.board, amount: 1 }],
      changedProducts: {
        [mockSkus.board]: { lifecycle: { state: 'DISCONTINUED', lastOrder: null, replacements: [] } },
      },
    },
  },
  play: async ({ canvas }) => {
    const page = await cartPage(canvas);
    await expect(positionRow(page, 'Microcontroller board Kupferbach 4')).toHaveTextContent(
      'No longer made: sold while stock lasts',
    );
    await expect(amountField(page, 'Microcontroller board Kupferbach 4')).toHaveValue('1');
  },
};

/** A product at the reduced rate among others: the tax of each rate, before and after the server has answered (record 0161). */
export const SeveralRates: Story = {
  parameters: { shop: { cart: carts.usual, changedProducts: { [mockSkus.board]: { taxClass: 'REDUCED' } } } },
  play: async ({ canvas }) => {
    const page = await cartPage(canvas);
    await expect(totals(page)).toHaveTextContent(/of which 17\s% VAT.*of which 3\s% VAT/);
    const rows = () => totals(page).textContent;
    const before = rows();
    await userEvent.click(more(page, 'Microcontroller board Kupferbach 4'));
    await waitFor(() => expect(rows()).not.toBe(before));
    await expect(totals(page)).toHaveTextContent(/of which 17\s% VAT.*of which 3\s% VAT/);
    await waitFor(() => expect(totals(page)).toHaveAttribute('aria-busy', 'false'));
    await expect(totals(page)).toHaveTextContent(/of which 17\s% VAT.*of which 3\s% VAT/);
  },
};

export const Loading: Story = {
  tags: ['picture'],
  parameters: { scenario: sessionPending() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The cart is being loaded')).toBeInTheDocument();
    await expect(canvas.queryByRole('list', { name: 'Products in the cart' })).not.toBeInTheDocument();
  },
};

export const LoadError: Story = {
  tags: ['picture'],
  parameters: { scenario: sessionFailure() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The cart could not be loaded');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const NetworkError: Story = {
  parameters: { scenario: sessionOffline() },
  play: expectOffline,
};

export const Empty: Story = {
  tags: ['picture'],
  parameters: { shop: { cart: carts.empty } },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Your cart is empty');
    await expect(canvas.getByRole('link', { name: 'See the new products' })).toHaveAttribute('href', '/new_products');
  },
};

/** Spec §1: prices include VAT, which the total contains. */
export const PrivateCustomer: Story = {
  globals: { customerType: 'PRIVATE', country: 'DE' },
  play: async ({ canvas }) => {
    const page = await cartPage(canvas);
    await expect(totals(page)).toHaveTextContent(/of which 19\s% VAT \(Germany\)/);
    await expect(totals(page)).not.toHaveTextContent('excluding VAT');
  },
};

/** Spec §1: prices exclude VAT, which is added to the total. */
export const CompanyCustomer: Story = {
  globals: { customerType: 'COMPANY', country: 'LU' },
  play: async ({ canvas }) => {
    const page = await cartPage(canvas);
    await expect(totals(page)).toHaveTextContent('Goods, excluding VAT€');
    await expect(totals(page)).toHaveTextContent(/plus 17\s% VAT \(Luxembourg\)/);
    await expect(totals(page)).toHaveTextContent('Total including VAT');
  },
};

export const German: Story = {
  tags: ['picture'],
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Warenkorb');
    await expect(await canvas.findByRole('region', { name: 'Zusammenfassung' })).toHaveTextContent(/176,80\s€/);
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Panier');
    await expect(await canvas.findByRole('region', { name: 'Récapitulatif' })).toHaveTextContent(/176,80\s€/);
  },
};

/** Nothing overflows the smallest phone, in the language with the longest words. */
export const SmallScreen: Story = {
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Zusammenfassung' })).toBeVisible();
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};

/** Unusual positions: a name in another language, no picture, presale, expected stock. */
export const OddPositions: Story = {
  globals: { language: 'FR' },
  parameters: { shop: { cart: carts.odd } },
  play: async ({ canvas }) => {
    const foreign = await canvas.findByText('Dual operational amplifier, rail to rail');
    await expect(foreign).toHaveAttribute('lang', 'en');
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(3);
  },
};

/** Changing an amount and removing a position by keyboard; the focus then moves to the heading. */
export const KeyboardOnly: Story = {
  parameters: {
    shop: {
      cart: [
        { sku: mockSkus.board, amount: 2 },
        { sku: mockSkus.resistor, amount: 100 },
      ],
    },
  },
  play: async ({ canvas }) => {
    const page = await cartPage(canvas);
    const name = 'Microcontroller board Kupferbach 4';
    page.getByRole('link', { name }).focus();
    await userEvent.tab();
    await expect(page.getByRole('button', { name: `Less: ${name}` })).toHaveFocus();
    await userEvent.tab();
    await expect(amountField(page, name)).toHaveFocus();
    await userEvent.clear(amountField(page, name));
    await userEvent.keyboard('4{Enter}');
    await expect(amountField(page, name)).toHaveValue('4');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(amountField(page, name)).toHaveValue('5');
    await userEvent.tab();
    await expect(page.getByRole('button', { name: `Remove ${name}` })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.getAllByRole('listitem')).toHaveLength(1));
    await expect(page.getByRole('heading', { name: 'Cart' })).toHaveFocus();
    await expect(await canvas.findByText(`${name} was removed from the cart`)).toBeInTheDocument();
  },
};

/** Removing the last position shows the empty cart, which takes the focus. */
export const LastOneRemoved: Story = {
  parameters: { shop: { cart: [{ sku: mockSkus.board, amount: 2 }] } },
  play: async ({ canvas }) => {
    const page = await cartPage(canvas);
    page.getByRole('button', { name: /^Remove / }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.getByRole('heading', { name: 'Your cart is empty' })).toHaveFocus());
    await userEvent.tab();
    await expect(page.getByRole('link', { name: 'See the new products' })).toHaveFocus();
  },
};
