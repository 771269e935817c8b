import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SkeletonLine, SkeletonPicture } from './Skeleton.tsx';

const meta = { component: SkeletonLine } satisfies Meta<typeof SkeletonLine>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shapes that reserve the layout; `aria-busy` on the list informs screen readers. */
export const Pieces: Story = {
  tags: ['picture'],
  render: () => (
    <section aria-label="Product" aria-busy="true">
      <SkeletonPicture />
      <SkeletonLine size="title" />
      <SkeletonLine width="half" />
      <SkeletonLine width="third" />
      <SkeletonLine size="control" />
    </section>
  ),
  play: async ({ canvas }) => {
    const place = canvas.getByRole('region', { name: 'Product' });
    await expect(place).toHaveTextContent('');
    await expect(place.getBoundingClientRect().height).toBeGreaterThan(200);
  },
};
