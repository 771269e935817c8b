import { createDesk } from '@platine/mocks/desk/desk.ts';
import { createDeskHandlers, deskFailure, deskOffline, deskPending } from '@platine/mocks/desk/deskHandlers.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { atDesk } from '../../deskStory.testing.tsx';
import { LinkScreen } from './LinkScreen.tsx';

const links = [
  { token: 'new', name: 'anna', secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ' },
  { token: 'owner', name: 'anna', secret: null },
];
const door = () => createDeskHandlers(createDesk({ signedInAs: null, links }));

const meta = {
  component: LinkScreen,
  decorators: [atDesk],
  args: { token: 'new', onSignedIn: fn() },
  parameters: { layout: 'fullscreen', framed: false, scenario: door() },
} satisfies Meta<typeof LinkScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A new operator chooses a password, and shows that the authenticator app works. */
export const Success: Story = {
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Password'), 'a long password');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), '123456{Enter}');
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledWith({ name: 'anna', role: 'everything' }));
  },
};

/** The link that `npm start` prints asks for nothing. */
export const Owner: Story = {
  args: { token: 'owner' },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open the desk' }));
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalled());
  },
};

export const WrongCode: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Password'), 'a long password');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), '654321{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Each code works once');
  },
};

/** A link works once. */
export const NotFound: Story = {
  args: { token: 'used' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This link is not valid any more');
  },
};

export const Loading: Story = {
  parameters: { scenario: deskPending('deskLink') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LoadError: Story = {
  parameters: { scenario: [...deskFailure('deskLink', 'InternalErrorException'), ...door()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('something went wrong');
  },
};

export const NoConnection: Story = {
  parameters: { scenario: [...deskOffline('deskLink'), ...door()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const German: Story = {
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Büro öffnen' })).toBeVisible();
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Ouvrir le bureau' })).toBeVisible();
  },
};

export const SmallScreen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Open the desk' })).toBeVisible();
  },
};
