import { and, count, desc, eq, isNotNull, isNull, min, sql } from 'drizzle-orm';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import type { DeskWithdrawal } from '@platine/domain/desk/deskWithdrawal.ts';
import { repayBy } from '@platine/domain/withdrawal/withdrawalPeriod.ts';
import type { Database } from '../../db/database.ts';
import { orders } from '../../db/orderSchema.ts';
import { withdrawals } from '../../db/withdrawalSchema.ts';
import { luxembourgDate } from '../../time/clock.ts';
import { isId } from './withdrawals.ts';

/** So many statements are listed. */
export const mostWithdrawals = 200;

const { id, orderNumber, confirmedAt, outcome, settledBy } = withdrawals;
/** People write the number of the confirmation, too. */
const itsOrder = eq(orders.number, sql`regexp_replace(${orderNumber}, '^KB-', '', 'i')`);
/** `isWithdrawalOpen`, as a condition. */
const isOpen = sql<boolean>`(${settledBy} is null and (${outcome} is distinct from 'recorded' or ${orders.need} is not distinct from 'refund'))`;

/** Confirmed statements of withdrawal: those that wait for somebody first, the earliest deadline before the others; then the newest. */
export async function listWithdrawals(db: Database): Promise<DeskWithdrawal[]> {
  const rows = await confirmed(db)
    .orderBy(desc(isOpen), sql`case when ${isOpen} then ${confirmedAt} end`, desc(confirmedAt))
    .limit(mostWithdrawals);
  return rows.map(withdrawalOf);
}

/** How many statements wait for somebody, and the earliest day by which one is repaid. */
export async function countWithdrawals(db: Database) {
  const [found] = await db
    .select({ open: count(), first: min(confirmedAt) })
    .from(withdrawals)
    .leftJoin(orders, itsOrder)
    .where(and(isNotNull(confirmedAt), isOpen));
  const first = found?.first ?? null;
  return { open: found?.open ?? 0, repayBy: first === null ? null : repayBy(luxembourgDate(first)) };
}

type Settling = { readonly id: string; readonly by: string; readonly why: string; readonly now: Date };
type Settled = { readonly result: 'done' | 'conflict'; readonly withdrawal: DeskWithdrawal };

/** Settles a statement by hand, once: the second of two operators gets `conflict`. Throws HashInvalidException. */
export async function settleByHand(db: Database, { id: known, by, why, now }: Settling): Promise<Settled> {
  const mine = isId(known) ? eq(id, known) : sql`false`;
  const changed = await db
    .update(withdrawals)
    .set({ settledBy: by, settledWhy: why, settledAt: now })
    .where(and(mine, isNotNull(confirmedAt), isNull(settledBy)))
    .returning({ id });
  const [row] = await confirmed(db, mine);
  if (row === undefined) throw new BusinessFailure('HashInvalidException', 'There is no such statement of withdrawal.');
  return { result: changed.length > 0 ? 'done' : 'conflict', withdrawal: withdrawalOf(row) };
}

function confirmed(db: Database, condition = sql`true`) {
  return db
    .select({ statement: withdrawals, need: orders.need })
    .from(withdrawals)
    .leftJoin(orders, itsOrder)
    .where(and(isNotNull(confirmedAt), condition))
    .$dynamic();
}

type Row = { readonly statement: typeof withdrawals.$inferSelect; readonly need: DeskWithdrawal['need'] };

function withdrawalOf({ statement, need }: Row): DeskWithdrawal {
  const received = luxembourgDate(statement.confirmedAt ?? new Date(0));
  return {
    id: statement.id,
    orderNumber: statement.orderNumber,
    name: statement.name,
    email: statement.email,
    goods: statement.goods,
    pieces: statement.pieces,
    received,
    repayBy: repayBy(received),
    outcome: statement.outcome,
    need,
    settledBy: statement.settledBy ?? '',
    settledWhy: statement.settledWhy ?? '',
  };
}
