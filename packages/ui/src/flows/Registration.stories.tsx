import { hashOfMail } from '@platine/mocks/shop/mails.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AccountRoutes } from './AccountRoutes.testing.tsx';

/** A visitor becomes a customer: registers, follows the link of the mail, logs in, and finds the account as it was registered. */
const meta = {
  component: AccountRoutes,
  args: { mailed: { 'Mail: activate the account': `/contact_activate?hash=${hashOfMail(1)}` } },
  parameters: { layout: 'fullscreen', path: '/shipping_costs' },
} satisfies Meta<typeof AccountRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

const typed = {
  'First name': 'Zoë',
  'Last name': 'D’Angelo',
  'Street and number': '12, rue de l’Alzette',
  'Zip code': '4010',
  City: 'Esch-sur-Alzette',
  'E-mail address': 'zoe@example.lu',
};

export const PrivateCustomer: Story = {
  tags: ['picture'],
  play: async ({ canvas, step }) => {
    await step('Registration form', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Log in' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Your account' }));
      await userEvent.click(await dialog.findByRole('tab', { name: 'Register' }));
      const form = within(await dialog.findByRole('tabpanel', { name: 'Register' }));
      await form.findByRole('textbox', { name: 'First name' });
      for (const [name, text] of Object.entries(typed)) await userEvent.type(form.getByRole('textbox', { name }), text);
      await userEvent.type(form.getByLabelText('Password'), 'geheim-7');
      await userEvent.type(form.getByLabelText('Repeat password'), 'geheim-7');
      await userEvent.click(form.getByRole('checkbox', { name: /^I agree/ }));
      await userEvent.click(form.getByRole('button', { name: 'Register' }));
    });
    await step('Almost complete', async () => {
      const dialog = within(await screen.findByRole('dialog', { name: 'Registration: almost complete' }));
      await expect(dialog.getByText(/activation link to zoe@example\.lu/)).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Back to the shop' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(canvas.getByRole('link', { name: 'Log in' })).toBeVisible();
    });
    await step('The link of the mail asks for one click', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Mail: activate the account' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Activate account' }));
      await expect(await canvas.findByText(/Your account is activated\./)).toBeVisible();
    });
    await step('Log in', async () => {
      await userEvent.click(within(canvas.getByRole('main')).getByRole('link', { name: 'Log in' }));
      // In the same tab the registration's result stands until a login succeeds (spec §4).
      await userEvent.click(await screen.findByRole('button', { name: 'Go to the login' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Your account' }));
      await userEvent.type(await dialog.findByRole('textbox', { name: 'E-mail address' }), 'zoe@example.lu');
      await userEvent.type(dialog.getByLabelText('Password'), 'geheim-7{Enter}');
      await expect(await screen.findByText('You are now logged in.')).toBeVisible();
    });
    await step('The account', async () => {
      const [profile] = await canvas.findAllByRole('link', { name: 'My account' });
      if (profile !== undefined) await userEvent.click(profile);
      await expect(await canvas.findByRole('textbox', { name: 'Last name' })).toHaveValue('D’Angelo');
      await expect(canvas.getByText(/zoe@example\.lu/)).toBeVisible();
    });
  },
};
