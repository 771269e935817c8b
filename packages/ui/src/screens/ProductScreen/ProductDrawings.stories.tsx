import { pictures } from '@platine/mocks/builders/picture.ts';
import { measure } from '@platine/mocks/catalogue/attributes.ts';
import { catalogue, mockSkus } from '@platine/mocks/catalogue/catalogue.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ProductScreen } from './ProductScreen.tsx';
import { gallery } from './gallery.testing.ts';

const meta = {
  component: ProductScreen,
  args: { sku: mockSkus.resistor },
  parameters: {
    layout: 'fullscreen',
    path: `/product/${mockSkus.resistor}`,
    shop: { catalogue: withMeasures() },
  },
} satisfies Meta<typeof ProductScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const english = { name: '', list: 'Pictures of the product' };

/** The catalogue with a resistor whose body is measured. */
function withMeasures() {
  const [diameter, length] = [measure('diameter', 0.0023, 'm'), measure('length', 0.0063, 'm')];
  return catalogue.map((entry) => {
    const { sku, name: caption, attributes } = entry.product;
    if (sku !== mockSkus.resistor) return entry;
    const assets = pictures('resistor', [...attributes, diameter, length], caption);
    return { ...entry, product: { ...entry.product, assets } };
  });
}

/** Record 0163: a product without photos is drawn from every side that its attributes describe. */
export const Drawings: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const { page, links } = await gallery(canvasElement, english);
    await expect(links.map((link) => link.textContent)).toEqual([
      'Picture 1: Carbon film resistor 10 kΩ',
      'Picture 2: Circuit symbol',
      'Picture 3: Dimensions',
    ]);
    await userEvent.click(page.getByRole('link', { name: 'Picture 3: Dimensions' }));
    await waitFor(() => expect(links[2]).toHaveAttribute('aria-current', 'true'));
    await waitFor(() => expect(page.getByRole('img', { name: 'Dimensions' })).toHaveProperty('complete', true));
  },
};

/** A row that scrolls holds something that takes the focus, which enlarges the drawing. */
export const DrawingsKeyboardOnly: Story = {
  play: async ({ canvasElement }) => {
    const { page, first, links } = await gallery(canvasElement, english);
    first.closest('a')?.focus();
    await userEvent.tab();
    await expect(page.getByRole('img', { name: 'Circuit symbol' }).closest('a')).toHaveFocus();
    await waitFor(() => expect(links[1]).toHaveAttribute('aria-current', 'true'));
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Circuit symbol' }));
    await expect(dialog.getByText('2 of 3')).toBeVisible();
  },
};

/** One drawing is enlarged as well, and has none beside it. */
export const OneDrawing: Story = {
  args: { sku: mockSkus.board },
  parameters: { path: `/product/${mockSkus.board}`, shop: { catalogue } },
  play: async ({ canvas }) => {
    const page = within(canvas.getByRole('main'));
    await userEvent.click(await page.findByRole('link', { name: /Enlarge$/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Microcontroller board Kupferbach 4' }));
    await expect(dialog.queryByRole('button', { name: 'Next picture' })).toBeNull();
    await expect(page.queryByRole('list', { name: 'Pictures of the product' })).toBeNull();
  },
};
