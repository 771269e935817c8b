import { mockSkus } from '@platine/mocks/catalogue/catalogue.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CheckoutRoutes } from './CheckoutRoutes.testing.tsx';

/** A guest orders: from the cart to the placed order, in German, to Germany. */
const meta = {
  component: CheckoutRoutes,
  globals: { language: 'DE' },
  parameters: { layout: 'fullscreen', path: '/shopping_cart', shop: { cart: [{ sku: mockSkus.board, amount: 2 }] } },
} satisfies Meta<typeof CheckoutRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Private, to Germany, by bank transfer: the German VAT, the total that the cart announced and the order has. */
export const PrivateByTransfer: Story = {
  tags: ['picture'],
  play: async ({ canvas, step }) => {
    await step('Cart', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Zur Kasse' }));
    });
    await step('Who orders', async () => {
      const form = within(await canvas.findByRole('form', { name: 'Als Gast bestellen' }));
      await userEvent.type(form.getByRole('textbox', { name: 'E-Mail-Adresse' }), 'jana.mueller@example.de');
      await userEvent.click(form.getByRole('button', { name: 'Weiter als Gast' }));
    });
    await step('Addresses', async () => {
      const section = within(await canvas.findByRole('region', { name: 'Adressen' }));
      const typed = { Vorname: 'Jana', Nachname: 'Müller', 'Straße und Hausnummer': 'Hauptstraße 12', Ort: 'Trier' };
      for (const [name, text] of Object.entries(typed))
        await userEvent.type(section.getByRole('textbox', { name }), text);
      await userEvent.type(section.getByRole('textbox', { name: 'Postleitzahl' }), '54290');
      await userEvent.selectOptions(section.getByRole('combobox', { name: 'Land' }), 'Deutschland');
      await userEvent.click(section.getByRole('button', { name: 'An diese Adresse liefern' }));
      await userEvent.click(await section.findByRole('button', { name: 'Weiter zum Versand' }));
    });
    await step('Shipping', async () => {
      const methods = within(await canvas.findByRole('group', { name: 'Versandart' }));
      await userEvent.click(methods.getByRole('radio', { name: /^DPD Classic/ }));
      await userEvent.click(canvas.getByRole('button', { name: 'Weiter zur Zahlung' }));
    });
    await step('Payment', async () => {
      const methods = within(await canvas.findByRole('group', { name: 'Zahlungsart' }));
      await userEvent.click(methods.getByRole('radio', { name: /^Überweisung|^Banküberweisung/ }));
      await userEvent.click(canvas.getByRole('button', { name: 'Bestellung prüfen' }));
    });
    await step('Summary', async () => {
      const button = await canvas.findByRole('button', { name: 'Zahlungspflichtig bestellen' });
      await expect(canvas.getByRole('region', { name: 'Zusammenfassung' })).toHaveTextContent(
        /19\s% MwSt\. \(Deutschland\)/,
      );
      await userEvent.click(canvas.getByRole('checkbox'));
      await userEvent.click(button);
    });
    await step('Done', async () => {
      await expect(await canvas.findByRole('heading', { name: 'Wie es weitergeht' })).toBeVisible();
      await expect(canvas.getByRole('heading', { name: 'Vielen Dank für Ihre Bestellung' })).toBeVisible();
      await expect(canvas.getByText(/jana\.mueller@example\.de/)).toBeVisible();
      await expect(canvas.getByText('Verwendungszweck')).toBeVisible();
      await expect(canvas.getByRole('list', { name: 'Bestellte Waren' })).toHaveTextContent('Kupferbach 4');
    });
  },
};
