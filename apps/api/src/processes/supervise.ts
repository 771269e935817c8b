import type { Worker } from 'node:cluster';
import cluster from 'node:cluster';
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../log/log.ts';
import type { StopSignal } from './messages.ts';
import { folderChanged, isTotalRequest, takeOver } from './messages.ts';
import { restartDelay } from './restartDelay.ts';
import { createTotalMetrics } from './totalMetrics.ts';

export type SuperviseOptions = {
  /** The program that each process runs. */
  readonly program: string;
  /** Processes at the same time. */
  readonly count: number;
  readonly log: Log;
  /** Asked on SIGHUP, and when a process has changed the shop's folder: whether the processes can take the shop's folder over. */
  readonly canTakeOver?: () => Promise<boolean>;
  /** Called when the first process is open. The others start then. */
  readonly opened?: () => Promise<void>;
};

type Ending = { readonly code: number | null; readonly signal: string | null };
type Started = { readonly open: Promise<null>; readonly ended: Promise<Ending> };

/** Milliseconds after which a process counts as one that could start. */
const steadyMs = 60_000;

/**
 * Runs a program in several processes on one port, and restarts those that end, until this process is told to stop. Signals are passed on, and the
 * same signal again ends all of them at once. The first process prepares the database before the others start; if it cannot start, nothing does.
 * Resolves with the exit code.
 */
export async function supervise({
  program,
  count,
  log,
  canTakeOver = () => Promise.resolve(false),
  opened,
}: SuperviseOptions): Promise<number> {
  cluster.setupPrimary({ exec: program, args: [], serialization: 'advanced' });
  const stop = new AbortController();
  const open = openWorkers();
  passSignalsOn(open, stop);
  passChangesOn(canTakeOver);
  answerMetrics(open);
  const first = startProcess();
  const failed = await Promise.race([first.open, first.ended]);
  if (failed !== null) return exitCode(failed);
  const all = [first, ...Array.from({ length: count - 1 }, startProcess)];
  await opened?.();
  const codes = await Promise.all(all.map((one) => keepRunning(one, { log, signal: stop.signal })));
  return Math.max(...codes);
}

function startProcess(): Started {
  const worker = cluster.fork();
  return {
    open: new Promise((resolve) => worker.once('listening', () => resolve(null))),
    ended: new Promise((resolve) =>
      worker.once('exit', (code: number | null, signal: string | null) => resolve({ code, signal })),
    ),
  };
}

type Keeping = { readonly log: Log; readonly signal: AbortSignal };

async function keepRunning(first: Started, { log, signal }: Keeping): Promise<number> {
  let failures = 0;
  for (let running = first; ; running = startProcess()) {
    const begin = performance.now();
    const ending = await running.ended;
    if (signal.aborted) return exitCode(ending);
    failures = performance.now() - begin > steadyMs ? 1 : failures + 1;
    const delay = restartDelay(failures);
    const how = ending.signal ?? `exit code ${ending.code}`;
    log({ event: 'warning', message: `A process of the shop ended (${how}). Another starts in ${delay / 1000} s.` });
    await pause(delay, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return 0;
  }
}

/** A process that a stop finds starting is ended by SIGTERM. */
function exitCode({ code, signal }: Ending): number {
  return code ?? (signal === 'SIGTERM' ? 0 : 1);
}

/** The processes that answer requests, as they come and go. */
function openWorkers(): ReadonlySet<Worker> {
  const open = new Set<Worker>();
  cluster.on('listening', (worker) => open.add(worker));
  cluster.on('exit', (worker) => open.delete(worker));
  return open;
}

function passSignalsOn(open: ReadonlySet<Worker>, stop: AbortController): void {
  const passOn = (signal: StopSignal) => {
    stop.abort();
    for (const worker of Object.values(cluster.workers ?? {})) {
      // By message, because a terminal sends Ctrl-C to all processes, and the same signal again would end them at once.
      if (worker !== undefined && open.has(worker)) worker.send(signal);
      else worker?.process.kill('SIGTERM');
    }
  };
  process.once('SIGINT', passOn);
  process.once('SIGTERM', passOn);
}

/** A process that is still starting gets the message, too: it may have read the folder before. */
function passChangesOn(canTakeOver: () => Promise<boolean>): void {
  const passOn = async () => {
    if (!(await canTakeOver())) return;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.send(takeOver);
  };
  process.on('SIGHUP', () => void passOn());
  cluster.on('message', (_worker, message: unknown) => {
    if (message === folderChanged) void passOn();
  });
}

function answerMetrics(open: ReadonlySet<Worker>): void {
  const total = createTotalMetrics();
  cluster.on('exit', (worker) => total.keepEnded(worker));
  cluster.on('message', (worker, message: unknown) => {
    if (!isTotalRequest(message)) return;
    const { request } = message;
    const answer = (text: string) => worker.isConnected() && worker.send({ answer: request, text });
    void total.read([...open]).then(answer);
  });
}
