import { asc, eq } from 'drizzle-orm';
import type { LocalizedText } from '@platine/domain/language/text.ts';
import type { FacetValue } from '@platine/domain/search/facets.ts';
import type { Database } from '../db/database.ts';
import { manufacturers } from '../db/schema.ts';
import { facetKeys, facetValues } from '../db/searchSchema.ts';

/** An attribute that products can be filtered by; `ids` are those of its values. */
export type FacetKey = {
  readonly key: string;
  readonly name: LocalizedText;
  readonly unit: string | null;
  readonly ids: readonly number[];
};

/** The names of all facets and their values. */
export type FacetCatalogue = {
  readonly keys: ReadonlyMap<string, FacetKey>;
  /** By id. */
  readonly values: ReadonlyMap<number, FacetValue>;
  /** The highest value id plus one. */
  readonly size: number;
  /** Manufacturers in the order of their indexes. */
  readonly makers: readonly { readonly id: number; readonly name: string }[];
  /** By id. */
  readonly makerIndexes: ReadonlyMap<number, number>;
};

export async function loadFacetCatalogue(db: Database): Promise<FacetCatalogue> {
  const makers = await db.select({ id: manufacturers.id, name: manufacturers.name }).from(manufacturers);
  const rows = await db
    .select()
    .from(facetValues)
    .innerJoin(facetKeys, eq(facetKeys.id, facetValues.keyId))
    .orderBy(asc(facetKeys.key), asc(facetValues.id));
  const ids = Map.groupBy(rows, (row) => row.facet_keys.key);
  return {
    makers,
    makerIndexes: new Map(makers.map(({ id }, index) => [id, index])),
    keys: new Map(
      rows.map(({ facet_keys: { key, name, unit } }) => [
        key,
        { key, name, unit, ids: (ids.get(key) ?? []).map((row) => row.facet_values.id) },
      ]),
    ),
    values: new Map(rows.map((row) => [row.facet_values.id, row.facet_values])),
    size: rows.reduce((most, row) => Math.max(most, row.facet_values.id), 0) + 1,
  };
}
