import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { sandboxPayments } from '../../db/orderSchema.ts';
import type { SandboxState } from './sandbox.ts';

/** What the buttons of the sandbox's page do: how the payment stands then, how often the shop is told, and whether the shopper goes back. */
type Decision = { readonly state: SandboxState; readonly notices: number; readonly returns: boolean };

export const decisions = {
  approve: { state: 'authorised', notices: 0, returns: true },
  approveNotifyFirst: { state: 'authorised', notices: 1, returns: true },
  approveNotifyTwice: { state: 'authorised', notices: 2, returns: true },
  approveNotifyOnly: { state: 'authorised', notices: 1, returns: false },
  decline: { state: 'declined', notices: 0, returns: true },
  expire: { state: 'expired', notices: 0, returns: true },
  abandon: { state: 'abandoned', notices: 0, returns: true },
  silence: { state: 'silent', notices: 0, returns: true },
} as const satisfies Record<string, Decision>;
export type DecisionName = keyof typeof decisions;

export const decisionNames = Object.keys(decisions).filter(isDecision);

export function isDecision(name: string): name is DecisionName {
  return Object.hasOwn(decisions, name);
}

/** Money that was given back is gone: its payment is not decided again. */
export async function decide(db: Database, id: string, decision: DecisionName): Promise<void> {
  const { state } = decisions[decision];
  await db
    .update(sandboxPayments)
    .set({ state })
    .where(and(eq(sandboxPayments.id, id), ne(sandboxPayments.state, 'refunded')));
}
