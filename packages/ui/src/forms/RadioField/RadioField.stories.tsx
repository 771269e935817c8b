import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { sampleField } from '../sampleField.testing.ts';
import { RadioField } from './RadioField.tsx';

const meta = {
  component: RadioField,
  args: {
    field: sampleField('order'),
    label: 'Delivery',
    choices: [
      { value: 'A', name: 'Standard', hint: 'Two to four days' },
      { value: 'B', name: 'Express' },
    ],
  },
} satisfies Meta<typeof RadioField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Delivery' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Standard Two to four days' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Express' })).toBeChecked();
  },
};

export const Refused: Story = {
  tags: ['picture'],
  args: { field: sampleField('order', 'REQUIRED'), hint: 'Both are insured.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group).toHaveAccessibleDescription('Both are insured. Please fill in this field.');
    await expect(group).toBeInvalid();
  },
};
