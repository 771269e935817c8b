import type { LocalizedText } from '@platine/domain/language/text.ts';
import type { Database } from '../db/database.ts';
import { categories, manufacturers } from '../db/schema.ts';
import type { CategoryLine, ManufacturerLine } from './catalogueLines.ts';

/** The manufacturers and categories that products may refer to. */
export type References = {
  readonly makers: ReadonlyMap<number, string>;
  readonly categoryNames: ReadonlyMap<string, LocalizedText>;
};

type Lines = { readonly manufacturers: readonly ManufacturerLine[]; readonly categories: readonly CategoryLine[] };

export function referencesIn(structure: Lines): References {
  return {
    makers: new Map(structure.manufacturers.map((maker) => [maker.MANUFACTURER_ID, maker.MANUFACTURER_NAME])),
    categoryNames: new Map(structure.categories.map(({ PATH, NAME }) => [PATH.toLowerCase(), NAME])),
  };
}

export async function referencesInDatabase(db: Database): Promise<References> {
  const makers = await db.select({ id: manufacturers.id, name: manufacturers.name }).from(manufacturers);
  const paths = await db.select({ path: categories.path, name: categories.name }).from(categories);
  return {
    makers: new Map(makers.map(({ id, name }) => [id, name])),
    categoryNames: new Map(paths.map(({ path, name }) => [path, name])),
  };
}
