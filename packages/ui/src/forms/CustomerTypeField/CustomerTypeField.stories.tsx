import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { sampleField } from '../sampleField.testing.ts';
import { CustomerTypeField } from './CustomerTypeField.tsx';

const meta = {
  component: CustomerTypeField,
  args: { field: sampleField('customerType') },
} satisfies Meta<typeof CustomerTypeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Customer type' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Company Prices exclude VAT' }));
    await expect(canvas.getByRole('radio', { name: /^Private/ })).not.toBeChecked();
  },
};

export const Refused: Story = {
  tags: ['picture'],
  args: { field: sampleField('customerType', 'NOT_A_CHOICE') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Please choose one of the options.');
  },
};

export const German: Story = {
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Privatkunde Preise inkl. MwSt.' })).toBeVisible();
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Entreprise Prix hors TVA' })).toBeVisible();
  },
};
