import { defaultCountry } from '@platine/domain/customer/countries.ts';
import { defaultCustomerType } from '@platine/domain/customer/customerType.ts';
import type { Cents } from '@platine/domain/money/money.ts';
import type { Database } from '../db/database.ts';
import { batchReads } from '../db/batchReads.ts';
import { memoizePerDatabase } from '../db/memoizePerDatabase.ts';
import type { products, sessions } from '../db/schema.ts';
import type { Chosen } from './checkout/chosen.ts';
import { chosenOf, nothingChosen } from './checkout/chosen.ts';
import type { Ask, SessionRow, positionColumns } from './sessionRows.ts';
import { findRows } from './sessionRows.ts';

/** The row of a session, with what the account adds to it. */
export type SessionFacts = Omit<typeof sessions.$inferSelect, 'tokenHash' | 'createdAt' | 'lastSeenAt'> & {
  /** The account is a school's and has no cart limits (spec §9, D13). */
  readonly educationalInstitution: boolean;
};

type ProductColumns = { [Key in keyof typeof positionColumns]: (typeof products.$inferSelect)[Key] };
/** A position of the cart, with the current row of its product. */
export type CartLine = {
  readonly amount: number;
  /** '' for none. */
  readonly note: string;
  /** The customer's own number for the product; null for none. */
  readonly ownNumber: string | null;
  /** The pieces and the price in the quote that the session orders from; null without one. */
  readonly held: { readonly amount: number; readonly price: Cents } | null;
  readonly product: ProductColumns;
  readonly manufacturerName: string;
};

/** A session as the tables have it; `sessionOf` makes the domain's session of it. */
export type StoredSession = {
  readonly session: SessionFacts;
  readonly chosen: Chosen;
  readonly lines: readonly CartLine[];
};

/** The session of a visitor without a row (spec §9); its language is the browser's until one is posted (spec §4). */
export const emptySession: StoredSession = {
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
    peppolAddress: '',
    cartVersion: 0,
  },
  chosen: nothingChosen,
  lines: [],
};

export type FoundSession = StoredSession & {
  readonly key: string;
  readonly lastSeenAt: Date;
  /** Id of the transaction that wrote the row: differs after every change of the session. */
  readonly writtenBy: string;
};

async function findSessions(db: Database, asks: readonly Ask[]): Promise<Found[]> {
  const found = Map.groupBy(await findRows(db, asks), ({ place }) => place);
  return asks.map(({ sku }, number) => readFound(found.get(number + 1) ?? [], sku));
}

/** A session, and the product that was asked for, with 0 pieces when it is not in the cart. */
export type Found = { readonly session: FoundSession | null; readonly wanted: CartLine | null };

function readFound(rows: readonly SessionRow[], sku: number | null): Found {
  const lines = rows.flatMap(({ amount, note, ownNumber, held, product, manufacturerName }) =>
    amount === null || product === null || manufacturerName === null
      ? []
      : [{ amount, note: note ?? '', ownNumber, held, product, manufacturerName }],
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

/** The session of a key: the hash of a token, or the key of a customer's session. */
export async function findSession(db: Database, key: string, now: Date): Promise<FoundSession | null> {
  return (await findWithProduct(db, { key, now, sku: null })).session;
}

/** The same, with a product that may be in the cart or not. */
export async function findWithProduct(db: Database, ask: Ask): Promise<Found> {
  const [found] = await findSessions(db, [ask]);
  return found ?? { session: null, wanted: null };
}

const findingTogether = memoizePerDatabase((db) => batchReads((asks: readonly Ask[]) => findSessions(db, asks)));

/** The same outside of transactions: concurrent callers share one statement. */
export function findTogether(db: Database, ask: Ask): Promise<Found> {
  return findingTogether(db)(ask);
}
