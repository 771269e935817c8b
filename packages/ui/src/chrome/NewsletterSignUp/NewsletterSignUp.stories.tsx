import { accountOffline, accountPending, newsletterFailure } from '@platine/mocks/scenarios/accounts.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Footer } from '../Footer/Footer.tsx';
import { NewsletterSignUp } from './NewsletterSignUp.tsx';

const meta = {
  component: NewsletterSignUp,
  args: { customerType: 'PRIVATE', country: 'LU' },
  parameters: { layout: 'fullscreen' },
  // In its place: it is drawn for the board's colour.
  render: (args) => (
    <Footer
      version="3.0.27"
      minimumOrder={{ eu: 1000, other: 5000 }}
      loggedIn={false}
      newsletter={<NewsletterSignUp {...args} />}
    />
  ),
} satisfies Meta<typeof NewsletterSignUp>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function signUp(canvas: Canvas, field = 'Your e-mail for the newsletter', button = 'Subscribe') {
  await userEvent.type(canvas.getByRole('textbox', { name: field }), 'ada@example.lu');
  await userEvent.click(canvas.getByRole('button', { name: button }));
}

/** Spec §4, §8: success asks to confirm by the mailed link, and the field is cleared. */
export const Success: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await signUp(canvas);
    await expect(await canvas.findByText(/^Please confirm your registration through the link/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Your e-mail for the newsletter' })).toHaveValue('');
  },
};

/** The shop is asked only with what can be an address. */
export const NoAddress: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Your e-mail for the newsletter' });
    await userEvent.type(field, 'ada{Enter}');
    await expect(field).toHaveFocus();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/e-mail/i);
  },
};

export const Busy: Story = {
  parameters: { scenario: accountPending('newsletterRegister') },
  play: async ({ canvas }) => {
    await signUp(canvas);
    await expect(await canvas.findByRole('button', { name: 'Subscribe Please wait' })).toBeVisible();
  },
};

/** Spec §5, §8: a warning by the error's class; what was typed stays. */
export const AlreadyRegistered: Story = {
  tags: ['picture'],
  parameters: { scenario: newsletterFailure() },
  play: async ({ canvas }) => {
    await signUp(canvas);
    await expect(await canvas.findByText(/already registered for our newsletter/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Your e-mail for the newsletter' })).toHaveValue('ada@example.lu');
  },
};

export const TooManyAttempts: Story = {
  parameters: { scenario: newsletterFailure('ThrottledException') },
  play: async ({ canvas }) => {
    await signUp(canvas);
    await expect(await canvas.findByText(/^Too many attempts/)).toBeVisible();
  },
};

export const NetworkError: Story = {
  parameters: { scenario: accountOffline('newsletterRegister') },
  play: async ({ canvas }) => {
    await signUp(canvas);
    await expect(await canvas.findByText(/^There is no connection to the shop\./)).toBeVisible();
  },
};

export const German: Story = {
  globals: { language: 'DE', viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    await signUp(canvas, 'Ihre E-Mail-Adresse für den Newsletter', 'Abonnieren');
    await expect(await canvas.findByText(/^Bitte bestätigen Sie/)).toBeVisible();
  },
};

export const French: Story = {
  globals: { language: 'FR' },
  parameters: { scenario: newsletterFailure() },
  play: async ({ canvas }) => {
    await signUp(canvas, 'Votre adresse e-mail pour la newsletter', 'S’abonner');
    await expect(await canvas.findByText(/déjà inscrite à notre newsletter/)).toBeVisible();
  },
};
