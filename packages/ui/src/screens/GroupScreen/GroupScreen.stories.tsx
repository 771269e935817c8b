import {
  listingEmpty,
  listingFailure,
  listingOffline,
  listingPending,
  menuFailure,
} from '@platine/mocks/scenarios/catalogue.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectPage } from '../../interaction/expectPage.testing.ts';
import {
  expectHeading,
  expectLoading,
  expectNothing,
  expectPriceLines,
  expectNoOverflow,
} from '../ListingPage/listingStates.testing.ts';
import { expectFailure, expectOffline } from '../failedPage.testing.ts';
import { GroupScreen } from './GroupScreen.tsx';

const meta = {
  component: GroupScreen,
  args: { groupTags: ['sensors', 'displays'] },
  parameters: { layout: 'fullscreen', path: '/group?grouptags=sensors,displays' },
} satisfies Meta<typeof GroupScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Sensors and displays');
    await canvas.findByText(/^\d+ products?$/);
    const list = within(canvas.getByRole('list', { name: 'Sensors and displays' }));
    await expect(await list.findAllByRole('heading', { level: 2 })).not.toHaveLength(0);
  },
};

/** All tags of a menu group: target of the group's name without JavaScript. */
export const WholeGroup: Story = {
  args: { groupTags: ['measuring', 'soldering'] },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Lab and workshop');
  },
};

/** Tags without a menu entry, or a menu that fails to load, do not affect the listing. */
export const WithoutAName: Story = {
  parameters: { scenario: menuFailure() },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Product group');
    await expect(await canvas.findAllByRole('heading', { level: 2 })).not.toHaveLength(0);
  },
};

export const NoTags: Story = {
  args: { groupTags: [] },
  parameters: { path: '/group' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'There are no products in this group', level: 1 }),
    ).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { scenario: listingPending() },
  play: expectLoading('Sensors and displays'),
};
export const LoadError: Story = { parameters: { scenario: listingFailure() }, play: expectFailure };
export const NetworkError: Story = { parameters: { scenario: listingOffline() }, play: expectOffline };
export const Empty: Story = {
  parameters: { scenario: listingEmpty() },
  play: expectNothing('There are no products in this group'),
};

export const PrivateCustomer: Story = {
  globals: { country: 'FI' },
  play: expectPriceLines(/incl\. 25\.5\s% VAT \(FI\), plus shipping/),
};
export const CompanyCustomer: Story = {
  globals: { customerType: 'COMPANY' },
  play: expectPriceLines(/excl\. 17\s% VAT \(LU\), plus shipping/),
};

export const German: Story = { globals: { language: 'DE' }, play: expectHeading('Sensoren und Anzeigen') };
export const French: Story = { globals: { language: 'FR' }, play: expectHeading('Capteurs et afficheurs') };
export const SmallScreen: Story = {
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  play: expectNoOverflow,
};
