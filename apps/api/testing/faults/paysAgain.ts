import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { App } from '../../src/app.ts';
import { askShop } from '../../src/commands/askShop.ts';
import type { Database } from '../../src/db/database.ts';
import { payments } from '../../src/db/orderSchema.ts';
import { sandboxPayments } from '../../src/db/sandboxSchema.ts';
import { orderLinkSignature } from '../../src/services/checkout/orderLink.ts';
import { readOrderFile } from '../../src/services/orders/orderFile.ts';
import { testShopper } from '../testShopper.ts';

type Shop = { readonly db: Database; readonly app: App; readonly socketFolder: string; readonly origin: string };

/** Pieces of the parcel whose capture is refused. */
export const firstParcel = ['--line', '1=4'] as const;

/** Longer than a request waits that a killed process had claimed. */
const mostTries = 1000;

/**
 * The bank ends what it has authorised, the first parcel leaves unpaid, and the shopper presses "pay again" by the mailed link, twice at once, and approves,
 * until the money is there. After a kill all of it is done again.
 */
export async function paysAgain(shop: Shop, orderNumber: string): Promise<void> {
  await lapse(shop.db, orderNumber);
  const ship = ['ship', orderNumber, ...firstParcel, '--key', 'unpaid parcel', '--json'];
  const silent = { say: () => undefined, complain: () => undefined, progress: () => undefined, ask: null };
  const code = await askShop(shop.socketFolder, { name: 'order', words: ship, cwd: '/' }, silent);
  if (code !== 0) throw new Error(`The unpaid parcel of ${orderNumber} did not leave.`);
  for (let tries = 0; tries < mostTries; tries += 1) {
    if ((await readOrderFile(shop.db, orderNumber))?.state.payment === 'paid') return;
    const pages = await Promise.all([press(shop, orderNumber), press(shop, orderNumber)]);
    await Promise.all(pages.flatMap((page) => (page === null ? [] : [approve(shop, page)])));
    await pause(20);
  }
  throw new Error(`${orderNumber} could not be paid again.`);
}

/** Only the payment that has placed the order: a repetition leaves the next one alone. */
async function lapse(db: Database, orderNumber: string): Promise<void> {
  const first = db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderNumber, orderNumber), isNull(payments.paysFor)));
  await db
    .update(sandboxPayments)
    .set({ state: 'expired' })
    .where(and(inArray(sandboxPayments.id, first), eq(sandboxPayments.state, 'authorised')));
}

/** The provider's page; null while the order waits for no payment there. */
async function press({ db, app }: Shop, orderNumber: string): Promise<string | null> {
  const SIGNATURE = await orderLinkSignature({ db, now: new Date() }, orderNumber);
  const { REDIRECT } = await testShopper(app).call('payOrderAgain', { ORDER_NUMBER: orderNumber, SIGNATURE });
  return REDIRECT;
}

/** Approves on the provider's page, and comes back to the shop. */
async function approve({ app, origin }: Shop, page: string): Promise<void> {
  const body = new URLSearchParams({ decision: 'approve' });
  const decided = await app.fetch(new Request(origin + page, { method: 'POST', body }));
  await app.fetch(new Request(origin + (decided.headers.get('location') ?? '/')));
}
