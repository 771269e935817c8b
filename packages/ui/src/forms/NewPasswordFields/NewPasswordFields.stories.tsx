import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleField } from '../sampleField.testing.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';

const meta = {
  component: NewPasswordFields,
  args: { form: { field: (name) => sampleField(name) } },
} satisfies Meta<typeof NewPasswordFields>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The rules are shown before typing; password managers offer a new password for both fields. */
export const Plain: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText('Password');
    await expect(password).toHaveAccessibleDescription(/^6 to 64 characters/);
    const tokens = [password, canvas.getByLabelText('Repeat password')].map((one) => one.getAttribute('autocomplete'));
    await expect(tokens).toEqual(['new-password', 'new-password']);
  },
};

export const OwnName: Story = {
  args: { label: 'New password' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('New password')).toBeRequired();
    await expect(canvas.getByLabelText('Repeat password')).toBeRequired();
  },
};

export const Refused: Story = {
  tags: ['picture'],
  args: { form: { field: (name) => sampleField(name, name === 'password' ? null : 'MISMATCH') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toBeValid();
    await expect(canvas.getByLabelText('Repeat password')).toHaveAccessibleDescription(
      'The two passwords are not the same.',
    );
  },
};

export const GermanOnSmallScreen: Story = {
  args: { form: { field: (name) => sampleField(name, 'TOO_SHORT') } },
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByLabelText('Passwort')).toBeInvalid();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
