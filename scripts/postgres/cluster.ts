import type { ChildProcess } from 'node:child_process';
import { execFile, execFileSync, spawn } from 'node:child_process';
import { chown } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';

type Owner = { readonly uid: number; readonly gid: number };

/** PostgreSQL refuses to run as root: root lends it the user it has for that, else `nobody`. */
export function owner(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const user of ['postgres', 'nobody']) {
    try {
      const id = (flag: string): number =>
        Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // The next name.
    }
  }
  return { uid: 65_534, gid: 65_534 };
}

/** Creates an empty database cluster in `folder`/data; its only user is `postgres`, without a password, for this machine. */
export async function createCluster(programs: string, folder: string, user: Owner | undefined): Promise<string> {
  if (user !== undefined) await chown(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const initdb = (locale: string) =>
    promisify(execFile)(
      join(programs, 'initdb'),
      ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', locale, '--no-sync'],
      { ...user, cwd: folder, env: environment() },
    );
  // Letters beyond ASCII need a locale that knows them; a bare system may have only `C`.
  await initdb('--locale=C.UTF-8').catch(() => initdb('--no-locale'));
  return data;
}

/** Starts the server and comes back when it takes connections. Durability is switched off: the data lives as long as the tests. */
export async function startServer(
  programs: string,
  data: string,
  { user, buffers }: { readonly user: Owner | undefined; readonly buffers: string },
): Promise<{ server: ChildProcess; port: number }> {
  const port = await freePort();
  const quick = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    `shared_buffers=${buffers}`,
    'max_connections=50',
  ];
  const settings = ['listen_addresses=127.0.0.1', `port=${String(port)}`, 'unix_socket_directories=', ...quick];
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...settings.flatMap((one) => ['-c', one])], {
    ...user,
    cwd: data,
    env: environment(),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await ready(server);
  return { server, port };
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      if (log.length < 20_000) log += text;
      if (log.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${log.trim()}`)));
  });
}

function environment(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8', LC_MESSAGES: 'C', TZ: 'UTC' };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address !== null && typeof address === 'object' ? resolve(address.port) : reject(new Error('No free port')),
      );
    });
  });
}
