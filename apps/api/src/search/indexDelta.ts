import { sql } from 'drizzle-orm';
import { batchReads } from '../db/batchReads.ts';
import type { Database } from '../db/database.ts';
import { memoizePerDatabase } from '../db/memoizePerDatabase.ts';
import { productSearch, searchVersion } from '../db/searchSchema.ts';
import type { QueryTerm } from './textQuery.ts';

/** The database's answer before a search: what has changed since the index was loaded, and the products of terms that it lacks. */
export type IndexDelta = {
  readonly version: number;
  /** The database's clock, in seconds. */
  readonly at: number;
  /** "900100 1,900101 0": SKUs and whether they are in stock. */
  readonly stock: string;
  /** SKUs by term, separated by commas; null for a term without products. */
  readonly found: Readonly<Record<QueryTerm, string | null>> | null;
};

export type DeltaRequest = {
  /** Stock changes are read from this moment on, in seconds of the database's clock; null leaves them out. */
  readonly stockFrom: number | null;
  readonly terms: readonly QueryTerm[];
};

/** The longest transaction, in seconds: a change becomes visible only when its transaction ends. */
const longestTransaction = 600;

const statements = memoizePerDatabase(prepareStatements);

async function readOne(db: Database, { stockFrom, terms }: DeltaRequest): Promise<IndexDelta> {
  const { withStock, withoutStock } = statements(db);
  const [delta] = await (stockFrom === null
    ? withoutStock.execute({ terms })
    : withStock.execute({ terms, changedFrom: stockFrom - longestTransaction }));
  return delta ?? { version: 0, at: 0, stock: '', found: null };
}

/** Merges concurrent requests into one statement; parts that a search did not ask for do no harm. */
const batched = memoizePerDatabase((db) =>
  batchReads(async (requests: readonly DeltaRequest[]) => {
    const from = requests.flatMap(({ stockFrom }) => stockFrom ?? []);
    const delta = await readOne(db, {
      stockFrom: from.length === 0 ? null : Math.min(...from),
      terms: [...new Set(requests.flatMap(({ terms }) => terms))],
    });
    return requests.map(() => delta);
  }),
);

export function readIndexDelta(db: Database, request: DeltaRequest): Promise<IndexDelta> {
  return batched(db)(request);
}

/**
 * Building such a statement takes a quarter of its time, so it is built once. It has no name, because a connection pooler may run it on a
 * connection that did not prepare it.
 */
function prepareStatements(db: Database) {
  const changed = sql<string>`(select coalesce(string_agg(sku || ' ' || in_stock::integer, ','), '') from ${productSearch}
    where stock_changed_at > to_timestamp(${sql.placeholder('changedFrom')}::double precision))`;
  const prepare = (stock: typeof changed) =>
    db
      .select({
        version: sql<number>`coalesce((select version from ${searchVersion}), 0)`,
        at: sql<number>`extract(epoch from clock_timestamp())::double precision`,
        stock,
        found: sql<
          IndexDelta['found']
        >`(select json_object_agg(term, (select string_agg(sku::text, ',') from ${productSearch}
          where terms @@ term::tsquery)) from unnest(${sql.placeholder('terms')}::text[]) as asked(term))`,
      })
      .from(sql`(values (1)) as one`)
      .prepare('');
  return { withStock: prepare(changed), withoutStock: prepare(sql<string>`''`) };
}
