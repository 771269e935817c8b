import { createDesk, mockOperator } from '@platine/mocks/desk/desk.ts';
import { createDeskHandlers, deskFailure, deskOffline, deskPending } from '@platine/mocks/desk/deskHandlers.ts';
import type { MockSettings } from '@platine/mocks/desk/deskSettingsFile.ts';
import { buildSettings } from '@platine/mocks/desk/deskSettingsFile.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { atDesk } from '../../deskStory.testing.tsx';
import { SettingsScreen } from './SettingsScreen.tsx';

const deskWith = (change: Partial<MockSettings> = {}) =>
  createDeskHandlers(createDesk({ settings: buildSettings(change) }));

const meta = {
  component: SettingsScreen,
  decorators: [atDesk],
  parameters: { layout: 'fullscreen', deskAt: '/settings', scenario: deskWith() },
} satisfies Meta<typeof SettingsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Issue 20: each setting with its source; what can be edited here stands first. */
export const Success: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Notice to all visitors' })).toHaveAttribute(
      'href',
      '/settings/notice',
    );
    await expect(canvas.getByText('/srv/shop')).toBeVisible();
    await expect(canvas.getByText('shop.yaml').closest('li')).toHaveTextContent(/in your folder/);
    await expect(canvas.getByText('vat.yaml').closest('li')).toHaveTextContent(/from the sample/);
    await expect(canvas.getByText('kicad.yaml').closest('li')).toHaveTextContent(/not set/);
  },
};

/** The sample is a part of the program. */
export const OfTheSample: Story = {
  tags: ['picture'],
  parameters: { scenario: deskWith({ folder: '', state: 'sample' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/runs with the sample’s settings.*SHOP_DIR/)).toBeVisible();
    await expect(canvas.getByText('shop.yaml').closest('li')).toHaveTextContent(/from the sample/);
  },
};

export const ReadOnlyFolder: Story = {
  parameters: { scenario: deskWith({ state: 'readOnly' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/which the shop may not write/)).toBeVisible();
  },
};

/** A comma leads here from everywhere. */
export const ByKey: Story = {
  parameters: { deskAt: '/', scenario: deskWith() },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Settings' });
    await userEvent.keyboard(',');
    await expect(canvas.getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'page');
  },
};

export const Loading: Story = {
  parameters: { scenario: [...deskPending('deskSettings'), ...deskWith()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Payment' })).toBeNull();
  },
};

export const LoadError: Story = {
  parameters: { scenario: [...deskFailure('deskSettings', 'InternalErrorException'), ...deskWith()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: { scenario: [...deskOffline('deskSettings'), ...deskWith()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No connection to the shop')).toBeVisible();
  },
};

/** Everybody at the desk may look. */
export const ForWhoReads: Story = {
  parameters: {
    scenario: createDeskHandlers(createDesk({ operators: [{ ...mockOperator, role: 'read' }] })),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Payment' })).toBeVisible();
  },
};

export const German: Story = {
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Hinweis an alle Besucher' })).toBeVisible();
    await expect(canvas.getByText('vat.yaml').closest('li')).toHaveTextContent(/aus dem Muster/);
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Message à tous les visiteurs' })).toBeVisible();
  },
};

export const SmallScreen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Payment' })).toBeVisible();
  },
};
