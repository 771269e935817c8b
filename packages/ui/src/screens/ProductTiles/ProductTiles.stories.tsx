import { catalogue, mockProduct, mockSkus } from '@platine/mocks/catalogue/catalogue.ts';
import { mockCustomers } from '@platine/mocks/shop/accounts/customers.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ProductTiles, ProductTilesSkeleton } from './ProductTiles.tsx';

const meta = {
  component: ProductTiles,
  args: {
    label: 'All products',
    level: 2,
    products: catalogue.map(({ product }) => product),
    pricing: { vat: { kind: 'DESTINATION', country: 'LU', rate: 170 }, mode: 'gross' },
  },
  parameters: { layout: 'fullscreen', path: '/' },
  decorators: [
    (Story) => (
      <>
        <h1>All products</h1>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof ProductTiles>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All cases of the mock catalogue. */
export const AllCases: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'All products' }));
    await expect(list.getAllByRole('heading', { level: 2 })).toHaveLength(catalogue.length);
    await expect(list.getAllByText('At most 5 per customer.')).not.toHaveLength(0);
    await expect(list.getAllByText('Sold in steps of 10.')).not.toHaveLength(0);
    await expect(list.getAllByText('per piece')).toHaveLength(list.getAllByText(/^Sold in steps/).length);
  },
};

const cardsOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((card) => within(card));

/** A product that is not for sale shows neither delivery time nor order limits. */
export const NotForSale: Story = {
  args: {
    products: [mockSkus.limitedToThree, mockSkus.board].map((sku) => ({
      ...mockProduct(sku),
      ...(sku === mockSkus.limitedToThree && { prices: [] }),
    })),
  },
  play: async ({ canvas }) => {
    const [shown, sold] = cardsOf(canvas.getByRole('list', { name: 'All products' }));
    await expect(shown?.getByText('Currently not for sale')).toBeVisible();
    await expect(shown?.queryByText(/in stock|per customer|VAT/)).not.toBeInTheDocument();
    await expect(sold?.getByText(/in stock/)).toBeVisible();
  },
};

/** D13: a limit below the order step leaves no valid amount, although there is a price. */
export const NoRoomForAStep: Story = {
  args: {
    products: [
      { ...mockProduct(mockSkus.minimumQuantityTen), rule: { step: 10, limit: 3 } },
      { ...mockProduct(mockSkus.minimumQuantityTen), sku: 1, rule: { step: 10, limit: 10 } },
    ],
  },
  play: async ({ canvas }) => {
    const [shown, sold] = cardsOf(canvas.getByRole('list', { name: 'All products' }));
    await expect(shown?.getByText('Currently not for sale')).toBeVisible();
    await expect(shown?.queryByText(/€|steps of/)).not.toBeInTheDocument();
    await expect(sold?.getByText(/Sold in steps of 10/)).toBeVisible();
  },
};

/** At the top of a page the first row's pictures load eagerly, the others lazily. */
export const OnTop: Story = {
  args: { onTop: true },
  play: async ({ canvas }) => {
    const pictures = canvas.getByRole('list', { name: 'All products' }).querySelectorAll('img');
    const loading = [...pictures].map((picture) => picture.getAttribute('loading'));
    await expect(loading.slice(0, 5)).toEqual(['eager', 'eager', 'eager', 'eager', 'lazy']);
  },
};

/**
 * Each button names its product, so that the buttons of a page can be told apart (WCAG 2.4.6); the name begins with the
 * visible label in every language.
 */
export const NamedButtons: Story = {
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    const names = canvas
      .getAllByRole('button', { name: /^Ajouter au panier/ })
      .map((button) => button.getAttribute('aria-label') ?? '');
    await expect(names.length).toBeGreaterThan(1);
    await expect(new Set(names).size).toBe(names.length);
    for (const name of names) await expect(name).toMatch(/^Ajouter au panier\u00A0: ./);
  },
};

/** Spec §9, D13: a customer without limits has none in listings either. */
export const SchoolHasNoLimit: Story = {
  args: {
    products: catalogue
      .map(({ product }) => product)
      .filter(({ sku }) => sku === mockSkus.school || sku === mockSkus.scarceSchool),
  },
  parameters: { shop: { user: mockCustomers.school.user } },
  play: async ({ canvas }) => {
    const [field] = await canvas.findAllByRole('textbox', { name: /^Amount: / });
    await waitFor(() => expect(canvas.queryByText(/per customer/)).not.toBeInTheDocument());
    if (field === undefined) throw new Error('The listing has no amount field');
    await userEvent.clear(field);
    await userEvent.type(field, '12{Enter}');
    await expect(await canvas.findByRole('link', { name: /12 pieces/ })).toBeVisible();
    await expect(canvas.queryByText(/per customer/)).not.toBeInTheDocument();
  },
};

/** Prices and buttons align across a row, whatever the text above. */
export const Aligned: Story = {
  globals: { language: 'DE', viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button', { name: /^In den Warenkorb/ });
    await expect(first?.getBoundingClientRect().top).toBe(second?.getBoundingClientRect().top);
    const [one, other] = canvas.getAllByText(/inkl\. 17\s% MwSt\./);
    await expect(one?.getBoundingClientRect().top).toBe(other?.getBoundingClientRect().top);
  },
};

/** Four cards in a row on a desktop, with the button's label on one line. */
export const FourInARow: Story = {
  globals: { language: 'DE', viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button', { name: /^In den Warenkorb/ });
    const tops = buttons.slice(0, 4).map((button) => button.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
    for (const button of buttons) await expect(button.getBoundingClientRect().height).toBe(40);
  },
};

export const Loading: Story = {
  render: ({ label }) => <ProductTilesSkeleton label={label} count={4} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'All products' })).toHaveAttribute('aria-busy', 'true');
  },
};
