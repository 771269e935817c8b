import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { gather } from '../db/gather.ts';
import { oncePerDatabase } from '../db/oncePerDatabase.ts';
import { productSearch, searchVersion } from '../db/searchSchema.ts';
import type { Leaf } from './textQuery.ts';

/** What the database tells before a search. */
export type News = {
  readonly version: number;
  /** The database's clock, in seconds. */
  readonly at: number;
  /** "900100 1,900101 0": products and whether they are in stock. */
  readonly stock: string;
  /** SKUs that have a term. */
  readonly found: Readonly<Record<Leaf, string | null>> | null;
};

export type Question = {
  /** From when on changes of stock are asked for, in seconds by the database's clock; null when nobody asks what is in stock. */
  readonly stockFrom: number | null;
  readonly leaves: readonly Leaf[];
};

/** A change becomes visible when its transaction ends: none takes longer, in seconds. */
const longestTransaction = 600;

const statements = oncePerDatabase(makeStatements);

async function readFor(db: Database, { stockFrom, leaves }: Question): Promise<News> {
  const { withStock, withoutStock } = statements(db);
  const [news] = await (stockFrom === null
    ? withoutStock.execute({ leaves })
    : withStock.execute({ leaves, changedFrom: stockFrom - longestTransaction }));
  return news ?? { version: 0, at: 0, stock: '', found: null };
}

/** For the searches of one moment one question: what some of them did not ask does no harm to the others. */
const readingTogether = oncePerDatabase((db) =>
  gather(async (questions: readonly Question[]) => {
    const from = questions.flatMap(({ stockFrom }) => stockFrom ?? []);
    const news = await readFor(db, {
      stockFrom: from.length === 0 ? null : Math.min(...from),
      leaves: [...new Set(questions.flatMap(({ leaves }) => leaves))],
    });
    return questions.map(() => news);
  }),
);

export function readNews(db: Database, question: Question): Promise<News> {
  return readingTogether(db)(question);
}

/**
 * Made once for each database: a quarter of such a statement's time goes into building it. They have no name, because poolers between the
 * processes and PostgreSQL may not know what is prepared in which connection.
 */
function makeStatements(db: Database) {
  const changed = sql<string>`(select coalesce(string_agg(sku || ' ' || in_stock::integer, ','), '') from ${productSearch}
    where stock_changed_at > to_timestamp(${sql.placeholder('changedFrom')}::double precision))`;
  const ask = (stock: typeof changed) =>
    db
      .select({
        version: sql<number>`coalesce((select version from ${searchVersion}), 0)`,
        at: sql<number>`extract(epoch from clock_timestamp())::double precision`,
        stock,
        found: sql<News['found']>`(select json_object_agg(leaf, (select string_agg(sku::text, ',') from ${productSearch}
          where terms @@ leaf::tsquery)) from unnest(${sql.placeholder('leaves')}::text[]) as asked(leaf))`,
      })
      .from(sql`(values (1)) as one`)
      .prepare('');
  return { withStock: ask(changed), withoutStock: ask(sql<string>`''`) };
}
