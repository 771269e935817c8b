import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  sampleBoard,
  sampleBricks,
  SampleProductCard,
  sampleResistor,
  sampleWithoutPicture,
} from '../ProductCard/sampleCards.testing.tsx';
import { SkeletonCard } from '../Skeleton/Skeleton.tsx';
import { ProductGrid } from './ProductGrid.tsx';

const samples = [sampleResistor, sampleBoard, sampleBricks, sampleWithoutPicture];

const meta = {
  component: ProductGrid,
  args: {
    label: 'New products',
    children: samples.map((sample) => <SampleProductCard key={sample.sku} sample={sample} />),
  },
  decorators: [
    (Story) => (
      <>
        <h2>New products</h2>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof ProductGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Prices and buttons align across a row, whatever the content above. */
export const Aligned: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'New products' })).toBeVisible();
    const [first, second] = canvas.getAllByRole('listitem');
    const sameRow = first?.getBoundingClientRect().top === second?.getBoundingClientRect().top;
    const bottoms = canvas
      .getAllByRole('button', { name: 'Add to cart' })
      .map((button) => button.getBoundingClientRect().bottom);
    if (sameRow) await expect(bottoms[0]).toBe(bottoms[1]);
    await expect(bottoms).toHaveLength(samples.length);
  },
};

export const Loading: Story = {
  tags: ['picture'],
  args: { busy: true, children: ['a', 'b', 'c'].map((key) => <SkeletonCard key={key} />) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'New products' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryAllByRole('listitem')).toHaveLength(0);
  },
};

export const German: Story = {
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'In den Warenkorb' })).toHaveLength(samples.length);
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Ajouter au panier' })).toHaveLength(samples.length);
  },
};

/** Nothing overflows the smallest phone. */
export const SmallScreen: Story = {
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'New products' });
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};
