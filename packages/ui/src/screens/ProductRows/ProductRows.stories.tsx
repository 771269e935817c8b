import { catalogue, mockProduct, mockSkus } from '@platine/mocks/catalogue/catalogue.ts';
import { mockCustomers } from '@platine/mocks/shop/accounts/customers.ts';
import { firstPlace } from '@platine/domain/search/listingPlace.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { listingAddress } from '../ListingPage/listingRequest.ts';
import { ProductRows } from './ProductRows.tsx';

const meta = {
  component: ProductRows,
  args: {
    label: 'All products',
    products: catalogue.map(({ product }, index) => ({
      ...product,
      // The last product is no longer for sale.
      ...(index === catalogue.length - 1 && { prices: [] }),
    })),
    pricing: { vat: { kind: 'DESTINATION', country: 'LU', rate: 170 }, mode: 'gross' },
    place: firstPlace,
    addressOf: (place) => listingAddress('/sales', place),
  },
  globals: { viewport: { value: 'desk' } },
  parameters: { layout: 'fullscreen', path: '/' },
  decorators: [
    (Story) => (
      <>
        <h1>All products</h1>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof ProductRows>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = document.documentElement;

/** All cases of the mock catalogue; the VAT line is shown once. */
export const AllCases: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'All products' }));
    await expect(table.getAllByRole('button', { name: /^Add to cart/ })).not.toHaveLength(0);
    await expect(table.getAllByText('Currently not for sale')).not.toHaveLength(0);
    await expect(canvas.getByText(/incl\. 17\s% VAT/)).toBeVisible();
  },
};

/** Record 0104: a list says of a part that is made no longer, and of no other. */
export const Lifecycle: Story = {
  tags: ['picture'],
  args: {
    products: catalogue.slice(0, 4).map(({ product }, index) => {
      const state = (['NOT_FOR_NEW_DESIGNS', 'LAST_ORDER', 'DISCONTINUED', 'ACTIVE'] as const)[index] ?? 'ACTIVE';
      const lastOrder = state === 'LAST_ORDER' ? '2027-01-31' : null;
      return { ...product, lifecycle: { state, lastOrder, replacements: [] } };
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not recommended for new designs')).toBeVisible();
    await expect(canvas.getByText(/^Last orders at the maker until .*31.*2027$/)).toBeVisible();
    await expect(canvas.getAllByText(/new designs|at the maker|No longer made/)).toHaveLength(3);
  },
};

/** A product that is not for sale shows neither delivery time nor order limits. */
export const NotForSale: Story = {
  args: {
    products: catalogue
      .filter(({ product }) => product.sku === mockSkus.limitedToThree)
      .map(({ product }) => ({ ...product, prices: [] })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Currently not for sale')).toBeVisible();
    await expect(canvas.queryByText(/in stock|per customer/)).not.toBeInTheDocument();
  },
};

const resistors = Array.from({ length: 6 }, (_, index) => ({
  ...mockProduct(mockSkus.resistor),
  sku: mockSkus.resistor + index,
}));

/** Attributes that at least half of the products have are columns; a missing value is a dash. */
export const Compared: Story = {
  args: {
    products: [mockSkus.resistor, mockSkus.minimumQuantityTen]
      .flatMap((sku) => catalogue.filter(({ product }) => product.sku === sku))
      .map(({ product }) => product),
  },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'All products' }));
    await expect(table.getByRole('columnheader', { name: 'Resistance' })).toBeVisible();
    await expect(table.getByRole('cell', { name: /^4\.7\skΩ$/ })).toBeVisible();
    await expect(table.queryByRole('columnheader', { name: 'Tolerance' })).not.toBeInTheDocument();
  },
};

/** A row with a name of one line is 40 px high: amount, button, price and breaks stand in it. */
export const Dense: Story = {
  tags: ['picture'],
  args: { products: resistors },
  globals: { language: 'DE', viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    const [, ...rows] = canvas.getAllByRole('row');
    await expect(rows).toHaveLength(resistors.length);
    for (const row of rows) await expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(41);
    const breaks = within(rows[0] ?? document.body).getByRole('list', { name: 'Staffelpreise' });
    const [first, second] = within(breaks).getAllByRole('listitem');
    await expect(first?.getBoundingClientRect().top).toBe(second?.getBoundingClientRect().top);
  },
};

const longNames = resistors.map((product) => ({
  ...product,
  name: { ALL: 'Résistance à couche métallique 10 kΩ, 1 %, 0,25 W, bande de 1000 pièces' },
  rule: { step: 10, limit: null },
  attributes: [
    ...product.attributes,
    { key: 'package', name: { ALL: 'Boîtier' }, value: null, text: { ALL: 'traversant, 2,3 × 6,3 mm' }, unit: null },
  ],
}));

/** Beside the filters rows stay at 40 px: the name is cut off, and nothing leaves the table. */
export const DenseBesideFilters: Story = {
  tags: ['picture'],
  args: { products: longNames },
  globals: { language: 'FR', viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('table').parentElement;
    frame?.style.setProperty('max-inline-size', '58rem');
    const [, ...rows] = canvas.getAllByRole('row');
    await expect(rows).toHaveLength(longNames.length);
    for (const row of rows) await expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(41);
    const table = canvas.getByRole('table');
    await expect(table.getBoundingClientRect().width).toBeLessThanOrEqual(58 * 16);
    const link = within(rows[0] ?? document.body).getByRole('link', { name: /bande de 1000 pièces$/ });
    await expect(link.getBoundingClientRect().width).toBeGreaterThan(120);
  },
};

const reduced = resistors.map((product) => ({
  ...product,
  prices: product.prices.map((entry) => ({
    ...entry,
    ...(entry.from === 1 && { original: entry.price + 20, lowest30Days: entry.price + 10 }),
  })),
}));

/** D15: a reduced product's row is no higher; the words on its struck price stand once above the table, and are heard in each row. */
export const Reduced: Story = {
  tags: ['picture'],
  args: { products: reduced },
  globals: { language: 'DE', viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Durchgestrichen: niedrigster Preis der 30 Tage davor')).toBeVisible();
    const frame = canvas.getByRole('table').parentElement;
    const [, ...rows] = canvas.getAllByRole('row');
    for (const width of ['58rem', '74rem']) {
      frame?.style.setProperty('max-inline-size', width);
      for (const row of rows) await expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(41);
    }
    frame?.style.removeProperty('max-inline-size');
    await expect(rows[0]).toHaveTextContent(/Vorher \S+ € niedrigster Preis der 30 Tage davor/);
  },
};

/** The head of a column is a link that sorts by it, and the other way round once it does; it stays in sight. */
export const SortedByAColumn: Story = {
  args: { products: resistors, place: { ...firstPlace, view: 'list', page: 2, sort: 'up.resistance' } },
  play: async ({ canvas }) => {
    const head = canvas.getByRole('columnheader', { name: 'Resistance' });
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await expect(getComputedStyle(head).position).toBe('sticky');
    const links = ['Resistance', 'Product', 'Availability', 'Price'].map((name) => canvas.getByRole('link', { name }));
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/sales?sort=down.resistance&view=list',
      '/sales?sort=name&view=list',
      '/sales?sort=stock&view=list',
      '/sales?sort=price&view=list',
    ]);
  },
};

/** Ticks are fields of a form that leads to the comparison, by keyboard as well and without script; its button comes with the first. */
export const TickedToCompare: Story = {
  tags: ['picture'],
  args: { products: resistors },
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    const hidden = canvas.getByRole('button', { name: 'Compare ticked products', hidden: true });
    await expect(hidden).not.toBeVisible();
    const [first, second] = canvas.getAllByRole('checkbox', { name: 'Compare: Carbon film resistor 10 kΩ' });
    first?.focus();
    await userEvent.keyboard(' ');
    await userEvent.click(second ?? document.body);
    await expect(canvas.getByRole('button', { name: 'Compare ticked products' })).toBeVisible();
    const form = hidden.closest('form');
    await expect(form).toHaveAttribute('action', '/compare');
    const data = form === null ? [] : new FormData(form).getAll('sku');
    await expect(data).toEqual(resistors.slice(0, 2).map(({ sku }) => String(sku)));
  },
};

/** Beside the facets long values wrap, and the buttons stay inside the frame. */
export const LongValues: Story = {
  args: {
    products: [mockSkus.resistor, mockSkus.minimumQuantityTen].map((sku) => {
      const product = mockProduct(sku);
      const text = { ALL: 'bedrahtet, 2,3 × 6,3 mm, in Schritten' };
      return { ...product, attributes: product.attributes.map((attribute) => ({ ...attribute, value: null, text })) };
    }),
  },
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('table', { name: 'All products' }).parentElement;
    if (frame === null) throw new Error('The table has no frame.');
    frame.style.inlineSize = '58rem';
    const { right } = frame.getBoundingClientRect();
    for (const button of canvas.getAllByRole('button', { name: /^In den Warenkorb/ })) {
      await expect(button.getBoundingClientRect().right).toBeLessThan(right);
      await expect(button.getBoundingClientRect().height).toBe(32);
    }
    frame.style.inlineSize = '';
  },
};

/** Spec §9, D13: no limit for a school. */
export const SchoolHasNoLimit: Story = {
  parameters: { shop: { user: mockCustomers.school.user } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Sold in steps of 10.')).not.toHaveLength(0);
    await waitFor(() => expect(canvas.queryByText(/per customer/)).not.toBeInTheDocument());
  },
};

/** Rows stack where columns do not fit. */
export const SmallScreen: Story = {
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^In den Warenkorb/ })).not.toHaveLength(0);
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
