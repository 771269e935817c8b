import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compressAssets, loadAssets, readPageAssets } from './assets.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'platine-assets-'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, 'style.css'), 'p{color:red}');
  const manifest = {
    'ui/screens/CartScreen.tsx': { file: 'cart.js', imports: ['_shared.js'] },
    'ui/screens/StartScreen.tsx': { file: 'start.js', imports: ['_shared.js'] },
    '_shared.js': { file: 'shared.js', imports: ['src/entry-client.tsx'] },
    'src/entry-client.tsx': { file: 'entry.js', isEntry: true, imports: ['_shared.js'] },
    'style.css': { file: 'style.css' },
  };
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
});

afterAll(() => rmSync(folder, { recursive: true }));

test('a page gets the entry first, its own parts and what they import, each once, also when modules import each other', () => {
  const { modulesFor } = readPageAssets(folder);
  expect(modulesFor(['/CartScreen.tsx'])).toEqual(['/entry.js', '/cart.js', '/shared.js']);
});

test('the style of all pages is one text', () => {
  expect(readPageAssets(folder).css).toBe('p{color:red}');
});

test('what is served is what was built and compressed, and nothing else', async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/entry-1.js'), 'const shop = 1;');
  await compressAssets(folder);
  const assetAt = await loadAssets(folder);
  const entry = assetAt('/assets/entry-1.js');
  expect(entry).toMatchObject({ type: 'text/javascript; charset=utf-8', immutable: true });
  expect(String(entry && brotliDecompressSync(entry.brotli))).toBe('const shop = 1;');
  expect(String(entry?.identity)).toBe('const shop = 1;');
  expect(assetAt('/style.css')).toMatchObject({ immutable: false });
  for (const hidden of ['/.vite/manifest.json', '/assets/entry-1.js.br', '/assets']) expect(assetAt(hidden)).toBeNull();
});
