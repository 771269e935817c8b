import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import type { CheckoutWords } from './journey.ts';
import {
  addToCart,
  becomeCustomer,
  goToPayment,
  goToSummary,
  mailedLink,
  order,
  thankedFor,
  typeAddress,
} from './journey.ts';
import { openShop } from './openShop.ts';
import { hydrated } from './visit.ts';

const shop = openShop();

/** Sold in steps of 10, with price breaks from 100 and 1000 pieces; and a set of the educational line. */
const resistor = { sku: 100101, name: 'Résistance à couche métallique 10 kΩ, 1 %, 0,25 W' };
const box = { sku: 193021, name: 'Klots École : coffret de rechange, engrenages et axes' };

const french: CheckoutWords = {
  guest: 'Continuer en tant qu’invité',
  addToCart: 'Ajouter au panier',
  fields: {
    firstName: 'Prénom',
    lastName: 'Nom',
    street: 'Numéro et rue',
    zipCode: 'Code postal',
    city: 'Ville',
    company: 'Entreprise',
    email: 'Adresse e-mail',
    country: 'Pays',
  },
  deliver: 'Livrer à cette adresse',
  toShipping: 'Continuer vers la livraison',
  toPayment: 'Continuer vers le paiement',
  toSummary: 'Vérifier la commande',
  order: 'Commande avec obligation de paiement',
  thanks: 'Merci pour votre commande',
};

const workshop = {
  company: 'Atelier Lumière SARL',
  firstName: 'Zoé',
  lastName: 'D’Aubigné',
  street: '12, rue de l’Étoile',
  zipCode: '75011',
  city: 'Paris',
};

/** With plain blanks, however the language sets them. */
const textOf = async (page: Page) => ((await page.getByRole('main').textContent()) ?? '').replaceAll(/\s/g, ' ');

async function becomeFrenchCompany(page: Page): Promise<void> {
  await page.goto('/');
  await hydrated(page);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Particulier/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^Entreprise/ }).check();
  await dialog.getByRole('combobox').selectOption({ label: 'France' });
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** As far as the choice of shipping. The sandbox says of an id by its last digit whether it is valid (1), not (0), or cannot be checked (9). */
async function guestWithVatId(page: Page, email: string, vatId: string): Promise<void> {
  const main = page.getByRole('main');
  await page.goto('/checkout_type');
  await hydrated(page);
  await expect.poll(() => main.getByRole('radio', { name: /^Entreprise/ }).isChecked()).toBe(true);
  await main.getByRole('textbox', { name: french.fields.email }).fill(email);
  await main.getByRole('button', { name: french.guest }).click();
  await main.getByRole('textbox', { name: french.fields.firstName }).waitFor();
  await typeAddress(page, french, workshop);
  await main.getByRole('button', { name: french.deliver }).click();
  await main.getByRole('textbox', { name: 'Numéro de TVA intracommunautaire' }).fill(vatId);
  await main.getByRole('button', { name: french.toShipping }).click();
}

/** A number of the company's own may hold any sign, and is shown as text. */
const ownNumber = 'PO-2026/117 <b>';

describe('a company in France orders in French (D11, D17)', () => {
  test('with a valid VAT id: net prices, a price break, reverse charge, its own number, paid by card, all of it in French', async () => {
    const { page } = await shop.visit({ locale: 'fr-FR' });
    const main = page.getByRole('main');
    await becomeFrenchCompany(page);
    await page.goto(`/product/${resistor.sku}`);
    await hydrated(page);
    await expect.poll(() => textOf(page)).toContain('0,08 € la piècehors TVA 20 % (FR), hors frais de port');
    await main.getByRole('textbox', { name: `Quantité : ${resistor.name}` }).fill('500');
    const answered = page.waitForResponse('**/api/session/cart/add/position');
    await main.getByRole('button', { name: french.addToCart }).first().click();
    await answered;
    await page.goto('/shopping_cart');
    // 0.03 each from 100 pieces, and 20 % on top while the id is not known.
    await expect.poll(() => textOf(page)).toContain('Articles hors TVA15,00 €');
    await expect.poll(() => textOf(page)).toContain('plus TVA 20 % (France)3,00 €');

    await guestWithVatId(page, 'achats@example.org', 'fr 12 345 678 901');
    await main.getByText('N° de TVA FR12345678901, vérifié').waitFor();
    await goToPayment(page, french);
    await main.getByRole('radio', { name: /^Carte bancaire/ }).check();
    await main.getByRole('textbox', { name: /^Votre propre numéro de commande/ }).fill(ownNumber);
    await main.getByRole('button', { name: french.toSummary }).click();
    await main.getByRole('button', { name: french.order }).waitFor();
    const summary = await textOf(page);
    expect(summary).toContain('Articles hors TVA15,00 €Livraison6,75 €Total sans TVA21,75 €');
    expect(summary).toContain('Autoliquidation : la TVA est due par le preneur');
    expect(summary).toContain(ownNumber);
    await order(page, french);
    await page.waitForURL('**/sandbox/payment/*');
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('fr');
    await expect.poll(() => page.locator('body').innerText()).toMatch(/21,75\s€/);
    await page.locator('button[value=approve]').click();
    const number = await thankedFor(page, french);
    await main.getByText('Total sans TVA').waitFor();
    const thanks = await textOf(page);
    expect(thanks).toContain('Total sans TVA21,75 €');
    expect(thanks).toContain('Autoliquidation');
    expect(thanks).toContain(ownNumber);

    const link = await mailedLink(shop.origin(), 'orderConfirmation', 'achats@example.org');
    const list = await (await fetch(`${shop.origin()}/outbox/`)).text();
    const [, mail = ''] = /href="(\/outbox\/[0-9a-f-]+)"[^>]*>[^<]*achats@example\.org/.exec(list) ?? [];
    const letter = (await (await fetch(shop.origin() + mail)).text()).replaceAll(/\s/g, ' ');
    expect(letter).toContain('<html lang="fr"');
    expect(letter).toContain(resistor.name);
    expect(letter).toMatch(/autoliquidation/i);
    const elsewhere = await shop.visit({ locale: 'fr-FR' });
    await elsewhere.page.goto(link);
    await expect.poll(() => textOf(elsewhere.page)).toContain(number);
  });

  test.each([
    ['FR12345678900', 'n’est pas valide. Veuillez le corriger', false],
    ['FR12345678909', 'plus TVA 20 % (France)', true],
  ])('D17: %s: "%s"; it goes on: %s', async (vatId, words, goesOn) => {
    const { page } = await shop.visit({ locale: 'fr-FR' });
    await becomeFrenchCompany(page);
    await addToCart(page, box.sku, french);
    await guestWithVatId(page, `${vatId}@example.org`, vatId);
    const main = page.getByRole('main');
    const shipping = main.getByRole('group', { name: 'Mode de livraison' });
    await (goesOn ? shipping.waitFor() : main.getByText(words).waitFor());
    await expect.poll(() => textOf(page)).toContain(words);
    await expect.poll(() => shipping.count()).toBe(goesOn ? 1 : 0);
  });
});

describe('a company with an account', () => {
  test('orders, and orders last month’s order again: the limit counts what is in the cart (spec §9)', async () => {
    const { page } = await shop.visit({ locale: 'fr-FR' });
    const main = page.getByRole('main');
    await page.goto('/');
    await becomeCustomer(page, {
      EMAIL: 'zoe@example.org',
      CUSTOMER_TYPE: 'COMPANY',
      COUNTRY_CODE: 'FR',
      VATID: 'FR12345678901',
      COMPANY: workshop.company,
      FIRSTNAME: workshop.firstName,
      LASTNAME: workshop.lastName,
      STREET: workshop.street,
      ZIPCODE: workshop.zipCode,
      CITY: workshop.city,
    });
    await addToCart(page, resistor.sku, french);
    await page.goto(`/product/${box.sku}`);
    await hydrated(page);
    await main.getByRole('textbox', { name: `Quantité : ${box.name}` }).fill('3');
    const answered = page.waitForResponse('**/api/session/cart/add/position');
    await main.getByRole('button', { name: french.addToCart }).first().click();
    await answered;
    await page.goto('/checkout');
    await hydrated(page);
    await goToSummary(page, french, /^Virement bancaire/);
    await expect.poll(() => textOf(page)).toContain('Total sans TVA');
    await order(page, french);
    const number = await thankedFor(page, french);

    await addToCart(page, box.sku, french);
    await addToCart(page, box.sku, french);
    await addToCart(page, box.sku, french);
    await page.goto('/account?view=orders');
    await hydrated(page);
    await main.getByRole('link', { name: number }).click();
    await main.getByText('Autoliquidation').waitFor();
    await main.getByRole('button', { name: 'Commander à nouveau' }).click();
    await main.getByText('2 articles ont été ajoutés au panier.').waitFor();
    await main.getByRole('link', { name: 'Voir le panier' }).click();
    await page.waitForURL('**/shopping_cart');
    await main.getByRole('textbox', { name: `Quantité : ${resistor.name}` }).waitFor();
    await expect.poll(() => main.getByRole('textbox', { name: `Quantité : ${resistor.name}` }).inputValue()).toBe('10');
    await expect.poll(() => main.getByRole('textbox', { name: `Quantité : ${box.name}` }).inputValue()).toBe('5');
  });
});
