import type { queries } from 'storybook/test';
import { within } from 'storybook/test';

/** Queries by role and name within a part of the page. */
type Page = ReturnType<typeof within<typeof queries>>;

/** The main region, once the cart has loaded. */
export async function cartPage(canvas: Page): Promise<Page> {
  await canvas.findByRole('list', { name: 'Products in the cart' });
  return within(canvas.getByRole('main'));
}

export const amountField = (page: Page, name: string) => page.getByRole('textbox', { name: `Amount: ${name}` });
export const more = (page: Page, name: string) => page.getByRole('button', { name: `More: ${name}` });
export const totals = (page: Page) => page.getByRole('region', { name: 'Summary' });

/** Row of a position, by product name. */
export function positionRow(page: Page, name: string): HTMLElement {
  const row = page.getAllByRole('listitem').find((item) => within(item).queryByRole('heading', { name }) !== null);
  if (row === undefined) throw new Error(`There is no position of ${name}`);
  return row;
}
