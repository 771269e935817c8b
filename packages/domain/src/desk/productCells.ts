/** A fact of a product as a cell of `products.csv` has it: the heading of its column, and its text; '' for none. */
export type ProductCell = { readonly heading: string; readonly text: string };

/** The most characters of a cell. */
export const longestCell = 70_000;

/** The most cells that are changed together. */
export const mostCells = 200;

/** The text of a product's cell; '' for none. */
export function cellText(cells: readonly ProductCell[], heading: string): string {
  return cells.find((cell) => cell.heading === heading)?.text ?? '';
}

/** The cells whose text is another one than the product has, without blanks at their ends. */
export function changedCells(
  cells: readonly ProductCell[],
  texts: Readonly<Record<string, string | undefined>>,
): ProductCell[] {
  return cells
    .map(({ heading, text }) => ({ heading, before: text, text: (texts[heading] ?? text).trim() }))
    .filter(({ before, text }) => text !== before)
    .map(({ heading, text }) => ({ heading, text }));
}

/** The cells of a product with others in place of its own; null when one of them is none of its cells. */
export function withCells(cells: readonly ProductCell[], changed: readonly ProductCell[]): ProductCell[] | null {
  const isKnown = changed.every(({ heading }) => cells.some((cell) => cell.heading === heading));
  if (!isKnown) return null;
  return cells.map((cell) => changed.find(({ heading }) => heading === cell.heading) ?? cell);
}
