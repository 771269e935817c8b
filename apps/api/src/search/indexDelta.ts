import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { batchReads } from '../db/batchReads.ts';
import type { Database } from '../db/database.ts';
import { memoizePerDatabase } from '../db/memoizePerDatabase.ts';
import { productLists, productSearch, productStock, searchVersion } from '../db/searchSchema.ts';
import type { QueryTerm } from './textQuery.ts';

/** The database's answer before a search: what has changed since the index was loaded, and the products of terms that it lacks. */
export type IndexDelta = {
  readonly version: number;
  /** The oldest transaction that still runs: changes of earlier ones are visible. */
  readonly seen: bigint;
  /** "900100 1,900101 0": SKUs and whether they are in stock. */
  readonly stock: string;
  /** SKUs by term, each as a 32-bit integer, big-endian, in pieces of `skusInPiece`; a term without products has none. */
  readonly found: ReadonlyMap<QueryTerm, readonly Uint8Array[]>;
};

export type DeltaRequest = {
  /** Stock that these transactions and later ones changed is read; null leaves it out. */
  readonly stockFrom: bigint | null;
  readonly terms: readonly QueryTerm[];
};

/** A row of more would come in one go: the driver takes 50 ms for the 2.5 MB of 625,000 products, in which nobody else is answered. */
const skusInPiece = 10_000;
const bytesPerSku = 4;

/** Stock changes that one search reads at most. More of them come from a feed and are read beside the searches. */
export const maxStockChanges = 1000;

const statements = memoizePerDatabase(prepareStatements);

async function readOne(db: Database, { stockFrom, terms }: DeltaRequest): Promise<IndexDelta> {
  const { withStock, withoutStock } = statements(db);
  const rows = await (stockFrom === null
    ? withoutStock.execute({ terms })
    : withStock.execute({ terms, changedFrom: String(stockFrom) }));
  const [{ version, seen } = { version: 0, seen: '0' }] = rows;
  const stock = rows.find((row) => row.stock !== '')?.stock ?? '';
  const found = new Map<QueryTerm, Uint8Array[]>();
  for (const { term, skus } of rows) {
    if (term === null || skus === null) continue;
    const pieces = found.get(term) ?? [];
    pieces.push(skus);
    found.set(term, pieces);
  }
  return { version, seen: BigInt(seen), stock, found };
}

/** Merges concurrent requests into one statement; parts that a search did not ask for do no harm. */
const batched = memoizePerDatabase((db) =>
  batchReads(async (requests: readonly DeltaRequest[]) => {
    const from = requests.flatMap(({ stockFrom }) => stockFrom ?? []);
    const delta = await readOne(db, {
      stockFrom: from.length === 0 ? null : from.reduce((one, other) => (one < other ? one : other)),
      terms: [...new Set(requests.flatMap(({ terms }) => terms))],
    });
    return requests.map(() => delta);
  }),
);

export function readIndexDelta(db: Database, request: DeltaRequest): Promise<IndexDelta> {
  return batched(db)(request);
}

/** Transactions of another database, which a dump has brought, are left out: their numbers may be higher than any here. */
export const untilNow = sql`changed_in < pg_snapshot_xmax(pg_current_snapshot())`;

/** The products of a query term as the search finds them, each visited once. */
export function packedSkus(term: SQL): SQL {
  return sql`(select string_agg(int4send(sku), '') from ${productSearch} where terms @@ ${term}::tsquery)`;
}

/**
 * Building such a statement takes a quarter of its time, so it is built once. It has no name, because a connection pooler may run it on a
 * connection that did not prepare it.
 */
function prepareStatements(db: Database) {
  // Only with the first piece of a term: a long list has sixty.
  const changed = sql<string>`case when coalesce(start, 1) = 1 then (select coalesce(string_agg(sku || ' ' || in_stock::integer, ','), '')
    from (select sku, in_stock from ${productStock}
      where changed_in >= ${sql.placeholder('changedFrom')}::text::xid8 and ${untilNow} limit ${maxStockChanges + 1}) as changed) else '' end`;
  const prepare = (stock: typeof changed) =>
    db
      .select({
        version: sql<number>`coalesce((select version from ${searchVersion}), 0)`,
        seen: sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text`,
        stock,
        term: sql<QueryTerm | null>`term`,
        skus: sql<Uint8Array | null>`substring(packed, start, ${sql.raw(String(skusInPiece * bytesPerSku))})`,
      })
      .from(
        // "offset 0": else PostgreSQL would compute the products of a term for each piece of them again.
        sql`(values (1)) as one left join unnest(${sql.placeholder('terms')}::text[]) as asked(term) on true
        left join lateral (select coalesce((select skus from ${productLists} as listed where listed.term = asked.term),
          ${packedSkus(sql`asked.term`)}) || '' as packed offset 0) as products on true
        left join lateral generate_series(1, length(packed), ${sql.raw(String(skusInPiece * bytesPerSku))}) as start on true`,
      )
      .prepare('');
  return { withStock: prepare(changed), withoutStock: prepare(sql<string>`''`) };
}
