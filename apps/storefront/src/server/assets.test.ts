import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPageAssets } from './assets.ts';

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

test('a page needs the entry first, its own parts and their imports, each once although modules import each other', () => {
  const { modulesFor } = readPageAssets(folder);
  expect(modulesFor(['/CartScreen.tsx'])).toEqual(['/entry.js', '/cart.js', '/shared.js']);
});

test('all style is one text', () => {
  expect(readPageAssets(folder).css).toBe('p{color:red}');
});
