import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CatalogueText } from './CatalogueText.tsx';

const meta = {
  component: CatalogueText,
  args: { text: { EN: 'Metal film resistor', DE: 'Metallschichtwiderstand' }, fallback: 'resistor' },
} satisfies Meta<typeof CatalogueText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OwnLanguage: Story = {
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Metallschichtwiderstand')).not.toHaveAttribute('lang');
  },
};

/** D19: without a French text, the English one is shown and marked as English. */
export const AnotherLanguage: Story = {
  tags: ['picture'],
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Metal film resistor')).toHaveAttribute('lang', 'en');
  },
};

/** An empty text counts as missing; a text for ALL has no language. */
export const ForAll: Story = {
  args: { text: { ALL: 'Arduino', EN: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Arduino')).not.toHaveAttribute('lang');
  },
};

export const Missing: Story = {
  args: { text: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('resistor')).toBeVisible();
  },
};
