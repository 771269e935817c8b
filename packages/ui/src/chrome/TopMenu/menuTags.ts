import type { MenuEntry, MenuGroup } from '@platine/domain/catalog/menu.ts';

/** The menu's name for a listing: the entry or the whole group that has exactly its tags. */
export type MenuName =
  | { readonly kind: 'entry'; readonly entry: MenuEntry }
  | { readonly kind: 'group'; readonly group: MenuGroup };

/** Null when nothing in the menu has exactly these tags. */
export function menuNameOf(groups: readonly MenuGroup[], groupTags: readonly string[]): MenuName | null {
  const entry = groups.flatMap(({ entries }) => entries).find((one) => haveSameTags(one.groupTags, groupTags));
  if (entry !== undefined) return { kind: 'entry', entry };
  const group = groups.find((one) => haveSameTags(tagsOfGroup(one), groupTags));
  return group === undefined ? null : { kind: 'group', group };
}

/** All tags of a group's entries, each once: what the group's name links to where no panel can open. */
export function tagsOfGroup({ entries }: MenuGroup): readonly string[] {
  return [...new Set(entries.flatMap(({ groupTags }) => groupTags))];
}

/** In any order; each tag stands once in a list. */
export function haveSameTags(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((tag) => others.includes(tag));
}
