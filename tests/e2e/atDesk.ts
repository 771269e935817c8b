import { totpCode, totpStep } from '@platine/api/services/desk/totp.ts';
import type { BrowserContextOptions, Page } from 'playwright';
import type { OpenShop } from './openShop.ts';

/** The part of a shop that signing in takes. */
type Door = Pick<OpenShop, 'command'> & {
  readonly visit: (options: BrowserContextOptions) => Promise<{ readonly page: Page }>;
};

/** A page at the desk, at which a new operator has signed in by their link. */
export async function atDesk(
  shop: Door,
  name: string,
  { role, ...options }: BrowserContextOptions & { readonly role: string },
): Promise<Page> {
  const { said } = await shop.command('operator', 'add', name, '--role', role);
  const link = new URL(/\S+\/desk\/enter\/\S+/.exec(said)?.[0] ?? '');
  const { page } = await shop.visit(options);
  await page.goto(link.href);
  const shown = await page.getByText(/^[A-Z2-7]{4}(?: [A-Z2-7]{4}){7}$/).textContent();
  await page
    .getByRole('textbox', { name: 'Code' })
    .fill(totpCode((shown ?? '').replaceAll(' ', ''), totpStep(new Date())));
  await page.getByLabel('Password').fill('correct horse battery');
  await page.getByRole('button', { name: 'Open the desk' }).click();
  await page.getByRole('heading', { name: 'Today' }).waitFor();
  return page;
}
