import type { ChildProcess } from 'node:child_process';
import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A running shop, started as an operator starts it. */
export type Shop = {
  readonly origin: string;
  readonly output: () => string;
  /** Ends it as Ctrl-C does; gives the exit code. */
  readonly stop: () => Promise<number | null>;
  /** Ends it as whoever rotates processes does: it drains first (DRAIN_SECONDS). */
  readonly terminate: () => Promise<number | null>;
  /** Its supervisor, when it runs in several processes. */
  readonly pid: number;
  /** Ends it as a power cut does. */
  readonly kill: () => Promise<void>;
};

export type ShopSettings = Readonly<Record<string, string>>;

/** Starts `npm start`'s entry on a free port with these settings; rejects with its output when it ends before it is open. */
export async function startShop(settings: ShopSettings): Promise<Shop> {
  const port = String(await freePort());
  return startProgram(['scripts/start.mjs'], { PORT: port, ...settings }, /open at (\S+)/);
}

/** Starts the API alone, for a storefront that uses a remote one. */
export async function startApi(settings: ShopSettings): Promise<Shop> {
  const port = String(await freePort());
  return startProgram(['apps/api/src/main.ts'], { PORT: port, ...settings }, /listens on ([^\s"]+)/);
}

async function startProgram(program: string[], settings: ShopSettings, open: RegExp): Promise<Shop> {
  const child = spawn(process.execPath, program, { cwd: root, env: { ...process.env, ...settings } });
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const origin = await new Promise<string>((resolve, reject) => {
    const look = () => {
      const found = open.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', look);
    void ended.then((code) => reject(new Error(`It ended with ${code} before it was open:\n${output}`)));
  });
  return {
    origin,
    pid: child.pid ?? 0,
    output: () => output,
    stop: () => end(child, 'SIGINT', ended),
    terminate: () => end(child, 'SIGTERM', ended),
    kill: async () => void (await end(child, 'SIGKILL', ended)),
  };
}

function end(child: ChildProcess, signal: NodeJS.Signals, ended: Promise<number | null>): Promise<number | null> {
  child.kill(signal);
  return ended;
}

/** Runs a command of the operator on a shop's data, whether it runs or not; answers the exit code and all that it says. */
export function runCommand(
  settings: ShopSettings,
  [name = '', ...words]: readonly string[],
): Promise<{ readonly code: number; readonly said: string }> {
  const program = [`scripts/${name}.ts`, ...words];
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      program,
      { cwd: root, env: { ...process.env, ...settings } },
      (error, out, complaint) => {
        const code = typeof error?.code === 'number' ? error.code : 0;
        resolve({ code, said: `${out}${complaint}`.trim() });
      },
    );
  });
}

/** Runs a program that is expected to end by itself. */
export async function runToEnd(settings: ShopSettings): Promise<{ code: number | null; output: string }> {
  return startShop(settings).then(
    async (shop) => ({ code: await shop.stop(), output: shop.output() }),
    (error: unknown) => {
      const output = error instanceof Error ? error.message : String(error);
      return { code: Number(/ended with (\d+)/.exec(output)?.[1] ?? Number.NaN), output };
    },
  );
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return address.port;
}

/** A data folder of its own, removed with `dispose`. */
export async function temporaryFolder(): Promise<{ path: string; dispose: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'platine-e2e-'));
  return { path, dispose: () => rm(path, { recursive: true, force: true }) };
}
