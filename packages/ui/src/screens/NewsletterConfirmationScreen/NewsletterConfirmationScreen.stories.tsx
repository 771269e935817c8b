import { mockHashes } from '@platine/mocks/shop/accounts/customers.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { expectPage } from '../../interaction/expectPage.testing.ts';
import { NewsletterConfirmationScreen } from './NewsletterConfirmationScreen.tsx';

/** NewsletterLink.stories.tsx has the failures. */
const meta = {
  component: NewsletterConfirmationScreen,
  args: { hash: mockHashes.optIn },
  parameters: { layout: 'fullscreen', path: '/newsletter/confirmation' },
} satisfies Meta<typeof NewsletterConfirmationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Confirm the newsletter');
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm' }));
    await expect(await canvas.findByText('You will get our newsletter from now on.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the start page' })).toHaveAttribute('href', '/');
  },
};

export const UnknownLink: Story = {
  args: { hash: mockHashes.unknown },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This link is not valid any more');
    await expect(within(canvas.getByRole('main')).getByRole('link', { name: 'Write to us' })).toBeVisible();
  },
};

export const German: Story = {
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bestätigen' }));
    await expect(await canvas.findByText('Ab jetzt erhalten Sie unseren Newsletter.')).toBeVisible();
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirmer' }));
    await expect(await canvas.findByText('Vous recevrez désormais notre newsletter.')).toBeVisible();
  },
};

export const SmallScreen: Story = {
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Bestätigen' })).toBeVisible();
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
