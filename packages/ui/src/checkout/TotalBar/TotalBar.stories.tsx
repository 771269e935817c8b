import { sessionFromWire } from '@platine/domain/customer/session.ts';
import { buildPosition } from '@platine/mocks/builders/position.ts';
import { buildCart, buildSession } from '@platine/mocks/builders/session.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TotalBar } from './TotalBar.tsx';

const wire = buildSession({ CART: buildCart({ POSITIONS: [buildPosition({ amount: 1 })], TOTAL: 31.8 }) });

const meta = {
  component: TotalBar,
  args: { session: sessionFromWire({ ...wire, SHIPPING_METHOD: 'TNT' }) },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof TotalBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithShipping: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Total with shipping')).toBeVisible();
    await expect(canvas.getByText('€31.80')).toBeVisible();
  },
};

export const BeforeShipping: Story = {
  args: { session: sessionFromWire(wire) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Total, plus shipping')).toBeVisible();
  },
};
