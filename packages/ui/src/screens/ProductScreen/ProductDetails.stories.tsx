import { mockSkus } from '@platine/mocks/catalogue/catalogue.ts';
import { catalogueWithFullBoard, catalogueWithLabel } from '@platine/mocks/catalogue/fullBoard.ts';
import { catalogueWithSolder, solderSku } from '@platine/mocks/catalogue/solder.ts';
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
    await expect(page.getByRole('heading', { name: 'Maker’s guarantee: 5 years' })).toBeVisible();
    await expect(
      page.getByText(/^Kupferbach GmbH, Hüttenweg 4.* free of charge, that the whole product/),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Conditions of the guarantee' })).toHaveAttribute(
      'href',
      'https://kupferbach.example/guarantee',
    );
    await expect(page.getByText(/^Electrical equipment does not belong in household waste/)).toBeVisible();
    await expect(page.getByText(/^Contains a battery \(Ni-Cd\)/)).toBeVisible();
    await expect(page.getByText(/^Cd below the symbol/)).toBeVisible();
    await expect(page.getByText('Tariff number (HS): 85371091')).toBeVisible();
    await expect(page.getByText('Country of origin: Germany')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Product safety' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'safety@kupferbach.example' })).toHaveAttribute(
      'href',
      'mailto:safety@kupferbach.example',
    );
  },
};

/** Record 0143: on a wide desk data stand between picture and offer, words below; the order in the document stays. */
export const DataSheet: Story = {
  globals: { language: 'DE', viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    const page = within(canvas.getByRole('main'));
    const data = await page.findByRole('heading', { name: 'Technische Daten' });
    const headings = page.getAllByRole('heading').map(({ textContent }) => textContent);
    await expect(headings.indexOf('Technische Daten')).toBeGreaterThan(0);
    await expect(headings.indexOf('Beschreibung')).toBe(headings.indexOf('Technische Daten') + 1);
    const place = (element: Element) => element.getBoundingClientRect();
    const [name, words] = [
      page.getByRole('heading', { level: 1 }),
      page.getByRole('heading', { name: 'Beschreibung' }),
    ];
    await expect(place(data).left).toBeGreaterThan(place(words).left);
    await expect(place(data).left).toBeLessThan(place(name).left);
    await expect(place(data).top).toBeLessThan(place(words).top);
    await expect(place(words).top).toBeLessThan(window.innerHeight);
    const [button] = page.getAllByRole('button', { name: /^In den Warenkorb/ });
    const parts = await page.findByRole('heading', { name: 'Zubehör' });
    await expect(place(parts).left).toBe(place(words).left);
    await expect(place(parts).top).toBeGreaterThan(place(words).bottom);
    window.scrollTo(0, 300);
    await waitFor(() => expect(button === undefined ? -1 : place(button).top).toBeGreaterThan(0));
    await expect(place(name).top).toBeGreaterThanOrEqual(0);
    window.scrollTo(0, 0);
  },
};

/** Regulation (EU) 2025/1960: the label GARAN stands in place of the text where the maker has given it, here a photo in its place. */
export const GuaranteeLabel: Story = {
  parameters: { shop: { catalogue: catalogueWithLabel } },
  play: async ({ canvas }) => {
    const page = within(canvas.getByRole('main'));
    const label = await page.findByRole('img', {
      name: /^European label GARAN: Kupferbach GmbH, Hüttenweg 4.* for 5 years/,
    });
    await expect(label).toHaveAttribute('src', photos.boardFromAbove);
    await expect(page.queryByText(/^Kupferbach GmbH, Hüttenweg 4.* free of charge, that the whole product/)).toBeNull();
    await expect(page.getByRole('heading', { name: 'Maker’s guarantee: 5 years' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Conditions of the guarantee' })).toBeVisible();
  },
};

/** Directive 98/6/EC: solder is sold by weight, so its price for 100 g stands below. */
export const SoldByWeight: Story = {
  tags: ['picture'],
  args: { sku: solderSku },
  parameters: { path: `/product/${solderSku}`, shop: { catalogue: catalogueWithSolder } },
  play: async ({ canvas }) => {
    const page = within(canvas.getByRole('main'));
    await expect(await page.findByRole('heading', { name: 'Solder 1 mm, 50 g', level: 1 })).toBeVisible();
    await expect(page.getByText('€17.80').parentElement).toHaveTextContent('€17.80/100 g');
  },
};

/** Directive 2009/48/EC: the maker's warning of a toy stands before the button. */
export const ToyWithWarning: Story = {
  tags: ['picture'],
  args: { sku: mockSkus.toyWithWarning },
  parameters: { path: `/product/${mockSkus.toyWithWarning}` },
  play: async ({ canvas }) => {
    const page = within(canvas.getByRole('main'));
    const warning = await page.findByText(/^Not suitable for children under 36 months/);
    await expect(warning.closest('p')).toHaveTextContent(/^Warning: Not suitable/);
    const button = page.getByRole('button', { name: /^Add to cart/ });
    await expect(warning.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
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
