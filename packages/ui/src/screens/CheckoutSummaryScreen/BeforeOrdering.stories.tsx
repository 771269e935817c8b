import { mockSkus } from '@platine/mocks/catalogue/catalogue.ts';
import { checkoutShops } from '@platine/mocks/scenarios/checkout.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CheckoutRoutes } from '../../flows/CheckoutRoutes.testing.tsx';
import { CheckoutSummaryScreen } from './CheckoutSummaryScreen.tsx';
import { orderButton, summaryPage } from './summaryPage.testing.ts';

/** The law wants this said before the order button. */
const meta = {
  component: CheckoutSummaryScreen,
  render: () => <CheckoutRoutes />,
  parameters: { layout: 'fullscreen', path: '/checkout_summary', shop: checkoutShops.byTransfer },
} satisfies Meta<typeof CheckoutSummaryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** D40: consumers read the notice on the legal guarantee above the button. */
export const GuaranteeForConsumers: Story = {
  play: async ({ canvas }) => {
    const page = await summaryPage(canvas);
    const notice = page.getByRole('region', { name: 'Legal guarantee of conformity' });
    await expect(notice).toBeVisible();
    await expect(notice.compareDocumentPosition(orderButton(page))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

/** D40: the notice is for consumers only. */
export const NoGuaranteeForCompanies: Story = {
  parameters: { shop: checkoutShops.company },
  play: async ({ canvas }) => {
    const page = await summaryPage(canvas);
    await expect(page.queryByRole('region', { name: 'Legal guarantee of conformity' })).not.toBeInTheDocument();
  },
};

/** Directive 2009/48/EC: the warnings of toys in the cart stand before the order button, each with its product. */
export const ToyWithWarning: Story = {
  tags: ['picture'],
  parameters: { shop: { ...checkoutShops.byTransfer, cart: [{ sku: mockSkus.toyWithWarning, amount: 1 }] } },
  play: async ({ canvas }) => {
    const page = await summaryPage(canvas);
    const warning = page.getByText(/^Not suitable for children under 36 months/);
    await expect(warning.closest('[role="note"]')).toHaveTextContent(/Klots lighthouse.*Warning: Not suitable/);
    await expect(warning.compareDocumentPosition(orderButton(page))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};
