import { sql } from 'drizzle-orm';
import type { LocalizedText } from '@platine/domain/language/text.ts';
import { facetValueOf } from '@platine/domain/search/facets.ts';
import type { Database } from '../db/database.ts';
import type { StoredAttribute } from '../db/schema.ts';
import { facetKeys, facetValues } from '../db/searchSchema.ts';
import { chunks } from './chunks.ts';

/** Gives the values of attributes their ids in the database, and remembers them for as long as an import runs. */
export type FacetRegistry = {
  /** Writes what is new or named anew. */
  readonly register: (products: readonly (readonly StoredAttribute[])[]) => Promise<void>;
  /** The ids of a product's attributes; they must be registered. */
  readonly idsOf: (attributes: readonly StoredAttribute[]) => number[];
};

type Known = { readonly id: number; readonly said: string };

export async function openFacetRegistry(db: Database): Promise<FacetRegistry> {
  const keys = new Map<string, Known>();
  const values = new Map<string, Known>();
  for (const row of await db.select().from(facetKeys)) keys.set(row.key, { id: row.id, said: sayKey(row) });
  for (const row of await db.select().from(facetValues))
    values.set(`${row.keyId} ${row.value}`, { id: row.id, said: sayText(row.text) });

  async function registerKeys(attributes: readonly StoredAttribute[]): Promise<void> {
    const rows = attributes.map(({ KEY, NAME, UNIT }) => ({ key: KEY, name: NAME, unit: UNIT }));
    const fresh = rows.filter((row) => !keys.has(row.key) || keys.get(row.key)?.said !== sayKey(row));
    for (const chunk of chunks([...new Map(fresh.map((row) => [row.key, row])).values()])) {
      const written = await db
        .insert(facetKeys)
        .values(chunk)
        .onConflictDoUpdate({ target: facetKeys.key, set: { name: sql`excluded.name`, unit: sql`excluded.unit` } })
        .returning();
      for (const row of written) keys.set(row.key, { id: row.id, said: sayKey(row) });
    }
  }

  async function registerValues(attributes: readonly StoredAttribute[]): Promise<void> {
    const rows = attributes.flatMap((attribute) => {
      const value = facetValueOf(attribute);
      return value === null ? [] : [{ keyId: keys.get(attribute.KEY)?.id ?? 0, ...value }];
    });
    const fresh = rows.filter((row) => values.get(`${row.keyId} ${row.value}`)?.said !== sayText(row.text));
    for (const chunk of chunks([...new Map(fresh.map((row) => [`${row.keyId} ${row.value}`, row])).values()])) {
      const written = await db
        .insert(facetValues)
        .values(chunk)
        .onConflictDoUpdate({ target: [facetValues.keyId, facetValues.value], set: { text: sql`excluded.text` } })
        .returning();
      for (const row of written) values.set(`${row.keyId} ${row.value}`, { id: row.id, said: sayText(row.text) });
    }
  }

  return {
    async register(products) {
      const attributes = products.flat();
      await registerKeys(attributes);
      await registerValues(attributes);
    },
    idsOf: (attributes) => {
      const ids = attributes.flatMap((attribute) => {
        const value = facetValueOf(attribute);
        const key = keys.get(attribute.KEY);
        return value === null || key === undefined ? [] : (values.get(`${key.id} ${value.value}`)?.id ?? []);
      });
      return [...new Set(ids)];
    },
  };
}

/** Field by field, because jsonb orders them as it likes. */
function sayKey({ name, unit }: { readonly name: LocalizedText; readonly unit: string | null }): string {
  return `${sayText(name)} ${unit ?? ''}`;
}

function sayText(text: LocalizedText | null): string {
  return text === null ? '' : JSON.stringify([text.ALL, text.EN, text.DE, text.FR]);
}
