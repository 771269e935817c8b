import { buildOrder } from '@platine/mocks/builders/order.ts';
import { mockSkus } from '@platine/mocks/catalogue/catalogue.ts';
import { disconnect, failWith } from '@platine/mocks/scenarios/calls.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { AccountScreen } from './AccountScreen.tsx';

const resistors = {
  sku: mockSkus.resistor,
  name: { EN: 'Carbon film resistor 10 kΩ', DE: 'Kohleschichtwiderstand 10 kΩ', FR: 'Résistance carbone 10 kΩ' },
  partNumber: 'CFR-25JB-52-10K',
  amount: 100,
  unit: 12,
  line: 1200,
};

/** A hundred pieces of a product still in the catalogue. */
const order = buildOrder({ lines: [resistors] });

/** Viewing an order and ordering it again. */
const meta = {
  component: AccountScreen,
  args: { view: 'orders', order: 'KB-2026-100001' },
  globals: { session: 'loggedIn' },
  parameters: { layout: 'fullscreen', path: '/account?view=orders', shop: { orders: [order] } },
} satisfies Meta<typeof AccountScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const main = () => within(screen.getByRole('main'));

export const Detail: Story = {
  tags: ['picture'],
  play: async () => {
    const order = within(await main().findByRole('article', { name: 'Order 2026-100001' }));
    await expect(order.getByText(/Ordered on 20 November 2026/)).toBeVisible();
    await expect(order.getByText(/Payment not received yet/)).toBeVisible();
    await expect(order.getAllByText(/Esch-sur-Alzette/)[0]).toBeVisible();
    const confirmation = order.getByRole('link', { name: 'Order confirmation KB-2026-100001' });
    await expect(confirmation).toHaveAttribute('href', '/api/shop/transaction/file/KB-2026-100001.pdf');
    await expect(main().getByRole('link', { name: 'All orders' })).toHaveAttribute('href', '/account?view=orders');
  },
};

/** Heading, button, positions and totals keep a gap. */
export const Apart: Story = {
  play: async () => {
    const parts = [...(await main().findByRole('article', { name: 'Order 2026-100001' })).children];
    const boxes = parts.map((part) => part.getBoundingClientRect());
    await expect(boxes.length).toBeGreaterThan(4);
    for (const [index, { top }] of boxes.slice(1).entries())
      await expect(top - (boxes[index]?.bottom ?? top)).toBeGreaterThanOrEqual(8);
  },
};

export const Reordered: Story = {
  play: async () => {
    await userEvent.click(await main().findByRole('button', { name: 'Order again' }));
    await expect(await main().findByText('One product was put into the cart.')).toBeVisible();
    await expect(main().getByRole('link', { name: 'To the cart' })).toHaveAttribute('href', '/shopping_cart');
    await expect(await screen.findByRole('link', { name: /^Cart.*100 pieces/ })).toBeVisible();
  },
};

/** Spec §7: products no longer for sale are named; the rest can be added. */
export const NoLongerForSale: Story = {
  parameters: { shop: { orders: [order], noSale: [mockSkus.resistor] } },
  play: async () => {
    await userEvent.click(await main().findByRole('button', { name: 'Order again' }));
    await expect(await main().findByText('Nothing from this order could be put into the cart.')).toBeVisible();
    await expect(main().getByText(/is not for sale at the moment\.$/)).toBeVisible();
  },
};

/** Spec §7, D13: reduced amounts and removed products are named, under the name at the time of the order. */
export const ReorderedOtherwise: Story = {
  parameters: {
    shop: {
      orders: [
        buildOrder({
          lines: [
            resistors,
            { ...resistors, sku: mockSkus.limitedToThree, name: { EN: 'Starter kit' }, amount: 5, line: 60 },
            { ...resistors, sku: 999_999, name: { EN: 'Old display' } },
          ],
        }),
      ],
    },
  },
  play: async () => {
    await userEvent.click(await main().findByRole('button', { name: 'Order again' }));
    await expect(await main().findByText('2 products were put into the cart.')).toBeVisible();
    await expect(main().getByText(/^You asked for 5 of “Starter kit”\. More than 3 per customer/)).toBeVisible();
    await expect(main().getByText(/^“Old display” is no longer available\./)).toBeVisible();
    await expect(main().getByRole('link', { name: 'Find a replacement' })).toHaveAttribute('href', '/product/999999');
  },
};

export const ReorderFails: Story = {
  parameters: { scenario: disconnect('cartAdoptFromOrder') },
  play: async () => {
    await userEvent.click(await main().findByRole('button', { name: 'Order again' }));
    await expect(await main().findByRole('alert')).toHaveTextContent('There is no connection to the shop.');
  },
};

/** D7: another customer's order is reported as not found. */
export const NotFound: Story = {
  args: { order: 'KB-2026-999999' },
  play: async () => {
    await expect(await main().findByRole('heading', { level: 2, name: 'This order cannot be shown' })).toBeVisible();
    await expect(main().getByRole('link', { name: 'All orders' })).toBeVisible();
  },
};

export const LoadError: Story = {
  parameters: { scenario: failWith('transaction', 'InternalErrorException') },
  play: async () => {
    await expect(await main().findByRole('alert')).toBeVisible();
    await expect(main().getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const SmallScreen: Story = {
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  play: async () => {
    await expect(await main().findByRole('article', { name: 'Bestellung 2026-100001' })).toBeVisible();
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
