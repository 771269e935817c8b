import { catalogueCopies } from '@platine/mocks/catalogue/copies.ts';
import { listingEmpty, listingFailure, listingOffline, listingPending } from '@platine/mocks/scenarios/catalogue.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { expectOffline } from '../failedPage.testing.ts';
import { ListingPage } from './ListingPage.tsx';
import {
  expectBeyond,
  expectHeading,
  expectLoading,
  expectSecondPage,
  expectNoOverflow,
} from './listingStates.testing.ts';

const base = '/category/1.2.1';

const meta = {
  component: ListingPage,
  args: {
    subject: { categoryPath: '1.2.1' },
    base,
    titles: { title: 'Components' },
    empty: <h2>Nothing is here.</h2>,
  },
  parameters: { layout: 'fullscreen', path: base },
} satisfies Meta<typeof ListingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^\d+ products?$/)).toBeVisible();
    const list = within(canvas.getByRole('list', { name: 'Components' }));
    await expect(list.getAllByRole('heading', { level: 2 })).not.toHaveLength(0);
    await expect(canvas.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
    const way = within(canvas.getByRole('navigation', { name: 'You are here' }));
    await expect(way.getByText('Components')).toHaveAttribute('aria-current', 'page');
  },
};

export const SeveralPages: Story = {
  parameters: { path: `${base}?page=2`, shop: { catalogue: catalogueCopies(8) } },
  play: expectSecondPage(base),
};

/** The pagination is at the end of the list; the focus moves to its beginning. */
export const NextPage: Story = {
  parameters: { path: `${base}?page=2`, shop: { catalogue: catalogueCopies(8) } },
  play: async ({ canvas }) => {
    const pages = within(await canvas.findByRole('navigation', { name: 'Pages' }));
    await userEvent.click(pages.getByRole('link', { name: 'Previous page' }));
    await expect(await canvas.findByText(/\d+ products, page 1 of \d/)).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Components' }).parentElement).toHaveFocus();
  },
};

export const BeyondTheLastPage: Story = { parameters: { path: `${base}?page=9` }, play: expectBeyond(base) };
export const Loading: Story = {
  tags: ['picture'],
  parameters: { scenario: listingPending() },
  play: expectLoading('Components'),
};
export const NetworkError: Story = { parameters: { scenario: listingOffline() }, play: expectOffline };

/** Each failed retry is announced, and the focus stays in the content. */
export const LoadError: Story = {
  tags: ['picture'],
  parameters: { scenario: listingFailure() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This page could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This page could not be loaded');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

export const Empty: Story = {
  tags: ['picture'],
  parameters: { scenario: listingEmpty() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is here.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Components', level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('form', { name: 'Narrow down the products' })).not.toBeInTheDocument();
  },
};

/** Rows for comparison, with the common attributes as columns. */
export const AsRows: Story = {
  tags: ['picture'],
  args: { subject: { categoryPath: '1.2.1.1' } },
  parameters: { path: `${base}?view=list`, shop: { catalogue: catalogueCopies(2) } },
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Components' }));
    await expect(table.getByRole('columnheader', { name: 'Resistance' })).toBeInTheDocument();
    await expect(table.getAllByRole('button', { name: /^Add to cart/ })).not.toHaveLength(0);
    await expect(canvas.getByRole('link', { name: 'List' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('link', { name: 'Grid' })).toHaveAttribute('href', base);
    // The focus stays on the link, so the change is announced.
    await userEvent.click(canvas.getByRole('link', { name: 'Grid' }));
    await expect(await screen.findByText('Grid', { selector: 'output *' })).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Grid' })).toHaveFocus();
  },
};

/** The sort order is in the URL, and changing it keeps the focus. */
export const Sorted: Story = {
  play: async ({ canvas }) => {
    const order = await canvas.findByRole('combobox', { name: 'Sort by' });
    await userEvent.selectOptions(order, 'Price, highest first');
    await expect(await canvas.findByRole('link', { name: 'List' })).toHaveAttribute(
      'href',
      `${base}?sort=price-desc&view=list`,
    );
    await expect(order).toHaveFocus();
    await expect(order).toHaveDisplayValue('Price, highest first');
  },
};

export const German: Story = {
  globals: { language: 'DE' },
  args: { titles: { title: 'Bauteile' } },
  play: expectHeading('Bauteile'),
};
export const French: Story = {
  globals: { language: 'FR' },
  args: { titles: { title: 'Composants' } },
  play: expectHeading('Composants'),
};
export const SmallScreen: Story = {
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  play: expectNoOverflow,
};
