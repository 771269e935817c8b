import type { ShopWindow, ShownWindow } from '@platine/domain/lists/shopWindow.ts';
import { shownWindow } from '@platine/domain/lists/shopWindow.ts';
import type { Catalogue } from '../products.ts';
import { matchLines } from './readList.ts';

/** The shop's window, with the parts of its projects that can be ordered today. */
export async function readWindow(catalogue: Catalogue, window: ShopWindow): Promise<ShownWindow> {
  // The parts of all projects are looked up together: the start page waits for them.
  const { lines, products } = await matchLines(
    catalogue,
    window.projects.flatMap(({ parts }) => parts),
  );
  const rest = [...lines];
  const matched = window.projects.map(({ parts }) => ({ lines: rest.splice(0, parts.length), products }));
  return shownWindow(window, matched);
}
