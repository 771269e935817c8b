import { describe, expect, test } from 'vitest';
import { shareShop } from './openShop.ts';
import { hydrated, settled } from './visit.ts';

const shop = shareShop();

/** The information pages with their titles (spec §2). */
const pages = {
  '/shipping_costs': { en: 'Shipping costs', de: 'Versandkosten', fr: 'Frais de port' },
  '/legal': { en: 'Legal notice', de: 'Impressum', fr: 'Mentions légales' },
  '/cookies': { en: 'Cookie policy', de: 'Cookie-Richtlinie', fr: 'Politique relative aux cookies' },
  '/privacy': { en: 'Privacy policy', de: 'Datenschutzerklärung', fr: 'Politique de confidentialité' },
  '/gtc': { en: 'General terms', de: 'Allgemeine Geschäftsbedingungen', fr: 'Conditions générales de vente' },
  '/faq': { en: 'FAQ', de: 'Häufige Fragen', fr: 'Questions fréquentes' },
  '/accessibility': { en: 'Accessibility', de: 'Barrierefreiheit', fr: 'Accessibilité' },
  '/revocation': { en: 'Right of revocation', de: 'Widerrufsrecht', fr: 'Droit de rétractation' },
} as const;

const spoken = Object.entries(pages).flatMap(([path, titles]) =>
  Object.entries(titles).map(([language, title]) => ({ path, language, title })),
);

describe('the information pages', () => {
  test.each(spoken)('$path in $language is "$title", rendered on the server', async ({ path, language, title }) => {
    const { page } = await shop.visit();
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls.push(request.url());
    });
    const response = await page.goto(`${path}?lang=${language}`);
    expect(response?.status()).toBe(200);
    expect(await response?.text()).toMatch(/<article[\s\S]*<time/);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language);
    await expect.poll(() => page.title()).toBe(`${title} – Platine`);
    await expect.poll(() => page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([title]);
    expect(calls).toEqual([]);
  });

  test('work without JavaScript: table of contents, free shipping, and the way to the withdrawal', async () => {
    const { page } = await shop.visit({ javaScriptEnabled: false, locale: 'de-LU' });
    await page.goto('/shipping_costs');
    const main = page.getByRole('main');
    await expect
      .poll(() => main.textContent())
      .toMatch(/Ab einem Warenwert von .+ ist die Lieferung kostenlos \(Lieferland Luxemburg\)/);
    await main.getByRole('link', { name: 'Abholung' }).click();
    expect(new URL(page.url()).hash).toBe('#pickup');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Widerrufsrecht' }).click();
    const form = await main.getByRole('link', { name: 'Vertrag widerrufen' }).getAttribute('href');
    expect(form).toBe('/withdrawal');
  });

  test('nothing of their texts is loaded with another page', async () => {
    const { page } = await shop.visit();
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      // A file that comes as the page closes has no text any more.
      if (response.url().endsWith('.js')) scripts.push(response.text().catch(() => ''));
    });
    await page.goto('/');
    await settled(page);
    await page.waitForLoadState('networkidle');
    const first = await Promise.all(scripts);
    expect(first.length).toBeGreaterThan(0);
    expect(first.join('\n')).not.toContain('The withdrawal period ends');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Right of revocation' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Withdraw from contract here' }).waitFor();
    await page.getByText('The withdrawal period ends').waitFor();
    expect((await Promise.all(scripts)).join('\n')).not.toContain('The withdrawal period ends');
  });

  test('a text that cannot be loaded shows an error, and appears after a retry', async () => {
    const { page, complaints } = await shop.visit();
    await page.goto('/');
    await settled(page);
    await page.route(/\/api\/shop_page\//, (route) => route.abort('connectionfailed'));
    await page.getByRole('contentinfo').getByRole('link', { name: 'General terms' }).click();
    await page.getByRole('alert').filter({ hasText: 'No connection to the shop' }).waitFor();
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('General terms');
    await page.unroute(/\/api\/shop_page\//);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Legal guarantee' }).waitFor();
    // The browser itself writes a line for each request that failed.
    expect(complaints.splice(0).every((line) => line.includes('ERR_CONNECTION_FAILED'))).toBe(true);
  });
});
