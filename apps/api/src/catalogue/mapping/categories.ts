import { createHash } from 'node:crypto';
import { rootCategory } from '@platine/domain/catalog/categoryPath.ts';
import type { LocalizedText } from '@platine/domain/language/text.ts';
import { fold } from '@platine/domain/search/words.ts';

/** Levels of categories below the root that are kept: a menu and a breadcrumb have room for no more. */
const mostLevels = 4;
const longestStep = 16;

/** Names of a category without those that only repeat the one above. */
export function categoryNames(names: readonly string[]): readonly string[] {
  return names.filter((name, index) => name !== names[index - 1]).slice(0, mostLevels);
}

/** A category of a table, as it will stand in the shop. */
export type TableCategory = { readonly path: string; readonly name: string; products: number };

/**
 * Gives the categories of a table paths. One that the shop has under the same names keeps its path; another one gets a path from its name, so that the
 * same table makes the same paths whenever it is read.
 */
export function createCategories(known: ReadonlyMap<string, LocalizedText>) {
  const byName = new Map([...known].map(([path, name]) => [pathKey(path, name), path]));
  const found = new Map<string, TableCategory>();
  const paths = new Map<string, string>();
  return {
    /** Counts a product in its category and in all above. */
    add(names: readonly string[]): void {
      let path: string = rootCategory;
      for (const name of names) {
        path = stepTo(path, name);
        const category = found.get(path) ?? { path, name, products: 0 };
        category.products += 1;
        found.set(path, category);
      }
    },
    /** Null for no names. */
    pathOf(names: readonly string[]): string | null {
      return names.length === 0 ? null : names.reduce<string>(stepTo, rootCategory);
    },
    all: () => [...found.values()],
  };

  function stepTo(parent: string, name: string): string {
    const key = `${parent} ${fold(name)}`;
    const path = paths.get(key) ?? namedPath(parent, name);
    paths.set(key, path);
    return path;
  }

  function namedPath(parent: string, name: string): string {
    for (const language of ['ALL', 'EN', 'DE', 'FR'] as const) {
      const path = byName.get(`${parent} ${language} ${fold(name)}`);
      if (path !== undefined) return path;
    }
    return `${parent}.${stepOf(name)}`;
  }

  function pathKey(path: string, name: LocalizedText): string {
    const [language = 'ALL', text = ''] = Object.entries(name).find(([, one]) => one !== undefined && one !== '') ?? [];
    return `${path.slice(0, path.lastIndexOf('.'))} ${language} ${fold(text)}`;
  }
}

/** A step of a path: letters and digits, and where the name is longer or has none, a piece of its hash. */
function stepOf(name: string): string {
  const letters = fold(name).replaceAll(/[^\da-z]/g, '');
  if (letters !== '' && letters.length <= longestStep) return letters;
  return letters.slice(0, longestStep - 4) + createHash('sha256').update(fold(name)).digest('hex').slice(0, 4);
}
