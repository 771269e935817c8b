import { deskFailure, deskPending } from '@platine/mocks/desk/deskHandlers.ts';
import { noteOf } from '@platine/domain/cart/lineNote.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { atDesk, busyDesk, deskWithNotes } from '../../deskStory.testing.tsx';
import { BagLabelsScreen } from './BagLabelsScreen.tsx';

const meta = {
  component: BagLabelsScreen,
  decorators: [atDesk],
  args: { orderNumber: '2026-100002' },
  parameters: { layout: 'fullscreen', deskAt: '/orders/2026-100002/bags', scenario: deskWithNotes() },
} satisfies Meta<typeof BagLabelsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const millimetres = (pixels = 0) => Math.round((pixels * 254) / 96) / 10;

/** Width and height of a label in mm. One that has too little room for its texts would be higher. */
function sizeOf(label: Element | null | undefined): number[] {
  const { width, height } = label?.getBoundingClientRect() ?? {};
  return [millimetres(width), millimetres(height)];
}

const longNote = noteOf(Array.from({ length: 60 }, (_, index) => `R${100 + index * 2}`));

/** Each line has a label with its pieces, numbers and the customer's references, in the size of the sheet (record 0113). */
export const Success: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Bag labels 2026-100002' })).toBeVisible();
    const [label] = canvas.getAllByRole('listitem').filter(({ textContent }) => textContent.startsWith('100 ×'));
    await expect(label).toHaveTextContent(/2026-100002.*OWN-1.*R11–R18/);
    await expect(sizeOf(label)).toEqual([70, 42.3]);
  },
};

/** The longest note of a line still fits onto its label. */
export const LongestNote: Story = {
  tags: ['picture'],
  parameters: { scenario: deskWithNotes(longNote) },
  play: async ({ canvas }) => {
    const note = await canvas.findByText(longNote);
    await expect(sizeOf(note.closest('li'))).toEqual([70, 42.3]);
  },
};

/** Nothing is left to be put into bags. */
export const AllSent: Story = {
  args: { orderNumber: '2026-100005' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing of this order is still to be sent.')).toBeVisible();
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
    await expect(await canvas.findByRole('heading', { level: 1, name: '2026-100002' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Print' })).toBeNull();
  },
};

export const LoadError: Story = {
  parameters: { scenario: [...deskFailure('deskOrder', 'InternalErrorException'), ...busyDesk()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const German: Story = {
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Beutel-Etiketten 2026-100002' })).toBeVisible();
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Étiquettes de sachet 2026-100002' }),
    ).toBeVisible();
  },
};

export const SmallScreen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/OWN-1/)).toBeVisible();
  },
};
