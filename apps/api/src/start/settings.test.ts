import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readSettings } from './settings.ts';
import { sampleShopFolder } from '../shop/sampleShop.ts';

const ownMail = { smtpUrl: null, from: null, shop: null, orders: null };

test('by default the shop runs on port 3000 with its own data folder', () => {
  expect(readSettings({ PORT: '' })).toEqual({
    port: 3000,
    mediaFolder: resolve('.data/media'),
    uploadFolder: resolve('.data/uploads'),
    shopFolder: sampleShopFolder,
    database: { kind: 'folder', path: resolve('.data') },
    publicOrigin: 'http://localhost:3000',
    deskPort: null,
    deskOrigin: 'http://localhost:3000',
    apiUrl: null,
    trustedProxies: 0,
    mail: ownMail,
    sandbox: true,
    paypal: null,
    saferpay: null,
    sendcloud: null,
    vies: null,
    webhook: null,
    metricsToken: null,
    drainSeconds: 0,
    limits: { requestMs: 30_000, keepAliveMs: 75_000, connections: 2000 },
    processes: 1,
    orderLinkDays: 180,
    guestTransferDays: 14,
    versionInterval: 5000,
    pagesSharedSeconds: 0,
    brand: 'platine',
  });
});

test('DATABASE_URL takes precedence over DATA_DIR, and the origin loses its trailing slash', () => {
  const settings = readSettings({
    PORT: '8080',
    DATABASE_URL: 'postgres://u:p@h/n',
    DATA_DIR: '/data',
    PUBLIC_ORIGIN: 'https://shop.example/',
    DESK_PORT: '8081',
    DESK_ORIGIN: 'https://desk.shop.example/',
    API_URL: 'https://api.example/v1',
    TRUSTED_PROXIES: '2',
    METRICS_TOKEN: 'abcdefghijklmno-',
    DRAIN_SECONDS: '10',
    REQUEST_SECONDS: '5',
    KEEP_ALIVE_SECONDS: '620',
    MAX_CONNECTIONS: '500',
    PROCESSES: '3',
    ORDER_LINK_DAYS: '30',
    GUEST_TRANSFER_DAYS: '7',
    VERSION_CHECK_SECONDS: '60',
    PAGES_SHARED_SECONDS: '30',
    BRAND: 'fjord',
    SHOP_DIR: 'own-shop',
  });
  expect(settings).toEqual({
    port: 8080,
    shopFolder: resolve('own-shop'),
    database: { kind: 'server', url: 'postgres://u:p@h/n', connections: 10 },
    mediaFolder: '/data/media',
    uploadFolder: '/data/uploads',
    publicOrigin: 'https://shop.example',
    deskPort: 8081,
    deskOrigin: 'https://desk.shop.example',
    apiUrl: 'https://api.example/v1',
    trustedProxies: 2,
    mail: ownMail,
    sandbox: false,
    paypal: null,
    saferpay: null,
    sendcloud: null,
    vies: null,
    webhook: null,
    metricsToken: 'abcdefghijklmno-',
    drainSeconds: 10,
    limits: { requestMs: 5000, keepAliveMs: 620_000, connections: 167 },
    processes: 3,
    orderLinkDays: 30,
    guestTransferDays: 7,
    versionInterval: 60_000,
    pagesSharedSeconds: 30,
    brand: 'fjord',
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
  ['DESK_PORT', '0'],
  ['DESK_PORT', '3000'],
  ['DESK_ORIGIN', 'https://desk.shop.example'],
  ['API_URL', 'nowhere'],
  ['TRUSTED_PROXIES', 'yes'],
  ['TRUSTED_PROXIES', '10'],
  ['METRICS_TOKEN', 'fifteen-letters'],
  ['METRICS_TOKEN', 'sixteen letters !'],
  ['DRAIN_SECONDS', '301'],
  ['MAIL_FROM', 'shop.example'],
  ['MAIL_TO', 'office@shop.example\r\nBcc: all@shop.example, x'],
  ['MAIL_ORDERS', 'orders'],
  ['DRAIN_SECONDS', '-1'],
  ['SANDBOX', 'true'],
  ['VIES', 'true'],
  ['VIES_URL', 'http://vies.example'],
  ['REQUEST_SECONDS', '0'],
  ['REQUEST_SECONDS', '301'],
  ['KEEP_ALIVE_SECONDS', '4'],
  ['KEEP_ALIVE_SECONDS', '901'],
  ['MAX_CONNECTIONS', '9'],
  ['MAX_CONNECTIONS', '100001'],
  ['PROCESSES', '0'],
  ['PROCESSES', '129'],
  ['PROCESSES', '2'],
  ['ORDER_LINK_DAYS', '0'],
  ['ORDER_LINK_DAYS', '3651'],
  ['GUEST_TRANSFER_DAYS', '0'],
  ['GUEST_TRANSFER_DAYS', '366'],
  ['VERSION_CHECK_SECONDS', '0'],
  ['VERSION_CHECK_SECONDS', '3601'],
  ['VERSION_CHECK_SECONDS', '2.5'],
  ['PAGES_SHARED_SECONDS', '-1'],
  ['PAGES_SHARED_SECONDS', '3601'],
])('%s = "%s" is refused in one sentence that names it', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} must [^\n]+\\.$`));
});

test('a desk with a port of its own has an address of its own', () => {
  const DESK_PORT = '3001';
  expect(readSettings({ DESK_PORT })).toMatchObject({ deskPort: 3001, deskOrigin: 'http://localhost:3001' });
  const same = { DESK_PORT, PUBLIC_ORIGIN: 'https://shop.example', DESK_ORIGIN: 'https://shop.example/' };
  expect(() => readSettings(same)).toThrow(/^DESK_ORIGIN must be another address than PUBLIC_ORIGIN, .+\.$/);
});

test.each([
  ['the embedded database', {}, 1],
  ['the embedded database, set', { PROCESSES: '1' }, 1],
  ['PostgreSQL', { DATABASE_URL: 'postgres://h/n' }, availableParallelism()],
  ['PostgreSQL, set', { DATABASE_URL: 'postgres://h/n', PROCESSES: '1' }, 1],
  ['a remote API', { API_URL: 'https://api.example' }, availableParallelism()],
])('%s has so many processes', (_, environment, processes) => {
  expect(readSettings(environment).processes).toBe(processes);
});

test.each([
  ['1', 10],
  ['8', 10],
  ['9', 8],
  ['20', 4],
  ['128', 4],
])('each of %s processes opens so many connections to PostgreSQL', (PROCESSES, connections) => {
  expect(readSettings({ DATABASE_URL: 'postgres://h/n', PROCESSES }).database).toMatchObject({ connections });
});

test('a refused METRICS_TOKEN is not repeated', () => {
  expect(() => readSettings({ METRICS_TOKEN: 'secret' })).not.toThrow(/secret/);
});

test('a refused DATABASE_URL is not repeated: it may carry a password', () => {
  expect(() => readSettings({ DATABASE_URL: 'mysql://u:secret@h/n' })).not.toThrow(/secret/);
});

test('mails are sent through SMTP_URL, from and to the configured addresses', () => {
  const { mail } = readSettings({
    SMTP_URL: 'smtps://user:secret@mail.example:465',
    MAIL_FROM: 'Shop <shop@shop.example>',
    MAIL_TO: 'office@shop.example',
    MAIL_ORDERS: 'orders@shop.example',
  });
  expect(mail).toEqual({
    smtpUrl: 'smtps://user:secret@mail.example:465',
    from: 'Shop <shop@shop.example>',
    shop: 'office@shop.example',
    orders: 'orders@shop.example',
  });
});

test.each(['mail.example', 'https://mail.example'])(
  'SMTP_URL %s is refused, and a password in it not repeated',
  (url) => {
    expect(() => readSettings({ SMTP_URL: `${url}?password=secret` })).toThrow(/^SMTP_URL must be an address like/);
  },
);

describe('a secret in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'platine-secrets-'));
  const file = (name: string, content: string) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  afterAll(() => rmSync(folder, { recursive: true }));

  test('counts as the setting, and decides what follows from it', () => {
    const settings = readSettings({
      DATABASE_URL_FILE: file('database', 'postgres://u:p@h/n\n'),
      SMTP_URL_FILE: file('smtp', 'smtps://u:p@mail.example:465'),
      METRICS_TOKEN_FILE: file('token', 'abcdefghijklmno-\r\n'),
    });
    expect(settings.database).toMatchObject({ kind: 'server', url: 'postgres://u:p@h/n' });
    expect(settings.processes).toBe(availableParallelism());
    expect(settings.mail.smtpUrl).toBe('smtps://u:p@mail.example:465');
    expect(settings.metricsToken).toBe('abcdefghijklmno-');
  });

  test.each([
    [
      'both are set',
      { METRICS_TOKEN: 'abcdefghijklmno-', METRICS_TOKEN_FILE: 'x' },
      /^METRICS_TOKEN and METRICS_TOKEN_FILE must not both be set\.$/,
    ],
    [
      'there is no such file',
      { DATABASE_URL_FILE: '/nowhere' },
      /^DATABASE_URL_FILE must be a file that this account may read\.$/,
    ],
  ])('is refused when %s', (_, environment, sentence) => {
    expect(() => readSettings(environment)).toThrow(sentence);
  });
});
