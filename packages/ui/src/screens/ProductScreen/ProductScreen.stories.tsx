import { mockSkus } from '@platine/mocks/catalogue/catalogue.ts';
import { cartAddFailure } from '@platine/mocks/scenarios/cart.ts';
import { productFailure, productMissing, productOffline, productPending } from '@platine/mocks/scenarios/catalogue.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { expectPage } from '../../interaction/expectPage.testing.ts';
import { expectFailure, expectOffline } from '../failedPage.testing.ts';
import { ProductScreen } from './ProductScreen.tsx';

const meta = {
  component: ProductScreen,
  args: { sku: mockSkus.board },
  parameters: { layout: 'fullscreen', path: '/product/110300' },
} satisfies Meta<typeof ProductScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const name = 'Microcontroller board Kupferbach 4';

export const Success: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const page = within(canvas.getByRole('main'));
    await expect(await page.findByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(page.getByRole('img', { name })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Price by amount' })).toHaveTextContent('from 10€22.50');
    await expect(await page.findByRole('table', { name: 'Technical specifications' })).toBeVisible();
    await expect(await page.findByRole('heading', { name: 'Accessories' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'USB-C cable, 1 m' })).toHaveAttribute('href', '/product/110400');
  },
};

/** Breadcrumb, links to categories, and part numbers. */
export const Ways: Story = {
  play: async ({ canvas }) => {
    const page = within(canvas.getByRole('main'));
    await expect(await page.findByRole('link', { name: 'Kupferbach' })).toHaveAttribute('href', '/manufacturer/31');
    await expect(page.getByRole('link', { name: 'Ask about this product' })).toHaveAttribute(
      'href',
      '/contact?sku=110300',
    );
    const way = within(page.getByRole('navigation', { name: 'You are here' }));
    const [category] = await page.findAllByRole('link', { name: 'Embedded' });
    await expect(category).toHaveAttribute('href', '/category/1.2.2');
    await expect(way.getByText('KB-UNO-4')).toHaveAttribute('aria-current', 'page');
    await expect(page.getByText(/^Product number/)).toHaveTextContent('Product number 110300');
  },
};

/** Spec §9: dispatch time, and delivery time to the shopper's country. */
export const Abroad: Story = {
  globals: { country: 'CH' },
  play: async ({ canvas }) => {
    const page = within(canvas.getByRole('main'));
    await expect(await page.findByText('ships on the next business day')).toBeVisible();
    await expect(
      page.getByText(/^Switzerland: 3–6 days by express or 7–11 days by parcel after dispatch/),
    ).toBeVisible();
    await expect(page.getByText(/without VAT \(export\)/)).toBeVisible();
  },
};

/** No parcel carrier goes there, so no parcel's time is promised. */
export const Overseas: Story = {
  globals: { country: 'US' },
  play: async ({ canvas }) => {
    const page = within(canvas.getByRole('main'));
    await expect(
      await page.findByText(/^United States: 3–6 days by express or 3–21 days by post after dispatch/),
    ).toBeVisible();
    await expect(page.queryByText(/by parcel/)).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  tags: ['picture'],
  parameters: { scenario: productPending() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The product is being loaded')).toBeInTheDocument();
  },
};

/** The shop answers with an error. */
export const LoadError: Story = {
  parameters: { scenario: productFailure() },
  play: expectFailure,
};

export const NetworkError: Story = {
  parameters: { scenario: productOffline() },
  play: expectOffline,
};

/** Spec §8, D27: unknown product. */
export const NoLongerAvailable: Story = {
  tags: ['picture'],
  parameters: { scenario: productMissing() },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Product no longer available');
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: 'Back to the start page' })).toHaveAttribute('href', '/');
    await expect(main.getByRole('link', { name: 'See new products' })).toHaveAttribute('href', '/new_products');
    const field = main.getByRole('searchbox', { name: 'Search for another product' });
    await expect(field).toHaveAttribute('name', 'q');
    await expect(field.closest('form')).toHaveAttribute('action', '/search');
  },
};

/** A product without picture, specifications and relations leaves no gaps. */
export const Empty: Story = {
  args: { sku: mockSkus.withoutAssets },
  play: async ({ canvas }) => {
    const page = within(canvas.getByRole('main'));
    await expectPage(page, '1N4148');
    await expect(page.getByRole('img', { name: '1N4148' })).toBeVisible();
    await expect(page.queryByRole('heading', { name: 'Accessories' })).not.toBeInTheDocument();
  },
};

export const PrivateCustomer: Story = {
  globals: { country: 'DE' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/incl\. 19\s% VAT \(DE\), plus shipping/)).toBeVisible();
    await expect(canvas.getAllByText('€25.33')).not.toHaveLength(0);
  },
};

export const CompanyCustomer: Story = {
  globals: { customerType: 'COMPANY' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/excl\. 17\s% VAT \(LU\), plus shipping/)).toBeVisible();
    await expect(canvas.getAllByText('€21.28')).not.toHaveLength(0);
  },
};

export const German: Story = {
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Technische Daten' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^In den Warenkorb/ })).toBeVisible();
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Caractéristiques techniques' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Ajouter au panier/ })).toBeVisible();
  },
};

/** Nothing overflows the smallest phone, with the longest word of the catalogue. */
export const SmallScreen: Story = {
  args: { sku: mockSkus.longGermanName },
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^In den Warenkorb/ })).toBeVisible();
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};

/** The applying price break is marked (D14). */
export const PriceBreakReached: Story = {
  play: async ({ canvas }) => {
    const page = within(canvas.getByRole('main'));
    const field = await page.findByRole('textbox', { name: `Amount: ${name}` });
    await userEvent.clear(field);
    await userEvent.type(field, '12');
    await userEvent.tab();
    await expect(page.getByRole('row', { current: true })).toHaveTextContent('from 10€22.50');
  },
};

/** A refused amount is not ordered, not even by the press that blurs the field. */
export const RefusedAmount: Story = {
  play: async ({ canvas }) => {
    const page = within(canvas.getByRole('main'));
    const field = await page.findByRole('textbox', { name: `Amount: ${name}` });
    await userEvent.clear(field);
    await userEvent.type(field, '1.5');
    await userEvent.click(page.getByRole('button', { name: /^Add to cart/ }));
    await expect(field).toHaveAccessibleDescription('Only whole pieces can be ordered. 1 stays as it is.');
    await expect(canvas.getByRole('link', { name: /Cart.*empty/ })).toBeVisible();
  },
};

/** After a failure the header shows the confirmed cart, and the reason appears at the button. */
export const AddingFails: Story = {
  parameters: { scenario: cartAddFailure('NotOrderableException') },
  play: async ({ canvas }) => {
    const page = within(canvas.getByRole('main'));
    await userEvent.click(await page.findByRole('button', { name: /^Add to cart/ }));
    await expect(await page.findByRole('alert')).toHaveTextContent(`“${name}” cannot be ordered at the moment.`);
    await expect(canvas.getByRole('link', { name: /Cart.*empty/ })).toBeVisible();
  },
};

/** Presale, with the release date. */
export const Presale: Story = {
  tags: ['picture'],
  args: { sku: mockSkus.presale },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Pre-order, ships from 15 January 2027')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Add to cart/ })).toBeEnabled();
  },
};

/** Sold out, with the expected date. */
export const Expected: Story = {
  args: { sku: mockSkus.expected },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Expected on 8 December 2026')).toBeVisible();
  },
};

/** Listed, but not for sale. */
export const NotForSale: Story = {
  args: { sku: mockSkus.notForSale },
  play: async ({ canvas }) => {
    const page = within(canvas.getByRole('main'));
    await expect(await page.findByText('Currently not for sale')).toBeVisible();
    await expect(page.queryByRole('button', { name: /^Add to cart/ })).not.toBeInTheDocument();
  },
};

/** D15: only the lowest price of the previous 30 days is struck through. */
export const Reduced: Story = {
  tags: ['picture'],
  args: { sku: mockSkus.longGermanName },
  play: async ({ canvas }) => {
    const page = within(canvas.getByRole('main'));
    await expect(await page.findByText('€139.00')).toBeVisible();
    await expect(page.getByText('Reduced by', { exact: false })).toBeInTheDocument();
  },
};
