import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { LabelledField } from './Field.tsx';
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

function Control({ field, hint, optional = false }: LabelledField) {
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

/** Five fields of a refused form do not speak at once: only the one that the shopper is at, or has just left, does. */
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
