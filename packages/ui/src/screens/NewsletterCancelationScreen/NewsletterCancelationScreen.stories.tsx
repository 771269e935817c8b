import { mockHashes } from '@platine/mocks/shop/accounts/customers.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { NewsletterCancelationScreen } from './NewsletterCancelationScreen.tsx';

/** NewsletterLink.stories.tsx has the failures. */
const meta = {
  component: NewsletterCancelationScreen,
  args: { hash: mockHashes.optIn },
  parameters: { layout: 'fullscreen', path: '/newsletter/cancelation' },
} satisfies Meta<typeof NewsletterCancelationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Unsubscribe from the newsletter', level: 1 }),
    ).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Unsubscribe' }));
    await expect(await canvas.findByText('You will get no more newsletters from us.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the start page' })).toHaveAttribute('href', '/');
  },
};

export const UnknownLink: Story = {
  args: { hash: mockHashes.unknown },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Unsubscribe' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This link is not valid any more');
    await expect(within(canvas.getByRole('main')).getByRole('link', { name: 'Write to us' })).toBeVisible();
  },
};

export const German: Story = {
  globals: { language: 'DE' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Abmelden' }));
    await expect(await canvas.findByText('Sie erhalten keinen Newsletter mehr von uns.')).toBeVisible();
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Me désabonner' }));
    await expect(await canvas.findByText('Vous ne recevrez plus notre newsletter.')).toBeVisible();
  },
};

export const SmallScreen: Story = {
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Abmelden' })).toBeVisible();
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
