import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

const dist = 'apps/storefront/dist';

/** The program that the build makes of the whole shop. */
export const programFile = `${dist}/server/main.js`;

/** Sources of the browser's files. */
const clientSources = [
  'packages/domain/src',
  'packages/ui',
  'apps/storefront/src',
  'apps/storefront/vite.config.ts',
  'pnpm-lock.yaml',
];
/** Further sources of the server's program. */
const serverSources = ['packages/drawings/src', 'packages/documents/src', 'apps/api/src'];
/** Sources of the desk's files. */
const deskSources = [
  'packages/domain/src',
  'packages/ui',
  'apps/desk/src',
  'apps/desk/vite.config.ts',
  'pnpm-lock.yaml',
];
const notShipped = /\.(?:test|testing|stories)\.tsx?$/;

export type Part = 'client' | 'desk' | 'server';
type BuildParts = Readonly<Record<Part, (folder: string) => Promise<void>>>;

/** Whether the shop was built from its sources as they are. */
export async function isBuilt(root: string): Promise<boolean> {
  return (await changedParts(root)).length === 0;
}

/** Builds the parts of the shop whose sources have changed since they were built. */
export async function buildStorefront(root: string, load: () => Promise<BuildParts> = loadBuild): Promise<void> {
  const changed = await changedParts(root);
  if (changed.length === 0) return;
  const build = await load();
  for (const { part, stamp } of changed) {
    await rm(stampFile(root, part), { force: true });
    await build[part](join(root, 'apps/storefront'));
    await writeFile(stampFile(root, part), stamp);
  }
}

async function loadBuild(): Promise<BuildParts> {
  const { buildParts } = await import('../../apps/storefront/src/build.ts');
  return buildParts;
}

const stampFile = (root: string, part: Part) => join(root, dist, `${part}.sha256`);

async function changedParts(root: string): Promise<{ readonly part: Part; readonly stamp: string }[]> {
  const client = stampOf(root, clientSources, '');
  const server = stampOf(root, serverSources, client);
  const stamps = [
    { part: 'client', stamp: client },
    { part: 'desk', stamp: stampOf(root, deskSources, '') },
    { part: 'server', stamp: server },
  ] as const;
  const before = await Promise.all(stamps.map(({ part }) => readFile(stampFile(root, part), 'utf8').catch(() => '')));
  return stamps.filter(({ stamp }, index) => stamp !== before[index]);
}

/** Names sources by what stands in them. */
function stampOf(root: string, sources: readonly string[], begin: string): string {
  const hash = createHash('sha256').update(begin);
  for (const source of sources) {
    // One after the other: waiting for each of a thousand small files takes longer than reading it.
    for (const file of filesBelow(join(root, source))) hash.update(relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Folder by folder: Node takes ten times as long to read a folder with all below it at once. */
function filesBelow(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules' && name !== 'dist' && !notShipped.test(name))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(path, entry.name)) : [join(path, entry.name)]))
    .toSorted();
}
