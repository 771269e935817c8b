import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { sampleField } from '../sampleField.testing.ts';
import { TextAreaField } from './TextAreaField.tsx';

const meta = {
  component: TextAreaField,
  args: { field: sampleField('message') },
} satisfies Meta<typeof TextAreaField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(field, 'Two{Enter}lines');
    await expect(field).toHaveValue('Two\nlines');
  },
};

/** D33: a message has at least ten characters. */
export const Refused: Story = {
  args: { field: sampleField('message', 'TOO_SHORT') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Please enter at least 10 characters.');
  },
};

/** Digits are grouped for the reader's locale. */
export const French: Story = {
  args: { field: sampleField('comment', 'TOO_LONG'), optional: true },
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Commentaire (facultatif)' })).toHaveAccessibleDescription(
      /au plus 2\s000 caractères/,
    );
  },
};
