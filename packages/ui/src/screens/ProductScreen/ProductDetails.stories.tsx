import { mockSkus } from '@platine/mocks/catalogue/catalogue.ts';
import { catalogueWithFullBoard } from '@platine/mocks/catalogue/fullBoard.ts';
import { photos } from '@platine/mocks/catalogue/photos.data.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ProductScreen } from './ProductScreen.tsx';

const meta = {
  component: ProductScreen,
  args: { sku: mockSkus.board },
  parameters: { layout: 'fullscreen', path: '/product/110300', shop: { catalogue: catalogueWithFullBoard } },
} satisfies Meta<typeof ProductScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All optional parts of a product page. */
export const Everything: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const page = within(canvas.getByRole('main'));
    await expect(await page.findByText(/^Product number/)).toHaveTextContent('110300, GTIN 4012345678901');
    await expect(await page.findByRole('link', { name: 'Data sheet' })).toHaveAttribute(
      'href',
      'https://kupferbach.example/kb-uno-4.pdf',
    );
    const manual = page.getByRole('link', { name: 'Manual' });
    await expect(manual).toHaveAttribute('href', '/media/0123456789abcdef0123456789abcdef.pdf');
    await expect(manual.parentElement).toHaveTextContent(/^Manual PDF, Deutsch, 1\.2\sMB$/);
    await expect(page.getByRole('heading', { name: 'Product safety' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'safety@kupferbach.example' })).toHaveAttribute(
      'href',
      'mailto:safety@kupferbach.example',
    );
  },
};

/** Spec §2, §3: compatible products, consumables and accessories, each under its own heading. */
export const RelatedProducts: Story = {
  play: async ({ canvas }) => {
    const page = within(canvas.getByRole('main'));
    const kinds = { 'Compatible products': 110_301, Consumables: 110_410, Accessories: 110_400 };
    for (const [name, sku] of Object.entries(kinds)) {
      const section = (await page.findByRole('heading', { name, level: 2 })).closest('section');
      const links = within(section ?? canvas.getByRole('main')).getAllByRole('link');
      await expect(links.map((link) => link.getAttribute('href'))).toEqual([`/product/${sku}`]);
    }
    const headings = page.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(headings.filter((heading) => heading in kinds)).toEqual(Object.keys(kinds));
  },
};

/** A related product that is not for sale says so in place of its delivery time. */
export const RelatedNotForSale: Story = {
  parameters: { shop: { noSale: [110_301] } },
  play: async ({ canvas }) => {
    const page = within(canvas.getByRole('main'));
    const item = (await page.findByRole('link', { name: 'Single-board computer Kupferbach Zero' })).closest('li');
    await expect(item).toHaveTextContent('Currently not for sale');
  },
};

/** Amount, pictures and cart by keyboard alone. */
export const KeyboardOnly: Story = {
  play: async ({ canvas }) => {
    const page = within(canvas.getByRole('main'));
    const picture = await page.findByRole('link', { name: /Picture 2/ });
    picture.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(picture).toHaveAttribute('aria-current', 'true'));
    const field = page.getByRole('textbox', { name: /^Amount/ });
    field.focus();
    await userEvent.keyboard('{Control>}a{/Control}3{Enter}');
    await expect(field).toHaveFocus();
    await expect(canvas.getByRole('link', { name: /3 pieces/ })).toBeVisible();
  },
};

/** The logo of the manufacturer belongs to the link of its name, and is not read. */
export const ManufacturersLogo: Story = {
  play: async ({ canvas }) => {
    const maker = await within(canvas.getByRole('main')).findByRole('link', { name: 'Kupferbach' });
    const logo = within(maker).getByRole('presentation');
    await expect(logo).toHaveAttribute('src', photos.logo);
    await waitFor(() => expect(logo).toHaveProperty('naturalWidth', 96));
  },
};

export const German: Story = {
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    const page = within(canvas.getByRole('main'));
    await expect(await page.findByRole('heading', { name: 'Produktsicherheit' })).toBeVisible();
    await expect(page.getByText(/^Luxemburg: 1–3 Tage mit Express oder 2–4 Tage als Paket/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Frage zu diesem Artikel stellen' })).toBeVisible();
  },
};

export const SmallScreen: Story = {
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Produktsicherheit' })).toBeVisible();
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
