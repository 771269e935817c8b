import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('without settings the shop runs on port 3000 with a folder of its own', () => {
  expect(readSettings({ PORT: '' })).toEqual({
    port: 3000,
    database: { kind: 'folder', path: resolve('.data') },
    publicOrigin: 'http://localhost:3000',
    apiUrl: null,
    trustedProxies: 0,
  });
});

test('DATABASE_URL wins over DATA_DIR, and the origin loses its last slash', () => {
  const settings = readSettings({
    PORT: '8080',
    DATABASE_URL: 'postgres://u:p@h/n',
    DATA_DIR: '/data',
    PUBLIC_ORIGIN: 'https://shop.example/',
    API_URL: 'https://api.example/v1',
    TRUSTED_PROXIES: '2',
  });
  expect(settings).toEqual({
    port: 8080,
    database: { kind: 'server', url: 'postgres://u:p@h/n' },
    publicOrigin: 'https://shop.example',
    apiUrl: 'https://api.example/v1',
    trustedProxies: 2,
  });
});

test.each([
  ['PORT', '0'],
  ['PORT', '65536'],
  ['PORT', '3000.5'],
  ['PORT', ' 80'],
  ['DATABASE_URL', 'mysql://u:p@h/n'],
  ['DATABASE_URL', 'localhost'],
  ['PUBLIC_ORIGIN', 'shop.example'],
  ['PUBLIC_ORIGIN', 'ftp://shop.example'],
  ['PUBLIC_ORIGIN', 'https://shop.example/path'],
  ['API_URL', 'nowhere'],
  ['TRUSTED_PROXIES', 'yes'],
  ['TRUSTED_PROXIES', '10'],
])('%s = "%s" is refused in one sentence that names it', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} must [^\n]+\\.$`));
});

test('a refused DATABASE_URL is not repeated: it may carry a password', () => {
  expect(() => readSettings({ DATABASE_URL: 'mysql://u:secret@h/n' })).not.toThrow(/secret/);
});
