import {
  categoryFailure,
  categoryOffline,
  categoryPending,
  listingEmpty,
  listingFailure,
} from '@platine/mocks/scenarios/catalogue.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectPage } from '../../interaction/expectPage.testing.ts';
import {
  expectHeading,
  expectNothing,
  expectPriceLines,
  expectNoOverflow,
} from '../ListingPage/listingStates.testing.ts';
import { expectFailure, expectOffline } from '../failedPage.testing.ts';
import { CategoryScreen } from './CategoryScreen.tsx';

const meta = {
  component: CategoryScreen,
  args: { path: '1.2.1' },
  parameters: { layout: 'fullscreen', path: '/category/1.2.1' },
} satisfies Meta<typeof CategoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Components');
    await canvas.findByText(/^\d+ products?$/);
    const list = within(canvas.getByRole('list', { name: 'Components' }));
    await expect((await list.findAllByRole('heading', { level: 2 })).length).toBeGreaterThan(1);
    const children = within(canvas.getByRole('navigation', { name: 'Subcategories' }));
    const names = children.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(names).toEqual(['Capacitors', 'Resistors', 'Semiconductors']);
    await expect(children.getByRole('link', { name: 'Resistors' })).toHaveAttribute('href', '/category/1.2.1.1');
  },
};

/** A leaf category: the breadcrumb names all ancestors, and there are no children. */
export const WithoutChildren: Story = {
  args: { path: '1.2.1.1' },
  parameters: { path: '/category/1.2.1.1' },
  play: async ({ canvas }) => {
    const way = within(await canvas.findByRole('navigation', { name: 'You are here' }));
    await expect(await way.findByRole('link', { name: 'Components' })).toHaveAttribute('href', '/category/1.2.1');
    await expect(way.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await expect(way.getByText('Resistors')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('navigation', { name: 'Subcategories' })).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  tags: ['picture'],
  parameters: { scenario: categoryPending() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument();
  },
};

export const LoadError: Story = { parameters: { scenario: categoryFailure() }, play: expectFailure };
export const NetworkError: Story = { parameters: { scenario: categoryOffline() }, play: expectOffline };

/** The category loaded, its products did not: the navigation stays. */
export const ListingError: Story = {
  parameters: { scenario: listingFailure() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This page could not be loaded');
    await expect(canvas.getByRole('navigation', { name: 'Subcategories' })).toBeVisible();
  },
};

/** D24: unknown category. */
export const NotFound: Story = {
  tags: ['picture'],
  args: { path: '1.2.99' },
  parameters: { path: '/category/1.2.99' },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'This page does not exist');
  },
};

export const Empty: Story = {
  parameters: { scenario: listingEmpty() },
  play: expectNothing('There are no products in this category'),
};

export const PrivateCustomer: Story = {
  globals: { country: 'FI' },
  play: expectPriceLines(/incl\. 25\.5\s% VAT \(FI\), plus shipping/),
};
export const CompanyCustomer: Story = {
  globals: { customerType: 'COMPANY' },
  play: expectPriceLines(/excl\. 17\s% VAT \(LU\), plus shipping/),
};

export const German: Story = { globals: { language: 'DE' }, play: expectHeading('Bauteile') };
export const French: Story = { globals: { language: 'FR' }, play: expectHeading('Composants') };
export const SmallScreen: Story = {
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  play: expectNoOverflow,
};
