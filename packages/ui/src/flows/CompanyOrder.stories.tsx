import { mockSkus } from '@platine/mocks/catalogue/catalogue.ts';
import { checkoutShops } from '@platine/mocks/scenarios/checkout.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CheckoutRoutes } from './CheckoutRoutes.testing.tsx';

/** A French company orders with its VAT id: no VAT is charged, and the law's sentence says why (D11, D17). */
const meta = {
  component: CheckoutRoutes,
  globals: { language: 'FR' },
  parameters: {
    layout: 'fullscreen',
    path: '/shopping_cart',
    shop: { cart: [{ sku: mockSkus.board, amount: 10 }], invoiceCleared: checkoutShops.company.invoiceCleared },
  },
} satisfies Meta<typeof CheckoutRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ReverseCharge: Story = {
  tags: ['picture'],
  play: async ({ canvas, step }) => {
    await step('Cart', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Passer la commande' }));
    });
    await step('Who orders', async () => {
      const form = within(await canvas.findByRole('form', { name: 'Commander en tant qu’invité' }));
      await userEvent.click(form.getByRole('radio', { name: /^Entreprise/ }));
      await userEvent.type(form.getByRole('textbox', { name: 'Adresse e-mail' }), 'achats@example.fr');
      await userEvent.click(form.getByRole('button', { name: 'Continuer en tant qu’invité' }));
    });
    await step('Address and VAT id', async () => {
      const section = within(await canvas.findByRole('region', { name: 'Adresses' }));
      const typed = {
        Entreprise: 'Atelier Lumière SARL',
        Prénom: 'Élodie',
        Nom: 'Martin',
        'Code postal': '75011',
        Ville: 'Paris',
      };
      for (const [name, text] of Object.entries(typed))
        await userEvent.type(section.getByRole('textbox', { name }), text);
      await userEvent.type(section.getByRole('textbox', { name: /^Rue|^Numéro et rue/ }), '3, rue de l’Industrie');
      await userEvent.selectOptions(section.getByRole('combobox', { name: 'Pays' }), 'France');
      await userEvent.click(section.getByRole('button', { name: 'Livrer à cette adresse' }));
      await userEvent.type(await section.findByRole('textbox', { name: /TVA/ }), 'FR 12 345678901');
      await userEvent.click(section.getByRole('button', { name: 'Continuer vers la livraison' }));
    });
    await step('Shipping', async () => {
      const methods = within(await canvas.findByRole('group', { name: 'Mode de livraison' }));
      await userEvent.click(methods.getByRole('radio', { name: /^DPD Classic/ }));
      await userEvent.click(canvas.getByRole('button', { name: 'Continuer vers le paiement' }));
    });
    await step('Payment and own number', async () => {
      const methods = within(await canvas.findByRole('group', { name: 'Mode de paiement' }));
      await userEvent.click(methods.getByRole('radio', { name: /^Facture/ }));
      await userEvent.type(
        canvas.getByRole('textbox', { name: /^Votre (?:propre )?numéro de commande/ }),
        'BC-2026-118',
      );
      await userEvent.click(canvas.getByRole('button', { name: 'Vérifier la commande' }));
    });
    await step('Summary', async () => {
      const button = await canvas.findByRole('button', { name: 'Commande avec obligation de paiement' });
      await expect(canvas.getByRole('region', { name: 'Récapitulatif' })).toHaveTextContent(/directive 2006\/112\/CE/i);
      await expect(canvas.getByText('N° de TVA FR12345678901, vérifié')).toBeVisible();
      await expect(canvas.getByText('BC-2026-118')).toBeVisible();
      await userEvent.click(canvas.getByRole('checkbox'));
      await userEvent.click(button);
    });
    await step('Done', async () => {
      await expect(await canvas.findByRole('heading', { name: 'La suite' })).toBeVisible();
      await expect(canvas.getByText('Vous recevez la facture avec les articles.')).toBeVisible();
      await expect(canvas.getByRole('region', { name: 'Récapitulatif' })).toHaveTextContent(/directive 2006\/112\/CE/i);
    });
  },
};
