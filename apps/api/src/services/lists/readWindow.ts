import type { ShopWindow, ShownWindow } from '@platine/domain/lists/shopWindow.ts';
import { shownWindow } from '@platine/domain/lists/shopWindow.ts';
import type { Catalogue } from '../products.ts';
import { matchLines } from './readList.ts';

/** The shop's window, with the parts of its projects that can be ordered today. */
export async function readWindow(catalogue: Catalogue, window: ShopWindow): Promise<ShownWindow> {
  return shownWindow(window, await Promise.all(window.projects.map(({ parts }) => matchLines(catalogue, parts))));
}
