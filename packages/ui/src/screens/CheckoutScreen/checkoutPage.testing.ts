import type { queries } from 'storybook/test';
import { userEvent, within } from 'storybook/test';

/** Queries within a part of the page. */
export type Page = ReturnType<typeof within<typeof queries>>;

/** Waits for a section of the checkout. */
export async function section(canvas: Page, name: string): Promise<Page> {
  return within(await canvas.findByRole('region', { name }, { timeout: 5000 }));
}

export type Lines = Readonly<Record<string, string>>;

/** A private customer's address in Germany. */
export const german: Lines = {
  'First name': 'Jana',
  'Last name': 'Müller-Lüdenscheidt',
  'Street and number': 'Hauptstraße 12',
  'Zip code': '54290',
  City: 'Trier',
};

/** Fills in an address form. `country` is the name in the list. */
export async function typeAddress(page: Page, lines: Lines, country?: string): Promise<void> {
  for (const [name, text] of Object.entries(lines)) {
    const field = page.getByRole('textbox', { name });
    await userEvent.clear(field);
    await userEvent.type(field, text);
  }
  if (country !== undefined) await userEvent.selectOptions(page.getByRole('combobox', { name: 'Country' }), country);
}

// Both wait, because a waiting section has no controls yet.
export const press = async (page: Page, name: string) => userEvent.click(await page.findByRole('button', { name }));
export const choose = async (page: Page, name: RegExp) => userEvent.click(await page.findByRole('radio', { name }));
