import type { ChildProcess } from 'node:child_process';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import manifest from '../../package.json' with { type: 'json' };
import { startPostgres } from '../postgres.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Node options of `npm start`. */
const startArguments = manifest.scripts['start:all'].split(' ').slice(1);

export type Engine = 'PGlite' | 'PostgreSQL';

/** A shop on the sample catalogue, started as an operator starts it. */
export type BenchShop = {
  readonly origin: string;
  /** Ends the shop and starts it again on the same data; milliseconds from its start to its first page. */
  readonly restart: () => Promise<number>;
  /** Resident memory of the process, or of the largest of several, MiB. */
  readonly memory: () => number;
  readonly close: () => Promise<void>;
};

/** Opens a shop on data of its own, which are gone when it is closed. */
export async function openBenchShop(
  engine: Engine,
  settings: Readonly<Record<string, string>> = {},
): Promise<BenchShop> {
  const closing: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const step of closing.splice(0).toReversed()) await step();
  };
  try {
    const folder = await mkdtemp(join(tmpdir(), 'platine-bench-'));
    closing.push(() => rm(folder, { recursive: true, force: true }));
    const data = engine === 'PGlite' ? { DATA_DIR: folder } : { DATABASE_URL: await ownPostgres(closing) };
    const port = String(await freePort());
    const origin = `http://localhost:${port}`;
    const start = () => startShop({ ...data, ...settings, PORT: port, PUBLIC_ORIGIN: origin }, origin);
    console.log(`Starting a shop on ${engine} …`);
    let started = await start();
    closing.push(() => end(started.child));
    const restart = async () => {
      await end(started.child);
      started = await start();
      return started.ms;
    };
    return { origin, restart, memory: () => residentMemory(started.child), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function ownPostgres(closing: (() => Promise<unknown>)[]): Promise<string> {
  const postgres = await startPostgres();
  closing.push(() => postgres.stop());
  return postgres.url;
}

async function startShop(settings: Readonly<Record<string, string>>, origin: string) {
  const begin = performance.now();
  const child = spawn(process.execPath, startArguments, {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(-2000);
  });
  while (child.exitCode === null) {
    const answer = await fetch(origin).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.ok) return { child, ms: performance.now() - begin };
    await pause(5);
  }
  throw new Error(`The shop ended before it was open:\n${complaint}`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || !child.kill('SIGTERM')) return;
  await once(child, 'exit');
}

function residentMemory({ pid }: ChildProcess): number {
  const sizes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid), '--ppid', String(pid)], { encoding: 'utf8' });
  return Math.max(...sizes.trim().split(/\s+/).map(Number)) / 1024;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return address.port;
}
