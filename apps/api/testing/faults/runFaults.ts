import type { ChildProcessByStdio } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { DatabaseLocation } from '../../src/db/location.ts';
import { fractions } from '../random.ts';
import { testProduct, testSkus, writeTestCatalogue } from '../testCatalogue.ts';
import { testFolder } from '../testFolder.ts';
import { faultsIn } from './faultsIn.ts';
import type { Operator } from './operator.ts';
import { newOperator } from './operator.ts';
import type { Plan } from './plan.ts';
import { isPaidAgain, planOf } from './plan.ts';
import type { FaultProvider } from './providers.ts';
import { sandbox } from './providers.ts';

const program = fileURLToPath(import.meta.resolve('../processes/runShop.ts'));
const pieces = 10;

export type FaultRun = {
  readonly location: DatabaseLocation;
  /** So often the shop is killed. */
  readonly kills: number;
  /** Pieces in stock: orders of ten beyond them wait for goods. */
  readonly stock: number;
  readonly seed: number;
  /** Where even shoppers pay; the sandbox by default. */
  readonly provider?: FaultProvider;
  /** Told of each kill. */
  readonly onKill?: (kills: number) => void;
};

export type FaultReport = {
  readonly orders: number;
  readonly acts: number;
  /** How often an act was under way when the shop was killed. */
  readonly interrupted: Readonly<Record<string, number>>;
  /** Every disagreement between orders, histories, ledger, provider, stock, mails and documents, as a sentence. */
  readonly faults: readonly string[];
};

type Progress = {
  readonly plans: Map<string, Plan>;
  /** The shopper who is ordering, and what is under way. */
  middle: readonly string[] | null;
  phase: 'place' | 'payAgain';
  next: number;
};

type Life = Pick<FaultRun, 'location' | 'stock'> & {
  readonly provider: FaultProvider;
  readonly catalogue: string;
  readonly sockets: string;
  readonly progress: Progress;
  readonly operator: Operator;
  /** When it is killed; null for the last one, in which the operator finishes. */
  readonly kill: Kill | null;
};

/** So many orders after its start, and so many milliseconds later. */
type Kill = { readonly orders: number; readonly delay: number };

/** More than order within the life of a shop. */
const manyShoppers = 1_000_000;

/** Lets a shop order, book, pack, send, withdraw, return, refund, transfer, close and cancel, kills it again and again at random moments, and compares all its books in the end. */
export async function runFaults(run: FaultRun): Promise<FaultReport> {
  const { location, kills, stock, seed, provider = sandbox, onKill } = run;
  const random = fractions(seed);
  const STOCK = { AMOUNT: stock, TIME_FRAME: 10, EXPECTED_DATE: null, PRESALE_DATE: null } as const;
  const PRICES = [{ AMOUNT: 1, BRUTTO_SP: 2, ORIGINAL_BRUTTO_SP: undefined, LOWEST_BRUTTO_30_DAYS: undefined }];
  const catalogue = writeTestCatalogue([testProduct(testSkus.plain, { STOCK, PRICES })]);
  const progress: Progress = { plans: new Map(), middle: null, phase: 'place', next: 1 };
  const operator = newOperator();
  const shop = { location, stock, catalogue, provider, sockets: testFolder(), progress, operator };
  const interrupted: Record<string, number> = { place: 0, payAgain: 0 };
  for (let killed = 1; killed <= kills; killed += 1) {
    await live({ ...shop, kill: { orders: Math.floor(random() * 4), delay: Math.floor(random() * 150) } });
    if (progress.middle !== null) interrupted[progress.phase] = (interrupted[progress.phase] ?? 0) + 1;
    provider.loseAnswers();
    onKill?.(killed);
  }
  await live({ ...shop, kill: null });
  return {
    orders: progress.plans.size,
    acts: operator.acts(),
    interrupted: { ...interrupted, ...operator.interrupted },
    faults: await faultsIn(location, {
      plans: progress.plans,
      stock,
      sku: testSkus.plain,
      moved: provider.moved,
      mostOfOneSession: 1,
      told: false,
    }),
  };
}

/** One life of the shop, from its start to its end. */
async function live(life: Life): Promise<void> {
  const { location, catalogue, sockets, progress, provider, kill } = life;
  const last = kill === null ? progress.next - 1 : manyShoppers;
  const range = [String(progress.next), String(last)];
  const words = [location.kind, placeOf(location), catalogue, sockets, ...range, ...(progress.middle ?? [])];
  const env = { ...process.env, ...provider.environment };
  const child = spawn(process.execPath, [program, ...words], { env, stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const work = await listen(child, life);
  await Promise.all([ended, ...work]);
  if (!child.killed && child.exitCode !== 0) throw new Error(`The shop ended by itself with ${child.exitCode}.`);
}

type Shop = ChildProcessByStdio<Writable, Readable, null>;

/** Notes what the shop says until its end, and kills it at its time. Answers the work of the operator, who begins with the shop's first word. */
async function listen(child: Shop, life: Life): Promise<Promise<void>[]> {
  const { sockets, operator, progress, kill } = life;
  const work: Promise<void>[] = [];
  const end = new AbortController();
  let ordered = 0;
  for await (const text of createInterface({ input: child.stdout })) {
    note(text, life);
    // The shopper who was interrupted last brings the operator more to do.
    if (kill === null && progress.middle === null) operator.finish();
    if (work.length === 0) work.push(operator.work(sockets, end.signal).finally(() => kill ?? child.stdin.end()));
    if (isMoment(text, life) && ordered === kill?.orders) setTimeout(() => child.kill('SIGKILL'), kill.delay);
    if (text.startsWith('done')) ordered += 1;
  }
  end.abort();
  return work;
}

/** Where a shopper pays twice, the shop is killed at the second payment: the first is everybody's. */
function isMoment(text: string, { provider }: Life): boolean {
  const [event, index] = text.split(' ');
  return event === 'payAgain' || (event === 'ready' && !(provider.lapses && isPaidAgain(Number(index))));
}

type Noting = Pick<Life, 'progress' | 'operator' | 'stock' | 'provider'>;

/** Takes a line of the shop: a shopper is about to order, or has an order. */
function note(text: string, { progress, operator, stock, provider }: Noting): void {
  const [event, number, ...rest] = text.split(' ');
  const index = Number(number);
  if (event === 'ready') {
    progress.middle = [String(index), ...rest];
    progress.phase = 'place';
    progress.next = Math.max(progress.next, index + 1);
  } else if (event === 'payAgain') progress.phase = 'payAgain';
  else if (event === 'done') {
    const [orderNumber = '', total = ''] = rest;
    const plan = planOf(index, { soldFromStock: index * pieces <= stock, lapses: provider.lapses });
    progress.middle = null;
    progress.plans.set(orderNumber, plan);
    if (plan.steps.length > 0) operator.take({ orderNumber, total }, plan);
  }
}

function placeOf(location: DatabaseLocation): string {
  if (location.kind === 'memory') throw new Error('A database in memory is gone when its program is killed.');
  return location.kind === 'server' ? location.url : location.path;
}
