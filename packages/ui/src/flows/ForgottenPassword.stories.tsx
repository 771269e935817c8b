import { mockCustomers } from '@platine/mocks/shop/accounts/customers.ts';
import { hashOfMail } from '@platine/mocks/shop/mails.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AccountRoutes } from './AccountRoutes.testing.tsx';

/** A customer has forgotten the password: asks for a link, sets a new one, and logs in with it and no longer with the old one (D32). */
const meta = {
  component: AccountRoutes,
  args: { mailed: { 'Mail: set a new password': `/password_reset?hash=${hashOfMail(1)}` } },
  globals: { language: 'DE' },
  parameters: { layout: 'fullscreen', path: '/shipping_costs' },
} satisfies Meta<typeof AccountRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

const { email, password: forgotten } = mockCustomers.company;
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Ihr Kundenkonto' }));

async function logIn(password: string) {
  const login = await dialog();
  const field = await login.findByLabelText('Passwort');
  await userEvent.clear(login.getByRole('textbox', { name: 'E-Mail-Adresse' }));
  await userEvent.type(login.getByRole('textbox', { name: 'E-Mail-Adresse' }), email);
  await userEvent.clear(field);
  await userEvent.type(field, `${password}{Enter}`);
}

export const NewPassword: Story = {
  tags: ['picture'],
  play: async ({ canvas, step }) => {
    const main = within(canvas.getByRole('main'));
    await step('Ask for a link', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Anmelden' }));
      await userEvent.click(await (await dialog()).findByRole('button', { name: 'Passwort vergessen?' }));
      const form = await dialog();
      await userEvent.type(await form.findByRole('textbox', { name: 'E-Mail-Adresse' }), email);
      await userEvent.click(form.getByRole('button', { name: 'Link anfordern' }));
      await expect(await form.findByText(/trifft in Kürze eine Bestätigungs-E-Mail ein/)).toBeVisible();
      await userEvent.click(form.getByRole('button', { name: 'Zurück zum Shop' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
    await step('Set the new password', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Mail: set a new password' }));
      await userEvent.type(await main.findByLabelText('Neues Passwort'), 'anders-17');
      await userEvent.type(main.getByLabelText('Passwort wiederholen'), 'anders-17');
      await userEvent.click(main.getByRole('button', { name: 'Neues Passwort speichern' }));
      await expect(await main.findByText(/Ihr neues Passwort ist gespeichert\./)).toBeVisible();
    });
    await step('The old one no longer opens', async () => {
      await userEvent.click(main.getByRole('link', { name: 'Anmelden' }));
      await logIn(forgotten);
      await expect(await (await dialog()).findByRole('alert')).toBeVisible();
    });
    await step('The new one does', async () => {
      await logIn('anders-17');
      await expect(await screen.findByText('Sie sind jetzt angemeldet.')).toBeVisible();
      await expect((await canvas.findAllByRole('link', { name: 'Mein Konto' }))[0]).toBeVisible();
    });
  },
};
