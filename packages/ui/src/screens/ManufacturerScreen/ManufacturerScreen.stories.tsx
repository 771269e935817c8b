import {
  listingEmpty,
  manufacturersFailure,
  manufacturersOffline,
  manufacturersPending,
} from '@platine/mocks/scenarios/catalogue.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectPage } from '../../interaction/expectPage.testing.ts';
import { expectNothing, expectPriceLines, expectNoOverflow } from '../ListingPage/listingStates.testing.ts';
import { expectFailure, expectOffline } from '../failedPage.testing.ts';
import { ManufacturerScreen } from './ManufacturerScreen.tsx';

const meta = {
  component: ManufacturerScreen,
  args: { id: 105 },
  parameters: { layout: 'fullscreen', path: '/manufacturer/105' },
} satisfies Meta<typeof ManufacturerScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Klots');
    await canvas.findByText(/^\d+ products?$/);
    const list = within(canvas.getByRole('list', { name: 'Klots' }));
    await expect(await list.findAllByRole('heading', { level: 2 })).not.toHaveLength(0);
    const way = within(canvas.getByRole('navigation', { name: 'You are here' }));
    await expect(way.getByRole('link', { name: 'Manufacturers A–Z' })).toHaveAttribute('href', '/manufacturers');
  },
};

/** D24: unknown manufacturer. */
export const NotFound: Story = {
  args: { id: 999 },
  parameters: { path: '/manufacturer/999' },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'This page does not exist');
  },
};

export const Loading: Story = {
  parameters: { scenario: manufacturersPending() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument();
  },
};

export const LoadError: Story = { parameters: { scenario: manufacturersFailure() }, play: expectFailure };
export const NetworkError: Story = { parameters: { scenario: manufacturersOffline() }, play: expectOffline };
export const Empty: Story = {
  parameters: { scenario: listingEmpty() },
  play: expectNothing('There are no products by this manufacturer'),
};

export const PrivateCustomer: Story = {
  globals: { country: 'FI' },
  play: expectPriceLines(/incl\. 25\.5\s% VAT \(FI\), plus shipping/),
};
export const CompanyCustomer: Story = {
  globals: { customerType: 'COMPANY' },
  play: expectPriceLines(/excl\. 17\s% VAT \(LU\), plus shipping/),
};

export const German: Story = {
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Hersteller A–Z' })).toBeVisible();
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Fabricants A–Z' })).toBeVisible();
  },
};

export const SmallScreen: Story = {
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  play: expectNoOverflow,
};
