import { catalogueWithVariants, variantSkus } from '@platine/mocks/catalogue/variants.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ProductScreen } from './ProductScreen.tsx';

/** Record 0151: a page of a variant offers the others. */
const meta = {
  component: ProductScreen,
  args: { sku: variantSkus.cable },
  parameters: {
    layout: 'fullscreen',
    path: `/product/${variantSkus.cable}`,
    shop: { catalogue: catalogueWithVariants },
  },
} satisfies Meta<typeof ProductScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The values of an attribute, as links. */
async function linksOf(canvas: Canvas, attribute: string): Promise<readonly HTMLElement[]> {
  const group = await within(canvas.getByRole('main')).findByRole('group', { name: attribute });
  return within(group).getAllByRole('link');
}

const names = (links: readonly HTMLElement[]) => links.map(({ textContent }) => textContent.replaceAll(/\s/g, ' '));

/** By two attributes, above the amount. A choice keeps the other value; the current one is marked, and what is not in stock says so. */
export const TwoAttributes: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const lengths = await linksOf(canvas, 'Length');
    await expect(names(lengths)).toEqual(['Length: 500 mm', 'Length: 1 m', 'Length: 2 mnot in stock', 'Length: 5 m']);
    const [half, current, two] = lengths;
    await expect(half).toHaveAttribute('href', '/product/160100');
    await expect(half).not.toHaveAttribute('aria-current');
    await expect(current).toHaveAttribute('aria-current', 'true');
    await expect(two).toHaveAccessibleName(/^Length: 2\sm not in stock$/);
    const colours = await linksOf(canvas, 'Colour');
    await expect(names(colours)).toEqual(['Colour: red', 'Colour: blue', 'Colour: grey']);
    await expect(colours[1]).toHaveAttribute('href', '/product/160111');
    const amount = within(canvas.getByRole('main')).getByRole('textbox', { name: /^Amount/ });
    for (const link of [...lengths, ...colours])
      await expect(link.compareDocumentPosition(amount)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

/** There is no grey cable of 5 m: each value leads to the nearest variant that has it, and says what changes. */
export const MissingCombination: Story = {
  tags: ['picture'],
  args: { sku: 160_122 },
  parameters: { path: '/product/160122' },
  play: async ({ canvas }) => {
    const lengths = await linksOf(canvas, 'Length');
    await expect(lengths[3]).toHaveAccessibleName(/^Length: 5\sm only with blue not for sale$/);
    await expect(lengths[3]).toHaveAttribute('href', `/product/${variantSkus.notForSale}`);
    await expect(lengths[1]).toHaveAccessibleName(/^Length: 1\sm$/);
  },
};

/** The variant of this page is not in stock; the others can be chosen. */
export const OutOfStock: Story = {
  args: { sku: variantSkus.soldOut },
  parameters: { path: `/product/${variantSkus.soldOut}` },
  play: async ({ canvas }) => {
    const [, , current] = await linksOf(canvas, 'Length');
    await expect(current).toHaveAttribute('aria-current', 'true');
    await expect(current).toHaveAccessibleName(/^Length: 2\sm$/);
    await expect(within(canvas.getByRole('main')).getByText('ships in 5–7 business days')).toBeVisible();
  },
};

/** A variant that is not for sale offers the others, too. */
export const NotForSale: Story = {
  args: { sku: variantSkus.notForSale },
  parameters: { path: `/product/${variantSkus.notForSale}` },
  play: async ({ canvas }) => {
    const colours = await linksOf(canvas, 'Colour');
    await expect(colours[0]).toHaveAttribute('href', '/product/160105');
    await expect(within(canvas.getByRole('main')).getByText('Currently not for sale')).toBeVisible();
  },
};

export const OneAttribute: Story = {
  args: { sku: variantSkus.jumper },
  parameters: { path: `/product/${variantSkus.jumper}` },
  play: async ({ canvas }) => {
    await expect(names(await linksOf(canvas, 'Length'))).toEqual([
      'Length: 100 mm',
      'Length: 200 mm',
      'Length: 300 mm',
    ]);
    await expect(within(canvas.getByRole('main')).getAllByRole('group')).toHaveLength(1);
  },
};

/** Both plugs have the same words, so that the one which changes along is named. */
export const SameWords: Story = {
  args: { sku: variantSkus.plugs },
  parameters: { path: `/product/${variantSkus.plugs}` },
  play: async ({ canvas }) => {
    const [, socket] = await linksOf(canvas, 'Connector A');
    await expect(socket).toHaveAccessibleName('Connector A: socket only with Connector B: socket');
    await expect(socket).toHaveAttribute('href', '/product/160402');
  },
};

/** Many values scroll in a box of their own; the current one, which may be out of sight, stands above. */
export const ManyValues: Story = {
  tags: ['picture'],
  args: { sku: variantSkus.lastResistor },
  parameters: { path: `/product/${variantSkus.lastResistor}` },
  play: async ({ canvas }) => {
    const links = await linksOf(canvas, 'Resistance');
    await expect(links).toHaveLength(40);
    await expect(within(canvas.getByRole('main')).getByText('4 kΩ', { selector: 'strong' })).toBeVisible();
    const list = links[0]?.closest('ul');
    await expect(list?.scrollHeight).toBeGreaterThan(list?.clientHeight ?? 0);
  },
};

export const German: Story = {
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    await expect(names(await linksOf(canvas, 'Länge'))).toEqual([
      'Länge: 500 mm',
      'Länge: 1 m',
      'Länge: 2 mnicht auf Lager',
      'Länge: 5 m',
    ]);
  },
};

export const French: Story = {
  args: { sku: 160_122 },
  globals: { language: 'FR' },
  parameters: { path: '/product/160122' },
  play: async ({ canvas }) => {
    const [, , , last] = await linksOf(canvas, 'Longueur');
    await expect(last).toHaveAccessibleName(/^Longueur\s: 5\sm seulement avec bleu pas en vente$/);
  },
};

/** Nothing overflows the smallest phone. */
export const SmallScreen: Story = {
  args: { sku: 160_122 },
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  parameters: { path: '/product/160122' },
  play: async ({ canvas }) => {
    await expect(await linksOf(canvas, 'Länge')).toHaveLength(4);
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};

/** Values are links in the order of the page. */
export const KeyboardOnly: Story = {
  play: async ({ canvas }) => {
    const [half, current] = await linksOf(canvas, 'Length');
    half?.focus();
    await userEvent.tab();
    await expect(current).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    const [red] = await linksOf(canvas, 'Colour');
    await expect(red).toHaveFocus();
  },
};
