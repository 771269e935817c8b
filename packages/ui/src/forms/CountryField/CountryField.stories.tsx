import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sampleField } from '../sampleField.testing.ts';
import { CountryField } from './CountryField.tsx';

const meta = {
  component: CountryField,
  args: { field: sampleField('country') },
} satisfies Meta<typeof CountryField>;

export default meta;
type Story = StoryObj<typeof meta>;

const namesIn = (control: HTMLElement) =>
  within(control)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

/** Spec §9: 55 countries, sorted by the reader's language. */
export const Plain: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const names = namesIn(canvas.getByRole('combobox', { name: 'Country' }));
    await expect(names).toHaveLength(55);
    await expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
  },
};

export const Refused: Story = {
  tags: ['picture'],
  args: { field: sampleField('country', 'NOT_A_CHOICE') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Please choose one of the options.');
  },
};

/** Österreich stands near O, not after Z. */
export const German: Story = {
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    const names = namesIn(canvas.getByRole('combobox', { name: 'Land' }));
    await expect(names.indexOf('Österreich')).toBeLessThan(names.indexOf('Polen'));
  },
};
