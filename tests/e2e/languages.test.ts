import de from '@platine/ui/i18n/messages/de.json' with { type: 'json' };
import fr from '@platine/ui/i18n/messages/fr.json' with { type: 'json' };
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { addToCart, becomeCustomer, english, guestAtSummary, kit, order, thankedFor } from './journey.ts';
import { shareShop } from './openShop.ts';
import { hydrated } from './visit.ts';

const shop = shareShop();

type TitleId = Extract<keyof typeof de, `page.${string}` | 'contactActivateScreen.title'>;
const everyLanguage = ['de', 'fr', 'en'];
const button = { EN: 'Language EN', DE: 'Sprache DE', FR: 'Langue FR' } as const;

/** With plain blanks, however the language sets them. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

/** Switches in the header through the languages, which it answers: nothing but the words changes, the place and what was typed stay. */
async function switchesIn(page: Page, titles: { readonly de: string; readonly fr: string }): Promise<string[]> {
  await hydrated(page);
  const { pathname, search } = new URL(page.url());
  const field = page.getByRole('main').locator('textarea:enabled, input[type=email]:enabled').last();
  const typed = (await field.count()) === 0 ? null : 'resté là';
  if (typed !== null) await field.fill(typed);
  await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('10 k');
  const spoken: string[] = [];
  for (const [from, to, name] of [
    ['EN', 'de', 'Deutsch'],
    ['DE', 'fr', 'Français'],
    ['FR', 'en', 'English'],
  ] as const) {
    await page.getByRole('banner').getByRole('button', { name: button[from] }).click();
    await page.getByRole('dialog').getByRole('button', { name }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(to);
    spoken.push(to);
    if (to !== 'en') await expect.poll(async () => plain(await page.title())).toBe(plain(titles[to]));
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(pathname + search);
    await expect.poll(() => page.getByRole('banner').getByRole('combobox').inputValue()).toBe('10 k');
    if (typed !== null) await expect.poll(() => field.inputValue()).toBe(typed);
  }
  return spoken;
}

const ofPlatine = (title: string) => title.replace('{shop}', 'Platine');
const titled = (id: TitleId) => ({ de: `${de[id]} – Platine`, fr: `${fr[id]} – Platine` });
const named = (german: string, french: string) => ({ de: `${german} – Platine`, fr: `${french} – Platine` });

/** Every route of spec §2 that anyone can open, with its title. */
const routes = [
  ['/', { de: ofPlatine(de['page.start.title']), fr: ofPlatine(fr['page.start.title']) }],
  ['/category/1.2.2.1', named('Widerstände', 'Résistances')],
  ['/group?grouptags=robots', named('Roboter', 'Robots')],
  ['/group', titled('page.group.title')],
  ['/search?q=klots', titled('page.search.title')],
  ['/search/anything?q=klots', titled('page.search.title')],
  [
    '/product/193004',
    named('Klots Schule: Antriebsset mit 2 Motoren', 'Klots École : coffret de motorisation, 2 moteurs'),
  ],
  [
    '/products/193004',
    named('Klots Schule: Antriebsset mit 2 Motoren', 'Klots École : coffret de motorisation, 2 moteurs'),
  ],
  ['/new_products', titled('page.newProducts.title')],
  ['/manufacturers', titled('page.manufacturers.title')],
  ['/manufacturer/12/yageo', named('Yageo', 'Yageo')],
  ['/sales', titled('page.sale.title')],
  ['/shopping_cart', titled('page.cart.title')],
  ['/account', titled('page.account.title')],
  ['/password_reset', titled('page.passwordReset.title')],
  ['/contact', titled('page.contact.title')],
  ['/contact_activate?hash=x', titled('contactActivateScreen.title')],
  ['/newsletter/confirmation?hash=x', titled('page.newsletter.title')],
  ['/newsletter/cancelation?hash=x', titled('page.newsletter.title')],
  ['/le_support', titled('page.leSupport.title')],
  ['/shipping_costs', titled('page.shippingCosts.title')],
  ['/legal', titled('page.legal.title')],
  ['/cookies', titled('page.cookies.title')],
  ['/privacy', titled('page.privacy.title')],
  ['/gtc', titled('page.gtc.title')],
  ['/faq', titled('page.faq.title')],
  ['/revocation', titled('page.revocation.title')],
  ['/accessibility', titled('page.accessibility.title')],
] as const;

describe('the language can be switched on every page', () => {
  test.each(routes)('%s', async (path, titles) => {
    const { page } = await shop.visit();
    await page.goto(path);
    expect(await switchesIn(page, titles)).toEqual(everyLanguage);
  });

  test('a page that does not exist', async () => {
    const { page, complaints } = await shop.visit();
    await page.goto('/nowhere');
    expect(await switchesIn(page, titled('page.notFound.title'))).toEqual(everyLanguage);
    // The browser writes one line for the page's own status.
    expect(complaints.splice(0)).toHaveLength(1);
  });

  test('the checkout, step by step', async () => {
    const { page } = await shop.visit();
    await addToCart(page, kit.sku);
    await page.goto('/checkout_type');
    expect(await switchesIn(page, titled('page.checkoutType.title'))).toEqual(everyLanguage);
    await guestAtSummary(page, 'langues@example.org', /^Bank transfer/);
    await page.goto('/checkout?section=payment');
    expect(await switchesIn(page, titled('page.checkout.title'))).toEqual(everyLanguage);
    await page.goto('/checkout_summary');
    expect(await switchesIn(page, titled('page.checkoutSummary.title'))).toEqual(everyLanguage);
    await order(page, english);
    await thankedFor(page, english);
    expect(await switchesIn(page, titled('page.checkoutDone.title'))).toEqual(everyLanguage);
  });

  test('the account, with its orders', async () => {
    const { page } = await shop.visit();
    await page.goto('/');
    await becomeCustomer(page, { EMAIL: 'langues@example.org' });
    await page.goto('/account');
    expect(await switchesIn(page, titled('page.account.title'))).toEqual(everyLanguage);
    await page.goto('/account?view=orders');
    expect(await switchesIn(page, titled('page.account.title'))).toEqual(everyLanguage);
  });
});
