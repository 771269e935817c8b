import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { LabelledField } from './Field.tsx';
import { controlProps, Field } from './Field.tsx';
import { sampleField } from '../sampleField.testing.ts';

/** The label, hint and error around every control. */
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

function Control({ field, hint, optional = false }: LabelledField) {
  return <input {...controlProps({ field, hint, optional })} />;
}

/** Pressing the label focuses the control. */
export const Plain: Story = {
  tags: ['picture'],
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

/**
 * Only the field that has, or has just lost, the focus announces its error; the five fields of a refused form are not
 * announced at once.
 */
export const SpokenWhereTheShopperIs: Story = {
  args: { field: sampleField('city', 'REQUIRED') },
  play: async ({ canvas }) => {
    const problem = () => canvas.getByText('Please fill in this field.').closest('[aria-live]');
    await expect(problem()).toHaveAttribute('aria-live', 'off');
    await userEvent.click(canvas.getByRole('textbox', { name: 'City' }));
    await expect(problem()).toHaveAttribute('aria-live', 'polite');
    await userEvent.tab();
    await expect(problem()).toHaveAttribute('aria-live', 'polite');
    await waitFor(() => expect(problem()).toHaveAttribute('aria-live', 'off'));
  },
};

export const French: Story = {
  args: { optional: true },
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Ville (facultatif)' })).not.toBeRequired();
  },
};
