import { defaultCountry } from '@platine/domain/customer/countries.ts';
import { defaultCustomerType } from '@platine/domain/customer/customerType.ts';
import type { Database } from '../db/database.ts';
import { batchReads } from '../db/batchReads.ts';
import { memoizePerDatabase } from '../db/memoizePerDatabase.ts';
import type { products, sessions } from '../db/schema.ts';
import type { Chosen } from './checkout/chosen.ts';
import { chosenOf, nothingChosen } from './checkout/chosen.ts';
import type { Ask, SessionRow, positionColumns } from './sessionRows.ts';
import { findRows } from './sessionRows.ts';

/** What the shop knows of a shopper; a reader who never changed anything has no row. */
export type SessionFacts = Omit<typeof sessions.$inferSelect, 'tokenHash' | 'createdAt' | 'lastSeenAt'> & {
  /** Of who is logged in: has no cart limits (spec §9, D13). */
  readonly educationalInstitution: boolean;
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

export type FoundSession = SessionState & {
  readonly key: string;
  readonly lastSeenAt: Date;
  /** Another one whenever somebody has changed the session: the transaction that wrote its row. */
  readonly writtenBy: string;
};

async function findSessions(db: Database, asks: readonly Ask[]): Promise<Found[]> {
  const found = Map.groupBy(await findRows(db, asks), ({ place }) => place);
  return asks.map(({ sku }, number) => readFound(found.get(number + 1) ?? [], sku));
}

/** A session, and the product that was asked for with its pieces in the cart: none when it is not there. */
export type Found = { readonly session: FoundSession | null; readonly wanted: CartLine | null };

function readFound(rows: readonly SessionRow[], sku: number | null): Found {
  const lines = rows.flatMap(({ amount, product, manufacturerName }) =>
    amount === null || product === null || manufacturerName === null ? [] : [{ amount, product, manufacturerName }],
  );
  return {
    session: foundSession(
      rows,
      lines.filter(({ amount }) => amount > 0),
    ),
    wanted: lines.find(({ product }) => product.sku === sku) ?? null,
  };
}

function foundSession([first]: readonly SessionRow[], lines: readonly CartLine[]): FoundSession | null {
  const { session = null, writtenBy = null } = first ?? {};
  if (first === undefined || session === null || writtenBy === null) return null;
  return {
    key: session.tokenHash,
    session: { ...session, educationalInstitution: first.customer?.educationalInstitution ?? false },
    chosen: chosenOf({ ...first, session }),
    lines,
    lastSeenAt: first.loginSeenAt ?? session.lastSeenAt,
    writtenBy,
  };
}

/** The session that a token opens; `key` says which token, or which customer's session without one. */
export async function findSession(db: Database, key: string, now: Date): Promise<FoundSession | null> {
  return (await findWithProduct(db, { key, now, sku: null })).session;
}

/** The same with a product, whether it is in the cart or not. */
export async function findWithProduct(db: Database, ask: Ask): Promise<Found> {
  const [found] = await findSessions(db, [ask]);
  return found ?? { session: null, wanted: null };
}

const findingTogether = memoizePerDatabase((db) => batchReads((asks: readonly Ask[]) => findSessions(db, asks)));

/** The same for a page or call, which are many at a time. */
export function findTogether(db: Database, ask: Ask): Promise<Found> {
  return findingTogether(db)(ask);
}
