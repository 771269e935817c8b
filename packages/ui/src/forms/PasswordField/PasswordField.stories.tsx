import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { sampleField } from '../sampleField.testing.ts';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  component: PasswordField,
  args: { field: sampleField('password'), autoComplete: 'current-password' },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The password can be shown and hidden; typed text stays. */
export const Plain: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.type(field, 'geheim-7');
    await userEvent.click(canvas.getByRole('button', { name: 'Show the password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('geheim-7');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide the password' }));
    await expect(field).toHaveAttribute('type', 'password');
  },
};

export const Refused: Story = {
  args: { field: sampleField('password', 'TOO_SHORT'), autoComplete: 'new-password' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/6 characters/);
  },
};

export const GermanOnSmallScreen: Story = {
  args: { field: sampleField('passwordRepeat', 'MISMATCH'), autoComplete: 'new-password' },
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByLabelText('Passwort wiederholen')).toHaveAccessibleDescription(
      'Die beiden Passwörter stimmen nicht überein.',
    );
    await expect(canvas.getByRole('button', { name: 'Passwort anzeigen' })).toHaveTextContent('Anzeigen');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
