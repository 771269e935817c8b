import { listingEmpty, listingFailure, listingOffline, listingPending } from '@platine/mocks/scenarios/catalogue.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import {
  expectBeyond,
  expectHeading,
  expectLoading,
  expectNothing,
  expectPriceLines,
  expectNoOverflow,
} from '../ListingPage/listingStates.testing.ts';
import { expectFailure, expectOffline } from '../failedPage.testing.ts';
import { SaleScreen } from './SaleScreen.tsx';

const meta = {
  component: SaleScreen,
  parameters: { layout: 'fullscreen', path: '/sales' },
} satisfies Meta<typeof SaleScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await canvas.findByText(/^\d+ products?$/);
    const list = within(canvas.getByRole('list', { name: 'Sale' }));
    await expect((await list.findAllByText(/^−\d+/)).length).toBe(list.getAllByRole('heading', { level: 2 }).length);
  },
};

export const BeyondTheLastPage: Story = {
  parameters: { path: '/sales?page=9' },
  play: expectBeyond('/sales'),
};

export const Loading: Story = { parameters: { scenario: listingPending() }, play: expectLoading('Sale') };
export const LoadError: Story = { parameters: { scenario: listingFailure() }, play: expectFailure };
export const NetworkError: Story = { parameters: { scenario: listingOffline() }, play: expectOffline };
export const Empty: Story = {
  parameters: { scenario: listingEmpty() },
  play: expectNothing('Nothing is reduced right now'),
};

export const PrivateCustomer: Story = {
  globals: { country: 'FI' },
  play: expectPriceLines(/incl\. 25\.5\s% VAT \(FI\), plus shipping/),
};
export const CompanyCustomer: Story = {
  globals: { customerType: 'COMPANY' },
  play: expectPriceLines(/excl\. 17\s% VAT \(LU\), plus shipping/),
};

export const German: Story = { globals: { language: 'DE' }, play: expectHeading('Reduziert') };
export const French: Story = { globals: { language: 'FR' }, play: expectHeading('Promotions') };
export const SmallScreen: Story = {
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  play: expectNoOverflow,
};
