import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PlainField } from './PlainField.tsx';

const meta = {
  component: PlainField,
  args: {
    name: 'EMAIL',
    type: 'email',
    label: 'Your e-mail address',
    initial: undefined,
    limits: { minimum: 5, maximum: 50 },
    autoComplete: 'email',
    problem: null,
  },
} satisfies Meta<typeof PlainField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The browser checks it before the form is sent. */
export const CheckedByTheBrowser: Story = {
  tags: ['picture'],
  args: { hint: 'As in the order.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Your e-mail address' });
    await expect(field).toHaveAccessibleDescription('As in the order.');
    await expect(field.checkValidity()).toBe(false);
    await userEvent.type(field, 'ada@example.org');
    await expect(field.checkValidity()).toBe(true);
    await expect(field).toHaveAttribute('aria-invalid', 'false');
  },
};

/** The shop has refused the entry, which stays. */
export const Refused: Story = {
  args: { initial: 'ada@example', problem: 'Please enter an e-mail address such as name@example.org.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Your e-mail address' });
    await expect(field).toHaveValue('ada@example');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/^Please enter an e-mail address/);
  },
};
