import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SettingsError } from '@platine/api/start/settingsError.ts';
import { openDocument } from '../document.ts';
import { readPageAssets } from './assets.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'platine-assets-'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, 'style.css'), 'p{color:red}');
  mkdirSync(join(folder, 'brands'));
  writeFileSync(join(folder, 'brands/fjord.css'), ':root{--p:1}');
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

test('a brand’s style comes after the shop’s, and its documents name it', () => {
  const branded = readPageAssets(folder, 'fjord');
  expect([branded.css, branded.brand]).toEqual(['p{color:red}:root{--p:1}', 'fjord']);
  expect(branded.cssHash).not.toBe(readPageAssets(folder).cssHash);
  expect(openDocument({ language: 'DE', head: '', brand: branded.brand, ground: '' })).toContain(
    '<html lang="de" data-brand="fjord">',
  );
  expect(openDocument({ language: 'DE', head: '', brand: readPageAssets(folder).brand, ground: '' })).toContain(
    '<html lang="de">',
  );
});

test('a brand that there is not is refused with those that there are', () => {
  expect(() => readPageAssets(folder, '../fjord')).toThrow(
    new SettingsError('BRAND must be platine or fjord, but it is "../fjord".'),
  );
});

test('all style is one text', () => {
  expect(readPageAssets(folder).css).toBe('p{color:red}');
});
