import { buildOrder } from '@platine/mocks/builders/order.ts';
import { mockSkus } from '@platine/mocks/catalogue/catalogue.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { expectPage } from '../interaction/expectPage.testing.ts';
import { AccountRoutes } from './AccountRoutes.testing.tsx';

const position = (sku: number, name: string, amount: number) => ({
  sku,
  name: { ALL: name },
  partNumber: `M-${sku}`,
  amount,
  unit: 8,
  line: 800,
});

const order = buildOrder({
  lines: [position(mockSkus.resistor, 'Carbon film resistor 10 kΩ', 100), position(mockSkus.board, 'Kupferbach 4', 1)],
});

/** A customer orders again what was ordered before, of which one product has left the sale since (spec §7). */
const meta = {
  component: AccountRoutes,
  globals: { session: 'loggedIn' },
  parameters: {
    layout: 'fullscreen',
    path: '/shipping_costs',
    shop: { orders: [order], noSale: [mockSkus.board] },
  },
} satisfies Meta<typeof AccountRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneNoLongerForSale: Story = {
  tags: ['picture'],
  play: async ({ canvas, step }) => {
    const main = within(canvas.getByRole('main'));
    await step('Account', async () => {
      const [profile] = await canvas.findAllByRole('link', { name: 'My account' });
      if (profile !== undefined) await userEvent.click(profile);
      await userEvent.click(await main.findByRole('link', { name: 'Orders' }));
      await userEvent.click(await main.findByRole('link', { name: order.orderNumber }));
    });
    await step('Order again', async () => {
      await expect(await main.findByRole('article', { name: `Order ${order.orderNumber}` })).toHaveTextContent(
        'Kupferbach 4',
      );
      // The list is gone, and the keyboard goes on at what was opened, though that came later.
      await expect(main.getByRole('heading', { name: `Order ${order.orderNumber}` })).toHaveFocus();
      await userEvent.click(main.getByRole('button', { name: 'Order again' }));
      await expect(await main.findByText('One product was put into the cart.')).toBeVisible();
      await expect(main.getByText('“Kupferbach 4” is not for sale at the moment.')).toBeVisible();
    });
    await step('Cart', async () => {
      await userEvent.click(main.getByRole('link', { name: 'To the cart' }));
      await expectPage(main, 'Cart');
      await expect(await main.findByRole('textbox', { name: /^Amount: .*10 kΩ/ })).toHaveValue('100');
      await expect(main.queryByText('Kupferbach 4')).not.toBeInTheDocument();
    });
  },
};
