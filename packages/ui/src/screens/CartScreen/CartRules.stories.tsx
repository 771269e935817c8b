import { mockSkus } from '@platine/mocks/catalogue/catalogue.ts';
import { catalogueWithSolder, solderSku } from '@platine/mocks/catalogue/solder.ts';
import { carts } from '@platine/mocks/scenarios/cart.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { amountField, cartPage, more, positionRow, totals } from './cartPage.testing.ts';
import { CartScreen } from './CartScreen.tsx';

const board = 'Microcontroller board Kupferbach 4';
const schoolSet = 'Klots School: simple machines';

/** The cart's business rules on the page. */
const meta = {
  component: CartScreen,
  parameters: { layout: 'fullscreen', path: '/shopping_cart', shop: { cart: [{ sku: mockSkus.board, amount: 1 }] } },
} satisfies Meta<typeof CartScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Spec §9: five of the educational line, two of the scarce sets, three by a flag; schools may request more (spec §6).
 */
export const AtCartLimit: Story = {
  tags: ['picture'],
  parameters: { shop: { cart: carts.atLimit } },
  play: async ({ canvas }) => {
    const page = await cartPage(canvas);
    await expect(more(page, schoolSet)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(more(page, schoolSet));
    await expect(amountField(page, schoolSet)).toHaveValue('5');
    await expect(amountField(page, schoolSet)).toHaveAccessibleDescription('Limited to 5 per customer.');
    await expect(positionRow(page, schoolSet)).toHaveTextContent('At most 5 per customer.');
    await expect(positionRow(page, 'Klots School: robot set')).toHaveTextContent('At most 2 per customer.');
    await expect(positionRow(page, 'Single-board computer Kupferbach Zero')).toHaveTextContent(
      'At most 3 per customer.',
    );
    await expect(page.getByText('Educational institutions may order more', { exact: false })).toBeVisible();
    await expect(page.getByRole('link', { name: 'How that works' })).toHaveAttribute('href', '/le_support');
  },
};

/** The designators of a parts list stay with the line (record 0113). */
export const WithNotes: Story = {
  tags: ['picture'],
  parameters: { shop: { cart: carts.withNotes } },
  play: async ({ canvas }) => {
    const page = await cartPage(canvas);
    await expect(positionRow(page, board)).toHaveTextContent('Your note: U1, U2');
    await expect(page.getAllByText(/^Your note/)).toHaveLength(2);
  },
};

/** Directive 98/6/EC: the price per unit stands beside the price of what is sold by weight. */
export const SoldByWeight: Story = {
  parameters: { shop: { catalogue: catalogueWithSolder, cart: [{ sku: solderSku, amount: 2 }] } },
  play: async ({ canvas }) => {
    const page = await cartPage(canvas);
    await expect(positionRow(page, 'Solder 1 mm, 50 g')).toHaveTextContent(/€8\.90 €17\.80\/100\sg/);
  },
};

/** Spec §4: 9 becomes 5 where 5 is the limit, and the field says why. */
export const TypedAboveLimit: Story = {
  parameters: { shop: { cart: [{ sku: mockSkus.school, amount: 1 }] } },
  play: async ({ canvas }) => {
    const page = await cartPage(canvas);
    const field = amountField(page, schoolSet);
    await userEvent.clear(field);
    await userEvent.type(field, '9{Enter}');
    await expect(field).toHaveValue('5');
    await expect(field).toHaveAccessibleDescription('Limited to 5 per customer.');
    await waitFor(() => expect(totals(page)).toHaveAttribute('aria-busy', 'false'));
    await expect(field).toHaveValue('5');
  },
};

/** D13: an invalid amount is refused at the field and never sent. */
export const RefusedAmounts: Story = {
  play: async ({ canvas }) => {
    const page = await cartPage(canvas);
    const calls = spyOn(window, 'fetch');
    const field = amountField(page, board);
    for (const typed of ['0', '−1', '1.5', '1e9', 'five', '1000000000']) {
      await userEvent.clear(field);
      await userEvent.type(field, `${typed}{Enter}`);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(/1 stays as it is\.$/);
    }
    await userEvent.tab();
    await expect(field).toHaveValue('1');
    await expect(calls).not.toHaveBeenCalled();
  },
};

/** Spec §9: 10 € in the EU; checkout stays open, because pickup has no minimum (D12). */
export const BelowMinimumOrder: Story = {
  tags: ['picture'],
  parameters: { shop: { cart: carts.belowMinimum } },
  play: async ({ canvas }) => {
    const page = await cartPage(canvas);
    await expect(page.getByText('Below the minimum order value')).toBeVisible();
    await expect(page.getByText('Orders delivered to Luxembourg start at', { exact: false })).toHaveTextContent(
      '€10.00. €9.40 is missing. If you collect them from our warehouse there is no minimum.',
    );
    await expect(page.getByRole('link', { name: 'To the checkout' })).toBeVisible();
  },
};

/** D12: no minimum order value after choosing pickup. */
export const BelowMinimumOrderFetched: Story = {
  parameters: { shop: { cart: carts.belowMinimum, shippingMethod: 'PICKUP' } },
  play: async ({ canvas }) => {
    const page = await cartPage(canvas);
    await expect(page.getByRole('link', { name: 'To the checkout' })).toBeVisible();
    await expect(page.queryByText('Below the minimum order value')).not.toBeInTheDocument();
  },
};

/** D4: an order refused because of its positions leads back here with the reason. */
export const OrderRefused: Story = {
  parameters: { path: '/shopping_cart?refused=NotOrderableException' },
  play: async ({ canvas }) => {
    const page = await cartPage(canvas);
    await expect(page.getByText('Your order was not placed')).toBeVisible();
    await expect(page.getByText('This product cannot be ordered at present.')).toBeVisible();
  },
};

/** Spec §9: 50 € outside the EU. */
export const BelowMinimumOrderOutsideTheUnion: Story = {
  globals: { country: 'CH' },
  play: async ({ canvas }) => {
    const page = await cartPage(canvas);
    await expect(page.getByText('Orders delivered to Switzerland start at', { exact: false })).toHaveTextContent(
      '€50.00. €28.72 is missing.',
    );
  },
};

/** D12: the amount missing for free shipping, and nothing where none is offered. */
export const FreeShippingMissing: Story = {
  tags: ['picture'],
  parameters: { shop: { cart: [{ sku: mockSkus.board, amount: 2 }] } },
  play: async ({ canvas }) => {
    const page = await cartPage(canvas);
    await expect(page.getByText('more and shipping to Luxembourg is free', { exact: false })).toHaveTextContent(
      '€25.20 more',
    );
    await userEvent.click(more(page, board));
    await userEvent.click(more(page, board));
    await expect(await page.findByText('Your shipping to Luxembourg is free.')).toBeVisible();
  },
};

/** A position no longer for sale stays visible, costs nothing, and can only be removed. */
export const NoLongerForSale: Story = {
  tags: ['picture'],
  parameters: { shop: { cart: carts.withNoSale } },
  play: async ({ canvas }) => {
    const page = await cartPage(canvas);
    const iron = 'Soldering iron 60 W';
    await expect(positionRow(page, iron)).toHaveTextContent('No longer for sale It is not part of the total.');
    await expect(page.getByRole('link', { name: 'Find a replacement' })).toHaveAttribute(
      'href',
      `/product/${mockSkus.notForSale}`,
    );
    await expect(page.queryByRole('textbox', { name: `Amount: ${iron}` })).not.toBeInTheDocument();
    await expect(totals(page)).toHaveTextContent('Total€24.90');
    await userEvent.click(page.getByRole('button', { name: `Remove ${iron}` }));
    await waitFor(() => expect(page.getAllByRole('listitem')).toHaveLength(1));
  },
};

/** D13: an amount above a lowered limit blocks the order; one press corrects it. */
export const LimitLowered: Story = {
  parameters: { shop: { cart: [{ sku: mockSkus.limitedToThree, amount: 5 }] } },
  play: async ({ canvas }) => {
    const page = await cartPage(canvas);
    const zero = 'Single-board computer Kupferbach Zero';
    await expect(positionRow(page, zero)).toHaveTextContent(
      '5 pieces can no longer be ordered. The limit is now 3 per customer.',
    );
    await expect(page.queryByRole('link', { name: 'To the checkout' })).not.toBeInTheDocument();
    await userEvent.click(page.getByRole('button', { name: `Change to 3: ${zero}` }));
    await expect(amountField(page, zero)).toHaveValue('3');
    await expect(await page.findByRole('link', { name: 'To the checkout' })).toBeVisible();
    await expect(positionRow(page, zero)).not.toHaveTextContent('can no longer be ordered');
  },
};

/** D13: the order step was raised. */
export const StepRaised: Story = {
  parameters: { shop: { cart: [{ sku: mockSkus.minimumQuantityTen, amount: 45 }] } },
  play: async ({ canvas }) => {
    const page = await cartPage(canvas);
    const chip = 'Chip resistor 4.7 kΩ, 0805';
    await expect(positionRow(page, chip)).toHaveTextContent(
      '45 pieces can no longer be ordered. It is now sold in steps of 10.',
    );
    await userEvent.click(page.getByRole('button', { name: `Change to 50: ${chip}` }));
    await expect(amountField(page, chip)).toHaveValue('50');
  },
};

/** D13, D14: multiples of ten, at the price breaks for fifty and forty pieces. */
export const OrderSteps: Story = {
  parameters: { shop: { cart: carts.inSteps } },
  play: async ({ canvas }) => {
    const page = await cartPage(canvas);
    const chip = 'Chip resistor 4.7 kΩ, 0805';
    await expect(positionRow(page, chip)).toHaveTextContent('Price per piece €0.04');
    await userEvent.click(page.getByRole('button', { name: `Less: ${chip}` }));
    await expect(amountField(page, chip)).toHaveValue('40');
    await expect(positionRow(page, chip)).toHaveTextContent('Price per piece €0.05');
    await userEvent.clear(amountField(page, chip));
    await userEvent.type(amountField(page, chip), '55{Enter}');
    await expect(amountField(page, chip)).toHaveValue('60');
    await expect(amountField(page, chip)).toHaveAccessibleDescription('Sold in steps of 10.');
  },
};

/** D11: a company in another EU country with a valid VAT id. */
export const ReverseCharge: Story = {
  tags: ['picture'],
  globals: { customerType: 'COMPANY', country: 'DE' },
  parameters: { shop: { vatId: 'DE123456788', cart: carts.usual } },
  play: async ({ canvas }) => {
    const page = await cartPage(canvas);
    await expect(totals(page)).toHaveTextContent('Total without VAT');
    await expect(totals(page)).toHaveTextContent('the recipient is liable for VAT');
  },
};

/** D11: no VAT outside the EU, with a note on import duties. */
export const Export: Story = {
  globals: { country: 'CH' },
  parameters: { shop: { cart: carts.usual } },
  play: async ({ canvas }) => {
    const page = await cartPage(canvas);
    await expect(totals(page)).toHaveTextContent('Total without VAT');
    await expect(totals(page)).toHaveTextContent(
      'Import duties and taxes of the destination country are not included.',
    );
  },
};
