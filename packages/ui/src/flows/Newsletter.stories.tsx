import { hashOfMail } from '@platine/mocks/shop/mails.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { AccountRoutes } from './AccountRoutes.testing.tsx';

/** The newsletter from the footer's form to the end: nothing is subscribed before the mailed link is confirmed, and a link ends it (D3). */
const meta = {
  component: AccountRoutes,
  args: {
    mailed: {
      'Mail: confirm': `/newsletter/confirmation?hash=${hashOfMail(1)}`,
      'Mail: unsubscribe': `/newsletter/cancelation?hash=${hashOfMail(1)}`,
    },
  },
  globals: { language: 'FR' },
  parameters: { layout: 'fullscreen', path: '/shipping_costs' },
} satisfies Meta<typeof AccountRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InAndOut: Story = {
  tags: ['picture'],
  play: async ({ canvas, step }) => {
    const main = within(canvas.getByRole('main'));
    const footer = within(canvas.getByRole('contentinfo'));
    const signUp = async () => {
      canvas.getByRole('contentinfo').scrollIntoView();
      await userEvent.type(
        await footer.findByRole('textbox', { name: 'Votre adresse e-mail pour la newsletter' }),
        'elodie@example.fr',
      );
      await userEvent.click(footer.getByRole('button', { name: 'S’abonner' }));
    };
    await step('Sign up', async () => {
      await signUp();
      await expect(await footer.findByText(/^Veuillez confirmer votre inscription avec le lien/)).toBeVisible();
    });
    await step('Confirm', async () => {
      await userEvent.click(main.getByRole('link', { name: 'Mail: confirm' }));
      await userEvent.click(await main.findByRole('button', { name: 'Confirmer' }));
      await expect(await main.findByText('Vous recevrez désormais notre newsletter.')).toBeVisible();
    });
    await step('Subscribed already', async () => {
      await signUp();
      await expect(await footer.findByText(/est déjà inscrite à notre newsletter/)).toBeVisible();
    });
    await step('Unsubscribe', async () => {
      await userEvent.click(main.getByRole('link', { name: 'Mail: unsubscribe' }));
      await userEvent.click(await main.findByRole('button', { name: 'Me désabonner' }));
      await expect(await main.findByText('Vous ne recevrez plus notre newsletter.')).toBeVisible();
    });
    await step('The old link does not call it back', async () => {
      await userEvent.click(main.getByRole('link', { name: 'Mail: confirm' }));
      await userEvent.click(await main.findByRole('button', { name: 'Confirmer' }));
      await expect(await main.findByRole('alert')).toBeVisible();
    });
  },
};
