import { buildPosition } from '@platine/mocks/builders/position.ts';
import { buildCart, buildSession } from '@platine/mocks/builders/session.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TotalBar } from './TotalBar.tsx';

const cart = buildCart({ positions: [buildPosition({ amount: 1 })] });
const session = buildSession({ cart: { ...cart, totals: { ...cart.totals, goods: 3180, total: 3180 } } });

const meta = {
  component: TotalBar,
  args: { session: { ...session, shippingMethod: 'TNT' } },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof TotalBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithShipping: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Total with shipping')).toBeVisible();
    await expect(canvas.getByText('€31.80')).toBeVisible();
  },
};

export const BeforeShipping: Story = {
  args: { session },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Total, plus shipping')).toBeVisible();
  },
};
