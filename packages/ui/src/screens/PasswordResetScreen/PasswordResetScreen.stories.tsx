import { passwordRequestFailure, passwordResetFailure } from '@platine/mocks/scenarios/accounts.ts';
import { disconnect, failWith, neverAnswer } from '@platine/mocks/scenarios/calls.ts';
import { mockCustomers, mockHashes } from '@platine/mocks/shop/accounts/customers.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectPage } from '../../interaction/expectPage.testing.ts';
import { PasswordResetScreen } from './PasswordResetScreen.tsx';

/** /password_reset with and without a mailed link. */
const meta = {
  component: PasswordResetScreen,
  args: { hash: mockHashes.reset },
  parameters: { layout: 'fullscreen', path: `/password_reset?hash=${mockHashes.reset}` },
} satisfies Meta<typeof PasswordResetScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const { email } = mockCustomers.private;
const main = () => within(screen.getByRole('main'));

async function setPassword(password = 'anders-17') {
  await userEvent.type(await screen.findByLabelText('New password'), password);
  await userEvent.type(screen.getByLabelText('Repeat password'), password);
  await userEvent.click(screen.getByRole('button', { name: /^Save new password/ }));
}

/** The complete journey: a new password is set and used to log in. */
export const Success: Story = {
  play: async () => {
    await setPassword();
    await expect(await main().findByText(/Your new password is set\./)).toBeVisible();
    await expect(screen.getByRole('heading', { name: 'New password', level: 1 })).toHaveFocus();
    await userEvent.click(main().getByRole('link', { name: 'Log in' }));
    await screen.findByRole('dialog', {}, { timeout: 5000 });
    await userEvent.type(screen.getByRole('textbox', { name: 'E-mail address' }), email);
    await userEvent.type(screen.getByLabelText('Password'), 'anders-17{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(await screen.findByText('You are now logged in.')).toBeVisible();
    await waitFor(() => expect(main().getByRole('link', { name: 'My account' })).toHaveFocus());
  },
};

/** Spec §5: errors appear at the fields and in the summary. */
export const Refused: Story = {
  play: async () => {
    await userEvent.type(await screen.findByLabelText('New password'), 'kurz');
    await userEvent.type(screen.getByLabelText('Repeat password'), 'lang{Enter}');
    await waitFor(() => expect(screen.getByRole('group', { name: 'Please check 2 entries' })).toHaveFocus());
    await expect(screen.getByRole('link', { name: /^New password: / })).toBeVisible();
    await expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(
      /Please enter at least 6 characters\.$/,
    );
    await expect(screen.getByLabelText('Repeat password')).toHaveAccessibleDescription(
      'The two passwords are not the same.',
    );
  },
};

export const Submitting: Story = {
  parameters: { scenario: neverAnswer('changePasswordWithHash') },
  play: async () => {
    await setPassword();
    const button = screen.getByRole('button', { name: /^Save new password/ });
    await waitFor(() => expect(button).toHaveTextContent('Please wait'));
  },
};

/** Used, expired or unknown link: a new one can be requested here. */
export const LinkExpired: Story = {
  args: { hash: mockHashes.unknown },
  parameters: { scenario: passwordResetFailure() },
  play: async () => {
    await setPassword();
    await expect(await main().findByRole('alert')).toHaveTextContent('This link is not valid any more');
    await expect(screen.getByRole('heading', { name: 'Request a new link', level: 1 })).toBeVisible();
    await userEvent.type(main().getByRole('textbox', { name: 'E-mail address' }), `${email}{Enter}`);
    await expect(await main().findByText(/a confirmation e-mail will arrive shortly/)).toBeVisible();
    await expect(main().queryByRole('alert')).not.toBeInTheDocument();
  },
};

/** Spec §8: the password may have been overwritten; the message says what to do. */
export const Failure: Story = {
  parameters: { scenario: failWith('changePasswordWithHash', 'InternalErrorException') },
  play: async () => {
    await setPassword();
    const alert = await main().findByRole('alert');
    await expect(alert).toHaveTextContent('may have been overwritten with a random one');
    await expect(alert).toHaveTextContent('request a password reset');
    await expect(screen.getByLabelText('New password')).toHaveValue('anders-17');
  },
};

/** A field refused by the shop shows the error. */
export const RefusedByTheShop: Story = {
  parameters: {
    scenario: passwordResetFailure('ValidationException', [{ FIELD: 'PASSWORD', CODE: 'TOO_LONG' }]),
  },
  play: async () => {
    await setPassword();
    await waitFor(() => expect(screen.getByRole('group', { name: 'Please check one entry' })).toHaveFocus());
    await expect(screen.getByLabelText('New password')).toBeInvalid();
  },
};

export const NetworkError: Story = {
  parameters: { scenario: disconnect('changePasswordWithHash') },
  play: async () => {
    await setPassword();
    await expect(await main().findByRole('alert')).toHaveTextContent('There is no connection to the shop.');
    await expect(screen.getByLabelText('New password')).toHaveValue('anders-17');
  },
};

/** Without a link the page requests one; the notice is always the same (D32). */
export const WithoutLink: Story = {
  tags: ['picture'],
  args: { hash: null },
  parameters: { path: '/password_reset' },
  play: async () => {
    await expectPage(screen, 'Reset password');
    await userEvent.type(main().getByRole('textbox', { name: 'E-mail address' }), 'nobody@example.lu{Enter}');
    await expect(await main().findByText(/a confirmation e-mail will arrive shortly/)).toBeVisible();
    await expect(main().queryByRole('textbox', { name: 'E-mail address' })).not.toBeInTheDocument();
  },
};

export const WithoutLinkThrottled: Story = {
  args: { hash: null },
  parameters: { path: '/password_reset', scenario: passwordRequestFailure('ThrottledException') },
  play: async () => {
    await screen.findByRole('heading', { name: 'Reset password', level: 1 });
    await userEvent.type(main().getByRole('textbox', { name: 'E-mail address' }), 'nobody@example.lu{Enter}');
    await expect(await main().findByText(/a confirmation e-mail will arrive shortly/)).toBeVisible();
  },
};

/** Typed text survives a change of language, and errors are shown in the new one. */
export const LanguageChanged: Story = {
  play: async () => {
    await userEvent.type(await screen.findByLabelText('New password'), 'kurz{Enter}');
    await screen.findByRole('group', { name: 'Please check 2 entries' });
    await userEvent.click(screen.getByRole('button', { name: 'Language EN' }));
    const dialog = within(await screen.findByRole('dialog', {}, { timeout: 5000 }));
    await userEvent.click(dialog.getByRole('button', { name: 'Deutsch' }));
    const field = await screen.findByLabelText('Neues Passwort', {}, { timeout: 5000 });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(field).toHaveValue('kurz');
    await expect(field).toHaveAccessibleDescription(/Bitte geben Sie mindestens 6 Zeichen ein\.$/);
  },
};

export const KeyboardOnly: Story = {
  play: async () => {
    (await screen.findByLabelText('New password')).focus();
    await userEvent.keyboard('anders-17');
    await userEvent.tab();
    await expect(main().getAllByRole('button', { name: 'Show the password' })[0]).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('anders-17{Enter}');
    await expect(await main().findByText(/Your new password is set\./)).toBeVisible();
  },
};

export const German: Story = {
  globals: { language: 'DE' },
  play: async () => {
    await expectPage(screen, 'Neues Passwort festlegen');
    await expect(screen.getByLabelText('Neues Passwort')).toHaveAccessibleDescription(/^6 bis 64 beliebige Zeichen/);
  },
};

export const French: Story = {
  args: { hash: null },
  globals: { language: 'FR' },
  parameters: { path: '/password_reset' },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Réinitialiser le mot de passe' })).toBeVisible();
    await expect(main().getByRole('button', { name: 'Demander le lien' })).toBeVisible();
  },
};

/** Nothing overflows the smallest phone, with every field refused. */
export const SmallScreen: Story = {
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Neues Passwort speichern' }));
    await screen.findByRole('group', { name: 'Bitte prüfen Sie 2 Angaben' });
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
