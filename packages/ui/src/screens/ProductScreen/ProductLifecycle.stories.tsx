import type { LifecycleState } from '@platine/domain/catalog/lifecycle.ts';
import { mockSkus } from '@platine/mocks/catalogue/catalogue.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ProductScreen } from './ProductScreen.tsx';

const { board, presale, limitedToThree } = mockSkus;

const shopWith = (state: LifecycleState, replacements: readonly number[]) => ({
  changedProducts: {
    [board]: { lifecycle: { state, lastOrder: state === 'LAST_ORDER' ? '2027-01-31' : null, replacements } },
  },
});

/** How long a part is made, and what takes its place (record 0104). */
const meta = {
  component: ProductScreen,
  args: { sku: board },
  parameters: { layout: 'fullscreen', path: `/product/${board}` },
} satisfies Meta<typeof ProductScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The successor stands first; the line leads to it. */
export const LastOrder: Story = {
  tags: ['picture'],
  parameters: { shop: shopWith('LAST_ORDER', [presale, limitedToThree]) },
  play: async ({ canvas }) => {
    const page = within(canvas.getByRole('main'));
    await expect(await page.findByText(/^Last orders at the maker until .*31.*2027/)).toBeVisible();
    const way = page.getByRole('link', { name: 'Successor and substitutes' });
    await expect(way).toHaveAttribute('href', '#replacements');
    const section = (await page.findByRole('heading', { name: 'Successor and substitutes' })).closest('section');
    const links = within(section ?? document.body).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/product/${presale}`,
      `/product/${limitedToThree}`,
    ]);
  },
};

export const DiscontinuedGerman: Story = {
  globals: { language: 'DE' },
  parameters: { shop: shopWith('DISCONTINUED', []) },
  play: async ({ canvas }) => {
    const page = within(canvas.getByRole('main'));
    await expect(
      await page.findByText('Wird nicht mehr hergestellt: Verkauf, solange der Vorrat reicht'),
    ).toBeVisible();
    await expect(page.queryByRole('heading', { name: 'Nachfolger und Ersatz' })).not.toBeInTheDocument();
  },
};

export const NotForNewDesignsFrench: Story = {
  globals: { language: 'FR' },
  parameters: { shop: shopWith('NOT_FOR_NEW_DESIGNS', [presale]) },
  play: async ({ canvas }) => {
    const page = within(canvas.getByRole('main'));
    await expect(await page.findByText(/Déconseillé pour les nouvelles conceptions/)).toBeVisible();
    await expect(await page.findByRole('heading', { name: 'Successeur et équivalents' })).toBeVisible();
  },
};

/** An active part says nothing of its life, and shows what does the same. */
export const ActiveWithSubstitutes: Story = {
  parameters: { shop: shopWith('ACTIVE', [presale]) },
  play: async ({ canvas }) => {
    const page = within(canvas.getByRole('main'));
    await expect(await page.findByRole('heading', { name: 'Successor and substitutes' })).toBeVisible();
    await expect(page.queryByText(/new designs|at the maker|No longer made/)).not.toBeInTheDocument();
  },
};
