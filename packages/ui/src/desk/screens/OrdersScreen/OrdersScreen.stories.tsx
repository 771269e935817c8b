import { createDesk } from '@platine/mocks/desk/desk.ts';
import { buildFile } from '@platine/mocks/desk/deskFile.ts';
import { createDeskHandlers, deskFailure, deskOffline, deskPending } from '@platine/mocks/desk/deskHandlers.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import {
  atDesk,
  busyDesk,
  severalToPack,
  severalToSend,
  severalToTransfer,
  transferDesk,
} from '../../deskStory.testing.tsx';
import { OrdersScreen } from './OrdersScreen.tsx';

const meta = {
  component: OrdersScreen,
  decorators: [atDesk],
  parameters: { layout: 'fullscreen', deskAt: '/orders', scenario: busyDesk() },
} satisfies Meta<typeof OrdersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('6 orders')).toBeVisible();
    const rows = canvas.getAllByRole('link', { name: /^2026-/ });
    await expect(rows[0], 'the newest first').toHaveAccessibleName(/^2026-100006 Sofia Rossi .* Cancelled/);
    await expect(rows[4]).toHaveAccessibleName(/Jonas Hoffmann .* To pack/);
  },
};

/** By a name, a number, a part or an amount, in the list that is open. */
export const Search: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'schmit{Enter}');
    await expect(await canvas.findByText('1 order')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^2026-100003/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'To repay' }));
    await expect(await canvas.findByText('No order has all of these words')).toBeVisible();
  },
};

/** The key / goes into the search, digits open lists, j and k move along the orders. */
export const KeyboardOnly: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('6 orders');
    await userEvent.keyboard('j');
    await expect(canvas.getByRole('link', { name: /^2026-100006/ })).toHaveFocus();
    await userEvent.keyboard('j');
    await expect(canvas.getByRole('link', { name: /^2026-100005/ })).toHaveFocus();
    await userEvent.keyboard('k');
    await expect(canvas.getByRole('link', { name: /^2026-100006/ })).toHaveFocus();
    await userEvent.keyboard('3');
    await expect(await canvas.findByText('1 order')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'To pack' })).toHaveAttribute('aria-current', 'true');
    await userEvent.keyboard('/');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('86,40/?j');
    await expect(canvas.getByRole('searchbox')).toHaveValue('86,40/?j');
  },
};

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function ticked(canvas: Canvas, ...orderNumbers: readonly string[]) {
  for (const number of orderNumbers)
    await userEvent.click(await canvas.findByRole('checkbox', { name: `Tick order ${number}` }));
}

const openDialog = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement.ownerDocument.body).findByRole('dialog', { name });

/** Ticked orders are packed at once: the dialog says how many, and which one stays as it is. */
export const PackSeveral: Story = {
  tags: ['picture'],
  parameters: { scenario: severalToPack() },
  play: async ({ canvas, canvasElement }) => {
    await ticked(canvas, '2026-100001', '2026-100002', '2026-100004');
    await expect(canvas.getByText('3 orders ticked')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark as packed' }));
    const dialog = within(await openDialog(canvasElement, 'Mark as packed'));
    await expect(await dialog.findByText(/still to be sent of 2 orders is marked as packed/)).toBeVisible();
    await expect(dialog.getByText('is not paid: it stays as it is.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Pack 2 orders' }));
    await expect(await dialog.findByText('2 orders were packed.')).toBeVisible();
    await expect(dialog.getAllByText('Packed')).toHaveLength(2);
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await expect(await canvas.findByRole('link', { name: /^2026-100001 .* To send/ })).toBeVisible();
    await expect(canvas.queryByText(/orders? ticked/)).toBeNull();
  },
};

/** D37: one of them was packed by somebody else in the meantime: it is named with who was faster, and the others are done. */
export const SeveralWithConflict: Story = {
  tags: ['picture'],
  parameters: { scenario: severalToPack('2026-100002') },
  play: async ({ canvas, canvasElement }) => {
    await ticked(canvas, '2026-100001', '2026-100002');
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark as packed' }));
    const dialog = within(await openDialog(canvasElement, 'Mark as packed'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Pack 2 orders' }));
    await expect(await dialog.findByText('One order was packed. One was left as it is.')).toBeVisible();
    await expect(dialog.getByText(/Somebody was faster.* Last act: Packed, by bert\./)).toBeVisible();
  },
};

/** By keys alone: x ticks, X up to the one that has the focus; Enter goes on in the numbers of parcels, as scanners press it. */
export const SeveralByKeyboardOnly: Story = {
  tags: ['picture'],
  parameters: { scenario: severalToSend(), deskAt: '/orders?list=send' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('3 orders');
    await userEvent.keyboard('jxjjX');
    await expect(canvas.getByText('3 orders ticked')).toBeVisible();
    await userEvent.keyboard('a');
    await expect(canvas.queryByText(/orders? ticked/)).toBeNull();
    await userEvent.keyboard('a');
    const send = await canvas.findByRole('button', { name: 'Mark as sent' });
    await userEvent.keyboard('{Shift>}');
    while (!send.matches(':focus')) await userEvent.tab({ shift: true });
    await userEvent.keyboard('{/Shift}{Enter}');
    const dialog = within(await openDialog(canvasElement, 'Mark as sent'));
    const first = await dialog.findByRole('textbox', { name: 'Tracking number of 2026-100001, if it has one' });
    while (!first.matches(':focus')) await userEvent.tab();
    await userEvent.keyboard('01234567890121{Enter}{Enter}01234567890123{Enter}');
    await expect(dialog.getByRole('button', { name: 'Send 3 orders' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await dialog.findByText('3 orders were sent.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Done' })).toHaveFocus();
  },
};

/** D37: the list of refunds by hand has the amount that is to be transferred, which is not the order's total. */
export const ToTransfer: Story = {
  tags: ['picture'],
  parameters: { deskAt: '/orders?list=transfer', scenario: transferDesk() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 order')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^2026-100007 Nora Thill €2\.34/ })).toBeVisible();
  },
};

/** D37: the transfers of ticked orders are entered in the list, by keys alone; Enter goes on to the next reference. */
export const TransfersByKeyboardOnly: Story = {
  parameters: { deskAt: '/orders?list=transfer', scenario: severalToTransfer() },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('3 orders');
    await expect(canvas.queryByRole('button', { name: 'Mark as packed' })).toBeNull();
    await userEvent.keyboard('a');
    const enter = await canvas.findByRole('button', { name: 'Enter transfers' });
    while (!enter.matches(':focus')) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await openDialog(canvasElement, 'Enter transfers'));
    await expect(await dialog.findByText(/^3 amounts were transferred at the bank\./)).toBeVisible();
    const first = dialog.getAllByRole('textbox', { name: /^Date or reference of the transfer of €2\.34 for 2026-/ })[0];
    while (first !== undefined && !first.matches(':focus')) await userEvent.tab();
    await userEvent.keyboard('26 Nov, A1{Enter}26 Nov, A2{Enter}{Enter}');
    await expect(dialog.getByRole('button', { name: 'Enter 3 transfers' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await dialog.findByText('3 transfers were entered.')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('There is nothing in this list')).toBeVisible();
  },
};

/** D37: somebody else has entered one of them in the meantime: it is named with who was faster, and is not entered twice. */
export const TransferWithConflict: Story = {
  parameters: { deskAt: '/orders?list=transfer', scenario: severalToTransfer('2026-100002') },
  play: async ({ canvas, canvasElement }) => {
    await ticked(canvas, '2026-100001', '2026-100002');
    await userEvent.click(await canvas.findByRole('button', { name: 'Enter transfers' }));
    const dialog = within(await openDialog(canvasElement, 'Enter transfers'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Enter 2 transfers' }));
    await expect(await dialog.findByText('One transfer was entered. One was left as it is.')).toBeVisible();
    await expect(dialog.getByText(/Somebody was faster.* Last act: Transferred back, by bert\./)).toBeVisible();
  },
};

const many = Array.from({ length: 120 }, (_, index) =>
  buildFile({ order: { orderNumber: `2026-${100_001 + index}` } }),
);

/** Fifty orders on a page. */
export const ManyPages: Story = {
  parameters: { scenario: createDeskHandlers(createDesk({ files: many })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Page 1 of 3')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Next page' }));
    await expect(await canvas.findByText('Page 2 of 3')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^2026-100070/ })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { deskAt: '/orders?list=repay', scenario: createDeskHandlers(createDesk()) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is nothing in this list')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All orders' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { scenario: deskPending('deskOrders') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox')).toBeVisible();
    await expect(canvas.queryByText(/^\d+ orders?$/)).toBeNull();
  },
};

export const LoadError: Story = {
  parameters: { scenario: [...deskFailure('deskOrders', 'InternalErrorException'), ...busyDesk()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const NoConnection: Story = {
  parameters: { scenario: [...deskOffline('deskOrders'), ...busyDesk()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const German: Story = {
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('6 Bestellungen')).toBeVisible();
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('6 commandes')).toBeVisible();
  },
};

export const SmallScreen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('6 orders')).toBeVisible();
  },
};
