import { catalogue } from '@platine/mocks/catalogue/catalogue.ts';
import { listingEmpty, listingFailure, listingOffline, listingPending } from '@platine/mocks/scenarios/catalogue.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ListingPage } from './ListingPage.tsx';

const meta = {
  component: ListingPage,
  args: {
    request: { only: 'SALE', sort: 'RELEVANCE', page: 1, pageSize: 24 },
    title: 'Reduced',
    pathOf: (page) => `/reduced/${page}`,
    empty: <p>Nothing is reduced.</p>,
  },
  parameters: { layout: 'fullscreen', path: '/reduced' },
} satisfies Meta<typeof ListingPage>;

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
    await expect(await canvas.findByText(/^\d+ products?$/)).toBeVisible();
    const list = within(canvas.getByRole('list', { name: 'Reduced' }));
    await expect(list.getAllByRole('heading', { level: 2 })).not.toHaveLength(0);
    await expect(canvas.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
    const way = within(canvas.getByRole('navigation', { name: 'You are here' }));
    await expect(way.getByText('Reduced')).toHaveAttribute('aria-current', 'page');
  },
};

export const SeveralPages: Story = {
  args: { request: { only: 'NEW', sort: 'NEWEST', page: 2, pageSize: 24 } },
  parameters: { shop: { catalogue: manyNew } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/\d+ products, page 2 of \d/)).toBeVisible();
    const list = canvas.getByRole('list', { name: 'Reduced' });
    await expect(within(list).getAllByRole('heading', { level: 2 })).toHaveLength(24);
    const pages = within(canvas.getByRole('navigation', { name: 'Pages' }));
    await expect(pages.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/reduced/1');
    await expect(pages.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/reduced/3');
  },
};

export const BeyondTheLastPage: Story = {
  args: { request: { only: 'SALE', sort: 'RELEVANCE', page: 9, pageSize: 24 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'There are not so many pages' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'To the first page' })).toHaveAttribute('href', '/reduced/1');
  },
};

export const Loading: Story = {
  parameters: { scenario: listingPending() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Reduced', level: 1 })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Reduced' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** Trying again in vain says so again, and the keyboard stays in the page's content. */
export const LoadError: Story = {
  parameters: { scenario: listingFailure() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This page could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This page could not be loaded');
    await expect(canvas.getByRole('main')).toHaveFocus();
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
    await expect(await canvas.findByText('Nothing is reduced.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Reduced', level: 1 })).toBeVisible();
  },
};
