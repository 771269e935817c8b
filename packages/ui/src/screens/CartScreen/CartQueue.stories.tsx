import { sessionToWire } from '@platine/domain/customer/sessionToWire.ts';
import { buildPosition } from '@platine/mocks/builders/position.ts';
import { buildCart, buildSession } from '@platine/mocks/builders/session.ts';
import { mockProduct, mockSkus } from '@platine/mocks/catalogue/catalogue.ts';
import { answerWith } from '@platine/mocks/scenarios/calls.ts';
import { cartAddFailure, cartFailure, cartOffline, cartPending } from '@platine/mocks/scenarios/cart.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { useCartActions } from '../../cart/useCartActions.ts';
import { MemoryTab } from '../../cart/MemoryTab.testing.tsx';
import { amountField, cartPage, more, totals } from './cartPage.testing.ts';
import { CartScreen } from './CartScreen.tsx';

const board = 'Microcontroller board Kupferbach 4';

/** The cart queue: optimistic updates while the shopper clicks faster than the server answers. */
const meta = {
  component: CartScreen,
  parameters: { layout: 'fullscreen', path: '/shopping_cart', shop: { cart: [{ sku: mockSkus.board, amount: 1 }] } },
} satisfies Meta<typeof CartScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Ten clicks on + show ten more pieces at once, send at most two requests, and end with the server's state. */
export const FastClicking: Story = {
  play: async ({ canvas }) => {
    const page = await cartPage(canvas);
    const calls = spyOn(window, 'fetch');
    const plus = more(page, board);
    for (let click = 1; click <= 10; click += 1) await userEvent.click(plus);
    await expect(amountField(page, board)).toHaveValue('11');
    await expect(totals(page)).toHaveTextContent('Total€247.50');
    await waitFor(() => expect(totals(page)).toHaveAttribute('aria-busy', 'false'), { timeout: 3000 });
    await expect(amountField(page, board)).toHaveValue('11');
    await expect(totals(page)).toHaveTextContent('Total€247.50');
    await expect(calls.mock.calls.length).toBeLessThanOrEqual(2);
  },
};

/** The totals are marked as provisional until the server responds. */
export const StaleTotals: Story = {
  parameters: { scenario: cartPending() },
  play: async ({ canvas }) => {
    const page = await cartPage(canvas);
    await userEvent.click(more(page, board));
    await waitFor(() => expect(totals(page)).toHaveTextContent('Total€49.80'));
    await expect(totals(page)).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByText('Provisional until the shop has confirmed it')).toBeVisible();
  },
};

/** Shipping costs depend on the positions, so none are shown until the server responds. */
export const StaleShipping: Story = {
  parameters: {
    shop: { cart: [{ sku: mockSkus.board, amount: 1 }], shippingMethod: 'DPD_CLASSIC' },
    scenario: cartPending(),
  },
  play: async ({ canvas }) => {
    const page = await cartPage(canvas);
    await expect(totals(page)).toHaveTextContent(/Shipping€/);
    await userEvent.click(more(page, board));
    await waitFor(() => expect(totals(page)).toHaveTextContent('Shippingnot included yet'));
  },
};

/** A failed call restores the confirmed cart and shows and announces the reason. */
export const FailingCallFallsBack: Story = {
  parameters: { scenario: cartFailure('InternalErrorException') },
  play: async ({ canvas }) => {
    const page = await cartPage(canvas);
    await userEvent.click(more(page, board));
    const alert = await page.findByRole('alert');
    await expect(alert).toBeVisible();
    await expect(alert).toHaveTextContent(`“${board}” was not changed: something went wrong in the shop.`);
    await expect(amountField(page, board)).toHaveValue('1');
    await expect(totals(page)).toHaveTextContent('Total€24.90');
    await userEvent.click(within(alert).getByRole('button', { name: 'Hide this message' }));
    await expect(page.queryByRole('alert')).not.toBeInTheDocument();
    await expect(page.getByRole('link', { name: board })).toHaveFocus();
  },
};

/** Refusing the first position leaves an empty cart that says why. */
export const RefusedIntoAnEmptyCart: Story = {
  parameters: { shop: { cart: [] }, scenario: cartAddFailure('NotOrderableException') },
  render: () => (
    <>
      <CartScreen />
      <AddBoard />
    </>
  ),
  play: async ({ canvas }) => {
    const page = within(canvas.getByRole('main'));
    await page.findByRole('heading', { name: 'Your cart is empty' });
    await userEvent.click(page.getByRole('button', { name: 'Add the board' }));
    await expect(await page.findByRole('alert')).toHaveTextContent(
      'The shop could not make the last change to your cart',
    );
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    await expect(page.queryByRole('region', { name: 'Summary' })).not.toBeInTheDocument();
    await userEvent.click(page.getByRole('button', { name: 'Hide this message' }));
    await expect(page.queryByRole('alert')).not.toBeInTheDocument();
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toHaveFocus();
  },
};

/** Adds like a product page. */
function AddBoard() {
  const { add } = useCartActions();
  return (
    <button type="button" onClick={() => add(mockProduct(mockSkus.board), 1)}>
      Add the board
    </button>
  );
}

/** A product withdrawn while the page was open is reported. */
export const SoldOutMeanwhile: Story = {
  parameters: { scenario: cartAddFailure('NotOrderableException') },
  play: async ({ canvas }) => {
    const page = await cartPage(canvas);
    await userEvent.click(more(page, board));
    await expect(await page.findByRole('alert')).toHaveTextContent(`“${board}” cannot be ordered at the moment.`);
    await expect(amountField(page, board)).toHaveValue('1');
  },
};

/** The shop adjusted an amount because of orders made elsewhere meanwhile (D13); shown and announced. */
export const AdjustedByTheShop: Story = {
  parameters: {
    shop: { cart: [{ sku: mockSkus.school, amount: 1 }] },
    scenario: answerWith('cartAddPosition', {
      SESSION: sessionToWire(
        buildSession({
          cart: buildCart({
            version: 9,
            positions: [buildPosition({ product: mockProduct(mockSkus.school), amount: 5 })],
          }),
        }),
      ),
      ADJUSTMENTS: [{ SKU: mockSkus.school, REASON: 'CART_LIMIT', WANTED: 6, AMOUNT: 5 }],
    }),
  },
  play: async ({ canvas }) => {
    const page = await cartPage(canvas);
    const name = 'Klots School: simple machines';
    await userEvent.click(more(page, name));
    const reason = await page.findByText(`You asked for 6 of “${name}”.`, { exact: false });
    await expect(reason.closest('[role="status"]')).toBeVisible();
    await expect(amountField(page, name)).toHaveValue('5');
  },
};

/** Without a connection the confirmed cart is restored; the reason is shown and announced. */
export const OfflineFallsBack: Story = {
  parameters: { scenario: cartOffline() },
  play: async ({ canvas }) => {
    const page = await cartPage(canvas);
    await userEvent.click(page.getByRole('button', { name: `Remove ${board}` }));
    const alert = await page.findByRole('alert');
    await expect(alert).toHaveTextContent(`“${board}” was not changed: there is no connection to the shop.`);
    await expect(amountField(page, board)).toHaveValue('1');
  },
};

/** A change in one tab appears in the other. */
export const SecondTab: Story = {
  parameters: {
    path: null,
    // Two pages on one story: each landmark occurs twice.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
  render: () => (
    <>
      <section aria-label="First tab">
        <MemoryTab path="/shopping_cart">
          <CartScreen />
        </MemoryTab>
      </section>
      <section aria-label="Second tab">
        <MemoryTab path="/shopping_cart">
          <CartScreen />
        </MemoryTab>
      </section>
    </>
  ),
  play: async ({ canvas }) => {
    const first = within(canvas.getByRole('region', { name: 'First tab' }));
    const second = within(canvas.getByRole('region', { name: 'Second tab' }));
    await first.findByRole('list', { name: 'Products in the cart' });
    await second.findByRole('list', { name: 'Products in the cart' });
    await userEvent.click(more(first, board));
    await waitFor(() => expect(amountField(second, board)).toHaveValue('2'));
    await expect(totals(second)).toHaveTextContent('Total€49.80');
  },
};
