import type { CartAmount } from '../cart/merge.ts';
import { productFromWire } from '../catalog/product.ts';
import { listedToWire } from '../catalog/productToWire.ts';
import type { ListEntriesWire, ListLineWire, SavedListWire } from '../contract/schemas/list.ts';
import type { ListEntry, SavedList } from './savedList.ts';

export function savedListToWire({ name, shareKey, lines, products, project }: SavedList): SavedListWire {
  return {
    NAME: name,
    SHARE_KEY: shareKey,
    LINES: lines.map((line) => ({
      SKU: line.sku,
      AMOUNT: line.amount,
      ...(line.note !== undefined && line.note !== '' && { NOTE: line.note }),
      NAME: line.name,
      PART_NUMBER: line.partNumber,
      ...(line.ownNumber !== undefined && { OWN_NUMBER: line.ownNumber }),
      STATE: line.state,
      CHOSEN: line.chosen,
    })),
    PRODUCTS: products.map(listedToWire),
    ...(project !== undefined && { PROJECT: { TITLE: project.title, TEXT: project.text } }),
  };
}

export function savedListFromWire({ NAME, SHARE_KEY, LINES, PRODUCTS, PROJECT }: SavedListWire): SavedList {
  return {
    name: NAME,
    shareKey: SHARE_KEY,
    lines: LINES.map((line) => ({
      sku: line.SKU,
      amount: line.AMOUNT,
      note: line.NOTE,
      name: line.NAME,
      partNumber: line.PART_NUMBER,
      ...(line.OWN_NUMBER !== undefined && { ownNumber: line.OWN_NUMBER }),
      state: line.STATE,
      chosen: line.CHOSEN,
    })),
    products: PRODUCTS.map(productFromWire),
    ...(PROJECT !== undefined && { project: { title: PROJECT.TITLE, text: PROJECT.TEXT } }),
  };
}

export function listEntriesToWire(entries: readonly ListEntry[]): ListEntriesWire {
  return {
    LISTS: entries.map(({ id, name, lines, shared }) => ({ LIST_ID: id, NAME: name, LINES: lines, SHARED: shared })),
  };
}

export function listEntriesFromWire({ LISTS }: ListEntriesWire): ListEntry[] {
  return LISTS.map(({ LIST_ID, NAME, LINES, SHARED }) => ({ id: LIST_ID, name: NAME, lines: LINES, shared: SHARED }));
}

/** Lines of a request; without a note where there is none. */
export function linesFromWire(lines: readonly ListLineWire[]): CartAmount[] {
  return lines.map(({ SKU, AMOUNT, NOTE }) => ({ sku: SKU, amount: AMOUNT, note: NOTE }));
}
