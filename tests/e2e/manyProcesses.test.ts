import { execFileSync } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { openDatabase } from '@platine/api/db/open.ts';
import { orders } from '@platine/api/db/orderSchema.ts';
import type { TestShopper } from '@platine/api/testing/testShopper.ts';
import { isRefusal, makeReady, orderNumbers } from '@platine/api/testing/testShopper.ts';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { balance } from './balance.ts';
import type { OwnData } from './data.ts';
import { copyOf } from './data.ts';
import { httpShopper } from './httpShopper.ts';
import type { Shop } from './shop.ts';
import { startShop } from './shop.ts';

/** The shop as `npm start` opens it on PostgreSQL: several processes on one port. */
let data: OwnData;
let shop: Shop;

beforeAll(async () => {
  data = await copyOf(inject('prepared'));
  shop = await startShop({ ...data.settings, PROCESSES: '2', TRUSTED_PROXIES: '1', DRAIN_SECONDS: '2' });
}, 180_000);

afterAll(async () => {
  await shop.kill();
  await data.dispose();
});

/** A product that a cart takes any number of, in steps of five. */
const sold = { sku: 1_085_014, amount: 1000 };

const readMetrics = async () => (await fetch(`${shop.origin}/metrics`, { signal: AbortSignal.timeout(10_000) })).text();
const metric = async (line: RegExp) => Number(line.exec(await readMetrics())?.[1]);
const openProcesses = () => metric(/^platine_processes (\d+)$/m);
const countEnds = () => metric(/^platine_process_ends_total (\d+)$/m);
const bothOpen = () => expect.poll(openProcesses, { timeout: 60_000 }).toBe(2);

/** The processes that serve, without the one that supervises them. */
function serving(): number[] {
  const pids = execFileSync('ps', ['-o', 'pid=', '--ppid', String(shop.pid)], { encoding: 'utf8' });
  return pids.trim().split(/\s+/).map(Number);
}

test('the start says how many there are, and /metrics adds them up', async () => {
  expect(shop.output()).toContain(`Platine is open at ${shop.origin} with 2 processes`);
  await bothOpen();
  const asked = 40;
  for (let time = 0; time < asked; time += 1)
    await (await fetch(`${shop.origin}/faq`, { headers: { connection: 'close' } })).text();
  const count = /^platine_http_request_duration_seconds_count\{route="\/faq",status="2xx"\} (\d+)$/m;
  for (let time = 0; time < 4; time += 1) expect(await metric(count)).toBe(asked);
  const listed = await readMetrics();
  expect(listed.match(/^platine_orders /gm)).toHaveLength(1);
  expect(listed.match(/^platine_info\{.*\} 1$/gm)).toHaveLength(1);
});

type Ready = { readonly shopper: TestShopper; readonly version: number; readonly key: string };

/**
 * Presses the order button again and again, as a shopper does who is told that the connection is lost, until there is an order. When another order
 * has changed the stock, the shopper confirms the cart as it is now.
 */
async function order({ shopper, version, key }: Ready, lose: (begin: number) => null): Promise<string[]> {
  let seen = version;
  for (;;) {
    const begin = Date.now();
    const pressed = shopper.attempt('checkout', { IDEMPOTENCY_KEY: key, CART_VERSION: seen });
    const answer = await pressed.catch(() => lose(begin));
    if (answer !== null && !isRefusal(answer)) return orderNumbers(answer);
    if (answer !== null && answer.errorClass !== 'CartConflictException') throw new Error(answer.errorClass);
    const session = await shopper.call('currentSession', {}).catch(() => lose(begin));
    seen = session?.CART.VERSION ?? seen;
    await setTimeout(50);
  }
}

test('processes that are killed under load lose only what they were answering; no order is lost or doubled', async () => {
  const count = 40;
  const shoppers = await Promise.all(
    Array.from({ length: count }, async (_, index): Promise<Ready> => {
      const shopper = httpShopper(shop.origin, `10.0.1.${index}`);
      const version = await makeReady(shopper, { ...sold, email: `shopper${index}@example.org` });
      return { shopper, version, key: `order ${index}` };
    }),
  );
  const kills: number[] = [];
  const lost: { readonly begin: number; readonly end: number }[] = [];
  const lose = (begin: number) => {
    lost.push({ begin, end: Date.now() });
    return null;
  };
  const stopReading = balance([shop], async ({ origin }) => {
    const begin = Date.now();
    const answer = await fetch(`${origin}/product/${sold.sku}`, { signal: AbortSignal.timeout(10_000) }).catch(() =>
      lose(begin),
    );
    if (answer !== null) expect(answer.status).toBe(200);
    await answer?.text().catch(() => lose(begin));
  });
  onTestFinished(stopReading);
  const placed: string[] = [];
  const buy = async (first: number) => {
    for (const ready of shoppers.filter((_, index) => index % 5 === first)) {
      placed.push(...(await order(ready, lose)));
      await setTimeout(500);
    }
  };
  const killAgainAndAgain = async () => {
    for (let time = 0; time < 3; time += 1) {
      await bothOpen();
      kills.push(Date.now());
      process.kill(serving()[time % 2] ?? 0, 'SIGKILL');
      // Until its end is heard of it counts as open: the next one would be killed with it, and nobody would serve.
      await expect.poll(countEnds, { timeout: 60_000 }).toBe(time + 1);
    }
  };
  await Promise.all([killAgainAndAgain(), ...[0, 1, 2, 3, 4].map(buy)]);
  await bothOpen();
  await stopReading();

  expect(new Set(placed).size).toBe(count);
  const { db, close } = await openDatabase({ kind: 'server', url: data.settings['DATABASE_URL'] ?? '' });
  onTestFinished(close);
  const stored = await db.select({ number: orders.number }).from(orders);
  expect(stored.map(({ number }) => number).toSorted()).toEqual(placed.toSorted());
  // A connection of the killed process may take a request before its end is heard of, which takes long on a busy machine.
  const inFlight = ({ begin, end }: (typeof lost)[number]) => kills.some((at) => begin < at + 1000 && end >= at);
  expect(lost.filter((one) => !inFlight(one))).toEqual([]);
  // Nine clients, each with one request at a time.
  expect(lost.length).toBeLessThanOrEqual(kills.length * 9);
  expect(await countEnds()).toBe(kills.length);
  expect(shop.output().match(/A process of the shop ended \(SIGKILL\)/g)).toHaveLength(kills.length);
});

test('a shop that is told to stop drains: its processes answer all that is sent before /ready says no', async () => {
  await bothOpen();
  let answered = 0;
  const failed: unknown[] = [];
  const stop = balance([shop], async ({ origin }) => {
    try {
      const answer = await fetch(`${origin}/product/${sold.sku}`);
      await answer.text();
      if (answer.ok) answered += 1;
      else failed.push(answer.status);
    } catch (error) {
      failed.push(error);
    }
  });
  onTestFinished(stop);
  await expect.poll(() => answered, { timeout: 30_000 }).toBeGreaterThan(50);
  const ended = shop.terminate();
  await expect.poll(async () => (await fetch(`${shop.origin}/ready`)).status).toBe(503);
  const before = answered;
  expect((await fetch(`${shop.origin}/health`)).headers.get('connection')).toBe('close');
  expect(await ended).toBe(0);
  await stop();
  expect(failed).toEqual([]);
  expect(answered).toBeGreaterThanOrEqual(before);
});
