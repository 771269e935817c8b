import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Part } from './build.ts';
import { buildStorefront, isBuilt } from './build.ts';

let root: string;
let built: Part[];
const write = async (file: string, text: string) => {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
};
const make = async (part: Part, folder: string) => {
  built.push(part);
  await mkdir(join(folder, 'dist', part), { recursive: true });
};
const build = async (server = (folder: string) => make('server', folder)) => {
  built = [];
  const of = (part: Part) => (folder: string) => make(part, folder);
  await buildStorefront(root, async () => ({ client: of('client'), desk: of('desk'), server }));
  return built;
};

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'platine-build-'));
  const sources = [
    'packages/domain/src/a.ts',
    'packages/ui/src/a.tsx',
    'packages/drawings/src/a.ts',
    'packages/documents/src/a.ts',
  ];
  const apps = [
    'apps/desk/src/a.ts',
    'apps/desk/vite.config.ts',
    'apps/storefront/src/a.ts',
    'apps/storefront/vite.config.ts',
    'apps/api/src/a.ts',
    'pnpm-lock.yaml',
  ];
  for (const file of [...sources, ...apps]) await write(file, '1');
});
afterEach(() => rm(root, { recursive: true }));

test('everything is built once, and nothing when nothing has changed', async () => {
  expect(await isBuilt(root)).toBe(false);
  expect(await build()).toEqual(['client', 'desk', 'server']);
  expect(await isBuilt(root)).toBe(true);
  expect(await build()).toEqual([]);
});

test.each<[changed: string, parts: Part[]]>([
  ['apps/api/src/a.ts', ['server']],
  ['apps/api/src/new/b.ts', ['server']],
  ['packages/drawings/src/a.ts', ['server']],
  ['packages/documents/src/a.ts', ['server']],
  ['packages/domain/src/a.ts', ['client', 'desk', 'server']],
  ['packages/ui/src/a.tsx', ['client', 'desk', 'server']],
  ['apps/desk/src/a.ts', ['desk']],
  ['apps/storefront/vite.config.ts', ['client', 'server']],
  ['pnpm-lock.yaml', ['client', 'desk', 'server']],
  ['packages/ui/src/a.stories.tsx', []],
  ['apps/api/src/a.test.ts', []],
  ['packages/ui/node_modules/other/a.ts', []],
])('a change of %s builds %j', async (changed, parts) => {
  await build();
  await write(changed, '2');
  expect(await build()).toEqual(parts);
});

test('what could not be built is built again by the next start, even when the change is taken back', async () => {
  await build();
  await write('apps/api/src/a.ts', '2');
  await expect(build(() => Promise.reject(new Error('a wrong import')))).rejects.toThrow('a wrong import');
  await write('apps/api/src/a.ts', '1');
  expect(await isBuilt(root)).toBe(false);
  expect(await build()).toEqual(['server']);
});
