import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { addToCart, english, goToSummary, kit, mailedLink, order, thankedFor } from './journey.ts';
import { openShop } from './openShop.ts';
import { hydrated } from './visit.ts';

const shop = openShop();

const home = { firstName: 'Ada', lastName: 'Muller', street: '1, rue Haute', zipCode: 'L-4011', city: 'Esch' };

async function register(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await page.getByRole('dialog').getByRole('tab', { name: 'Register' }).click();
  // The other tab's form stays, out of sight.
  const dialog = page.getByRole('dialog').getByRole('tabpanel');
  for (const [name, text] of [
    ['First name', home.firstName],
    ['Last name', home.lastName],
    ['Street and number', home.street],
    ['Zip code', home.zipCode],
    ['City', home.city],
    ['E-mail address', email],
  ] as const)
    await dialog.getByRole('textbox', { name, exact: true }).fill(text);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByLabel('Repeat password').fill(password);
  await dialog.getByRole('checkbox', { name: /terms/i }).check();
  await dialog.getByRole('button', { name: /^Register/ }).click();
  await page.getByRole('dialog').getByText('Your registration will be processed.').waitFor();
}

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'E-mail address' }).fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByLabel('Password', { exact: true }).press('Enter');
  await dialog.waitFor({ state: 'detached' });
}

async function activate(page: Page, email: string): Promise<void> {
  await page.goto(await mailedLink(shop.origin(), 'activation', email));
  await hydrated(page);
  await page.getByRole('main').getByRole('button').first().click();
  await page.getByRole('main').getByText('Your account is activated. You can log in now.').waitFor();
}

describe('an account', () => {
  test('register, activate by the mailed link, log in, order, and order again', async () => {
    const { page } = await shop.visit();
    await register(page, 'ada@example.org', 'Lovelace-1');
    await activate(page, 'ada@example.org');
    await logIn(page, 'ada@example.org', 'Lovelace-1');
    await addToCart(page, kit.sku);
    await page.goto('/checkout');
    await hydrated(page);
    const main = page.getByRole('main');
    // The address is known: shipping is the first thing to choose.
    await goToSummary(page, english, /^Bank transfer/);
    await order(page, english);
    const number = await thankedFor(page, english);

    await page.goto('/account?view=orders');
    await hydrated(page);
    await main.getByRole('link', { name: number }).click();
    await main.getByRole('button', { name: 'Order again' }).click();
    await main.getByText('One product was put into the cart.').waitFor();
    await main.getByRole('link', { name: 'To the cart' }).click();
    await page.waitForURL('**/shopping_cart');
    await main.getByRole('link', { name: kit.name }).waitFor();
    expect(number).toMatch(/^2\d{3}-/);

    await page.goto('/account');
    await hydrated(page);
    await main.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor();
    await page.goto('/shopping_cart');
    await page.getByRole('heading', { level: 1, name: 'Your cart is empty' }).waitFor();
  });

  test('a stranger registers an address; its owner activates the account with another password, and the stranger stays out', async () => {
    const [{ page: stranger }, { page: owner }] = [await shop.visit(), await shop.visit()];
    await register(stranger, 'mary@example.org', 'Stranger-1');
    await owner.goto(await mailedLink(shop.origin(), 'activation', 'mary@example.org'));
    await hydrated(owner);
    const main = owner.getByRole('main');
    await main.getByRole('button', { name: /^Activate account/ }).click();
    await main.getByLabel('Password of your account').fill('Somerville-1');
    await main.getByLabel('Repeat password').fill('Somerville-1');
    await main.getByRole('button', { name: /^Activate account/ }).click();
    await main.getByText('Your account is activated. You can log in now.').waitFor();
    await logIn(owner, 'mary@example.org', 'Somerville-1');
    await stranger.goto('/');
    await hydrated(stranger);
    const entered = { USERNAME: 'mary@example.org', PASSWORD: 'Stranger-1' };
    const answer = await stranger.evaluate(
      async (body) =>
        (
          await fetch('/api/contact/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
        ).text(),
      JSON.stringify(entered),
    );
    expect(JSON.parse(answer)).toMatchObject({ ERROR_CLASS: 'WrongCredentialsException' });
  });

  test('D32: a forgotten password is set anew by the mailed link, once', async () => {
    const { page } = await shop.visit();
    await register(page, 'grace@example.org', 'Hopper-1906');
    await activate(page, 'grace@example.org');
    await page.goto('/password_reset');
    await hydrated(page);
    const main = page.getByRole('main');
    await main.getByRole('textbox', { name: 'E-mail address' }).fill('grace@example.org');
    await main.getByRole('textbox', { name: 'E-mail address' }).press('Enter');
    await main.getByText(/a confirmation e-mail will arrive shortly/).waitFor();
    const link = await mailedLink(shop.origin(), 'passwordReset', 'grace@example.org');
    const setPassword = async (password: string) => {
      await page.goto(link);
      await hydrated(page);
      await main.getByLabel('New password').fill(password);
      await main.getByLabel('Repeat password').fill(password);
      await main.getByRole('button', { name: /^Save new password/ }).click();
    };
    await setPassword('Nanosecond-1');
    await main.getByText(/Your new password is set\./).waitFor();
    await logIn(page, 'grace@example.org', 'Nanosecond-1');
    await page.goto('/account');
    await main.getByText(/grace@example\.org/).waitFor();
    await setPassword('Nanosecond-2');
    await main.getByText(/This link is not valid any more/).waitFor();
    await expect.poll(() => main.getByRole('heading', { level: 1 }).textContent()).toBe('Request a new link');
  });
});

describe('mail that one asks for', () => {
  test('the newsletter is confirmed and cancelled by mailed links, each with one click', async () => {
    const { page } = await shop.visit();
    await page.goto('/gtc');
    await hydrated(page);
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    await footer.getByRole('textbox', { name: /e-mail/i }).fill('news@example.org');
    await footer.getByRole('textbox', { name: /e-mail/i }).press('Enter');
    await footer.getByText(/confirm your registration through the link/).waitFor();
    const link = await mailedLink(shop.origin(), 'newsletterOptIn', 'news@example.org');
    await page.goto(link);
    await hydrated(page);
    await page.getByRole('main').getByRole('button').first().click();
    await expect.poll(() => page.getByRole('main').textContent()).toContain('You will get our newsletter from now on.');
    await page.goto(link.replace('confirmation', 'cancelation'));
    await hydrated(page);
    await page.getByRole('main').getByRole('button').first().click();
    await expect
      .poll(() => page.getByRole('main').textContent())
      .toContain('You will get no more newsletters from us.');
  });

  test('the contact form sends, and keeps what was typed when the shop is not reached', async () => {
    const { page, complaints } = await shop.visit();
    await page.goto('/contact');
    await hydrated(page);
    const main = page.getByRole('main');
    await main.getByRole('textbox', { name: 'First name' }).fill('Ada');
    await main.getByRole('textbox', { name: 'Last name' }).fill('Muller');
    await main.getByRole('textbox', { name: 'E-mail address' }).fill('ada@example.org');
    await main.getByRole('textbox', { name: 'Message' }).fill('Which relay fits this board?');
    await page.context().setOffline(true);
    await main.getByRole('button', { name: /^Send/ }).click();
    await main.getByText('There is no connection to the shop.').waitFor();
    await expect
      .poll(() => main.getByRole('textbox', { name: 'Message' }).inputValue())
      .toBe('Which relay fits this board?');
    await page.context().setOffline(false);
    await main.getByRole('button', { name: /^Send/ }).click();
    await main.getByText('Your request has been successfully sent.').waitFor();
    // The browser itself writes a line for each request that failed.
    expect(complaints.splice(0).filter((line) => !line.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  });
});
