import type { SQL } from 'drizzle-orm';
import { and, eq, gt, sql } from 'drizzle-orm';
import { customers, logins } from '../db/accountSchema.ts';
import type { Database } from '../db/database.ts';
import { checkouts, customerAddresses, payments } from '../db/orderSchema.ts';
import { memoizePerDatabase } from '../db/memoizePerDatabase.ts';
import { cartPositions, manufacturers, products, sessions } from '../db/schema.ts';
import { checkoutColumns, checkoutJoins } from './checkout/chosen.ts';
import { endedBefore } from './livingSession.ts';

/** What a cart knows of a product. */
export const positionColumns = {
  sku: products.sku,
  name: products.name,
  manufacturerId: products.manufacturerId,
  manufacturerSku: products.manufacturerSku,
  flags: products.flags,
  prices: products.prices,
  minimumOrderQuantity: products.minimumOrderQuantity,
  stockAmount: products.stockAmount,
  stockTimeFrame: products.stockTimeFrame,
  stockExpectedDate: products.stockExpectedDate,
  stockPresaleDate: products.stockPresaleDate,
  orderable: products.orderable,
  withdrawn: products.withdrawn,
  weightGrams: products.weightGrams,
  pictureHash: products.pictureHash,
};

/** The hash of a token, or the key of a customer's session; and of which product a position is to be changed. */
export type Ask = { readonly key: string; readonly now: Date; readonly sku: number | null };

/**
 * A row for each position of the cart and for the product that is asked for, or one without either. `asked` is a table of keys, since when they must
 * have been seen, products and places.
 */
function finding(db: Database, asked: SQL) {
  const [key, since, place] = [sql`asked.key`, sql`asked.since`, sql<number>`asked.place::integer`];
  const inCart = eq(cartPositions.tokenHash, sessions.tokenHash);
  const isWanted = and(inCart, eq(cartPositions.sku, sql`asked.sku`));
  const positions = sql`lateral (
    select ${cartPositions.sku}, ${cartPositions.amount}, ${cartPositions.added} from ${cartPositions} where ${inCart}
    union all
    select asked.sku, 0, null where asked.sku is not null and not exists (select from ${cartPositions} where ${isWanted})
  ) as positions`;
  return db
    .select({
      place,
      session: sessions,
      writtenBy: sql<string | null>`${sessions}.xmin::text`,
      ...checkoutColumns,
      loginSeenAt: logins.lastSeenAt,
      amount: sql<number | null>`positions.amount`,
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
    .leftJoin(checkouts, checkoutJoins.checkout)
    .leftJoin(customerAddresses, checkoutJoins.customerBook)
    .leftJoin(payments, checkoutJoins.pending)
    .orderBy(place, sql`positions.added`);
}

export type SessionRow = Awaited<ReturnType<typeof finding>>[number];

const [key, since, sku] = [sql.placeholder('key'), sql.placeholder('since'), sql.placeholder('sku')];

/**
 * For one, which most are. Of a list PostgreSQL does not know how long it is: it would plan anew each time, which takes six times as long as
 * finding the session.
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

/** The rows of the sessions that are asked for; `place` says of which, from 1 on. */
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
