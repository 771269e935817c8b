import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { and, isNotNull, isNull } from 'drizzle-orm';
import { createApp } from '../../src/app.ts';
import { openCommandSocket } from '../../src/commands/commandSocket.ts';
import { loadCatalogue } from '../../src/catalogue/load.ts';
import { testSkus } from '../testCatalogue.ts';
import { sandboxIntegrations } from '../../src/integrations/integrations.ts';
import type { PaymentProviders } from '../../src/integrations/payments/provider.ts';
import { paypalProvider } from '../../src/integrations/payments/paypal/paypalProvider.ts';
import { saferpayProvider } from '../../src/integrations/payments/saferpay/saferpayProvider.ts';
import { readPaypal } from '../../src/start/paypalSettings.ts';
import { readSaferpay } from '../../src/start/saferpaySettings.ts';
import { performRequests } from '../../src/services/money/performRequests.ts';
import { upkeepPayments } from '../../src/services/checkout/upkeep.ts';
import { hashToken, newSessionToken } from '../../src/services/sessionToken.ts';
import { readOrderFile } from '../../src/services/orders/orderFile.ts';
import { settleWithdrawals } from '../../src/services/withdrawals/settleWithdrawals.ts';
import { isPaidAgain, isWithdrawnByForm } from '../faults/plan.ts';
import { paysAgain } from '../faults/paysAgain.ts';
import { isRefusal, orderNumbers, testShopper } from '../testShopper.ts';
import { providerRequests } from '../../src/db/ledgerSchema.ts';
import { checkouts } from '../../src/db/orderSchema.ts';
import { withdrawals } from '../../src/db/withdrawalSchema.ts';
import type { DatabaseLocation } from '../../src/db/location.ts';
import { openDatabase } from '../../src/db/open.ts';
import { cartPositions, sessions } from '../../src/db/schema.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';

/**
 * A shop that serves one shopper after another and does the commands of its socket, until it is killed or its input is closed. It prints the state that
 * a browser would hold, and a later process continues from it with the same session and key. Arguments: database kind and location, catalogue folder,
 * socket folder, first and last shopper number, and number, token and cart version of an interrupted shopper.
 */
const [kind = '', where = '', folder = '', socket = '', first = '', last = '', ...middle] = process.argv.slice(2);
const location: DatabaseLocation = kind === 'server' ? { kind, url: where } : { kind: 'folder', path: where };

type Shopper = { readonly index: number; readonly token: string; readonly version: number };

const clock = () => new Date();
const currentShop = () => exampleShop;
const epoch = Date.UTC(2026, 10, 24);
const say = (...words: readonly (string | number)[]) => process.stdout.write(`${words.join(' ')}\n`);
const home = {
  id: 'home',
  types: ['DELIVERY', 'INVOICE'],
  country: 'LU',
  company: '',
  department: '',
  firstName: 'Ada',
  lastName: 'Lovelace',
  street: '1, rue Haute',
  supplement: '',
  zipCode: 'L-4011',
  city: 'Esch',
} as const;

const { db, close } = await openDatabase(location);
await loadCatalogue(db, { folder, clock, warn: () => undefined });
const log = () => undefined;
const origin = 'http://shop.test';
// A provider outlives the shop: its double runs in the test's process, and PAYPAL_URL or SAFERPAY_URL leads there.
const [paypal, saferpay] = [readPaypal(process.env), readSaferpay(process.env)];
const means = { db, clock, currentShop, log, publicOrigin: origin };
const double =
  (paypal !== null && paypalProvider({ ...means, account: paypal })) ||
  (saferpay !== null && saferpayProvider({ ...means, account: saferpay })) ||
  null;
const payments: PaymentProviders = double === null ? sandboxIntegrations(db).payments : { PAYPAL: double };
await upkeepPayments({ db, clock, currentShop, payments, log });
// An hour passes in a second: a request that a killed process has claimed is soon made again.
const quickClock = () => new Date(epoch + (Date.now() - epoch) * 3600);
const closeSocket = await openCommandSocket({
  folder: socket,
  db,
  mediaFolder: folder,
  deskOrigin: 'http://localhost',
  clock: quickClock,
  currentShop,
  payments,
  labels: null,
  log,
  sentenceOf: String,
});
const job = setInterval(() => {
  void performRequests({ db, clock: quickClock, currentShop, payments, log });
  void settleWithdrawals({ db, now: clock(), shop: currentShop() });
}, 200);
const app = createApp({ db, payments, clock, currentShop, log, publicOrigin: origin, sandbox: double === null });

const emailOf = (index: number) => `ada-${index}@example.org`;

/** Stores a session that needs only the order button; every second one pays on the provider's page. */
async function prepare(index: number): Promise<Shopper> {
  const token = newSessionToken();
  const sessionKey = hashToken(token);
  const now = clock();
  const who = { customerType: 'PRIVATE', country: 'LU', email: emailOf(index) } as const;
  await db.transaction(async (tx) => {
    await tx.insert(sessions).values({ ...who, tokenHash: sessionKey, createdAt: now, lastSeenAt: now });
    await tx.insert(cartPositions).values({ tokenHash: sessionKey, sku: testSkus.plain, amount: 10 });
    const paymentMethod = index % 2 === 0 ? 'PAYPAL' : 'WIRE_TRANSFER';
    await tx.insert(checkouts).values({ sessionKey, addresses: [home], shippingMethod: 'UPS_SAVER', paymentMethod });
  });
  const { CART } = await testShopper(app, token).call('currentSession', {});
  return { index, token, version: CART.VERSION };
}

const decisions = ['approve', 'approveNotifyFirst', 'approveNotifyTwice'];

/** Presses a button of the provider's page. */
async function pay(redirect: string, decision: string): Promise<void> {
  const body = new URLSearchParams({ decision });
  const page = new Request(new URL(redirect, origin), { method: 'POST', body, redirect: 'manual' });
  await (double === null ? app.fetch(page) : fetch(page));
}

/** Presses the order button until there is an order. When the stock has changed, the shopper confirms again. */
async function order({ index, token, version }: Shopper): Promise<string> {
  const shopper = testShopper(app, token);
  for (let attempt = version; ;) {
    const answer = await shopper.attempt('checkout', { IDEMPOTENCY_KEY: `order ${index}`, CART_VERSION: attempt });
    if (isRefusal(answer)) {
      if (answer.errorClass !== 'CartConflictException') throw new Error(answer.errorClass);
      attempt = (await shopper.call('currentSession', {})).CART.VERSION;
      continue;
    }
    const [placed] = orderNumbers(answer);
    if (placed !== undefined) return placed;
    await pay(answer.REDIRECT ?? '', decisions[index % decisions.length] ?? 'approve');
    const back = await shopper.attempt('claimAndFinish', {});
    if (!isRefusal(back)) return orderNumbers(back)[0] ?? '';
    // The provider's answer was lost: the shopper comes back again.
    if (back.errorClass !== 'PaymentPendingException') throw new Error(back.errorClass);
  }
}

/** Withdraws by the form of the shop. Pressed again after a kill, it is another statement on the same order. */
async function withdraw({ index, token }: Shopper, number: string): Promise<void> {
  const shopper = testShopper(app, token);
  const who = { NAME: 'Ada Lovelace', EMAIL: emailOf(index), LANGUAGE_CODE: 'EN' } as const;
  const { ID } = await shopper.call('beginWithdrawal', { ...who, ORDER_NUMBER: number, GOODS: '', POSITIONS: [] });
  await Promise.all([shopper.call('confirmWithdrawal', { ID }), shopper.call('confirmWithdrawal', { ID })]);
}

async function totalOf(number: string): Promise<string> {
  const file = await readOrderFile(db, number);
  return ((file?.state.total ?? 0) / 100).toFixed(2);
}

async function serve(shopper: Shopper): Promise<void> {
  say('ready', shopper.index, shopper.token, shopper.version);
  const number = await order(shopper);
  if (isWithdrawnByForm(shopper.index)) await withdraw(shopper, number);
  if (double === null && isPaidAgain(shopper.index)) {
    say('payAgain', shopper.index);
    await paysAgain({ db, app, socketFolder: socket, origin }, number);
  }
  say('done', shopper.index, number, await totalOf(number));
}

/** A request whose answer was lost just now is made again within a second, and a statement is matched with its order. What never gets an answer is found by the comparison. */
async function answersCome(): Promise<void> {
  const until = Date.now() + 20_000;
  const waiting = async () =>
    (await db.$count(providerRequests, isNull(providerRequests.answer))) +
    (await db.$count(withdrawals, and(isNotNull(withdrawals.confirmedAt), isNull(withdrawals.outcome))));
  while (Date.now() < until && (await waiting()) > 0) await pause(100);
}

const [index, token, version] = middle;
if (token !== undefined) await serve({ index: Number(index), token, version: Number(version) });
for (let next = Number(first); next <= Number(last); next += 1) await serve(await prepare(next));
say('served');
process.stdin.resume();
await once(process.stdin, 'end');
await answersCome();
clearInterval(job);
await closeSocket();
await close();
