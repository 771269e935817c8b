import { mockSkus } from '@platine/mocks/catalogue/catalogue.ts';
import { disconnect, failWith, neverAnswer } from '@platine/mocks/scenarios/calls.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { expectPage } from '../../interaction/expectPage.testing.ts';
import { expectFailure, expectOffline } from '../failedPage.testing.ts';
import { CompareScreen } from './CompareScreen.tsx';

const { resistor, minimumQuantityTen, board, school, limitedToThree } = mockSkus;
const at = (query: string) => new URLSearchParams(query);
const two = `sku=${resistor}&sku=${minimumQuantityTen}`;

/** Up to four products side by side, at an address that can be shared. */
const meta = {
  component: CompareScreen,
  args: { search: at(two) },
  parameters: { layout: 'fullscreen', path: `/compare?${two}` },
} satisfies Meta<typeof CompareScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Differences are marked, and a missing value is a dash. */
export const Success: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Compare products');
    const table = within(await canvas.findByRole('table'));
    const rows = table.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await expect(rows.slice(0, 5)).toEqual([
      'Price per piece',
      'Availability',
      'Order',
      'Manufacturer',
      'Resistance (differs)',
    ]);
    const resistance = within(table.getByRole('row', { name: /^Resistance/ }));
    await expect(resistance.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      '10\u00A0kΩ',
      '4.7\u00A0kΩ',
    ]);
    const tolerance = within(table.getByRole('row', { name: /^Tolerance/ }));
    await expect(tolerance.getAllByRole('cell').map(({ textContent }) => textContent)).toContain('–');
    await expect(table.getByRole('link', { name: 'Remove: Carbon film resistor 10 kΩ' })).toHaveAttribute(
      'href',
      `/compare?sku=${minimumQuantityTen}`,
    );
  },
};

/** Prices are those of the amount that can be ordered (D13, D14), and the button begins with it. */
export const AtAnAmount: Story = {
  tags: ['picture'],
  args: { search: at(`${two}&amount=95`) },
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /^Stückpreis/ });
    const [first, second] = within(row).getAllByRole('cell');
    await expect(first).toHaveTextContent(/95 Stück: 11,40\s€ab 100 0,08\s€/);
    await expect(second).toHaveTextContent(/100 Stück: /);
    await expect(canvas.getByRole('spinbutton', { name: 'Preise bei einer Menge von' })).toHaveValue(95);
    const amounts = canvas.getAllByRole('textbox', { name: /^Menge/ });
    await expect(amounts.map((field) => field.getAttribute('value'))).toEqual(['95', '100']);
  },
};

/** Four are the most: a fifth is left out by name, and the page says what to do. */
export const AFifthProduct: Story = {
  tags: ['picture'],
  args: { search: at(`${two}&sku=${board}&sku=${school}&sku=${limitedToThree}`) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Only four products can be compared')).toBeVisible();
    await expect(canvas.getByRole('link', { name: String(limitedToThree) })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^Remove: / })).toHaveLength(4);
    await expect(canvas.queryByRole('textbox', { name: 'Add a product' })).not.toBeInTheDocument();
  },
};

/** Numbers that the shop does not have and amounts that are none are said; the rest is shown. */
export const UnknownNumbers: Story = {
  tags: ['picture'],
  args: { search: at(`sku=${resistor}&sku=999999999&sku=4k7&amount=many`) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not everything was found')).toBeVisible();
    await expect(canvas.getByText('999999999')).toBeVisible();
    await expect(canvas.getByText('4k7')).toBeVisible();
    await expect(canvas.getByText('The amount was not understood')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^Remove: / })).toHaveLength(1);
  },
};

export const Empty: Story = {
  tags: ['picture'],
  args: { search: at('') },
  parameters: { path: '/compare' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'There is nothing to compare yet' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Add a product' })).toBeVisible();
  },
};

/** None of the numbers exists: that is no failure of the page. */
export const NothingFound: Story = {
  args: { search: at('sku=999999999') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not everything was found')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'There is nothing to compare yet' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { scenario: neverAnswer('loadProducts') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument();
  },
};

export const LoadError: Story = {
  parameters: { scenario: failWith('loadProducts', 'InternalErrorException') },
  play: expectFailure,
};

export const NetworkError: Story = {
  parameters: { scenario: disconnect('loadProducts') },
  play: expectOffline,
};

export const PrivateCustomer: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/incl\. 17.% VAT/)).toBeVisible();
  },
};

export const CompanyCustomer: Story = {
  globals: { customerType: 'COMPANY' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/excl\. 17.% VAT/)).toBeVisible();
  },
};

/** By keyboard a product is taken out or added to the cart. */
export const KeyboardOnly: Story = {
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Add to cart: Carbon film resistor 10 kΩ' });
    canvas.getByRole('link', { name: 'Remove: Carbon film resistor 10 kΩ' }).focus();
    while (document.activeElement !== button) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(/added to the cart/)).toBeVisible();
  },
};

export const German: Story = {
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Artikel vergleichen');
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Comparer des articles');
  },
};

/** Products scroll sideways inside their frame, the page does not. */
export const SmallScreen: Story = {
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
