import type { ShopWindow, ShownWindow } from '@platine/domain/lists/shopWindow.ts';
import { shownWindow } from '@platine/domain/lists/shopWindow.ts';
import type { Catalogue } from '../products.ts';
import { readCategoryTiles } from './categoryTiles.ts';
import { matchLines } from './readList.ts';

/** The shop's window, with the parts of its projects that can be ordered today, and its categories. */
export async function readWindow(catalogue: Catalogue, window: Omit<ShopWindow, 'intro'>): Promise<ShownWindow> {
  // The parts of all projects are looked up together: the start page waits for them.
  const [{ lines, products }, categories] = await Promise.all([
    matchLines(
      catalogue,
      window.projects.flatMap(({ parts }) => parts),
    ),
    readCategoryTiles(catalogue),
  ]);
  const rest = [...lines];
  const matched = window.projects.map(({ parts }) => ({ lines: rest.splice(0, parts.length), products }));
  return shownWindow(window, matched, categories);
}
