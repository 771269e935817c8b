import { createDesk } from '@platine/mocks/desk/desk.ts';
import { createDeskHandlers, deskFailure, deskPending } from '@platine/mocks/desk/deskHandlers.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { atDesk, busyDesk } from '../../deskStory.testing.tsx';
import { FiguresScreen } from './FiguresScreen.tsx';

const meta = {
  component: FiguresScreen,
  decorators: [atDesk],
  parameters: { layout: 'fullscreen', deskAt: '/figures', scenario: busyDesk() },
} satisfies Meta<typeof FiguresScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Orders count when they are placed, revenue when they are sent; a table has the plots' numbers. */
export const Success: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/4 orders of/)).toBeVisible();
    await expect(canvas.getByText(/an order is revenue once it is sent/)).toBeVisible();
    const products = within(canvas.getByRole('table', { name: 'Products' }));
    await expect(products.getByRole('rowheader', { name: /Everything else/ })).toBeVisible();
    const vat = within(canvas.getByRole('table', { name: 'VAT by return and country' }));
    await expect(vat.getByRole('cell', { name: '2026-Q4' })).toBeVisible();
    await userEvent.click(canvas.getByText('Each day as a table'));
    await expect(canvas.getByRole('table', { name: 'Days' })).toBeVisible();
  },
};

export const KeyboardOnly: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(/4 orders of/);
    await userEvent.keyboard('2');
    await expect(await canvas.findByText(/0 orders of/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Last month' })).toHaveAttribute('aria-current', 'true');
  },
};

/** Days in the wrong order are refused at the form, and what was shown stays. */
export const WrongDays: Story = {
  play: async ({ canvas }) => {
    const until = await canvas.findByLabelText('Until');
    await userEvent.clear(until);
    await userEvent.type(until, '2026-10-01');
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await expect(await canvas.findByText(/first day must not be after the last/)).toBeVisible();
    await expect(canvas.getByText(/4 orders of/)).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { scenario: createDeskHandlers(createDesk()) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/0 orders of/)).toBeVisible();
    await expect(canvas.queryByRole('figure')).toBeNull();
  },
};

export const Loading: Story = {
  parameters: { scenario: deskPending('deskFigures') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Figures' })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const LoadError: Story = {
  parameters: { scenario: [...deskFailure('deskFigures', 'InternalErrorException'), ...busyDesk()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const German: Story = {
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/4 Bestellungen über/)).toBeVisible();
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/4 commandes pour/)).toBeVisible();
  },
};

export const SmallScreen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/4 orders of/)).toBeVisible();
  },
};
