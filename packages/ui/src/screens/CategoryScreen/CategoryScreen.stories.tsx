import {
  categoryFailure,
  categoryOffline,
  categoryPending,
  listingEmpty,
  listingFailure,
} from '@platine/mocks/scenarios/catalogue.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import {
  expectFailure,
  expectHeading,
  expectNothing,
  expectOffline,
  expectToFit,
} from '../ListingPage/listingStates.testing.ts';
import { CategoryScreen } from './CategoryScreen.tsx';

const meta = {
  component: CategoryScreen,
  args: { path: '1.2.1' },
  parameters: { layout: 'fullscreen', path: '/category/1.2.1' },
} satisfies Meta<typeof CategoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Components', level: 1 })).toBeVisible();
    await canvas.findByText(/^\d+ products?$/);
    const list = within(canvas.getByRole('list', { name: 'Components' }));
    await expect((await list.findAllByRole('heading', { level: 2 })).length).toBeGreaterThan(1);
    const children = within(canvas.getByRole('navigation', { name: 'Subcategories' }));
    const names = children.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(names).toEqual(['Capacitors', 'Resistors', 'Semiconductors']);
    await expect(children.getByRole('link', { name: 'Resistors' })).toHaveAttribute('href', '/category/1.2.1.1');
  },
};

/** The lowest level: the way here names all above it, and there is nothing below. */
export const WithoutChildren: Story = {
  args: { path: '1.2.1.1' },
  parameters: { path: '/category/1.2.1.1' },
  play: async ({ canvas }) => {
    const way = within(await canvas.findByRole('navigation', { name: 'You are here' }));
    await expect(await way.findByRole('link', { name: 'Components' })).toHaveAttribute('href', '/category/1.2.1');
    await expect(way.getByRole('link', { name: 'Start' })).toHaveAttribute('href', '/');
    await expect(way.getByText('Resistors')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('navigation', { name: 'Subcategories' })).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  parameters: { scenario: categoryPending() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument();
  },
};

export const LoadError: Story = { parameters: { scenario: categoryFailure() }, play: expectFailure };
export const NetworkError: Story = { parameters: { scenario: categoryOffline() }, play: expectOffline };

/** The category is known, its products could not be read: the ways out of it stay. */
export const ListingError: Story = {
  parameters: { scenario: listingFailure() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This page could not be loaded');
    await expect(canvas.getByRole('navigation', { name: 'Subcategories' })).toBeVisible();
  },
};

/** D24: a category that the shop does not have. */
export const NotFound: Story = {
  args: { path: '1.2.99' },
  parameters: { path: '/category/1.2.99' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This page does not exist', level: 1 })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { scenario: listingEmpty() },
  play: expectNothing('There are no products in this category'),
};

export const German: Story = { globals: { language: 'DE' }, play: expectHeading('Bauteile') };
export const French: Story = { globals: { language: 'FR' }, play: expectHeading('Composants') };
export const SmallScreen: Story = {
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  play: expectToFit,
};
