import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { atDesk, fewToPack } from '../../deskStory.testing.tsx';
import { desksWithPlaces } from '../../placesStory.testing.ts';
import { OrderScreen } from './OrderScreen.tsx';

/** Packing an order with a scanner, as its screen shows it. */
const meta = {
  component: OrderScreen,
  decorators: [atDesk],
  args: { orderNumber: '2026-100001' },
  parameters: { layout: 'fullscreen', deskAt: '/orders/2026-100001', scenario: fewToPack() },
} satisfies Meta<typeof OrderScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A scanner types a code and Enter: each counts a piece, what is missing is said aloud, and a wrong one is refused. */
export const KeyboardOnly: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Scan a piece' });
    await userEvent.keyboard('/');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('4006381333931{Enter}');
    await expect(canvas.getByText(/: 1 of 3\. 3 pieces are still missing\.$/)).toHaveRole('status');
    await expect(canvas.getByText('1 of 3')).toBeVisible();
    await userEvent.keyboard('193021{Enter}193021{Enter}193021{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent(/this piece is one too many\.$/);
    await userEvent.keyboard('999999{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^999999 does not belong to this order\./);
    await expect(field).toHaveFocus();
    // Enter on the empty field packs when no piece is missing, and nothing before.
    await userEvent.keyboard('{Enter}t-1{Enter}');
    await expect(canvas.getByText(/Everything is in the parcel/)).toHaveRole('status');
    for (const line of canvas.getAllByRole('checkbox')) await expect(line).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('combobox', { name: 'Carrier' })).toBeVisible();
  },
};

/** Half of a line is counted: it shows how many, and is packed as far as it is. */
export const Part: Story = {
  tags: ['picture'],
  parameters: { scenario: fewToPack() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: 'Scan a piece' }));
    await userEvent.keyboard('193021{Enter}999999{Enter}');
    await expect(canvas.getByText('1 of 3')).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^999999 does not belong to this order\./);
    await expect(canvas.getAllByRole('checkbox')[0]).toBePartiallyChecked();
  },
};

/** Issue 20: a person walks past the places in their order; what lies nowhere that was named comes last, and is scanned all the same. */
export const ByPlace: Story = {
  tags: ['picture'],
  parameters: { scenario: desksWithPlaces() },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Scan a piece' });
    const lines = canvas.getAllByRole('checkbox');
    const expected = [
      /^Storage place A-2 1 ×/,
      /^Storage place A-10 3 ×/,
      /^Storage place Regal 4, .* 2 ×/,
      /^1 × Solder wire/,
    ];
    await expect(lines).toHaveLength(expected.length);
    for (const [index, name] of expected.entries()) await expect(lines[index]).toHaveAccessibleName(name);
    await userEvent.keyboard('/wire-05{Enter}');
    await expect(lines[3]).toBeChecked();
  },
};

export const German: Story = {
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Teil scannen' })).toBeVisible();
  },
};

export const SmallScreen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Scan a piece' })).toBeVisible();
  },
};
