import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { sampleField } from '../sampleField.testing.ts';
import { TextField } from './TextField.tsx';

const meta = {
  component: TextField,
  args: { field: sampleField('street'), autoComplete: 'address-line1' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Street and number' });
    await userEvent.type(field, "12, rue de l'Alzette");
    await expect(field).toHaveValue("12, rue de l'Alzette");
    await expect(field).toBeValid();
    await expect(field).toBeRequired();
    await expect(field).toHaveAttribute('autocomplete', 'address-line1');
    await expect(field).not.toHaveAccessibleDescription();
  },
};

/** The error stands below and is the field's description. */
export const Refused: Story = {
  tags: ['picture'],
  args: { field: sampleField('street', 'TOO_SHORT') },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveAccessibleDescription('Please enter at least 2 characters.');
    await expect(field).toBeInvalid();
  },
};

/** Spec §5: the exact wording. */
export const RefusedVatId: Story = {
  args: { field: sampleField('vatId', 'FORMAT'), hint: 'For example LU12345678' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'For example LU12345678 The provided VAT identification number does not correspond to the required format.',
    );
  },
};

export const OptionalWithHint: Story = {
  tags: ['picture'],
  args: { field: sampleField('phone'), type: 'tel', optional: true, hint: 'For questions about the delivery' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Phone (optional)' });
    await expect(field).toHaveAccessibleDescription('For questions about the delivery');
    await expect(field).not.toBeRequired();
    await expect(field).toHaveAttribute('type', 'tel');
  },
};

export const Email: Story = {
  args: { field: sampleField('email', 'FORMAT'), type: 'email', autoComplete: 'email' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'E-mail address' });
    await expect(field).toHaveAttribute('autocapitalize', 'none');
    await expect(field).toHaveAccessibleDescription(/name@example\.com/);
  },
};

export const German: Story = {
  args: { field: sampleField('company', 'TOO_LONG') },
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Firma' })).toHaveAccessibleDescription(
      'Bitte geben Sie höchstens 60 Zeichen ein.',
    );
  },
};

/** The longest words on the smallest phone. */
export const LongOnSmallScreen: Story = {
  args: { field: sampleField('vatId', 'FORMAT'), label: 'Umsatzsteuer-Identifikationsnummer des Unternehmens' },
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/erforderlichen Format/);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
