import { and, eq, sql } from 'drizzle-orm';
import type { ProviderRequestKind } from '@platine/domain/order/life/money.ts';
import type { Database } from '../../db/database.ts';
import { sandboxPayments, sandboxRequests } from '../../db/sandboxSchema.ts';
import type { AmountRequest, ProviderAnswer } from './provider.ts';

type Request = AmountRequest & { readonly kind: ProviderRequestKind };
type SandboxPayment = typeof sandboxPayments.$inferSelect;

/** Does a request as a provider does: a repeated key gets its first answer, and requests for one payment come one after the other. */
export function askSandbox(db: Database, request: Request): Promise<ProviderAnswer> {
  const { id, key, kind, cents } = request;
  return db.transaction(async (tx) => {
    const [payment] = await tx.select().from(sandboxPayments).where(eq(sandboxPayments.id, id)).for('update');
    const [earlier] = await tx.select().from(sandboxRequests).where(eq(sandboxRequests.key, key));
    if (earlier !== undefined) return answerOf(earlier.refusal);
    const refusal = payment === undefined ? 'unknown payment' : await refusalOf(tx, payment, request);
    await tx.insert(sandboxRequests).values({ key, paymentId: id, kind, cents, refusal });
    if (refusal === null) await settle(tx, request);
    return answerOf(refusal);
  });
}

function answerOf(refusal: string | null): ProviderAnswer {
  return refusal === null ? { kind: 'done' } : { kind: 'refused', reason: refusal };
}

async function refusalOf(tx: Database, { state, cents: authorised }: SandboxPayment, request: Request) {
  const { id, kind, cents } = request;
  switch (kind) {
    case 'capture':
      if (state !== 'authorised') return `the payment is ${state}`;
      return cents > 0 && cents <= authorised ? null : 'more than authorised';
    case 'cancel':
      return state === 'captured' ? 'the payment is captured' : null;
    case 'refund': {
      const rest = (await sumOf(tx, id, 'capture')) - (await sumOf(tx, id, 'refund'));
      return cents > 0 && cents <= rest ? null : 'more than captured';
    }
  }
}

async function sumOf(tx: Database, paymentId: string, kind: ProviderRequestKind): Promise<number> {
  const done = and(
    eq(sandboxRequests.paymentId, paymentId),
    eq(sandboxRequests.kind, kind),
    sql`${sandboxRequests.refusal} is null`,
  );
  const [row] = await tx
    .select({ cents: sql<number>`coalesce(sum(${sandboxRequests.cents}), 0)::integer` })
    .from(sandboxRequests)
    .where(done);
  return row?.cents ?? 0;
}

async function settle(tx: Database, { id, kind }: Request): Promise<void> {
  if (kind === 'refund') return;
  const state = kind === 'capture' ? 'captured' : 'cancelled';
  await tx.update(sandboxPayments).set({ state }).where(eq(sandboxPayments.id, id));
}
