import { disconnect, failWith } from '@platine/mocks/scenarios/calls.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AccountScreen } from './AccountScreen.tsx';

/** Customer data and password. */
const meta = {
  component: AccountScreen,
  args: { view: 'profile', order: null },
  globals: { session: 'loggedIn' },
  parameters: { layout: 'fullscreen', path: '/account' },
} satisfies Meta<typeof AccountScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const main = () => within(screen.getByRole('main'));
const save = () => userEvent.click(main().getByRole('button', { name: /^Save changes/ }));

async function changeCity(city: string) {
  const field = await main().findByRole('textbox', { name: 'City' });
  await userEvent.clear(field);
  await userEvent.type(field, city);
  return field;
}

export const Saved: Story = {
  play: async () => {
    await changeCity('Differdange');
    await save();
    await expect(await main().findByText('Your changes have been successfully applied.')).toBeVisible();
    await expect(main().getByRole('textbox', { name: 'City' })).toHaveValue('Differdange');
  },
};

/** Spec §5: errors appear at the field and in the summary, which takes the focus. */
export const Refused: Story = {
  play: async () => {
    const city = await changeCity('X#');
    await save();
    await waitFor(() => expect(screen.getByRole('group', { name: 'Please check one entry' })).toHaveFocus());
    await expect(city).toBeInvalid();
  },
};

/** A field refused by the shop shows the error; typed text stays. */
export const RefusedByTheShop: Story = {
  parameters: { scenario: failWith('changeContact', 'ValidationException', [{ FIELD: 'CITY', CODE: 'CHARACTERS' }]) },
  play: async () => {
    const city = await changeCity('Differdange');
    await save();
    await waitFor(() => expect(city).toBeInvalid());
    await expect(city).toHaveValue('Differdange');
  },
};

export const Failure: Story = {
  parameters: { scenario: failWith('changeContact', 'InternalErrorException') },
  play: async () => {
    const city = await changeCity('Differdange');
    await save();
    await expect(await main().findByRole('alert')).toHaveTextContent('An error occurred when saving the changes.');
    await expect(city).toHaveValue('Differdange');
  },
};

export const NetworkError: Story = {
  parameters: { scenario: disconnect('changeContact') },
  play: async () => {
    const city = await changeCity('Differdange');
    await save();
    await expect(await main().findByRole('alert')).toHaveTextContent('There is no connection to the shop.');
    await expect(city).toHaveValue('Differdange');
  },
};

async function changePassword(oldPassword: string) {
  await userEvent.type(await main().findByLabelText('Current password'), oldPassword);
  await userEvent.type(main().getByLabelText('New password'), 'anders-17');
  await userEvent.type(main().getByLabelText('Repeat password'), 'anders-17');
  await userEvent.click(main().getByRole('button', { name: /^Change password/ }));
}

/** The fields are cleared: a password does not stay in the page. */
export const PasswordChanged: Story = {
  args: { view: 'password' },
  parameters: { path: '/account?view=password' },
  play: async () => {
    await changePassword('Klemme-230');
    await expect(await main().findByText('Your changes have been successfully applied.')).toBeVisible();
    await expect(main().getByLabelText('Current password')).toHaveValue('');
    await expect(main().getByLabelText('New password')).toHaveValue('');
  },
};

export const WrongPassword: Story = {
  args: { view: 'password' },
  parameters: { path: '/account?view=password' },
  play: async () => {
    await changePassword('something');
    await expect(await main().findByRole('alert')).toHaveTextContent('The current password is wrong.');
    await expect(main().getByLabelText('New password')).toHaveValue('anders-17');
  },
};

/** Spec §8: after an internal error either password may be valid. */
export const PasswordFailure: Story = {
  args: { view: 'password' },
  parameters: { path: '/account?view=password', scenario: failWith('changePassword', 'InternalErrorException') },
  play: async () => {
    await changePassword('Klemme-230');
    await expect(await main().findByRole('alert')).toHaveTextContent('Your password may have been overwritten');
  },
};
