import { deskFailure, deskOffline, deskPending } from '@platine/mocks/desk/deskHandlers.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { atDesk, busyDesk, fasterDesk, transferDesk } from '../../deskStory.testing.tsx';
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
  parameters: { scenario: busyDesk() },
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
    // The order goes by DPD Classic.
    await expect(canvas.getByRole('combobox', { name: 'Carrier' })).toHaveDisplayValue('DPD');
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
  parameters: { scenario: busyDesk() },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel the order' }));
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('dialog', { name: 'Cancel the order' });
    await expect(dialog).toHaveTextContent('€12.00 was paid and is then to be repaid.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'The shop wants it: cancel' }));
    await expect(await canvas.findByText('To repay')).toBeVisible();
  },
};

/** D39: the pieces' price and the way of the money stand there before it goes back. The key r opens it. */
export const Refund: Story = {
  tags: ['picture'],
  args: { orderNumber: '2026-100005' },
  parameters: { scenario: busyDesk() },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Repay money' });
    await userEvent.keyboard('r');
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('dialog', { name: 'Repay money' });
    const [pieces] = within(dialog).getAllByRole('spinbutton');
    if (pieces === undefined) throw new Error('There is no line.');
    await userEvent.type(pieces, '50');
    await expect(await within(dialog).findByRole('button', { name: /^Repay €/ })).toBeEnabled();
    await expect(dialog).toHaveTextContent('by hand, with the reference 2026-100005');
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Reason/ }), 'broken');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('broken')).toBeVisible();
    await expect(canvas.getByText(/^50 × /)).toBeVisible();
  },
};

/** D37: money that goes back by hand waits on the order until somebody enters that the bank has it. */
export const Transfer: Story = {
  tags: ['picture'],
  args: { orderNumber: '2026-100007' },
  parameters: { scenario: transferDesk() },
  play: async ({ canvas }) => {
    const tick = await canvas.findByRole('button', { name: '€2.34 is transferred' });
    const notice = tick.closest('[role="status"]');
    await expect(notice).toHaveTextContent(/€2\.34 to be transferred back.*with the reference 2026-100007/);
    await userEvent.click(tick);
    await expect(await canvas.findByText('Done.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /is transferred/ })).toBeNull();
    const acts = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(acts.filter((text) => text.includes('Transferred back'))[0]).toContain('€2.34');
  },
};

/** Goods come back, into the stock unless they cannot be sold again. */
export const Return: Story = {
  args: { orderNumber: '2026-100005' },
  parameters: { scenario: busyDesk() },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take goods back' }));
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('dialog', { name: 'Take goods back' });
    await expect(within(dialog).getByRole('button', { name: 'Take back' })).toBeDisabled();
    await userEvent.type(within(dialog).getByRole('spinbutton'), '3');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Take back' }));
    await expect(await canvas.findByText('97 sent · 3 came back')).toBeVisible();
  },
};

/** A note is kept with its author; a mail goes out once more; both stand in the history. */
export const NoteAndMail: Story = {
  args: { orderNumber: '2026-100005' },
  parameters: { scenario: busyDesk() },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Add a note' });
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.keyboard('n');
    await page.findByRole('dialog', { name: 'Add a note' });
    await userEvent.keyboard('Called: comes on Monday{Enter}');
    await expect(await canvas.findByText('Called: comes on Monday')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send a mail again' }));
    const dialog = await page.findByRole('dialog', { name: 'Send a mail again' });
    const mails = within(dialog)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    await expect(mails).toEqual(['Order confirmation', 'Payment received', 'Goods sent']);
    await userEvent.selectOptions(within(dialog).getByRole('combobox'), 'Goods sent');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('Mail sent again')).toBeVisible();
  },
};

/** D39: a withdrawal by letter ends the order, whose money is then to be repaid. */
export const Withdraw: Story = {
  args: { orderNumber: '2026-100002' },
  parameters: { scenario: busyDesk() },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enter a withdrawal' }));
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('dialog', { name: 'Enter a withdrawal' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Enter for the whole order' }));
    await expect(await canvas.findByText('To repay')).toBeVisible();
  },
};

/** Nothing changes a closed order; notes and mails stay. */
export const Close: Story = {
  args: { orderNumber: '2026-100005' },
  parameters: { scenario: busyDesk() },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close the order' }));
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('dialog', { name: 'Close the order' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close the order' }));
    await expect(await canvas.findByText('Closed')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Take goods back' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Add a note' })).toBeVisible();
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
