import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';

const program = fileURLToPath(new URL('../../testing/processes/supervised.ts', import.meta.url));
const running: ChildProcess[] = [];

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

function start(how = '') {
  const child = spawn(process.execPath, [program, how]);
  running.push(child);
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const ended = once(child, 'exit');
  const ask = async (path = '/') => {
    const port = /open at (\d+)/.exec(output)?.[1] ?? '';
    return (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close' } })).text();
  };
  return { child, ended, ask, output: () => output };
}

/** The pid of each process, once both answer. */
async function bothOf({ ask, output }: ReturnType<typeof start>): Promise<number[]> {
  await expect.poll(output, { timeout: 10_000 }).toMatch(/open at \d+/);
  const pids = new Set<string>();
  await expect.poll(async () => pids.add(await ask()).size, { timeout: 10_000, interval: 20 }).toBe(2);
  return [...pids].map(Number);
}

const pauses = (output: string) => [...output.matchAll(/starts in ([\d.]+) s/g)].map(([, seconds]) => Number(seconds));

test('when no process can start, the shop ends with the code of the first', async () => {
  const { ended, output } = start('fails');
  expect(await ended).toEqual([3, null]);
  expect(output()).toBe('');
});

test('a process that cannot start again is tried with growing pauses, and the others serve', async () => {
  const shop = start('fails later');
  await expect.poll(() => pauses(shop.output()), { timeout: 10_000 }).toEqual([0.25, 0.5, 1]);
  expect(shop.output()).toContain('A process of the shop ended (exit code 3). Another starts in 0.25 s.');
  expect(Number(await shop.ask())).toBeGreaterThan(0);
});

test('a killed process is replaced, and what it has counted stays counted', async () => {
  const shop = start();
  const [first = 0] = await bothOf(shop);
  const count = async () => Number(/^requests_total (\d+)/m.exec(await shop.ask('/metrics'))?.[1]);
  const before = await count();
  process.kill(first, 'SIGKILL');
  await expect.poll(() => pauses(shop.output())).toEqual([0.25]);
  expect(shop.output()).toContain('ended (SIGKILL)');
  expect(await count()).toBe(before);
  await expect.poll(() => shop.ask('/metrics'), { timeout: 10_000 }).toMatch(/^platine_processes 2$/m);
  await shop.ask();
  expect(await count()).toBe(before + 1);
  expect(await shop.ask('/metrics')).toMatch(/^platine_process_ends_total 1$/m);
});

test('of lags the largest is reported, because a mean would hide the process that is blocked', async () => {
  const shop = start();
  await bothOf(shop);
  expect(await shop.ask('/metrics')).toMatch(/^nodejs_eventloop_lag_seconds 5$/m);
});

test.each(['SIGINT', 'SIGTERM'] as const)('%s ends all processes with 0', async (signal) => {
  const shop = start();
  const pids = await bothOf(shop);
  shop.child.kill(signal);
  expect(await shop.ended).toEqual([0, null]);
  for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});

test('SIGHUP reaches every process as a message', async () => {
  const shop = start();
  const pids = await bothOf(shop);
  shop.child.kill('SIGHUP');
  for (const pid of pids) await expect.poll(shop.output, { timeout: 10_000 }).toContain(`${pid} takes over`);
});

test('a change of the folder in one process reaches every process', async () => {
  const shop = start();
  const pids = await bothOf(shop);
  await shop.ask('/changes');
  for (const pid of pids) await expect.poll(shop.output, { timeout: 10_000 }).toContain(`${pid} takes over`);
});

test('SIGHUP reaches none when the folder cannot be taken over, and all go on', async () => {
  const shop = start('refuses');
  await bothOf(shop);
  shop.child.kill('SIGHUP');
  await bothOf(shop);
  expect(shop.output()).not.toContain('takes over');
});

test('processes do not outlive their supervisor', async () => {
  const shop = start();
  const pids = await bothOf(shop);
  shop.child.kill('SIGKILL');
  await expect.poll(() => pids.filter(isAlive), { timeout: 10_000 }).toEqual([]);
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
