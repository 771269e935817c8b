import type { CartAmount } from '@platine/domain/cart/merge.ts';
import { rootCategory } from '@platine/domain/catalog/categoryPath.ts';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import type { LineFacts, ListEntry, SavedList } from '@platine/domain/lists/savedList.ts';
import { addedLines, changedLines, listedLine, mostLists } from '@platine/domain/lists/savedList.ts';
import type { CategoryTile, ShownWindow } from '@platine/domain/lists/shopWindow.ts';
import { projectList, shownWindow, tilePicture } from '@platine/domain/lists/shopWindow.ts';
import { exampleWindow } from '@platine/domain/shop/exampleWindow.data.ts';
import { requireUser } from './accounts/records.ts';
import { findCategory, findRetired } from './listings.ts';
import { ownNumbersOf } from './ownNumbers.ts';
import { isListed } from './searchFilters.ts';
import type { Shop } from './shop.ts';
import type { StoredList } from './storedList.ts';

type NamedLines = { readonly name: string; readonly lines: readonly CartAmount[] };

/** The account's lists, the last changed first. */
export function readLists(shop: Shop): ListEntry[] {
  const { email } = requireUser(shop);
  const own = shop.read().lists.filter(({ owner }) => owner === email);
  return own.map(({ id, name, lines, shareKey }) => ({ id, name, lines: lines.length, shared: shareKey !== null }));
}

export function readOwnList(shop: Shop, id: string): SavedList {
  const { name, shareKey, lines } = findOwn(shop, id);
  const numbers = new Map(ownNumbersOf(shop).map(({ sku, number }) => [sku, number]));
  const matched = matchLines(shop, lines);
  const own = matched.lines.map((line) => ({ ...line, ownNumber: numbers.get(line.sku) }));
  return { name, shareKey, ...matched, lines: own };
}

export function readSharedList(shop: Shop, key: string): SavedList {
  const project = exampleWindow.projects.find((one) => one.key === key);
  if (project !== undefined) return projectList(project, matchLines(shop, project.parts));
  const found = shop.read().lists.find(({ shareKey }) => shareKey === key);
  if (found === undefined) throw listNotFound();
  return { name: found.name, shareKey: null, ...matchLines(shop, found.lines) };
}

export function readWindow(shop: Shop): ShownWindow {
  return shownWindow(
    exampleWindow,
    exampleWindow.projects.map(({ parts }) => matchLines(shop, parts)),
    readCategoryTiles(shop),
  );
}

/** The categories right below the root, with the number of their products and the picture of their first. */
function readCategoryTiles(shop: Shop): CategoryTile[] {
  return findCategory(rootCategory).children.map(({ path, name }) => {
    const listed = shop.catalogue.filter((entry) => isListed(shop, entry, { categoryPath: path }));
    const [first] = listed.toSorted((one, other) => one.product.sku - other.product.sku);
    return { path, name, count: listed.length, picture: tilePicture(first?.product.assets ?? []) };
  });
}

export function createList(shop: Shop, { name, lines }: NamedLines): string {
  const { email: owner } = requireUser(shop);
  const { lists } = shop.read();
  if (lists.filter((list) => list.owner === owner).length >= mostLists)
    throw new BusinessFailure('ListFullException', `An account keeps ${mostLists} lists.`);
  const id = `list-${lists.length + 1}`;
  const fresh = { id, owner, name: name.trim(), shareKey: null, lines: withRoom(addedLines([], lines)) };
  shop.change({ lists: [fresh, ...lists] });
  return id;
}

export function addToList(shop: Shop, id: string, lines: readonly CartAmount[]): void {
  const list = findOwn(shop, id);
  replace(shop, { ...list, lines: withRoom(addedLines(list.lines, lines)) });
}

export function changeList(shop: Shop, id: string, { name, lines }: NamedLines): void {
  const list = findOwn(shop, id);
  replace(shop, { ...list, name: name.trim(), lines: changedLines(list.lines, lines) });
}

export function removeList(shop: Shop, id: string): void {
  const list = findOwn(shop, id);
  shop.change({ lists: shop.read().lists.filter((one) => one !== list) });
}

export function shareList(shop: Shop, id: string, shared: boolean): string | null {
  const list = findOwn(shop, id);
  const shareKey = shared ? (list.shareKey ?? `key-of-${id}-${shop.read().minutes}`) : null;
  replace(shop, { ...list, shareKey });
  return shareKey;
}

function findOwn(shop: Shop, id: string): StoredList {
  const { email } = requireUser(shop);
  const found = shop.read().lists.find((list) => list.id === id && list.owner === email);
  if (found === undefined) throw listNotFound();
  return found;
}

/** The changed list is the first. */
function replace(shop: Shop, list: StoredList): void {
  shop.change({ lists: [list, ...shop.read().lists.filter(({ id }) => id !== list.id)] });
}

function matchLines(shop: Shop, lines: readonly CartAmount[]): Pick<SavedList, 'lines' | 'products'> {
  const matched = lines.map((line) => listedLine(line, factsOf(shop, line.sku)));
  const chosen = new Set(matched.map((line) => line.chosen));
  return { lines: matched, products: [...chosen].flatMap((sku) => shop.find(sku ?? 0)?.product ?? []) };
}

function factsOf(shop: Shop, sku: number): LineFacts {
  const known = shop.catalogue.find(({ product }) => product.sku === sku)?.product;
  if (known === undefined) return { name: {}, partNumber: '', product: null, successor: null };
  const { name, manufacturer } = known;
  const product = shop.find(sku)?.product ?? null;
  const successor = product === null ? findRetired(shop, sku).successor : null;
  const instead = successor === null ? null : (shop.find(successor)?.product ?? null);
  return { name, partNumber: manufacturer.partNumber, product, successor: instead };
}

function withRoom(lines: CartAmount[] | null): CartAmount[] {
  if (lines === null) throw new BusinessFailure('ListFullException', 'The list takes no further product.');
  return lines;
}

function listNotFound(): BusinessFailure {
  return new BusinessFailure('NotFoundException', 'There is no such list, or its link has been ended.');
}
