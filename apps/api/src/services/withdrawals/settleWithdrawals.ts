import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { emailKey } from '@platine/domain/customer/account.ts';
import type { WithdrawalOutcome } from '@platine/domain/withdrawal/outcomes.ts';
import type { WithdrawalPeriod } from '@platine/domain/withdrawal/withdrawalPeriod.ts';
import { withdrawalPeriod } from '@platine/domain/withdrawal/withdrawalPeriod.ts';
import type { Database } from '../../db/database.ts';
import { findOrder } from '../../db/findOrder.ts';
import { withdrawals } from '../../db/withdrawalSchema.ts';
import { luxembourgDate } from '../../time/clock.ts';
import { recordAct, systemUser } from '../orders/recordAct.ts';
import type { Moment, Occasion } from '../visitor.ts';

/** Matches confirmed statements with their orders, the oldest first. Processes skip each other's statements. */
export async function settleWithdrawals({ db, now, shop }: Moment & Occasion): Promise<void> {
  while (await db.transaction((tx) => settleOne(tx, { now, shop })));
}

async function settleOne(tx: Database, at: Occasion): Promise<boolean> {
  const [row] = await tx
    .select()
    .from(withdrawals)
    .where(and(isNull(withdrawals.outcome), isNotNull(withdrawals.confirmedAt)))
    .orderBy(asc(withdrawals.confirmedAt))
    .limit(1)
    .for('update', { skipLocked: true });
  if (row === undefined) return false;
  const outcome = await settle(tx, at, row);
  await tx.update(withdrawals).set({ outcome }).where(eq(withdrawals.id, row.id));
  return true;
}

type Row = typeof withdrawals.$inferSelect;

/** Only the order's own e-mail makes a statement count by itself. What is not recorded is the operator's to read. */
async function settle(tx: Database, at: Occasion, row: Row): Promise<WithdrawalOutcome> {
  const { id, orderNumber, email, pieces, goods } = row;
  const order = await findOrder(tx, orderNumber.replace(/^KB-/i, ''));
  if (order === null || emailKey(order.email) !== emailKey(email)) return 'unknown';
  const period = withdrawalPeriod(order, luxembourgDate(row.confirmedAt ?? at.now));
  const obstacle = obstacleOf(period, goods);
  if (obstacle !== null) return obstacle;
  const recorded = await recordAct(tx, at, {
    orderNumber: order.orderNumber,
    act: pieces.length === 0 ? { kind: 'withdrawn' } : { kind: 'withdrawn', pieces },
    by: systemUser,
    why: `withdrawal ${id}`,
    key: `withdrawal ${id}`,
  });
  return recorded.kind === 'recorded' || recorded.kind === 'repeated' ? 'recorded' : 'refused';
}

/** The reason why a statement of an own order waits for the operator; null for none. */
function obstacleOf(period: WithdrawalPeriod, goods: string): WithdrawalOutcome | null {
  if (period.kind === 'none') return period.reason === 'COMPANY' ? 'company' : 'refused';
  if (period.kind === 'over') return 'late';
  return goods === '' ? null : 'described';
}
