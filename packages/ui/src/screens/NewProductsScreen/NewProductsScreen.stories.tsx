import { catalogue } from '@platine/mocks/catalogue/catalogue.ts';
import { listingEmpty, listingFailure, listingOffline, listingPending } from '@platine/mocks/scenarios/catalogue.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { NewProductsScreen } from './NewProductsScreen.tsx';

const meta = {
  component: NewProductsScreen,
  args: { page: 1 },
  parameters: { layout: 'fullscreen', path: '/new_products' },
} satisfies Meta<typeof NewProductsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The catalogue three times over, and all of it new: enough for several pages. */
const manyNew = [0, 1, 2].flatMap((copy) =>
  catalogue.map((entry) => ({
    ...entry,
    newSince: '2026-11-01',
    product: { ...entry.product, SKU: entry.product.SKU + copy * 1_000_000 },
  })),
);

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('6 products')).toBeVisible();
    const list = canvas.getByRole('list', { name: 'New products' });
    await expect(within(list).getAllByRole('heading', { level: 2 })).toHaveLength(6);
    await expect(within(list).getAllByRole('heading', { level: 2 })[0]).toHaveTextContent(
      'Microcontroller board Kupferbach 5',
    );
  },
};

export const SeveralPages: Story = {
  args: { page: 2 },
  parameters: { path: '/new_products?page=2', shop: { catalogue: manyNew } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/\d+ products, page 2 of \d/)).toBeVisible();
    const list = canvas.getByRole('list', { name: 'New products' });
    await expect(within(list).getAllByRole('heading', { level: 2 })).toHaveLength(24);
    const pages = within(canvas.getByRole('navigation', { name: 'Pages' }));
    await expect(pages.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/new_products');
    await expect(pages.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/new_products?page=3');
  },
};

export const BeyondTheLastPage: Story = {
  args: { page: 9 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'There are not so many pages' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'To the first page' })).toHaveAttribute('href', '/new_products');
  },
};

export const Loading: Story = {
  parameters: { scenario: listingPending() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'New products', level: 1 })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'New products' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const LoadError: Story = {
  parameters: { scenario: listingFailure() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This page could not be loaded');
  },
};

export const NetworkError: Story = {
  parameters: { scenario: listingOffline() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent(
      'No connection to the shop',
    );
  },
};

export const Empty: Story = {
  parameters: { scenario: listingEmpty() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'There are no new products right now' })).toBeVisible();
  },
};

export const PrivateCustomer: Story = {
  globals: { country: 'FI' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/incl\. 25\.5\s% VAT \(FI\), plus shipping/)).length).toBe(6);
  },
};

export const CompanyCustomer: Story = {
  globals: { customerType: 'COMPANY' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/excl\. 17\s% VAT \(LU\), plus shipping/)).length).toBe(6);
  },
};

export const German: Story = {
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('6 Produkte')).toBeVisible();
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('6 produits')).toBeVisible();
  },
};

/** Nothing is wider than the smallest phone, in the language with the longest words. */
export const SmallScreen: Story = {
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('6 Produkte')).toBeVisible();
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
