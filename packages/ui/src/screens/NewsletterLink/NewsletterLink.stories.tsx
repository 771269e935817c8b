import { accountOffline, accountPending, newsletterLinkFailure } from '@platine/mocks/scenarios/accounts.ts';
import { mockHashes } from '@platine/mocks/shop/accounts/customers.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { NewsletterLink } from './NewsletterLink.tsx';

/** Behaviour shared by both newsletter pages; their other stories are with their screens. */
const meta = {
  component: NewsletterLink,
  args: { purpose: 'confirmation', hash: mockHashes.optIn },
  parameters: { layout: 'fullscreen', path: '/newsletter/confirmation' },
} satisfies Meta<typeof NewsletterLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** D3: opening the link confirms nothing. */
export const AsksForOneClick: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Confirm' })).toBeVisible();
    await expect(canvas.queryByText('You will get our newsletter from now on.')).not.toBeInTheDocument();
  },
};

export const Busy: Story = {
  parameters: { scenario: accountPending('newsletterOptIn') },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm' }));
    await expect(await canvas.findByRole('button', { name: 'Confirm Please wait' })).toBeVisible();
  },
};

/** The button disappears, so the heading above the result takes the focus. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Confirm' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('You will get our newsletter from now on.');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};

export const LinkTooOld: Story = {
  tags: ['picture'],
  parameters: { scenario: newsletterLinkFailure() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This link is not valid any more');
    await expect(canvas.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
  },
};

export const AddressWithoutHash: Story = {
  args: { hash: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This link is not valid any more');
  },
};

/** The button stays, for another attempt. */
export const TooManyAttempts: Story = {
  parameters: { scenario: newsletterLinkFailure('ThrottledException') },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Too many attempts');
    await expect(canvas.getByRole('button', { name: 'Confirm' })).toBeEnabled();
  },
};

export const NetworkError: Story = {
  parameters: { scenario: accountOffline('newsletterOptIn') },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('There is no connection to the shop.');
    await expect(canvas.getByRole('button', { name: 'Confirm' })).toBeEnabled();
  },
};
