import type { MenuEntry } from '@platine/domain/catalog/menu.ts';
import type { LocalizedText } from '@platine/domain/language/text.ts';
import type { ListChange } from '../listChange.ts';
import { changedList, listChangeOf, memberOf, withMember } from '../listChange.ts';
import { hasOnly } from '../typedWords.ts';
import { textsOf } from './facts.ts';
import type { Values } from './options.ts';

type EntryTexts = {
  /** Languages that are not named stay. */
  readonly title: LocalizedText;
  /** Null for those that it has. */
  readonly groupTags: readonly string[] | null;
};

/** A change to the entries of a menu group, which "show" numbers. */
export type MenuChange =
  | ListChange
  | (EntryTexts & { readonly to: 'add' })
  | (EntryTexts & { readonly to: 'change'; readonly number: number });

/** The change that the words after the group's key ask for; null when they make no sense. */
export function menuChangeOf(what: string, details: readonly string[], values: Values): MenuChange | null {
  switch (what) {
    case 'entry':
      return details.length === 0 ? newEntry(values) : null;
    case 'entry-change':
      return entryChange(memberOf(details), values);
    default:
      return hasOnly(values, []) ? listChangeOf(/^entry-(\w+)$/.exec(what)?.[1], details) : null;
  }
}

function entryTexts(values: Values): EntryTexts | null {
  const { tags } = values;
  const title = textsOf(values.title);
  if (title === null || !hasOnly(values, ['title', 'tags'])) return null;
  return { title, groupTags: tags === undefined ? null : tags.split(',') };
}

function newEntry(values: Values): MenuChange | null {
  const texts = entryTexts(values);
  const isWhole = texts !== null && texts.groupTags !== null && Object.keys(texts.title).length > 0;
  return isWhole ? { to: 'add', ...texts } : null;
}

function entryChange(number: number | null, values: Values): MenuChange | null {
  const texts = entryTexts(values);
  if (number === null || texts === null || Object.keys(values).length === 0) return null;
  return { to: 'change', number, ...texts };
}

/** The entries as a change wants them, or the sentence against it, after "Nothing was changed: …". */
export function changedEntries(entries: readonly MenuEntry[], change: MenuChange): readonly MenuEntry[] | string {
  switch (change.to) {
    case 'add':
      return [...entries, { title: change.title, groupTags: change.groupTags ?? [] }];
    case 'change': {
      const become = ({ title, groupTags }: MenuEntry) => [
        { title: { ...title, ...change.title }, groupTags: change.groupTags ?? groupTags },
      ];
      return withMember(entries, change.number, { one: 'entry', become });
    }
    default:
      return changedList(entries, change, 'entry');
  }
}
