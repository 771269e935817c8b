import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { DomainTest } from './rules.ts';

const folder = 'packages/domain/src/';

/** The domain's tests as vitest names them, the rows of its tables included. */
export function domainTests(root: string): DomainTest[] {
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const { PATH } = process.env;
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [vitest, 'list', '--project=domain', '--json', '--no-static-parse', folder],
    { cwd: root, encoding: 'utf8', env: { PATH, NO_COLOR: '1' }, maxBuffer: 64 * 1024 * 1024 },
  );
  if (status !== 0) throw new Error(`vitest cannot list the domain's tests: ${stderr}${stdout}`);
  const listed: unknown = JSON.parse(stdout);
  return Array.isArray(listed) ? listed.flatMap(testIn) : [];
}

function testIn(entry: unknown): DomainTest[] {
  if (typeof entry !== 'object' || entry === null || !('name' in entry) || !('file' in entry)) return [];
  const { name, file } = entry;
  if (typeof name !== 'string' || typeof file !== 'string' || !file.includes(folder)) return [];
  return [{ name, file: file.slice(file.lastIndexOf(folder) + folder.length) }];
}
