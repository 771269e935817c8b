import { buildPosition } from '@platine/mocks/builders/position.ts';
import { buildCart, buildSession } from '@platine/mocks/builders/session.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OrderAside } from './OrderAside.tsx';

const session = buildSession({ cart: buildCart({ positions: [buildPosition({ amount: 1 })] }) });

const meta = { component: OrderAside, args: { session } } satisfies Meta<typeof OrderAside>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BeforeShipping: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Summary' })).toHaveTextContent('Shippingnot included yet');
    await expect(canvas.getByText('1 product')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Change the cart' })).toHaveAttribute('href', '/shopping_cart');
  },
};

export const WithShipping: Story = {
  tags: ['picture'],
  args: { session: { ...session, shippingMethod: 'PICKUP' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Summary' })).toHaveTextContent('Shipping€0.00');
  },
};
