import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the built storefront is made of; a change in any of it makes the next start build again. */
const sources = [
  'packages/domain/src',
  'packages/ui',
  'apps/storefront/src',
  'apps/storefront/vite.config.ts',
  'pnpm-lock.yaml',
];
const notShipped = /\.(test|stories)\.tsx?$/;
const stampFile = 'apps/storefront/dist/sources.sha256';

/** Builds the storefront when its sources have changed since the last build. Says whether it did. */
export async function buildStorefront(root: string): Promise<boolean> {
  const stamp = await hashOf(root);
  const stampPath = join(root, stampFile);
  if ((await readFile(stampPath, 'utf8').catch(() => '')) === stamp) return false;
  const { build } = await import('../../apps/storefront/src/build.ts');
  await build(join(root, 'apps/storefront'));
  await writeFile(stampPath, stamp);
  return true;
}

async function hashOf(root: string): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of await filesBelow(join(root, source)))
      hash.update(file.slice(root.length)).update(await readFile(file));
  }
  return hash.digest('hex');
}

async function filesBelow(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true, recursive: true }).catch(() => null);
  if (entries === null) return [path];
  return entries
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules') && !notShipped.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}
