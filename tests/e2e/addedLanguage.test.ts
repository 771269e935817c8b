import { fileURLToPath } from 'node:url';
import { knownLanguages } from '@platine/domain/language/language.ts';
import { localeOf } from '@platine/domain/language/locales.ts';
import { describe, expect, test } from 'vitest';
import type { CheckoutWords } from './journey.ts';
import { addToCart, goToSummary, kit, mailedLink, order, thankedFor, typeAddress } from './journey.ts';
import { openShop } from './openShop.ts';
import { runCommand } from './shop.ts';
import { hydrated } from './visit.ts';

const folder = fileURLToPath(new URL('../../examples/sluis', import.meta.url));
const shop = openShop(async (data) => ({ ...data, SHOP_DIR: folder }));

const dutch: CheckoutWords = {
  addToCart: 'In winkelwagen',
  guest: 'Doorgaan als gast',
  fields: {
    firstName: 'Voornaam',
    lastName: 'Achternaam',
    street: 'Straat en huisnummer',
    zipCode: 'Postcode',
    city: 'Plaats',
    company: 'Bedrijf',
    email: 'E-mailadres',
    country: 'Land',
  },
  deliver: 'Leveren op dit adres',
  toShipping: 'Verder naar verzending',
  toPayment: 'Verder naar betaling',
  toSummary: 'Bestelling controleren',
  order: 'Bestelling met betalingsverplichting',
  thanks: 'Bedankt voor uw bestelling',
};

describe('issue 17: a second shop from a folder, with a fourth language', () => {
  test('the folder is found to be complete', async () => {
    expect(await runCommand({}, ['shop', 'check', folder])).toMatchObject({ code: 0 });
  });

  test('the browser can write every language that may be added, and none of those that may not', async () => {
    const { page } = await shop.visit();
    const written = (locales: readonly string[]) =>
      page.evaluate((all) => Intl.DateTimeFormat.supportedLocalesOf(all), locales);
    const locales = knownLanguages.map(localeOf);
    expect(await written(locales)).toEqual(locales);
    expect(await written(['ga', 'lb', 'mt'])).toEqual([]);
  });

  test('a shopper reads the shop in Dutch, and switches there and back in place', async () => {
    const { page } = await shop.visit({ locale: 'nl-NL' });
    await page.goto('/contact');
    await expect.poll(() => page.title()).toBe('Contact – Sluis');
    await hydrated(page);
    const message = page.getByRole('main').locator('textarea');
    await message.fill('Blijft staan');
    for (const [button, name, lang] of [
      ['Taal NL', 'Deutsch', 'de'],
      ['Sprache DE', 'Nederlands', 'nl'],
    ] as const) {
      await page.getByRole('banner').getByRole('button', { name: button }).click();
      await page.getByRole('dialog').getByRole('button', { name }).click();
      await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(lang);
    }
    await page.getByRole('banner').getByRole('button', { name: 'Taal NL' }).waitFor();
    await expect.poll(() => message.inputValue()).toBe('Blijft staan');
    // The session has the language: the next page comes in it, whatever the browser asks for.
    const answer = await page.request.get(`${shop.origin()}/`, { headers: { 'accept-language': 'fr' } });
    expect(await answer.text()).toContain('<html lang="nl"');
  });

  test('a guest orders in Dutch: pages, mail and document', async () => {
    const { page } = await shop.visit({ locale: 'nl-NL' });
    const main = page.getByRole('main');
    await addToCart(page, kit.sku, dutch);
    await page.goto('/checkout_type');
    await hydrated(page);
    await main.getByRole('textbox', { name: dutch.fields.email }).first().fill('sanne@example.org');
    await main.getByRole('button', { name: dutch.guest }).click();
    await main.getByRole('textbox', { name: dutch.fields.firstName }).waitFor();
    const address = {
      firstName: 'Sanne',
      lastName: 'de Vries',
      street: '1, rue Haute',
      zipCode: 'L-4011',
      city: 'Esch',
    };
    await typeAddress(page, dutch, address);
    await main.getByRole('button', { name: dutch.deliver }).click();
    await main.getByRole('button', { name: dutch.toShipping }).click();
    await goToSummary(page, dutch, /^Overschrijving/);
    await main.getByText('Wettelijke garantie van conformiteit').first().waitFor();
    await order(page, dutch);
    const number = await thankedFor(page, dutch);
    const link = await mailedLink(shop.origin(), 'orderConfirmation', 'sanne@example.org');
    expect(link).toContain(`/order/${number}`);
    expect(link).toContain('lang=nl');
    await page.goto(link);
    await page.getByRole('heading', { level: 1, name: number }).waitFor();
    const pdf = await page.request.get(
      (await main.getByRole('link', { name: /^Bestelbevestiging/ }).getAttribute('href')) ?? '',
    );
    expect(pdf.headers()['content-type']).toBe('application/pdf');
    expect((await pdf.body()).toString('latin1')).toContain('/Lang (nl)');
  });
});
