import type { queries } from 'storybook/test';
import { within } from 'storybook/test';
import { useLocation, useSearch } from 'wouter';

/** Queries by role and name inside a part of the page. */
type Canvas = ReturnType<typeof within<typeof queries>>;

/** Where the shopper is: path, and search as the router reads it. */
export function Place() {
  const [path] = useLocation();
  const search = useSearch();
  return <h1>{search === '' ? path : `${path}?${search}`}</h1>;
}

/** Longer than the pause and the code's way here. */
export const patience = { timeout: 5000 };

export const placeOf = (canvas: Canvas) => canvas.getByRole('heading', { level: 1 });
export const fieldOf = (canvas: Canvas, name = 'Search the shop') => canvas.getByRole('combobox', { name });
export const listOf = (canvas: Canvas, name = 'Suggested products') => canvas.findByRole('listbox', { name }, patience);
export const optionsOf = (list: HTMLElement) => within(list).getAllByRole('option');
