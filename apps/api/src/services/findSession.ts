import { defaultCountry } from '@platine/domain/customer/countries.ts';
import { defaultCustomerType } from '@platine/domain/customer/customerType.ts';
import { and, eq, gt, sql } from 'drizzle-orm';
import { customers, logins } from '../db/accountSchema.ts';
import type { Database } from '../db/database.ts';
import { gather } from '../db/gather.ts';
import { checkouts, customerAddresses, payments } from '../db/orderSchema.ts';
import { oncePerDatabase } from '../db/oncePerDatabase.ts';
import { cartPositions, manufacturers, products, sessions } from '../db/schema.ts';
import type { Chosen } from './checkout/chosen.ts';
import { checkoutColumns, checkoutJoins, chosenOf, nothingChosen } from './checkout/chosen.ts';
import { endedBefore } from './livingSession.ts';

type SessionRow = typeof sessions.$inferSelect;
/** What the shop knows of a shopper; a reader who never changed anything has no row. */
export type SessionFacts = Omit<SessionRow, 'tokenHash' | 'createdAt' | 'lastSeenAt'> & {
  /** Of who is logged in: has no cart limits (spec §9, D13). */
  readonly educationalInstitution: boolean;
};

const positionColumns = {
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
type ProductColumns = { [Key in keyof typeof positionColumns]: (typeof products.$inferSelect)[Key] };
/** A position of the cart with the product as it is now. */
export type CartLine = { readonly amount: number; readonly product: ProductColumns; readonly manufacturerName: string };

export type SessionState = {
  readonly session: SessionFacts;
  readonly chosen: Chosen;
  readonly lines: readonly CartLine[];
};

/** Spec §9: a new session is PRIVATE and LU; its language is the browser's until one is posted (spec §4). */
export const emptySession: SessionState = {
  session: {
    customerId: null,
    educationalInstitution: false,
    language: null,
    languageChanged: false,
    customerType: defaultCustomerType,
    country: defaultCountry,
    email: null,
    vatId: null,
    flags: [],
    customerComment: '',
    customerOrderNumber: '',
    cartVersion: 0,
  },
  chosen: nothingChosen,
  lines: [],
};

export type FoundSession = SessionState & { readonly key: string; readonly lastSeenAt: Date };

/** The hash of a token, or the key of a customer's session. */
type Ask = { readonly key: string; readonly now: Date };

const finding = oncePerDatabase((db) => {
  const asked = { key: sql`asked.key`, since: sql`asked.since`, place: sql<number>`asked.place::integer` };
  const [keys, since] = [sql.placeholder('keys'), sql.placeholder('since')];
  return db
    .select({
      place: asked.place,
      session: sessions,
      ...checkoutColumns,
      loginSeenAt: logins.lastSeenAt,
      amount: cartPositions.amount,
      product: positionColumns,
      manufacturerName: manufacturers.name,
    })
    .from(sql`unnest(${keys}::text[], ${since}::timestamptz[]) with ordinality as asked(key, since, place)`)
    .leftJoin(logins, and(eq(logins.tokenHash, asked.key), gt(logins.lastSeenAt, asked.since)))
    .innerJoin(
      sessions,
      and(
        eq(sessions.tokenHash, sql`coalesce('customer:' || ${logins.customerId}, ${asked.key})`),
        gt(sessions.lastSeenAt, asked.since),
      ),
    )
    .leftJoin(cartPositions, eq(cartPositions.tokenHash, sessions.tokenHash))
    .leftJoin(products, eq(products.sku, cartPositions.sku))
    .leftJoin(manufacturers, eq(manufacturers.id, products.manufacturerId))
    .leftJoin(customers, eq(customers.id, sessions.customerId))
    .leftJoin(checkouts, checkoutJoins.checkout)
    .leftJoin(customerAddresses, checkoutJoins.customerBook)
    .leftJoin(payments, checkoutJoins.pending)
    .orderBy(asked.place, cartPositions.added)
    .prepare('find_sessions');
});

async function findSessions(db: Database, asks: readonly Ask[]): Promise<(FoundSession | null)[]> {
  const rows = await finding(db).execute({
    keys: asks.map(({ key }) => key),
    since: asks.map(({ now }) => endedBefore(now).toISOString()),
  });
  const found = Map.groupBy(rows, ({ place }) => place);
  return asks.map((_, number) => foundSession(found.get(number + 1) ?? []));
}

type Row = Awaited<ReturnType<ReturnType<typeof finding>['execute']>>[number];

/** A row for each position of the cart, or one without. */
function foundSession(rows: readonly Row[]): FoundSession | null {
  const [first] = rows;
  if (first === undefined) return null;
  const lines = rows.flatMap(({ amount, product, manufacturerName }) =>
    amount === null || product === null || manufacturerName === null ? [] : [{ amount, product, manufacturerName }],
  );
  const { session, customer, loginSeenAt } = first;
  return {
    key: session.tokenHash,
    session: { ...session, educationalInstitution: customer?.educationalInstitution ?? false },
    chosen: chosenOf(first),
    lines,
    lastSeenAt: loginSeenAt ?? session.lastSeenAt,
  };
}

/** The session that a token opens; `key` says which token, or which customer's session without one. */
export async function findSession(db: Database, key: string, now: Date): Promise<FoundSession | null> {
  const [found] = await findSessions(db, [{ key, now }]);
  return found ?? null;
}

const findingTogether = oncePerDatabase((db) => gather((asks: readonly Ask[]) => findSessions(db, asks)));

/** The same for a page or call, which are many at a time. */
export function findSessionTogether(db: Database, key: string, now: Date): Promise<FoundSession | null> {
  return findingTogether(db)({ key, now });
}
