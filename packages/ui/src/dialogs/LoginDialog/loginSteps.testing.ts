import { mockCustomers } from '@platine/mocks/shop/accounts/customers.ts';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

const { email, password } = mockCustomers.private;

/** Opens the login and waits for its code to load. */
export async function open(name = 'Your account'): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Open login' }));
  await screen.findByRole('dialog', { name }, { timeout: 5000 });
}

export async function typeCredentials(): Promise<void> {
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mail address' }), email);
  await userEvent.type(screen.getByLabelText('Password'), password);
}

export const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
export const logInButton = () => screen.getByRole('button', { name: /^Log in/ });

export async function logIn(): Promise<void> {
  await open();
  await typeCredentials();
  await userEvent.click(logInButton());
}
