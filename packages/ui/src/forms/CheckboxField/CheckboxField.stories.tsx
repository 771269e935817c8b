import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { sampleField } from '../sampleField.testing.ts';
import { CheckboxField } from './CheckboxField.tsx';

const meta = {
  component: CheckboxField,
  args: { field: sampleField('terms'), label: 'I accept the terms and conditions.' },
} satisfies Meta<typeof CheckboxField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'I accept the terms and conditions.' });
    await expect(box).not.toBeChecked();
    await userEvent.click(canvas.getByText('I accept the terms and conditions.'));
    await expect(box).toBeChecked();
  },
};

export const Refused: Story = {
  tags: ['picture'],
  args: { field: sampleField('terms', 'NOT_ACCEPTED') },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Please accept the terms and conditions.');
  },
};

export const LongGerman: Story = {
  args: {
    label: 'Ich akzeptiere die Allgemeinen Geschäftsbedingungen und habe die Widerrufsbelehrung gelesen.',
    hint: 'Zur Kenntnis genommen werden auch die Datenschutzerklärung und die Widerrufsbelehrung.',
  },
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(/Widerrufsbelehrung/);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
