import { createDesk } from '@platine/mocks/desk/desk.ts';
import { createDeskHandlers, deskFailure, deskPending } from '@platine/mocks/desk/deskHandlers.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { DeskApp } from '../../DeskApp.tsx';
import { atDesk, busyDesk, fasterAtInbox, withdrawalsReadAgain } from '../../deskStory.testing.tsx';
import { WithdrawalsScreen } from './WithdrawalsScreen.tsx';

const meta = {
  component: WithdrawalsScreen,
  decorators: [atDesk],
  parameters: { layout: 'fullscreen', deskAt: '/withdrawals', scenario: busyDesk() },
} satisfies Meta<typeof WithdrawalsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** D39: those that wait come first, with the day by which each is repaid. */
export const Success: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Repay by 5 December 2026')).toBeVisible();
    const rows = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(rows[0]).toMatch(/2026-100004.*Ada Muller.*It stands at the order/);
    await expect(rows[2], 'repaid').not.toContain('Repay by');
    await expect(canvas.getAllByRole('link', { name: '2026-100004' })).toHaveLength(2);
  },
};

/** A statement that no order has is settled by hand, and says what was done. */
export const Settle: Story = {
  parameters: { scenario: busyDesk() },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Settle by hand' }));
    const page = within(canvasElement.ownerDocument.body);
    await page.findByRole('dialog', { name: 'Settle by hand' });
    await userEvent.keyboard('It is order 2026-100002{Enter}');
    await expect(await canvas.findByText('Settled by anna: It is order 2026-100002')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Settle by hand' })).toBeNull();
  },
};

/** Rows that were repaid meanwhile go to the end: an older list would move them below the focus. */
export const ReadAgain: Story = {
  parameters: { scenario: withdrawalsReadAgain(), framed: false },
  render: () => <DeskApp linkToken={null} />,
  play: async ({ canvas }) => {
    await canvas.findByText('Repay by 5 December 2026');
    await userEvent.keyboard('t');
    await canvas.findByRole('heading', { level: 1, name: 'Today' });
    await userEvent.keyboard('w');
    await canvas.findByRole('heading', { level: 1, name: 'Withdrawals' });
    await expect(canvas.queryByText('Repay by 5 December 2026')).toBeNull();
    dispatchEvent(new Event('withdrawals-answered'));
    await expect(await canvas.findByText('Repay by 5 December 2026')).toBeVisible();
  },
};

/** D37: the faster one is named. */
export const Conflict: Story = {
  parameters: { scenario: fasterAtInbox() },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Settle by hand' }));
    const page = within(canvasElement.ownerDocument.body);
    await page.findByRole('dialog', { name: 'Settle by hand' });
    await userEvent.keyboard('mine{Enter}');
    await expect(await canvas.findByText('bert was faster: nothing else has happened.')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { scenario: createDeskHandlers(createDesk()) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is nothing in this list')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { scenario: deskPending('deskWithdrawals') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Withdrawals' })).toBeVisible();
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
};

export const LoadError: Story = {
  parameters: { scenario: [...deskFailure('deskWithdrawals', 'InternalErrorException'), ...busyDesk()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const German: Story = {
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bis 5. Dezember 2026 erstatten')).toBeVisible();
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('À rembourser au plus tard le 5 décembre 2026')).toBeVisible();
  },
};

export const SmallScreen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Repay by 5 December 2026')).toBeVisible();
  },
};
