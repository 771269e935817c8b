import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { atDesk, customsDesk, labelDesk } from '../../deskStory.testing.tsx';
import { OrderScreen } from './OrderScreen.tsx';

const meta = {
  component: OrderScreen,
  decorators: [atDesk],
  args: { orderNumber: '2026-100003' },
  parameters: { layout: 'fullscreen', deskAt: '/orders/2026-100003', scenario: labelDesk() },
} satisfies Meta<typeof OrderScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Record 0142, by keys alone: e goes to the label, Enter makes it, and the parcel leaves with its carrier and number. */
export const KeyboardOnly: Story = {
  parameters: { scenario: labelDesk() },
  play: async ({ canvas }) => {
    const make = await canvas.findByRole('button', { name: 'Make the label' });
    await userEvent.keyboard('e');
    await expect(make).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('link', { name: 'Print the label' })).toHaveAttribute(
      'href',
      '/desk/api/label/2026-100003-3-5f3a9c01.pdf',
    );
    await userEvent.keyboard('s');
    await expect(canvas.getByRole('textbox', { name: 'Tracking number' })).toHaveValue('01234567890123');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('link', { name: '01234567890123' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Print the label' })).toBeNull();
  },
};

/** A label that was made is printed as often as need be, and cancelled before the parcel is sent. */
export const Made: Story = {
  tags: ['picture'],
  parameters: {
    scenario: labelDesk({
      state: 'made',
      reference: '2026-100003-3-5f3a9c01',
      carrier: 'dpd',
      tracking: '01234567890123',
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Print the label' })).toBeVisible();
    await expect(canvas.getByText('Number 01234567890123')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the label' }));
    await expect(await canvas.findByText('The label is cancelled: do not use it.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Make the label' })).toBeVisible();
  },
};

/** Sendcloud has not answered: nothing is made twice, whoever presses. */
export const Asked: Story = {
  parameters: { scenario: labelDesk({ state: 'asked', reference: '2026-100003-3-5f3a9c01' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The label service has not answered yet/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ask again now' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Tracking number' })).toHaveValue('');
  },
};

/** The carrier's reason is shown as it came. */
export const Refused: Story = {
  parameters: { scenario: labelDesk({ state: 'refused', reason: 'The postal code is not valid for the country.' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No label was made')).toBeVisible();
    await expect(canvas.getByText('The postal code is not valid for the country.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Make the label' })).toBeVisible();
  },
};

/** Beyond the Union the sentence names the product and what it lacks. */
export const Customs: Story = {
  parameters: { scenario: customsDesk() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Make the label' }));
    await expect(await canvas.findByText('Customs would stop the parcel')).toBeVisible();
    await expect(
      canvas.getByText('CRCW08054K70FKEA (193021) lacks customs number and country of origin.'),
    ).toBeVisible();
  },
};
