import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { atDesk, invoiceDesk } from '../../deskStory.testing.tsx';
import { OrderScreen } from './OrderScreen.tsx';

const meta = {
  component: OrderScreen,
  decorators: [atDesk],
  args: { orderNumber: '2026-100008' },
  parameters: { layout: 'fullscreen', deskAt: '/orders/2026-100008', scenario: invoiceDesk() },
} satisfies Meta<typeof OrderScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** D38: an order on invoice that leaves in parcels is paid invoice by invoice, and waits for the rest. */
export const PaidInPart: Story = {
  play: async ({ canvas }) => {
    const rest = await canvas.findByRole('button', { name: '€7.00 has arrived' });
    await userEvent.click(rest);
    await expect(await canvas.findByText('Done.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^€.* has arrived/ })).toBeNull();
    const acts = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(acts.filter((text) => text.includes('Paid'))).toEqual([
      expect.stringContaining('€7.00'),
      expect.stringContaining('€5.00'),
    ]);
  },
};
