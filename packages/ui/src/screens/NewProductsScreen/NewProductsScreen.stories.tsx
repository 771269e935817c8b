import { catalogueCopies } from '@platine/mocks/catalogue/copies.ts';
import { listingEmpty, listingFailure, listingOffline, listingPending } from '@platine/mocks/scenarios/catalogue.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import {
  expectBeyond,
  expectHeading,
  expectLoading,
  expectNothing,
  expectPriceLines,
  expectSecondPage,
  expectNoOverflow,
} from '../ListingPage/listingStates.testing.ts';
import { expectFailure, expectOffline } from '../failedPage.testing.ts';
import { NewProductsScreen } from './NewProductsScreen.tsx';

const meta = {
  component: NewProductsScreen,
  parameters: { layout: 'fullscreen', path: '/new_products' },
} satisfies Meta<typeof NewProductsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('6 products')).toBeVisible();
    const list = within(canvas.getByRole('list', { name: 'New products' }));
    const [newest, ...others] = list.getAllByRole('heading', { level: 2 });
    await expect(others).toHaveLength(5);
    await expect(newest).toHaveTextContent('Microcontroller board Kupferbach 5');
  },
};

export const SeveralPages: Story = {
  parameters: { path: '/new_products?page=2', shop: { catalogue: catalogueCopies(3, { newSince: '2026-11-01' }) } },
  play: expectSecondPage('/new_products'),
};

export const BeyondTheLastPage: Story = {
  parameters: { path: '/new_products?page=9' },
  play: expectBeyond('/new_products'),
};

export const Loading: Story = { parameters: { scenario: listingPending() }, play: expectLoading('New products') };
export const LoadError: Story = { parameters: { scenario: listingFailure() }, play: expectFailure };
export const NetworkError: Story = { parameters: { scenario: listingOffline() }, play: expectOffline };
export const Empty: Story = {
  parameters: { scenario: listingEmpty() },
  play: expectNothing('There are no new products right now'),
};

export const PrivateCustomer: Story = {
  globals: { country: 'FI' },
  play: expectPriceLines(/incl\. 25\.5\s% VAT \(FI\), plus shipping/),
};
export const CompanyCustomer: Story = {
  globals: { customerType: 'COMPANY' },
  play: expectPriceLines(/excl\. 17\s% VAT \(LU\), plus shipping/),
};

export const German: Story = { globals: { language: 'DE' }, play: expectHeading('Neuheiten') };
export const French: Story = { globals: { language: 'FR' }, play: expectHeading('Nouveautés') };
export const SmallScreen: Story = {
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  play: expectNoOverflow,
};
