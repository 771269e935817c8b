import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Money } from './Money.tsx';

const meta = { component: Money, args: { cents: 123_456 } } satisfies Meta<typeof Money>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('€1,234.56')).toBeVisible();
  },
};

/** Thousands are separated by a narrow no-break space, never by a point. */
export const German: Story = {
  globals: { language: 'DE' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toContain('1\u202F234,56\u00A0€');
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toContain('1\u202F234,56\u00A0€');
  },
};

export const NineCents: Story = {
  args: { cents: 9 },
  globals: { language: 'DE' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toContain('0,09\u00A0€');
  },
};
