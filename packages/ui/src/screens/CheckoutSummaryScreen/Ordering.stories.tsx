import { mockSkus } from '@platine/mocks/catalogue/catalogue.ts';
import { delayCall } from '@platine/mocks/scenarios/calls.ts';
import { checkoutFailure, checkoutOffline, checkoutPending, checkoutShops } from '@platine/mocks/scenarios/checkout.ts';
import { handleCall } from '@platine/mocks/handlers/handleCall.ts';
import { createHandlers } from '@platine/mocks/handlers/handlers.ts';
import { createShop } from '@platine/mocks/shop/shop.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { CheckoutRoutes } from '../../flows/CheckoutRoutes.testing.tsx';
import { expectPage } from '../../interaction/expectPage.testing.ts';
import { CheckoutSummaryScreen } from './CheckoutSummaryScreen.tsx';
import { order, orderButton, summaryPage, terms } from './summaryPage.testing.ts';

/** The order button (D4, D35). */
const meta = {
  component: CheckoutSummaryScreen,
  render: () => <CheckoutRoutes />,
  parameters: { layout: 'fullscreen', path: '/checkout_summary', shop: checkoutShops.byTransfer },
} satisfies Meta<typeof CheckoutSummaryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The idempotency keys of the sent orders. */
function keysSent(calls: readonly (readonly unknown[])[]): unknown[] {
  return calls.flatMap(([, init]) => {
    const headers: unknown = typeof init === 'object' && init !== null && 'headers' in init ? init.headers : null;
    return typeof headers === 'object' && headers !== null && 'Idempotency-Key' in headers
      ? [headers['Idempotency-Key']]
      : [];
  });
}

/** Without a provider the order is placed at once. */
export const Ordered: Story = {
  play: async ({ canvas }) => {
    await order(await summaryPage(canvas));
    await expectPage(canvas, 'Thank you for your order');
    await expect(canvas.getByRole('link', { name: /^Cart empty/ })).toBeVisible();
  },
};

/** D35: without the terms accepted the button shows the error at the checkbox. */
export const TermsNotAccepted: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const page = await summaryPage(canvas);
    const calls = spyOn(window, 'fetch');
    await userEvent.click(orderButton(page));
    await waitFor(() => expect(terms(page)).toHaveFocus());
    await expect(terms(page)).toHaveAccessibleDescription(/Please accept the terms and conditions\./);
    await expect(calls).not.toHaveBeenCalledWith(expect.stringContaining('/api/session'), expect.anything());
  },
};

/** D4: a second click during the request sends nothing. */
export const DoubleClick: Story = {
  parameters: { scenario: delayCall('checkout', 300) },
  play: async ({ canvas }) => {
    const page = await summaryPage(canvas);
    const calls = spyOn(window, 'fetch');
    await userEvent.click(terms(page));
    await userEvent.dblClick(orderButton(page));
    await expectPage(canvas, 'Thank you for your order');
    await expect(keysSent(calls.mock.calls)).toHaveLength(1);
  },
};

export const Ordering: Story = {
  parameters: { scenario: checkoutPending() },
  play: async ({ canvas }) => {
    const page = await summaryPage(canvas);
    await order(page);
    await waitFor(() => expect(orderButton(page)).toHaveAttribute('aria-disabled', 'true'));
    await expect(orderButton(page)).toHaveAccessibleName(/Please wait/);
    await expect(terms(page)).toBeChecked();
  },
};

/** D4: without an answer the same order is sent again with the same key, and the terms stay accepted. */
export const ConnectionLost: Story = {
  tags: ['picture'],
  parameters: { scenario: checkoutOffline() },
  play: async ({ canvas }) => {
    const page = await summaryPage(canvas);
    const calls = spyOn(window, 'fetch');
    await order(page);
    const alert = await page.findByRole('alert');
    await expect(alert).toHaveTextContent('We do not know yet whether your order has arrived');
    await expect(alert).toHaveTextContent('Please press “Order with obligation to pay” again');
    await expect(alert).not.toHaveTextContent('not placed');
    await expect(terms(page)).toBeChecked();
    await userEvent.click(orderButton(page));
    await waitFor(() => expect(keysSent(calls.mock.calls)).toHaveLength(2));
    await expect(new Set(keysSent(calls.mock.calls)).size).toBe(1);
  },
};

/** D4: the cart changed since it was shown. The changes are listed, and the shopper must agree again. */
export const CartConflict: Story = {
  parameters: {
    scenario: (() => {
      const shop = createShop(checkoutShops.byTransfer);
      // Another tab adds one board at the moment of the order.
      const change = handleCall('checkout', '', () => {
        const [board, ...others] = checkoutShops.byTransfer.cart;
        if (shop.read().cart[0]?.amount === board.amount)
          shop.change({ cart: [{ ...board, amount: board.amount + 1 }, ...others], cartVersion: 99 });
      });
      return [change, ...createHandlers(shop)];
    })(),
  },
  play: async ({ canvas }) => {
    const page = await summaryPage(canvas);
    await order(page);
    const alert = await page.findByRole('alert');
    await expect(alert).toHaveTextContent('The cart has changed in the meantime. Please check it and confirm again.');
    await expect(alert.closest('[tabindex]')).toHaveFocus();
    await expect(alert).toHaveTextContent('“Microcontroller board Kupferbach 4”: 3 instead of 2 pieces');
    await waitFor(() => expect(terms(page)).not.toBeChecked());
    await order(page);
    await expectPage(canvas, 'Thank you for your order');
  },
};

/** D13: the operator limits a product at the moment of the order. The cart shows the limit, and the checkout continues from there. */
export const LimitLowered: Story = {
  parameters: {
    scenario: (() => {
      const shop = createShop(checkoutShops.byTransfer);
      const change = handleCall('checkout', '', () => {
        shop.change({ changedProducts: { [mockSkus.board]: { flags: ['AMOUNT_IN_CART_LIMIT:1'] } }, cartVersion: 99 });
      });
      return [change, ...createHandlers(shop)];
    })(),
  },
  play: async ({ canvas }) => {
    await order(await summaryPage(canvas));
    await expectPage(canvas, 'Cart');
    await expect(canvas.getByText('2 pieces can no longer be ordered.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Change to 1: / }));
    await expect(await canvas.findByRole('link', { name: 'To the checkout' })).toBeVisible();
  },
};

/** D12: the cart shows the missing amount. */
export const MinimumOrderValue: Story = {
  parameters: {
    scenario: (() => {
      const shop = createShop(checkoutShops.byTransfer);
      const change = handleCall('checkout', '', () => {
        shop.change({ cart: [{ sku: mockSkus.resistor, amount: 5 }] });
      });
      return [change, ...checkoutFailure('MinimumOrderValueException'), ...createHandlers(shop)];
    })(),
  },
  play: async ({ canvas }) => {
    await order(await summaryPage(canvas));
    await expectPage(canvas, 'Cart');
    await expect(canvas.getByText('The minimum order value has not been reached.')).toBeVisible();
    await expect(canvas.getByText('Orders delivered to Luxembourg start at', { exact: false })).toHaveTextContent(
      '€9.40 is missing.',
    );
  },
};

export const NotOrderable: Story = {
  parameters: { scenario: checkoutFailure('NotOrderableException') },
  play: async ({ canvas }) => {
    await order(await summaryPage(canvas));
    await expectPage(canvas, 'Cart');
    await expect(canvas.getByText('This product cannot be ordered at present.')).toBeVisible();
  },
};

export const ShippingMethodNotAvailable: Story = {
  parameters: { scenario: checkoutFailure('ShippingMethodNotAvailableException') },
  play: async ({ canvas }) => {
    await order(await summaryPage(canvas));
    await expect(await canvas.findByRole('group', { name: 'Shipping method' })).toBeVisible();
    await expect(canvas.getByText('Your order was not placed')).toBeVisible();
  },
};

export const PaymentMethodNotAvailable: Story = {
  parameters: { scenario: checkoutFailure('PaymentMethodNotAvailableException') },
  play: async ({ canvas }) => {
    await order(await summaryPage(canvas));
    await expect(await canvas.findByRole('group', { name: 'Payment method' })).toBeVisible();
    await expect(canvas.getByText(/^This payment method is not available/)).toBeVisible();
  },
};

export const CheckoutIncomplete: Story = {
  parameters: { scenario: checkoutFailure('CheckoutIncompleteException') },
  play: async ({ canvas }) => {
    const page = await summaryPage(canvas);
    await order(page);
    await expect(await page.findByRole('alert')).toHaveTextContent('Something is still missing for this order.');
  },
};

export const ShopFailure: Story = {
  parameters: { scenario: checkoutFailure('InternalErrorException') },
  play: async ({ canvas }) => {
    const page = await summaryPage(canvas);
    await order(page);
    await expect(await page.findByRole('alert')).toHaveTextContent('It seems that something went wrong.');
    await expect(orderButton(page)).toBeEnabled();
  },
};

export const Throttled: Story = {
  parameters: { scenario: checkoutFailure('ThrottledException') },
  play: async ({ canvas }) => {
    const page = await summaryPage(canvas);
    await order(page);
    await expect(await page.findByRole('alert')).toHaveTextContent('Your cart and your details are kept.');
    await expect(orderButton(page)).toBeEnabled();
  },
};
