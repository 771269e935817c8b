import { and, eq, notInArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { sandboxPayments } from '../../db/sandboxSchema.ts';
import type { SandboxState } from './sandbox.ts';

/** The effect of a button on the sandbox's page: the payment's new state, the number of notices, and whether the shopper returns to the shop. */
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

/** Nothing that a shopper presses moves a payment from these, as at a real provider: it has ended, or its money has moved. */
const decided: readonly SandboxState[] = ['declined', 'expired', 'cancelled', 'captured'];

export async function decide(db: Database, id: string, decision: DecisionName): Promise<void> {
  const { state } = decisions[decision];
  await db
    .update(sandboxPayments)
    .set({ state })
    .where(and(eq(sandboxPayments.id, id), notInArray(sandboxPayments.state, [...decided])));
}
