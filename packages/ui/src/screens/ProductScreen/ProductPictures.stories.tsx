import { photo } from '@platine/mocks/builders/picture.ts';
import { catalogue, mockSkus } from '@platine/mocks/catalogue/catalogue.ts';
import { catalogueWithFullBoard } from '@platine/mocks/catalogue/fullBoard.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ProductScreen } from './ProductScreen.tsx';
import { gallery } from './gallery.testing.ts';

const meta = {
  component: ProductScreen,
  args: { sku: mockSkus.board },
  parameters: { layout: 'fullscreen', path: '/product/110300', shop: { catalogue: catalogueWithFullBoard } },
} satisfies Meta<typeof ProductScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const name = 'Microcontroller board Kupferbach 4';

const english = { name: '', list: 'Pictures of the product' };

/** Its place in the row, from 0. */
const inSight = (row: Element) => Math.round(row.scrollLeft / row.clientWidth);

/** D34: each picture has its copyright text. A small picture leads to the large one. */
export const Pictures: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const { page, row, first, links } = await gallery(canvasElement, english);
    await expect(first).toHaveAccessibleName(name);
    await expect(first.closest('a')).toHaveTextContent('© Kupferbach');
    await expect(links.map((link) => link.textContent)).toEqual([
      `Picture 1: ${name}© Kupferbach`,
      'Picture 2: From behind© Platine',
      'Picture 3: Der Controller aus der Nähe© Kupferbach, by permission',
    ]);
    await expect(links[0]).toHaveAttribute('aria-current', 'true');
    // The row has come to rest, not only near its end: a window that is resized while it moves would leave it between two pictures.
    const atRest = new Promise((resolve) => row.addEventListener('scrollend', resolve, { once: true }));
    await userEvent.click(page.getByRole('link', { name: /^Picture 2/ }));
    await atRest;
    await expect(inSight(row)).toBe(1);
    await expect(links[1]).toHaveAttribute('aria-current', 'true');
    await expect(links[0]).not.toHaveAttribute('aria-current');
    await expect(page.getByRole('img', { name: 'From behind' }).closest('a')).toHaveTextContent('© Platine');
    await waitFor(() => expect(page.getByRole('img', { name: 'From behind' })).toHaveProperty('complete', true));
  },
};

/** A swipe moves the row; the small pictures say where it is. */
export const Swiped: Story = {
  play: async ({ canvasElement }) => {
    const { row, links } = await gallery(canvasElement, english);
    row.scrollTo({ left: 2 * row.clientWidth, behavior: 'instant' });
    await waitFor(() => expect(links[2]).toHaveAttribute('aria-current', 'true'));
    await expect(links[0]).not.toHaveAttribute('aria-current');
  },
};

/** A photo comes in a width that fits the window, and the first one first. */
export const Sources: Story = {
  play: async ({ canvasElement }) => {
    const { page, first } = await gallery(canvasElement, english);
    await expect(first).toHaveAttribute('loading', 'eager');
    await expect(first).toHaveAttribute('fetchpriority', 'high');
    await expect(first.getAttribute('srcset')).toMatch(/192\.webp 192w, \S+480\.webp 480w, \S+960\.webp 960w$/);
    await expect(first.previousElementSibling?.getAttribute('srcset')).toMatch(/192\.avif 192w/);
    await expect(page.getByRole('img', { name: 'From behind' })).toHaveAttribute('loading', 'lazy');
  },
};

/** As large as the window; Escape leads back to the picture that was seen last. */
export const Enlarged: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const { row, first } = await gallery(canvasElement, english);
    await userEvent.click(first);
    const dialog = within(await screen.findByRole('dialog', { name }));
    await expect(dialog.getByText('1 of 3')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Previous picture' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(dialog.getByRole('button', { name: 'Next picture' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'From behind' })).toBeVisible());
    await expect(dialog.getByText('2 of 3')).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^From behind/ })).toHaveTextContent('© Platine');
    await expect(inSight(row)).toBe(0);
    await waitFor(() => expect(dialog.getByRole('img', { name: 'From behind' })).toHaveProperty('complete', true));
  },
};

/** The last picture seen has the focus after the dialog. */
export const BackFromEnlarged: Story = {
  play: async ({ canvasElement }) => {
    const { page, row, first } = await gallery(canvasElement, english);
    first.closest('a')?.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name }));
    await waitFor(() => expect(dialog.getByRole('button', { name: new RegExp(`^${name}`) })).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Der Controller aus der Nähe' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(page.getByRole('img', { name: 'Der Controller aus der Nähe' }).closest('a')).toHaveFocus();
    await waitFor(() => expect(inSight(row)).toBe(2));
  },
};

/** A second press shows a picture twice as large, with the pressed place in sight, and lets it be moved. */
export const Magnified: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const { first } = await gallery(canvasElement, english);
    await userEvent.click(first);
    const dialog = within(await screen.findByRole('dialog', { name }));
    const picture = dialog.getByRole('img', { name });
    const before = picture.getBoundingClientRect().width;
    const button = dialog.getByRole('button', { name: new RegExp(`^${name}`) });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expect(button).toHaveAccessibleName(/Magnify$/);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    const part = button.parentElement ?? button;
    await expect(Math.round(picture.getBoundingClientRect().width / before)).toBe(2);
    await expect(Math.abs(part.scrollLeft - (part.scrollWidth - part.clientWidth) / 2)).toBeLessThan(2);
    await expect(part.scrollLeft).toBeGreaterThan(0);
    await waitFor(() => expect(picture).toHaveProperty('complete', true));
  },
};

/** One photo is enlarged as well, and has none beside it. */
export const OnePicture: Story = {
  parameters: { shop: { catalogue: withPicture('/media/f6964d2837031a27a2e5bef259048c60-800x800/800.webp') } },
  play: async ({ canvas }) => {
    const page = within(canvas.getByRole('main'));
    await userEvent.click(await page.findByRole('link', { name: /Enlarge$/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'A photo' }));
    await expect(dialog.queryByRole('button', { name: 'Next picture' })).toBeNull();
    await expect(page.queryByRole('list', { name: 'Pictures of the product' })).toBeNull();
  },
};

/** Its words stand in its place, which is as large as with it. */
export const FailsToLoad: Story = {
  tags: ['picture'],
  parameters: { shop: { catalogue: withPicture('data:image/png;base64,AAAA') } },
  play: async ({ canvas }) => {
    const page = within(canvas.getByRole('main'));
    const picture = await page.findByRole('img', { name: 'A photo' });
    await waitFor(() => expect(picture).toHaveProperty('complete', true));
    await expect(picture).toHaveProperty('naturalWidth', 0);
    const { width, height } = picture.getBoundingClientRect();
    await expect(Math.abs(width / height - 1.5)).toBeLessThan(0.02);
  },
};

/** The catalogue with a board of one picture. */
function withPicture(address: string) {
  return catalogue.map((entry) =>
    entry.product.sku === mockSkus.board
      ? { ...entry, product: { ...entry.product, assets: [photo(address, { EN: 'A photo' })] } }
      : entry,
  );
}

export const German: Story = {
  globals: { language: 'DE' },
  play: async ({ canvasElement }) => {
    const { page, first } = await gallery(canvasElement, { name: '', list: 'Bilder des Artikels' });
    await expect(page.getByRole('img', { name: 'Von hinten' })).toBeInTheDocument();
    await userEvent.click(first);
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText('1 von 3')).toBeVisible();
    await expect(dialog.getAllByText('© Kupferbach, mit Genehmigung')).toHaveLength(1);
  },
};

/** D19: a caption that lacks the page's language comes in another, and says so. */
export const CaptionInAnotherLanguage: Story = {
  globals: { language: 'FR' },
  play: async ({ canvasElement }) => {
    const { page } = await gallery(canvasElement, { name: '', list: 'Images de l’article' });
    await userEvent.click(page.getByRole('img', { name: 'Der Controller aus der Nähe' }));
    const dialog = await screen.findByRole('dialog', { name: 'Der Controller aus der Nähe' });
    await expect(within(dialog).getByText('Der Controller aus der Nähe')).toHaveAttribute('lang', 'de');
    await expect(within(dialog).getByText('3 sur 3')).toBeVisible();
  },
};

export const SmallScreen: Story = {
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  play: async ({ canvasElement }) => {
    const { first } = await gallery(canvasElement, { name: '', list: 'Bilder des Artikels' });
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
    await userEvent.click(first);
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.getBoundingClientRect()).toMatchObject({ left: 0, top: 0, height: window.innerHeight });
  },
};
