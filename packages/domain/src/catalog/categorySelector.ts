import type { Language } from '../language/language.ts';
import type { PickedText } from '../language/text.ts';
import { pickText } from '../language/text.ts';
import type { ChildCategory } from './category.ts';
import { categoryRoute, parentPath } from './categoryPath.ts';

/** An entry of the selector. The parent's name is the interface's word for "one level up": a category knows its parent's path alone. */
export type SelectorEntry =
  | { readonly kind: 'parent'; readonly path: string; readonly route: string }
  | { readonly kind: 'child'; readonly path: string; readonly route: string; readonly name: PickedText };

/** Orders two names as people of a language do: negative when the first comes before. */
export type CompareNames = (one: string, other: string) => number;

/** The order of names in a language: accents and case count only between names that are otherwise the same, numbers by their value. */
export function nameOrder(language: Language): CompareNames {
  return new Intl.Collator(language, { numeric: true }).compare;
}

/**
 * The entries of the category selector: the parent first, unless the category is the root, then the children sorted by their
 * translated names (spec §2). A child without any name is called by its path (D19).
 */
export function selectorEntries(
  category: { readonly path: string; readonly children: readonly Pick<ChildCategory, 'path' | 'name'>[] },
  language: Language,
  compare: CompareNames = nameOrder(language),
): SelectorEntry[] {
  const parent = parentPath(category.path);
  const children = category.children.map(({ path, name }) => ({
    kind: 'child' as const,
    path,
    route: categoryRoute(path),
    name: pickText(name, language) ?? { text: path, language: null },
  }));
  const sorted = children.toSorted((one, other) => compare(one.name.text, other.name.text));
  return parent === null ? sorted : [{ kind: 'parent', path: parent, route: categoryRoute(parent) }, ...sorted];
}
