import { createDesk } from '@platine/mocks/desk/desk.ts';
import { createDeskHandlers, deskFailure, deskOffline } from '@platine/mocks/desk/deskHandlers.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { atDesk } from '../../deskStory.testing.tsx';
import { SignInScreen } from './SignInScreen.tsx';

const door = () => createDeskHandlers(createDesk({ signedInAs: null }));

const meta = {
  component: SignInScreen,
  decorators: [atDesk],
  args: { onSignedIn: fn() },
  parameters: { layout: 'fullscreen', framed: false, scenario: door() },
} satisfies Meta<typeof SignInScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Page = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function signIn(canvas: Page, code: string) {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'anna');
  await userEvent.type(canvas.getByLabelText('Password'), 'correct horse battery');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), `${code}{Enter}`);
}

export const Success: Story = {
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    await signIn(canvas, '123456');
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledWith({ name: 'anna', role: 'everything' }));
  },
};

/** D32: which of the three was wrong is not said. */
export const WrongCode: Story = {
  play: async ({ canvas, args }) => {
    await signIn(canvas, '000000');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Name, password or code is wrong.');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('anna');
    await expect(args.onSignedIn).not.toHaveBeenCalled();
  },
};

export const Throttled: Story = {
  parameters: { scenario: [...deskFailure('deskSignIn', 'ThrottledException'), ...door()] },
  play: async ({ canvas }) => {
    await signIn(canvas, '123456');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Too many attempts');
  },
};

export const NoConnection: Story = {
  parameters: { scenario: [...deskOffline('deskSignIn'), ...door()] },
  play: async ({ canvas }) => {
    await signIn(canvas, '123456');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('There is no connection to the shop.');
  },
};

export const KeyboardOnly: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('anna');
    await userEvent.tab();
    await userEvent.keyboard('correct horse battery');
    await userEvent.tab();
    await userEvent.keyboard('123456');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalled());
  },
};

/** The language is chosen here, and what was typed stays. */
export const LanguageChosen: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'anna');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Language' }), 'Deutsch');
    await expect(await canvas.findByRole('button', { name: 'Anmelden' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('anna');
    localStorage.clear();
  },
};

export const German: Story = {
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Anmelden' })).toBeVisible();
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Se connecter' })).toBeVisible();
  },
};

export const SmallScreen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeVisible();
  },
};
