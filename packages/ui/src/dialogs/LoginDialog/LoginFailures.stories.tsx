import { loginFailure } from '@platine/mocks/scenarios/accounts.ts';
import { disconnect, failWith } from '@platine/mocks/scenarios/calls.ts';
import { mockCustomers } from '@platine/mocks/shop/accounts/customers.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { LoginPlace } from './LoginPlace.testing.tsx';
import { logIn, logInButton } from './loginSteps.testing.ts';

/** Failed logins. */
const meta = { component: LoginPlace, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof LoginPlace>;

export default meta;
type Story = StoryObj<typeof meta>;

const { email, password } = mockCustomers.private;

/** D32: the same message for a wrong e-mail and a wrong password; typed text stays. */
export const WrongCredentials: Story = {
  tags: ['picture'],
  parameters: { scenario: loginFailure() },
  play: async () => {
    await logIn();
    await expect(await screen.findByRole('alert')).toHaveTextContent('The e-mail address or the password is wrong.');
    await expect(screen.getByRole('textbox', { name: 'E-mail address' })).toHaveValue(email);
    await expect(screen.getByLabelText('Password')).toHaveValue(password);
    await expect(logInButton()).toHaveFocus();
    // Spec §4: switching forms clears the result.
    await userEvent.click(screen.getByRole('tab', { name: 'Register' }));
    await userEvent.click(screen.getByRole('tab', { name: 'Login' }));
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await expect(screen.getByRole('textbox', { name: 'E-mail address' })).toHaveValue(email);
  },
};

/** Only one error is shown at a time: a field's own error replaces the shop's earlier message. */
export const OneThingAtATime: Story = {
  parameters: { scenario: loginFailure() },
  play: async () => {
    await logIn();
    await expect(await screen.findByRole('alert')).toHaveTextContent('The e-mail address or the password is wrong.');
    const field = screen.getByLabelText('Password');
    await userEvent.clear(field);
    await userEvent.type(field, 'abc{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Please check your password.'));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    await userEvent.type(field, 'defghi');
    await waitFor(() => expect(field).toBeValid());
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.click(logInButton());
    await expect(await screen.findByRole('alert')).toHaveTextContent('The e-mail address or the password is wrong.');
  },
};

export const Throttled: Story = {
  parameters: { scenario: loginFailure('ThrottledException') },
  play: async () => {
    await logIn();
    await expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts in a short time.');
  },
};

export const Failure: Story = {
  parameters: { scenario: failWith('login', 'InternalErrorException') },
  play: async () => {
    await logIn();
    await expect(await screen.findByRole('alert')).toHaveTextContent('It seems that something went wrong.');
  },
};

export const NetworkError: Story = {
  parameters: { scenario: disconnect('login') },
  play: async () => {
    await logIn();
    await expect(await screen.findByRole('alert')).toHaveTextContent('There is no connection to the shop.');
    await expect(screen.getByLabelText('Password')).toHaveValue(password);
  },
};
