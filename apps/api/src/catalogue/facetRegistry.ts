import { sql } from 'drizzle-orm';
import type { Attribute } from '@platine/domain/catalog/product.ts';
import type { LocalizedText } from '@platine/domain/language/text.ts';
import { facetValueOf } from '@platine/domain/search/facets.ts';
import type { Database } from '../db/database.ts';
import { facetKeys, facetValues } from '../db/searchSchema.ts';
import { chunks } from '../db/chunks.ts';

/** Assigns database ids to the values of attributes, and caches them during an import. */
export type FacetRegistry = {
  /** Stores new and changed values. */
  readonly register: (tx: Database, products: readonly (readonly Attribute[])[]) => Promise<void>;
  /** The ids of a product's attributes, which must be registered. */
  readonly idsOf: (attributes: readonly Attribute[]) => number[];
};

/** An id, and the stored content of its row. */
type Known = Map<string, { readonly id: number; readonly said: string }>;
type KeyRow = typeof facetKeys.$inferInsert;
type ValueRow = typeof facetValues.$inferInsert;

export async function openFacetRegistry(db: Database): Promise<FacetRegistry> {
  const keys: Known = new Map();
  const values: Known = new Map();
  for (const row of await db.select().from(facetKeys)) remember(keys, row, describeKey(row));
  for (const row of await db.select().from(facetValues)) remember(values, row, describeValue(row));
  const valueRow = (attribute: Attribute): ValueRow[] => {
    const value = facetValueOf(attribute);
    const keyId = keys.get(attribute.key)?.id;
    return value === null || keyId === undefined ? [] : [{ keyId, ...value }];
  };
  return {
    async register(tx, products) {
      const attributes = products.flat();
      await writeKeys(tx, keys, attributes);
      await writeValues(tx, values, attributes.flatMap(valueRow));
    },
    idsOf: (attributes) => {
      const rows = attributes.flatMap(valueRow);
      return [...new Set(rows.flatMap((row) => values.get(describeValue(row).name)?.id ?? []))];
    },
  };
}

async function writeKeys(db: Database, known: Known, attributes: readonly Attribute[]): Promise<void> {
  const rows = attributes.map(({ key, name, unit }): KeyRow => ({ key, name, unit }));
  for (const chunk of chunks(unknown(known, rows, describeKey))) {
    const set = { name: sql`excluded.name`, unit: sql`excluded.unit` };
    const write = db.insert(facetKeys).values(chunk).onConflictDoUpdate({ target: facetKeys.key, set });
    for (const row of await write.returning()) remember(known, row, describeKey(row));
  }
}

async function writeValues(db: Database, known: Known, rows: readonly ValueRow[]): Promise<void> {
  for (const chunk of chunks(unknown(known, rows, describeValue))) {
    const target = [facetValues.keyId, facetValues.value];
    const write = db
      .insert(facetValues)
      .values(chunk)
      .onConflictDoUpdate({ target, set: { text: sql`excluded.text` } });
    for (const row of await write.returning()) remember(known, row, describeValue(row));
  }
}

type Description = { readonly name: string; readonly said: string };

function remember(known: Known, { id }: { readonly id: number }, { name, said }: Description): void {
  known.set(name, { id, said });
}

/** The new or changed rows, the last one for each name. */
function unknown<Row>(known: Known, rows: readonly Row[], describe: (row: Row) => Description): Row[] {
  const fresh = rows.flatMap((row) => {
    const { name, said } = describe(row);
    return known.get(name)?.said === said ? [] : [[name, row] as const];
  });
  return [...new Map(fresh).values()];
}

function describeKey({ key, name, unit }: KeyRow): Description {
  return { name: key, said: `${textOf(name)} ${unit ?? ''}` };
}

function describeValue({ keyId, value, text }: ValueRow): Description {
  return { name: `${keyId} ${value}`, said: textOf(text ?? null) };
}

/** Compares field by field, because jsonb does not keep their order. */
function textOf(text: LocalizedText | null): string {
  return text === null ? '' : JSON.stringify([text.ALL, text.EN, text.DE, text.FR]);
}
