import type { ResponseOf } from '../contract/schemas.ts';
import type { LocalizedText } from '../language/text.ts';

/** An entry of the top menu: a listing of everything that has one of the tags (spec §2). */
export type MenuEntry = { readonly title: LocalizedText; readonly groupTags: readonly string[] };
/** A drop-down group of the top menu. Which there are is the catalogue's; the sample has the eight of spec §2. */
export type MenuGroup = {
  readonly name: string;
  readonly title: LocalizedText;
  readonly entries: readonly MenuEntry[];
};

export function menuFromWire({ GROUPS }: ResponseOf<'categoryMenu'>): MenuGroup[] {
  return GROUPS.map(({ GROUP, TITLE: title, ENTRIES }) => ({
    name: GROUP,
    title,
    entries: ENTRIES.map(({ TITLE, GROUPTAGS }) => ({ title: TITLE, groupTags: GROUPTAGS })),
  }));
}

/** Behaviour of a menu group: exactly one entry is a direct link, several open a panel, none is not shown (spec §2). */
export type MenuGroupUse =
  | { readonly kind: 'link'; readonly route: string }
  | { readonly kind: 'panel'; readonly columns: readonly (readonly MenuEntry[])[] }
  | { readonly kind: 'hidden' };

export function menuGroupUse({ entries }: Pick<MenuGroup, 'entries'>): MenuGroupUse {
  const [first, ...others] = entries;
  if (first === undefined) return { kind: 'hidden' };
  if (others.length === 0) return { kind: 'link', route: groupRoute(first.groupTags) };
  return { kind: 'panel', columns: menuColumns(entries) };
}

const leastRows = 3;
const mostColumns = 4;

/** Rows of each column: at least 3, and as many as four columns need (spec §2, D22). */
export function menuRows(entries: number): number {
  return Math.max(leastRows, Math.ceil(entries / mostColumns));
}

/** Entries split into columns, filled from top to bottom; only the last one may be shorter (spec §2, D22). */
export function menuColumns<Entry>(entries: readonly Entry[]): Entry[][] {
  const rows = menuRows(entries.length);
  const columns = Math.ceil(entries.length / rows);
  return Array.from({ length: columns }, (_, column) => entries.slice(column * rows, (column + 1) * rows));
}

/** The listing of a menu entry: its tags joined by commas (spec §2). */
export function groupRoute(groupTags: readonly string[]): string {
  return `/group?grouptags=${groupTags.map(encodeURIComponent).join(',')}`;
}

/** The tags of a listing's address, each once; the other way round than `groupRoute`. */
export function groupTagsOf(parameter: string): string[] {
  return [...new Set(parameter.split(',').map((tag) => tag.trim()))].filter((tag) => tag !== '');
}
