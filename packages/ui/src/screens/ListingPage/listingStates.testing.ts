import type { queries } from 'storybook/test';
import { expect, within } from 'storybook/test';

type Page = ReturnType<typeof within<typeof queries>>;
type Play = (story: { readonly canvas: Page }) => Promise<void>;

/** Assertions for states that all listings share; a story names the state. */
export function expectLoading(title: string): Play {
  return async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: title, level: 1 })).toBeVisible();
    await expect(canvas.getByRole('list', { name: title })).toHaveAttribute('aria-busy', 'true');
  };
}

/** Asserts the empty listing with its reason. */
export function expectNothing(heading: string): Play {
  return async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: heading, level: 2 })).toBeVisible();
  };
}

export function expectHeading(heading: string): Play {
  return async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: heading, level: 1 })).toBeVisible();
  };
}

/** Asserts that each price says what it includes. */
export function expectPriceLines(words: RegExp): Play {
  return async ({ canvas }) => {
    const prices = await canvas.findAllByText(words);
    const products = within(canvas.getByRole('main')).getAllByRole('heading', { level: 2 });
    await expect(prices).toHaveLength(products.length);
  };
}

/** Asserts a page after the last one; `first` is the URL of the first page. */
export function expectBeyond(first: string): Play {
  return async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'There are not that many pages' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'To the first page' })).toHaveAttribute('href', first);
  };
}

/** Asserts the second of several pages of the listing at `base`. */
export function expectSecondPage(base: string): Play {
  return async ({ canvas }) => {
    await expect(await canvas.findByText(/\d+ products, page 2 of \d/)).toBeVisible();
    const pages = within(canvas.getByRole('navigation', { name: 'Pages' }));
    const sign = base.includes('?') ? '&' : '?';
    await expect(pages.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', base);
    await expect(pages.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', `${base}${sign}page=3`);
  };
}

/** Asserts that nothing overflows the smallest phone, in the language with the longest words. */
export const expectNoOverflow: Play = async ({ canvas }) => {
  await expect(await canvas.findAllByRole('button', { name: /^In den Warenkorb/ })).not.toHaveLength(0);
  const page = document.documentElement;
  await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
};
