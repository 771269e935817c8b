import { createDesk } from '@platine/mocks/desk/desk.ts';
import { createDeskHandlers, deskFailure, deskOffline, deskPending } from '@platine/mocks/desk/deskHandlers.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { atDesk, busyDesk, deskWithMails, fasterAtMails } from '../../deskStory.testing.tsx';
import { MailsScreen } from './MailsScreen.tsx';

const meta = {
  component: MailsScreen,
  decorators: [atDesk],
  parameters: { layout: 'fullscreen', deskAt: '/mails', scenario: deskWithMails() },
} satisfies Meta<typeof MailsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The entry of the mail about an order. */
async function entryOf(canvas: Canvas) {
  const link = await canvas.findByRole('link', { name: '2026-100002' });
  const entry = link.closest('li');
  if (entry === null) throw new Error('The mail is in no list.');
  return within(entry);
}

/** Each mail with as much of its address as is needed, the mail server's reason, and when the shop tries again. */
export const Success: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const entry = await entryOf(canvas);
    await expect(entry.getByText('Payment received')).toBeVisible();
    await expect(entry.getByText(/^c…@example\.org/)).toBeVisible();
    await expect(entry.getByText('Error EENVELOPE 550')).toBeVisible();
    await expect(entry.getByText(/^Refused 3 times · next attempt 24 Nov 2026/)).toBeVisible();
    await expect(canvas.getByText(/^to the shop/)).toBeVisible();
  },
};

/** One mail, or all of them, are tried again at once; the log says who did it. */
export const TryAgain: Story = {
  parameters: { scenario: deskWithMails() },
  play: async ({ canvas }) => {
    const entry = await entryOf(canvas);
    await userEvent.click(await entry.findByRole('button', { name: 'Try again now' }));
    await expect(await canvas.findByText('The mail is tried again now.')).toBeVisible();
    await expect(await canvas.findByText(/^Tried again: Payment received 2026-100002/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try all 3 again now' }));
    await expect(await canvas.findByText('3 mails are tried again now.')).toBeVisible();
  },
};

/** By keys alone: to give up asks once, and wants a reason. */
export const KeyboardOnly: Story = {
  tags: ['picture'],
  parameters: { scenario: deskWithMails() },
  play: async ({ canvas, canvasElement }) => {
    await (await entryOf(canvas)).findByRole('button', { name: 'Give up' });
    await userEvent.keyboard('j');
    await expect(canvas.getByRole('link', { name: '2026-100002' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('dialog', { name: 'Give up' });
    await expect(within(dialog).getByText(/It cannot be taken back/)).toBeVisible();
    await userEvent.keyboard('No such address{Enter}');
    await expect(await canvas.findByText('The mail was given up.')).toBeVisible();
    await expect(await canvas.findByText(/^Given up: Payment received 2026-100002/)).toBeVisible();
    await expect(canvas.getByText('No such address')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Try all 2 again now' })).toBeVisible();
  },
};

/** D37: of two people who act at once, the second is told who was faster and what they did. */
export const Conflict: Story = {
  tags: ['picture'],
  parameters: { scenario: fasterAtMails() },
  play: async ({ canvas }) => {
    const entry = await entryOf(canvas);
    await userEvent.click(await entry.findByRole('button', { name: 'Try again now' }));
    await expect(await canvas.findByText('One mail was left as it is')).toBeVisible();
    await expect(canvas.getByText(/^bert was faster and has given up: Payment received 2026-100002/)).toBeVisible();
  },
};

/** Without a connection nothing is lost: the list stays, and says so. */
export const NotDone: Story = {
  parameters: { scenario: [...deskOffline('deskActOnMails'), ...deskWithMails()] },
  play: async ({ canvas }) => {
    const entry = await entryOf(canvas);
    await userEvent.click(await entry.findByRole('button', { name: 'Try again now' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(entry.getByText('Error EENVELOPE 550')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { scenario: createDeskHandlers(createDesk()) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Every mail has left')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /again now/ })).toBeNull();
  },
};

export const Loading: Story = {
  parameters: { scenario: deskPending('deskMails') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Mails that do not leave' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /again now/ })).toBeNull();
  },
};

export const LoadError: Story = {
  parameters: { scenario: [...deskFailure('deskMails', 'InternalErrorException'), ...busyDesk()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const German: Story = {
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Alle 3 jetzt erneut versuchen' })).toBeVisible();
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Réessayer les 3 maintenant' })).toBeVisible();
  },
};

export const SmallScreen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await (await entryOf(canvas)).findByRole('button', { name: 'Give up' })).toBeVisible();
  },
};
