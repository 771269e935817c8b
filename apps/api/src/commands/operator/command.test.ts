import { expect, test } from 'vitest';
import { commandOf } from './command.ts';

test.each([
  ['add anna --role orders', { what: 'add', name: 'anna', role: 'orders' }],
  ['role anna --role everything', { what: 'role', name: 'anna', role: 'everything' }],
  ['link anna', { what: 'link', name: 'anna' }],
  ['revoke anna', { what: 'revoke', name: 'anna' }],
  ['remove anna', { what: 'remove', name: 'anna' }],
  ['token erp --may catalogue', { what: 'token', name: 'erp', tasks: ['catalogue'], days: 365 }],
  ['token erp --may orders,read --days 30', { what: 'token', name: 'erp', tasks: ['read', 'orders'], days: 30 }],
  ['log', { what: 'log', name: null, days: 7 }],
  ['log anna --days 3660', { what: 'log', name: 'anna', days: 3660 }],
  ['list', { what: 'list' }],
  ['address', { what: 'address' }],
])('pnpm operator %s', (words, command) => {
  expect(commandOf(words.split(' '))).toEqual(command);
});

test.each([
  '',
  'add',
  'add anna',
  'add anna --role boss',
  'add shop --role read',
  'add a --role read',
  'add anna maria --role read',
  'role anna',
  'list anna',
  'list --role read',
  'remove',
  'remove anna --role read',
  'remove anna maria',
  'grant anna',
  'add anna --role',
  'list --all',
  'token',
  'token erp',
  'token shop --may read',
  'token erp --may',
  'token erp --may everything',
  'token erp --may read,read',
  'token erp --may read --days 0',
  'token erp --may read --days 1096',
  'token erp --may read --days soon',
  'token erp --may read --role read',
  'add anna --role read --may read',
  'list --days 3',
  'log anna maria',
  'log shop',
  'log --days 0',
  'log --days 3661',
  'log --role read',
  'log --may read',
])('pnpm operator %s makes no sense', (words) => {
  expect(commandOf(words.split(' ').filter(Boolean))).toBeNull();
});
