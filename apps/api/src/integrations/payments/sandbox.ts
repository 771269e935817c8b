import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { sandboxPayments } from '../../db/sandboxSchema.ts';
import { isSigned, sign } from '../../db/secrets.ts';
import { isPaymentId } from './paymentId.ts';
import type { PaymentNotice, PaymentProvider, ProviderStatus } from './provider.ts';
import { askSandbox } from './sandboxRequests.ts';

export type SandboxState = (typeof sandboxPayments.$inferSelect)['state'];

const key = 'sandboxProvider';
const signatureHeader = 'Sandbox-Signature';

/** The path of the sandbox's page. */
export const sandboxPath = (id: string) => `/sandbox/payment/${id}`;

/** A provider that moves no money: its page is under /sandbox, its payments are in a table of their own. */
export function sandboxProvider(db: Database): PaymentProvider {
  return {
    captures: 'withFirstParcel',
    polled: true,
    async open({ id, language, back, order }) {
      const cents = order.totals.total;
      await db.insert(sandboxPayments).values({ id, cents, back, language, state: 'open' }).onConflictDoNothing();
      return sandboxPath(id);
    },
    async status(id) {
      return statusOf((await findSandboxPayment(db, id))?.state);
    },
    async expire(id) {
      const undecided = inArray(sandboxPayments.state, ['open', 'abandoned']);
      await db
        .update(sandboxPayments)
        .set({ state: 'cancelled' })
        .where(and(eq(sandboxPayments.id, id), undecided));
      return statusOf((await findSandboxPayment(db, id))?.state);
    },
    async readNotice(request) {
      const text = await request.text();
      const signature = request.headers.get(signatureHeader) ?? '';
      return (await isSigned(db, key, { text, signature })) ? readNotice(text) : null;
    },
    capture: (request) => askSandbox(db, { ...request, kind: 'capture' }),
    cancel: (request) => askSandbox(db, { ...request, kind: 'cancel', cents: 0 }),
    refund: (request) => askSandbox(db, { ...request, kind: 'refund' }),
  };
}

export async function findSandboxPayment(db: Database, id: string) {
  if (!isPaymentId(id)) return null;
  const [found] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.id, id));
  return found ?? null;
}

/** A signed notice as a provider sends it to the shop. */
export async function signedNotice(db: Database, url: string, id: string): Promise<Request> {
  const status = statusOf((await findSandboxPayment(db, id))?.state);
  const body = JSON.stringify({ paymentId: id, status } satisfies PaymentNotice);
  return new Request(url, { method: 'POST', headers: { [signatureHeader]: await sign(db, key, body) }, body });
}

function statusOf(state: SandboxState | undefined): ProviderStatus {
  if (state === undefined || state === 'silent') return 'unknown';
  if (state === 'captured') return 'authorised';
  return state === 'cancelled' ? 'declined' : state;
}

function readNotice(text: string): PaymentNotice | null {
  const notice: unknown = JSON.parse(text);
  if (typeof notice !== 'object' || notice === null || !('paymentId' in notice) || !('status' in notice)) return null;
  const status = statuses.find((one) => one === notice.status);
  const { paymentId } = notice;
  return typeof paymentId === 'string' && isPaymentId(paymentId) && status !== undefined ? { paymentId, status } : null;
}

const statuses: readonly ProviderStatus[] = ['open', 'authorised', 'declined', 'abandoned', 'expired', 'unknown'];
