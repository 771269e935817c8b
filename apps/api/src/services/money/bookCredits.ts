import { TransactionRollbackError } from 'drizzle-orm';
import type { OrderRefusal } from '@platine/domain/order/life/decide.ts';
import { orderReference } from '@platine/domain/payment/orderReference.ts';
import type { BankCredit } from '../../bank/statement.ts';
import type { Database } from '../../db/database.ts';
import type { Clock } from '../../time/clock.ts';
import type { Recorded } from '../orders/recordAct.ts';
import { holdHistory, recordAct } from '../orders/recordAct.ts';
import type { Occasion } from '../visitor.ts';
import type { CurrentShop } from '../../shop/currentShop.ts';

/** Reasons for which a credit is left to a person. `heldByProvider`: the order was paid on a provider's page, and its money is still held there. */
export type CreditRefusal =
  | OrderRefusal
  | 'noReference'
  | 'severalReferences'
  | 'unknownOrder'
  | 'otherCurrency'
  | 'heldByProvider';

export type Booking = { readonly credit: BankCredit } & (
  | { readonly kind: 'booked' | 'bookedBefore'; readonly orderNumber: string }
  | { readonly kind: 'listed'; readonly reason: CreditRefusal; readonly orderNumber: string | null }
);

export type Booker = {
  readonly db: Database;
  readonly clock: Clock;
  readonly currentShop: CurrentShop;
  readonly by: string;
  readonly dryRun: boolean;
};

/**
 * Books the credits of a bank statement that name exactly one order and its exact amount, each in a transaction of its own, and lists the rest. The
 * credit's id is the key of the act: a further import changes nothing. A dry run takes everything back.
 */
export async function bookCredits(
  { db, clock, currentShop, by, dryRun }: Booker,
  credits: readonly BankCredit[],
): Promise<Booking[]> {
  const bookings: Booking[] = [];
  const book = async (tx: Database, credit: BankCredit) => {
    bookings.push(await bookCredit(tx, { now: clock(), shop: currentShop() }, { credit, by }));
  };
  if (!dryRun) {
    for (const credit of credits) await db.transaction((tx) => book(tx, credit));
    return bookings;
  }
  try {
    await db.transaction(async (tx) => {
      for (const credit of credits) await book(tx, credit);
      tx.rollback();
    });
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error;
  }
  return bookings;
}

type Entering = { readonly credit: BankCredit; readonly by: string };

async function bookCredit(tx: Database, at: Occasion, { credit, by }: Entering): Promise<Booking> {
  const reference = orderReference(credit.text);
  const listed = (reason: CreditRefusal, orderNumber: string | null = null): Booking => ({
    kind: 'listed',
    credit,
    reason,
    orderNumber,
  });
  if (reference.kind === 'none') return listed('noReference');
  if (reference.kind === 'several') return listed('severalReferences');
  const { orderNumber } = reference;
  if (credit.currency !== 'EUR') return listed('otherCurrency', orderNumber);
  const held = await holdHistory(tx, orderNumber);
  if (held?.state.payment === 'authorised') return listed('heldByProvider', orderNumber);
  const act = { kind: 'paid', cents: credit.cents } as const;
  const key = `bank-${credit.id}`;
  const recorded = await recordAct(tx, at, { orderNumber, act, by, key, why: `bank entry ${credit.id}` });
  const refusal = refusalOf(recorded);
  if (refusal !== null) return listed(refusal, orderNumber);
  return { kind: recorded.kind === 'recorded' ? 'booked' : 'bookedBefore', credit, orderNumber };
}

/** Null when the credit is booked. A credit of another amount with an id that was booked is one more of the same payment. */
function refusalOf(recorded: Recorded): CreditRefusal | null {
  switch (recorded.kind) {
    case 'recorded':
    case 'repeated':
      return null;
    case 'refused':
      return recorded.refusal;
    case 'unknown':
      return 'unknownOrder';
    default:
      return 'alreadyPaid';
  }
}
