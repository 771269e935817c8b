import { disconnect, neverAnswer } from '@platine/mocks/scenarios/calls.ts';
import { passwordRequestFailure } from '@platine/mocks/scenarios/accounts.ts';
import { mockCustomers } from '@platine/mocks/shop/accounts/customers.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { tabTo } from '../../interaction/tabTo.testing.ts';
import { LoginPlace } from './LoginPlace.testing.tsx';

/** The forgotten-password view replaces the login. */
const meta = { component: LoginPlace, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof LoginPlace>;

export default meta;
type Story = StoryObj<typeof meta>;

const { email } = mockCustomers.private;

async function open() {
  await userEvent.click(screen.getByRole('link', { name: 'Open forgotten password' }));
  await screen.findByRole('dialog', {}, { timeout: 5000 });
}

/**
 * Spec §2, D32: every outcome shows the same notice in place of the form; the e-mail is carried over from the login.
 */
export const Requested: Story = {
  tags: ['picture'],
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Open login' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'E-mail address' }), email);
    await userEvent.click(screen.getByRole('button', { name: 'Forgot your password?' }));
    await expect(await screen.findByRole('heading', { name: 'Forgotten password' })).toHaveFocus();
    await expect(screen.getByRole('textbox', { name: 'E-mail address' })).toHaveValue(email);
    await userEvent.click(screen.getByRole('button', { name: 'Request link' }));
    await expect(await screen.findByText(/a confirmation e-mail will arrive shortly/)).toBeVisible();
    await expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Back to the login' }));
    await expect(await screen.findByRole('textbox', { name: 'E-mail address' })).toHaveValue(email);
  },
};

export const NetworkError: Story = {
  parameters: { scenario: disconnect('requestPasswordReset') },
  play: async () => {
    await open();
    await userEvent.type(await screen.findByRole('textbox', { name: 'E-mail address' }), 'nobody@example.lu{Enter}');
    await expect(await screen.findByText(/a confirmation e-mail will arrive shortly/)).toBeVisible();
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const Refused: Story = {
  tags: ['picture'],
  play: async () => {
    await open();
    const field = await screen.findByRole('textbox', { name: 'E-mail address' });
    await userEvent.type(field, 'nobody{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/name@example\.com/));
    await expect(field).toHaveFocus();
  },
};

/** D32: the same notice even after too many attempts. */
export const Throttled: Story = {
  parameters: { scenario: passwordRequestFailure('ThrottledException') },
  play: async () => {
    await open();
    await userEvent.type(await screen.findByRole('textbox', { name: 'E-mail address' }), 'nobody@example.lu{Enter}');
    await expect(await screen.findByText(/a confirmation e-mail will arrive shortly/)).toBeVisible();
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const Requesting: Story = {
  parameters: { scenario: neverAnswer('requestPasswordReset') },
  play: async () => {
    await open();
    await userEvent.type(await screen.findByRole('textbox', { name: 'E-mail address' }), 'nobody@example.lu{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: /^Request link/ })).toHaveTextContent('Please wait'));
  },
};

export const KeyboardOnly: Story = {
  play: async () => {
    await tabTo(screen.getByRole('link', { name: 'Open forgotten password' }));
    await userEvent.keyboard('{Enter}');
    await tabTo(await screen.findByRole('textbox', { name: 'E-mail address' }));
    await userEvent.keyboard(`${email}{Enter}`);
    await expect(await screen.findByText(/a confirmation e-mail will arrive shortly/)).toBeVisible();
    await tabTo(screen.getByRole('button', { name: 'Back to the login' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'E-mail address' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Open forgotten password' })).toHaveFocus());
  },
};

export const German: Story = {
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  play: async () => {
    await open();
    await expect(await screen.findByRole('button', { name: 'Zurück zur Anmeldung' })).toBeVisible();
    const frame = screen.getByRole('dialog');
    await expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async () => {
    await open();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Adresse e-mail' }), 'rien@example.fr{Enter}');
    await expect(await screen.findByText(/un e-mail de confirmation vous parviendra sous peu/)).toBeVisible();
  },
};
