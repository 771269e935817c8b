import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ProductGrid } from '../ProductGrid/ProductGrid.tsx';
import {
  sampleBoard,
  sampleBricks,
  SampleProductCard,
  sampleResistor,
  sampleWithoutPicture,
} from './sampleCards.testing.tsx';

const meta = {
  component: SampleProductCard,
  args: { sample: sampleResistor },
  decorators: [
    (Story) => (
      <>
        <h2>Resistors</h2>
        <ProductGrid label="Resistors">
          <Story />
        </ProductGrid>
      </>
    ),
  ],
} satisfies Meta<typeof SampleProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithBreaks: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('listitem'));
    await expect(card.getByRole('link', { name: /Metal film resistor/ })).toHaveAttribute('href', '/product/100101');
    await expect(card.getByText('12,480 in stock')).toBeVisible();
    await expect(card.getByRole('row', { name: 'from 100 €0.04' })).toBeVisible();
    await expect(card.getByRole('button', { name: 'Add to cart' })).toBeVisible();
  },
};

/** Another brand in the toolbar: colours, corners and letters of the same component change. */
export const OtherBrand: Story = {
  tags: ['picture'],
  globals: { brand: 'fjord', theme: 'light' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Add to cart' });
    const { backgroundColor, borderRadius, fontFamily } = getComputedStyle(button);
    await expect([backgroundColor, borderRadius]).toEqual(['rgb(19, 64, 107)', '10px']);
    await expect(fontFamily).toMatch(/^"?Seravek/);
  },
};

export const Reduced: Story = {
  tags: ['picture'],
  args: { sample: sampleBoard },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Reduced by 15 %')).toBeInTheDocument();
    await expect(canvas.getByText('lowest price of the 30 days before', { exact: false })).toBeVisible();
  },
};

export const Expected: Story = {
  tags: ['picture'],
  args: { sample: sampleBricks },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Expected on 12 December 2026')).toBeVisible();
  },
};

export const WithoutPicture: Story = {
  tags: ['picture'],
  args: { sample: sampleWithoutPicture },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Jumper wires' })).toBeVisible();
  },
};

/** The card is less than half a phone's height, so that name, price and button are visible together. */
export const SmallScreen: Story = {
  args: { sample: sampleBoard },
  globals: { language: 'DE', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('listitem');
    await expect(within(card).getByRole('button', { name: 'In den Warenkorb' })).toBeVisible();
    await expect(within(card).getByText('21,16 €')).toBeVisible();
  },
};

export const German: Story = {
  args: { sample: sampleBoard },
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('37 auf Lager')).toBeVisible();
    await expect(canvas.getByText('inkl. 17 % MwSt. (LU), zzgl. Versand')).toBeVisible();
  },
};

export const French: Story = {
  args: { sample: sampleResistor },
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 480 en stock')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ajouter au panier' })).toBeVisible();
  },
};
