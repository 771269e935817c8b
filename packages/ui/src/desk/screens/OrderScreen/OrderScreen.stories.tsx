import { deskFailure, deskOffline, deskPending } from '@platine/mocks/desk/deskHandlers.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { atDesk, busyDesk, fasterDesk } from '../../deskStory.testing.tsx';
import { OrderScreen } from './OrderScreen.tsx';

const meta = {
  component: OrderScreen,
  decorators: [atDesk],
  args: { orderNumber: '2026-100003' },
  parameters: { layout: 'fullscreen', deskAt: '/orders/2026-100003', scenario: busyDesk() },
} satisfies Meta<typeof OrderScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** D37: how the order stands, and its history with who did what. */
export const Success: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '2026-100003' })).toBeVisible();
    await expect(await canvas.findByText('To send')).toBeVisible();
    await expect(canvas.getByText('100 packed')).toBeVisible();
    const acts = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(acts.find((text) => text.includes('Packed'))).toContain('anna');
    await expect(acts.find((text) => text.includes('Ordered'))).toContain('shop');
  },
};

/** The parcel of an order can be followed. */
export const Sent: Story = {
  args: { orderNumber: '2026-100005' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '01234567890123' })).toHaveAttribute(
      'href',
      'https://tracking.dpd.de/status/en_US/parcel/01234567890123',
    );
  },
};

/** By keys alone: p takes the money, x ticks, Enter packs, s sends; each act has the operator's name. */
export const KeyboardOnly: Story = {
  tags: ['picture'],
  args: { orderNumber: '2026-100001' },
  play: async ({ canvas }) => {
    const paid = await canvas.findByRole('button', { name: '€12.00 has arrived' });
    await userEvent.keyboard('p');
    await expect(paid).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const pack = await canvas.findByRole('button', { name: 'Tick the lines that are in the parcel' });
    await expect(pack).toBeDisabled();
    await userEvent.keyboard('x ');
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('combobox', { name: 'Carrier' });
    await userEvent.keyboard('s');
    await expect(canvas.getByRole('combobox', { name: 'Carrier' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('01234567890123{Enter}');
    await expect(await canvas.findByText('100 sent')).toBeVisible();
    const acts = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    for (const kind of ['Paid', 'Packed', 'Sent'])
      await expect(acts.find((text) => text.includes(kind))).toContain('anna');
  },
};

/** Cancelling asks once, and says what will happen. */
export const Cancel: Story = {
  args: { orderNumber: '2026-100002' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel the order' }));
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('dialog', { name: 'Cancel the order' });
    await expect(dialog).toHaveTextContent('€12.00 was paid and is then to be repaid.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'The shop wants it: cancel' }));
    await expect(await canvas.findByText('To repay')).toBeVisible();
  },
};

/** D37: the faster one is named, and nothing else happens. */
export const Conflict: Story = {
  args: { orderNumber: '2026-100002' },
  parameters: { scenario: fasterDesk() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Pack 1 line' }));
    await expect(await canvas.findByText('Somebody was faster. This is the order as it is now.')).toBeVisible();
    await expect(canvas.getByText('Last act: Packed, by bert.')).toBeVisible();
    await expect(canvas.getByText('100 packed')).toBeVisible();
  },
};

export const NotFound: Story = {
  args: { orderNumber: '2000-1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'There is no such order' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { scenario: deskPending('deskOrder') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '2026-100003' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull();
  },
};

export const LoadError: Story = {
  parameters: { scenario: [...deskFailure('deskOrder', 'InternalErrorException'), ...busyDesk()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const NoConnection: Story = {
  parameters: { scenario: [...deskOffline('deskOrder'), ...busyDesk()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const German: Story = {
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('100 gepackt')).toBeVisible();
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('100 emballées')).toBeVisible();
  },
};

export const SmallScreen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('100 packed')).toBeVisible();
  },
};
