import { mockSkus } from '@platine/mocks/catalogue/catalogue.ts';
import {
  productMissing,
  retiredProductFailure,
  retiredProductOffline,
  retiredProductPending,
} from '@platine/mocks/scenarios/catalogue.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectPage } from '../../interaction/expectPage.testing.ts';
import { expectFailure, expectOffline } from '../failedPage.testing.ts';
import { ProductScreen } from './ProductScreen.tsx';

const { board, presale, longGermanName } = mockSkus;

/** The ways on from the page of a product that the shop no longer has, or never had. */
const meta = {
  component: ProductScreen,
  args: { sku: board },
  parameters: {
    layout: 'fullscreen',
    path: `/product/${board}`,
    shop: { changedProducts: { [board]: null }, successors: { [board]: presale } },
  },
} satisfies Meta<typeof ProductScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const name = 'Microcontroller board Kupferbach 4';
const successor = 'Microcontroller board Kupferbach 5';
const gone = `${name} is no longer available`;
const field = 'Search for another product';

/** The successor has its tile, the category its link, and the search field begins with the product's name. */
export const Success: Story = {
  play: async ({ canvas }) => {
    const page = within(canvas.getByRole('main'));
    await expectPage(page, gone);
    const tiles = within(await page.findByRole('list', { name: 'The successor' }));
    await expect(tiles.getByRole('link', { name: successor })).toHaveAttribute('href', `/product/${presale}`);
    await expect(tiles.getByText('€32.50')).toBeVisible();
    await expect(tiles.getByRole('button', { name: /^Add to cart/ })).toBeEnabled();
    await expect(page.getByRole('searchbox', { name: field })).toHaveValue(name);
    await expect(await page.findByRole('link', { name: 'Embedded' })).toHaveAttribute('href', '/category/1.2.2');
  },
};

/** Without a successor the category is the way on. */
export const WithoutSuccessor: Story = {
  parameters: { shop: { changedProducts: { [board]: null } } },
  play: async ({ canvas }) => {
    const page = within(canvas.getByRole('main'));
    await expectPage(page, gone);
    await expect(await page.findByRole('link', { name: 'Embedded' })).toBeVisible();
    await expect(page.queryByRole('heading', { name: 'The successor' })).not.toBeInTheDocument();
  },
};

/** A successor that was retired in its turn leads to its own. */
export const SuccessorRetiredToo: Story = {
  parameters: {
    shop: {
      changedProducts: { [board]: null, [presale]: null },
      successors: { [board]: presale, [presale]: mockSkus.limitedToThree },
    },
  },
  play: async ({ canvas }) => {
    const tiles = within(await canvas.findByRole('list', { name: 'The successor' }));
    await expect(tiles.getByRole('link', { name: 'Single-board computer Kupferbach Zero' })).toBeVisible();
  },
};

/** D24: a number that the shop never had. The search begins with it, and the menu's groups show what there is. */
export const UnknownNumber: Story = {
  args: { sku: 999_999 },
  play: async ({ canvas }) => {
    const page = within(canvas.getByRole('main'));
    await expectPage(page, 'Product no longer available');
    await expect(page.getByRole('searchbox', { name: field })).toHaveValue('999999');
    await expect(await page.findByRole('heading', { name: 'Product groups' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Education' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/group\?grouptags=/),
    );
  },
};

/** A part number in the address is no SKU, but the search may find it. */
export const PartNumberInAddress: Story = {
  args: { sku: Number.NaN, asked: 'NE555P' },
  play: async ({ canvas }) => {
    const page = within(canvas.getByRole('main'));
    await expectPage(page, 'Product no longer available');
    await expect(page.getByRole('searchbox', { name: field })).toHaveValue('NE555P');
  },
};

/** Anybody can write an address: what is no part number is not shown. */
export const TextInAddress: Story = {
  args: { sku: Number.NaN, asked: 'call <b>now</b>' },
  play: async ({ canvas }) => {
    const page = within(canvas.getByRole('main'));
    await expectPage(page, 'Product no longer available');
    await expect(page.getByRole('searchbox', { name: field })).toHaveValue('');
  },
};

export const Loading: Story = {
  parameters: { scenario: [...productMissing(), ...retiredProductPending()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The product is being loaded')).toBeInTheDocument();
  },
};

export const LoadError: Story = {
  parameters: { scenario: [...productMissing(), ...retiredProductFailure()] },
  play: expectFailure,
};

export const NetworkError: Story = {
  parameters: { scenario: [...productMissing(), ...retiredProductOffline()] },
  play: expectOffline,
};

export const CompanyCustomer: Story = {
  globals: { customerType: 'COMPANY' },
  play: async ({ canvas }) => {
    const tiles = within(await canvas.findByRole('list', { name: 'The successor' }));
    await expect(tiles.getByText('€27.78')).toBeVisible();
  },
};

export const German: Story = {
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Mikrocontroller-Platine Kupferbach 4 ist nicht mehr erhältlich');
    await expect(await canvas.findByRole('list', { name: 'Der Nachfolger' })).toBeVisible();
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Carte à microcontrôleur Kupferbach 4 n’est plus disponible');
    await expect(await canvas.findByRole('list', { name: 'L’article de remplacement' })).toBeVisible();
  },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'The successor' })).toBeVisible();
  },
};

/** Nothing overflows the smallest phone, with the longest word of the catalogue as its title. */
export const SmallScreen: Story = {
  args: { sku: longGermanName },
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  parameters: { shop: { changedProducts: { [longGermanName]: null }, successors: { [longGermanName]: presale } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Der Nachfolger' })).toBeVisible();
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
