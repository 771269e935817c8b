import type { WithSubquery } from 'drizzle-orm';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { memoizePerDatabase } from '../db/memoizePerDatabase.ts';
import { checkouts } from '../db/orderSchema.ts';
import { cartPositions, sessions } from '../db/schema.ts';
import type { FoundSession, StoredSession } from './findSession.ts';

/** A position's pieces before and after, and the session after. */
export type ChangedPosition = {
  readonly sku: number;
  readonly was: number;
  readonly amount: number;
  readonly stored: StoredSession;
  readonly now: Date;
};

/** Writes a position and the cart's version. Writes nothing and returns false when the session has changed since it was found (record 0041). */
export async function writePosition(
  db: Database,
  { key, writtenBy }: FoundSession,
  changed: ChangedPosition,
): Promise<boolean> {
  const written = await writingKnown(db).execute({ key, writtenBy, ...valuesOf(changed) });
  return written.length === 1;
}

type NewRow = Pick<typeof sessions.$inferInsert, 'tokenHash' | 'language' | 'customerType' | 'country'>;

/** Writes a new session with its first position. */
export async function writeFirstPosition(db: Database, row: NewRow, changed: ChangedPosition): Promise<void> {
  await writingNew(db).execute({ ...row, ...valuesOf(changed) });
}

function valuesOf({ stored: { session, chosen }, ...position }: ChangedPosition) {
  return { ...position, version: session.cartVersion, fingerprint: chosen.fingerprint };
}

const given = (name: string) => sql.placeholder(name);

const writingKnown = memoizePerDatabase((db) => {
  const asFound = and(eq(sessions.tokenHash, given('key')), sql`${sessions}.xmin::text = ${given('writtenBy')}`);
  const version = sql`${given('version')}::integer`;
  const lastSeenAt = sql`${sql.param(given('now'), sessions.lastSeenAt)}`;
  const held = db.update(sessions).set({ cartVersion: version, lastSeenAt }).where(asFound);
  return writing(db, db.$with('held').as(held.returning({ key: sessions.tokenHash }))).prepare('write_position');
});

const writingNew = memoizePerDatabase((db) => {
  const row = {
    tokenHash: given('tokenHash'),
    language: given('language'),
    customerType: given('customerType'),
    country: given('country'),
    cartVersion: given('version'),
    createdAt: given('now'),
    lastSeenAt: given('now'),
  };
  const held = db.insert(sessions).values(row).returning({ key: sessions.tokenHash });
  return writing(db, db.$with('held').as(held)).prepare('write_first_position');
});

/** One statement that writes everything if `held` has a row, and nothing otherwise. */
function writing(db: Database, held: WithSubquery) {
  const wanted = db.$with('wanted', {})
    .as(sql`select ${given('sku')}::integer as sku, ${given('was')}::integer as was, ${given('amount')}::integer as amount,
      ${given('fingerprint')}::text as fingerprint`);
  const position = sql`${cartPositions.tokenHash} = held.token_hash and ${cartPositions.sku} = wanted.sku`;
  const put = sql`insert into ${cartPositions} (token_hash, sku, amount)
    select held.token_hash, wanted.sku, wanted.amount from held, wanted where was = 0 and wanted.amount > 0`;
  const changed = sql`update ${cartPositions} set amount = wanted.amount from held, wanted
    where ${position} and was > 0 and wanted.amount > 0 and was <> wanted.amount`;
  const taken = sql`delete from ${cartPositions} using held, wanted where ${position} and wanted.amount = 0`;
  const noted = sql`insert into ${checkouts} (session_key, fingerprint) select held.token_hash, wanted.fingerprint from held, wanted
    on conflict (session_key) do update set fingerprint = excluded.fingerprint where ${checkouts.fingerprint} <> excluded.fingerprint`;
  const all = Object.entries({ put, changed, taken, noted }).map(([name, does]) => db.$with(name, {}).as(does));
  return db
    .with(wanted, held, ...all)
    .select({ key: sql`held.token_hash` })
    .from(sql`held`);
}
