import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { FieldWords } from './Field.tsx';
import { controlProps, Field } from './Field.tsx';
import { sampleField } from '../sampleField.testing.ts';

/** What every field has around its control. */
const meta = {
  component: Field,
  args: { field: sampleField('city'), children: null },
  render: (words) => (
    <Field {...words}>
      <Control {...words} />
    </Field>
  ),
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

function Control({ field, hint, optional = false }: FieldWords) {
  return <input {...controlProps({ field, hint, optional })} />;
}

/** A press on the label goes to the control. */
export const Plain: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('City'));
    await expect(canvas.getByRole('textbox', { name: 'City' })).toHaveFocus();
  },
};

export const WithItsOwnWords: Story = {
  args: { field: sampleField('city', 'REQUIRED'), label: 'Place', hint: 'Where it goes', problem: 'We need it.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Place' })).toHaveAccessibleDescription(
      'Where it goes We need it.',
    );
  },
};

export const French: Story = {
  args: { optional: true },
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Ville (facultatif)' })).not.toBeRequired();
  },
};
