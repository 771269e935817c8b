import { eq } from 'drizzle-orm';
import type { Database } from '../../src/db/database.ts';
import { sandboxRequests } from '../../src/db/sandboxSchema.ts';
import { openPaypal } from '../providers/openPaypal.ts';
import { paypalSettings, saferpaySettings } from '../providers/openProviders.ts';
import { openSaferpay } from '../providers/openSaferpay.ts';

/** The money of a payment that a provider has moved, in cents; with the keys of all requests, if it has them. */
type Moved = { readonly keys: readonly string[] | null; readonly captured: number; readonly refunded: number };
export type MovedAt = (db: Database, paymentId: string) => Promise<Moved>;

/** The provider of a shop that is killed. It lives on. */
export type FaultProvider = {
  /** Settings of the shop's process. */
  readonly environment: Readonly<Record<string, string>>;
  readonly moved: MovedAt;
  /** Whether its authorisations can be ended in the shop's database. */
  readonly lapses: boolean;
  /** Has an answer of each kind of request lost. */
  readonly loseAnswers: () => void;
  readonly stop: () => Promise<void>;
};

/** Its books are in the shop's database. */
export const sandbox: FaultProvider = {
  environment: {},
  lapses: true,
  async moved(db, paymentId) {
    const asked = await db.select().from(sandboxRequests).where(eq(sandboxRequests.paymentId, paymentId));
    const sum = (kind: string) =>
      asked.reduce((all, one) => (one.kind === kind && one.refusal === null ? all + one.cents : all), 0);
    return { keys: asked.map(({ key }) => key), captured: sum('capture'), refunded: sum('refund') };
  },
  loseAnswers: () => undefined,
  stop: () => Promise.resolve(),
};

/** The double of PayPal in this process. Its events do not arrive. */
export async function paypal(): Promise<FaultProvider> {
  const double = await openPaypal({ notify: () => Promise.resolve() });
  return {
    environment: paypalSettings(double),
    lapses: false,
    moved: async (_, paymentId) => ({ keys: null, ...double.moved(paymentId) }),
    loseAnswers() {
      for (const action of ['/authorize', '/capture', '/void', '/refund']) double.fail(action, { kind: 'lost' });
    },
    stop: double.stop,
  };
}

/** The double of Saferpay in this process. Its notices do not arrive. */
export async function saferpay(): Promise<FaultProvider> {
  const double = await openSaferpay({ notify: () => Promise.resolve() });
  return {
    environment: saferpaySettings(double),
    lapses: false,
    moved: async (_, paymentId) => ({ keys: null, ...double.moved(paymentId) }),
    loseAnswers() {
      for (const action of ['/Capture', '/Cancel', '/Refund', '/Assert']) double.fail(action, { kind: 'lost' });
    },
    stop: double.stop,
  };
}
