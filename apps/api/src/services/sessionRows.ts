import type { SQL } from 'drizzle-orm';
import { and, eq, gt, sql } from 'drizzle-orm';
import { customers, logins } from '../db/accountSchema.ts';
import type { Database } from '../db/database.ts';
import { ownNumbers } from '../db/listSchema.ts';
import { checkouts, customerAddresses, payments } from '../db/orderSchema.ts';
import { memoizePerDatabase } from '../db/memoizePerDatabase.ts';
import { quotePositions, quotes } from '../db/quoteSchema.ts';
import { cartPositions, manufacturers, products, sessions } from '../db/schema.ts';
import { checkoutColumns, checkoutJoins } from './checkout/chosen.ts';
import { endedBefore } from './livingSession.ts';

/** Columns of a product that a cart needs. */
export const positionColumns = {
  sku: products.sku,
  name: products.name,
  manufacturerId: products.manufacturerId,
  manufacturerSku: products.manufacturerSku,
  flags: products.flags,
  prices: products.prices,
  taxClass: products.taxClass,
  minimumOrderQuantity: products.minimumOrderQuantity,
  stockAmount: products.stockAmount,
  stockTimeFrame: products.stockTimeFrame,
  stockExpectedDate: products.stockExpectedDate,
  stockPresaleDate: products.stockPresaleDate,
  orderable: products.orderable,
  withdrawn: products.withdrawn,
  weightGrams: products.weightGrams,
  pictureHash: products.pictureHash,
  assets: products.assets,
  content: products.content,
  warnings: products.warnings,
  lifecycle: products.lifecycle,
  facts: products.facts,
};

/** `key` is the hash of a token or the key of a customer's session, `sku` a product to read beside the cart. */
export type Ask = { readonly key: string; readonly now: Date; readonly sku: number | null };

/**
 * One row for each position of the cart and for the product that is asked for; one row without a product when there is neither. `asked` is a
 * table of key, the earliest time of last use, SKU, and place in the list of asks.
 */
function finding(db: Database, asked: SQL) {
  const [key, since, place] = [sql`asked.key`, sql`asked.since`, sql<number>`asked.place::integer`];
  const inCart = eq(cartPositions.tokenHash, sessions.tokenHash);
  const isWanted = and(inCart, eq(cartPositions.sku, sql`asked.sku`));
  const positions = sql`lateral (
    select ${cartPositions.sku}, ${cartPositions.amount}, ${cartPositions.added}, ${cartPositions.note} from ${cartPositions} where ${inCart}
    union all
    select asked.sku, 0, null, '' where asked.sku is not null and not exists (select from ${cartPositions} where ${isWanted})
  ) as positions`;
  return db
    .select({
      place,
      session: sessions,
      writtenBy: sql<string | null>`${sessions}.xmin::text`,
      ...checkoutColumns,
      loginSeenAt: logins.lastSeenAt,
      amount: sql<number | null>`positions.amount`,
      note: sql<string | null>`positions.note`,
      ownNumber: ownNumbers.number,
      held: { amount: quotePositions.amount, price: quotePositions.price },
      product: positionColumns,
      manufacturerName: manufacturers.name,
    })
    .from(asked)
    .leftJoin(logins, and(eq(logins.tokenHash, key), gt(logins.lastSeenAt, since)))
    .leftJoin(
      sessions,
      and(
        eq(sessions.tokenHash, sql`coalesce('customer:' || ${logins.customerId}, ${key})`),
        gt(sessions.lastSeenAt, since),
      ),
    )
    .leftJoin(positions, sql`true`)
    .leftJoin(products, eq(products.sku, sql`positions.sku`))
    .leftJoin(manufacturers, eq(manufacturers.id, products.manufacturerId))
    .leftJoin(customers, eq(customers.id, sessions.customerId))
    .leftJoin(ownNumbers, and(eq(ownNumbers.customerId, sessions.customerId), eq(ownNumbers.sku, sql`positions.sku`)))
    .leftJoin(checkouts, checkoutJoins.checkout)
    .leftJoin(customerAddresses, checkoutJoins.customerBook)
    .leftJoin(quotes, checkoutJoins.quote)
    .leftJoin(
      quotePositions,
      and(eq(quotePositions.quoteNumber, quotes.number), eq(quotePositions.sku, sql`positions.sku`)),
    )
    .leftJoin(payments, checkoutJoins.pending)
    .orderBy(place, sql`positions.added`);
}

export type SessionRow = Awaited<ReturnType<typeof finding>>[number];

const [key, since, sku] = [sql.placeholder('key'), sql.placeholder('since'), sql.placeholder('sku')];

/**
 * The statement for a single ask, the usual case. PostgreSQL does not know the length of a list and plans its statement at every call, which
 * takes six times as long as finding the session.
 */
const findingOne = memoizePerDatabase((db) =>
  finding(
    db,
    sql`(select ${key}::text, ${since}::timestamptz, ${sku}::integer, 1) as asked(key, since, sku, place)`,
  ).prepare('find_session'),
);
const findingMany = memoizePerDatabase((db) =>
  finding(
    db,
    sql`unnest(${key}::text[], ${since}::timestamptz[], ${sku}::integer[]) with ordinality as asked(key, since, sku, place)`,
  ).prepare('find_sessions'),
);

/** Reads the rows of several sessions at once; `place` is the number of the ask, from 1. */
export function findRows(db: Database, asks: readonly Ask[]): Promise<SessionRow[]> {
  const values = asks.map((ask) => ({ ...ask, since: endedBefore(ask.now).toISOString() }));
  const [one, ...others] = values;
  if (one !== undefined && others.length === 0) return findingOne(db).execute(one);
  return findingMany(db).execute({
    key: values.map((ask) => ask.key),
    since: values.map((ask) => ask.since),
    sku: values.map((ask) => ask.sku),
  });
}
