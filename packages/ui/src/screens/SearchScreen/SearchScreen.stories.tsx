import { mockSkus } from '@platine/mocks/catalogue/catalogue.ts';
import { catalogueCopies } from '@platine/mocks/catalogue/copies.ts';
import { listingEmpty, listingFailure, listingOffline, listingPending } from '@platine/mocks/scenarios/catalogue.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectPage } from '../../interaction/expectPage.testing.ts';
import {
  expectLoading,
  expectPriceLines,
  expectSecondPage,
  expectNoOverflow,
} from '../ListingPage/listingStates.testing.ts';
import { expectFailure, expectOffline } from '../failedPage.testing.ts';
import { SearchScreen } from './SearchScreen.tsx';

const meta = {
  component: SearchScreen,
  args: { text: 'kupferbach' },
  parameters: { layout: 'fullscreen', path: '/search?q=kupferbach' },
} satisfies Meta<typeof SearchScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Search by prefixes of words (spec §2). */
export const Success: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^\d+ products$/)).toBeVisible();
    const list = within(canvas.getByRole('list', { name: 'Results for “kupferbach”' }));
    await expect(list.getAllByRole('heading', { level: 2, name: /Kupferbach/ })).toHaveLength(3);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Results for “kupferbach”' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Search the shop' })).toHaveValue('kupferbach');
  },
};

/** D21: an exact part number, case-insensitive. */
export const ByPartNumber: Story = {
  args: { text: 'ks-10k-025' },
  parameters: { path: '/search?q=ks-10k-025' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 product')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Carbon film resistor 10 kΩ' })).toBeVisible();
  },
};

/** Two customers have given the same number to different products (record 0091). */
const ownNumbers = [
  { owner: 'camille.weber@example.lu', sku: mockSkus.board, number: 'MCU-001' },
  { owner: 'other@example.lu', sku: mockSkus.resistor, number: 'MCU-001' },
];

/** A customer's own number finds its product. */
export const LoggedIn: Story = {
  tags: ['picture'],
  args: { text: 'mcu-001' },
  globals: { session: 'loggedIn' },
  parameters: { path: '/search?q=mcu-001', shop: { ownNumbers } },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    const named = await main.findByText('Your number mcu-001');
    await expect(named).toBeVisible();
    const link = await main.findByRole('link', { name: 'Microcontroller board Kupferbach 4' });
    await expect(link).toHaveAttribute('href', `/product/${mockSkus.board}`);
    await expect(main.queryByRole('link', { name: 'Carbon film resistor 10 kΩ' })).not.toBeInTheDocument();
  },
};

/** A visitor has no own numbers, and those of customers are theirs alone. */
export const LoggedOut: Story = {
  args: { text: 'mcu-001' },
  parameters: { path: '/search?q=mcu-001', shop: { ownNumbers } },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(await main.findByText('Nothing in the shop matches')).toBeVisible();
    await expect(main.queryByText(/^Your number/)).not.toBeInTheDocument();
  },
};

/** The pagination links contain the search text. */
export const SeveralPages: Story = {
  parameters: { path: '/search?q=kupferbach&page=2', shop: { catalogue: catalogueCopies(20) } },
  play: expectSecondPage('/search?q=kupferbach'),
};

/** No exact match: the page shows the corrected text and says so. */
export const Corrected: Story = {
  tags: ['picture'],
  args: { text: 'kupferbahc' },
  parameters: { path: '/search?q=kupferbahc' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Showing results for “kupferbach”\. Nothing in the shop/)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Results for “kupferbahc”' })).toBeVisible();
  },
};

/** No product has all of it: the weakest word is left out, the page says so, and names other searches. */
export const Dropped: Story = {
  args: { text: 'resistor 48 V' },
  parameters: { path: '/search?q=resistor+48+V' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No product has all of it\. Without “48 V”: \d+ products?\.$/)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Results for “resistor 48 V”' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { scenario: listingPending() },
  play: expectLoading('Results for “kupferbach”'),
};
export const LoadError: Story = { parameters: { scenario: listingFailure() }, play: expectFailure };
export const NetworkError: Story = { parameters: { scenario: listingOffline() }, play: expectOffline };

/** No results, with suggestions for another search (spec §2). */
export const Empty: Story = {
  tags: ['picture'],
  args: { text: 'flux capacitor' },
  parameters: { path: '/search?q=flux+capacitor', scenario: listingEmpty() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nothing in the shop matches' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Results for “flux capacitor”' })).toBeVisible();
    await expect(canvas.getByText('0 products')).toBeVisible();
    await expect(canvas.getByText('Check the spelling.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See new products' })).toHaveAttribute('href', '/new_products');
  },
};

/** Without a text no request is made; the scenario would refuse it. */
export const NothingTyped: Story = {
  tags: ['picture'],
  args: { text: '' },
  parameters: { path: '/search?q=++', scenario: listingFailure() },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'What are you looking for?');
    await expect(canvas.getByRole('link', { name: 'See new products' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

/** The longest possible word (D21) does not overflow. */
export const LongText: Story = {
  args: { text: 'x'.repeat(200) },
  globals: { viewport: { value: 'smallest' } },
  parameters: { path: `/search?q=${'x'.repeat(200)}` },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1 });
    await expect(heading).toHaveTextContent(`Results for “${'x'.repeat(200)}”`);
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};

/** Special characters are treated as text. */
export const Signs: Story = {
  args: { text: '<b>"M3" & {text}</b>' },
  parameters: { path: '/search?q=x', scenario: listingEmpty() },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1 });
    await expect(heading.textContent).toBe('Results for “<b>"M3" & {text}</b>”');
  },
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
    await expect(await canvas.findByRole('list', { name: 'Ergebnisse für „kupferbach“' })).toBeVisible();
    await expect(canvas.getByText('Suchergebnis')).toHaveAttribute('aria-current', 'page');
  },
};

export const French: Story = {
  args: { text: 'rien de tel' },
  parameters: { scenario: listingEmpty() },
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1 });
    await expect(heading.textContent).toBe('Résultats pour «\u00A0rien de tel\u00A0»');
    await expect(await canvas.findByText('Vérifiez l’orthographe.')).toBeVisible();
  },
};

export const SmallScreen: Story = {
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  play: expectNoOverflow,
};
