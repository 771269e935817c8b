import { mockSkus } from '@platine/mocks/catalogue/catalogue.ts';
import { mockCustomers } from '@platine/mocks/shop/accounts/customers.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ProductScreen } from './ProductScreen.tsx';

/** Order limits of the educational line, and how schools exceed them. */
const meta = {
  component: ProductScreen,
  args: { sku: mockSkus.school },
  parameters: { layout: 'fullscreen', path: `/product/${mockSkus.school}` },
} satisfies Meta<typeof ProductScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Spec §9: at most five, with the reason; pieces already in the cart count. */
export const LimitReached: Story = {
  parameters: { shop: { cart: [{ sku: mockSkus.school, amount: 4 }] } },
  play: async ({ canvas }) => {
    const page = within(canvas.getByRole('main'));
    const add = await page.findByRole('button', { name: /^Add to cart/ });
    await expect(page.getByText(/At most 5 per customer\. Educational institutions/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ask for more pieces for a school' })).toHaveAttribute(
      'href',
      `/contact?topic=school&sku=${mockSkus.school}`,
    );
    await userEvent.click(page.getByRole('button', { name: /^More: / }));
    await userEvent.click(add);
    await expect(await page.findByText('Limited to 5 per customer: there are now 5 in your cart.')).toBeVisible();
    await userEvent.click(add);
    await expect(await page.findByText('Limited to 5 per customer: 5 are already in your cart.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /5 pieces/ })).toBeVisible();
  },
};

/** Spec §9, D13: a school without limits orders any amount and sees no limit. */
export const SchoolHasNoLimit: Story = {
  parameters: { shop: { user: mockCustomers.school.user } },
  play: async ({ canvas }) => {
    const page = within(canvas.getByRole('main'));
    const field = await page.findByRole('textbox', { name: /^Amount: / });
    await waitFor(() => expect(page.queryByText(/per customer/)).not.toBeInTheDocument());
    await expect(page.queryByRole('link', { name: 'Ask for more pieces for a school' })).not.toBeInTheDocument();
    await userEvent.clear(field);
    await userEvent.type(field, '12{Enter}');
    await expect(await canvas.findByRole('link', { name: /12 pieces/ })).toBeVisible();
  },
};
