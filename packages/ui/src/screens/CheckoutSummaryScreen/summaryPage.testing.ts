import type { queries } from 'storybook/test';
import { userEvent, within } from 'storybook/test';

type Page = ReturnType<typeof within<typeof queries>>;

/** Waits for the summary. Excludes header and footer. */
export async function summaryPage(canvas: Page): Promise<Page> {
  await canvas.findByRole('button', { name: 'Order with obligation to pay' });
  return within(canvas.getByRole('main'));
}

export const terms = (page: Page) => page.getByRole('checkbox', { name: /^I agree to the terms/ });
export const orderButton = (page: Page) => page.getByRole('button', { name: /^Order with obligation to pay/ });

/** The value of a name in the list of facts. */
export function fact(page: Page, name: string): HTMLElement {
  const value = page.getByText(name, { selector: 'dt' }).nextElementSibling;
  if (!(value instanceof HTMLElement)) throw new Error(`There is nothing beside ${name}`);
  return value;
}

/** Accepts the terms and presses the order button. */
export async function order(page: Page): Promise<void> {
  await userEvent.click(terms(page));
  await userEvent.click(orderButton(page));
}
