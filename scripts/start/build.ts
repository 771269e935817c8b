import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

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

/** Whether the storefront was built from its sources as they are. */
export async function isBuilt(root: string): Promise<boolean> {
  return (await readFile(join(root, stampFile), 'utf8').catch(() => '')) === (await hashOf(root));
}

/** Builds the storefront when its sources have changed since the last build. */
export async function buildStorefront(root: string): Promise<void> {
  if (await isBuilt(root)) return;
  const stamp = await hashOf(root);
  const { build } = await import('../../apps/storefront/src/build.ts');
  await build(join(root, 'apps/storefront'));
  await writeFile(join(root, stampFile), stamp);
}

async function hashOf(root: string): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of await filesBelow(join(root, source)))
      hash.update(relative(root, file)).update(await readFile(file));
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
