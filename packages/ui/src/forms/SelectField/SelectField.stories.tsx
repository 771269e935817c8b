import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { sampleField } from '../sampleField.testing.ts';
import { SelectField } from './SelectField.tsx';

const meta = {
  component: SelectField,
  args: {
    field: sampleField('department'),
    autoComplete: 'off',
    choices: [
      { value: 'SALES', name: 'Sales' },
      { value: 'SUPPORT', name: 'Technical support' },
    ],
  },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Department' });
    await userEvent.selectOptions(field, 'Technical support');
    await expect(field).toHaveValue('SUPPORT');
  },
};

export const Refused: Story = {
  tags: ['picture'],
  args: { field: sampleField('department', 'NOT_A_CHOICE') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Please choose one of the options.');
    await expect(canvas.getByRole('combobox')).toBeInvalid();
  },
};

/** The control truncates a long name; the page does not overflow. */
export const LongGerman: Story = {
  args: { choices: [{ value: 'A', name: 'Abteilung für Rücksendungen, Gewährleistung und Ersatzteilbeschaffung' }] },
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('combobox', { name: 'Abteilung' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
