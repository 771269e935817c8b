import { createDesk } from '@platine/mocks/desk/desk.ts';
import { deskMails } from '@platine/mocks/desk/deskMails.ts';
import { createDeskHandlers, deskFailure, deskOffline, deskPending } from '@platine/mocks/desk/deskHandlers.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { atDesk, busyDesk, transferDesk } from '../../deskStory.testing.tsx';
import { TodayScreen } from './TodayScreen.tsx';

const meta = {
  component: TodayScreen,
  decorators: [atDesk],
  parameters: { layout: 'fullscreen', scenario: busyDesk() },
} satisfies Meta<typeof TodayScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '1 To be paid' })).toBeVisible();
    for (const name of [
      '1 To pack',
      '1 To send',
      '1 To repay',
      '0 To transfer',
      '2 To answer',
      '1 Running out',
      /^2 Withdrawals Repay by 5 December 2026/,
    ])
      await expect(canvas.getByRole('link', { name })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '0 Mails that do not leave' })).toBeVisible();
  },
};

/** The key of a list opens it: 8 has the mails that the mail server refuses. */
export const MailsDoNotLeave: Story = {
  parameters: { scenario: createDeskHandlers(createDesk({ mails: deskMails() })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '3 Mails that do not leave' })).toHaveAttribute(
      'href',
      '/mails',
    );
    await expect(canvas.getByRole('link', { name: '0 To pack' })).toBeVisible();
  },
};

/** D37: a refund by hand waits until somebody has entered its transfer. */
export const ToTransfer: Story = {
  parameters: { scenario: transferDesk() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '1 To transfer' })).toHaveAttribute(
      'href',
      expect.stringContaining('list=transfer'),
    );
    await expect(canvas.getByRole('link', { name: '1 To repay' })).toBeVisible();
  },
};

/** The key ? names all keys; Escape closes. */
export const KeyboardOnly: Story = {
  tags: ['picture'],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: '1 To pack' });
    await userEvent.keyboard('?');
    const page = within(canvasElement.ownerDocument.body);
    const help = await page.findByRole('dialog', { name: 'Keys' });
    await expect(within(help).getByText(/^Into the search/)).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { scenario: deskPending('deskToday') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /To pack/ })).toBeNull();
  },
};

export const LoadError: Story = {
  parameters: { scenario: [...deskFailure('deskToday', 'InternalErrorException'), ...busyDesk()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const NoConnection: Story = {
  parameters: { scenario: [...deskOffline('deskToday'), ...busyDesk()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const German: Story = {
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '1 Zu packen' })).toBeVisible();
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '1 À emballer' })).toBeVisible();
  },
};

export const SmallScreen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '1 To send' })).toBeVisible();
  },
};
