import { aboutPages } from '../about/pages.ts';
import type { PageName, Place } from '../route.ts';
import { pageReads } from './pageReads.ts';

/** Reads the data of a page that is the same for many: what is somebody's own may change until it is asked for. */
export async function readData(page: PageName, place: Place): Promise<void> {
  if (aboutPages[page].indexed) await pageReads[page]?.(place);
}
