import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { guestTransferDays, orderLinkDays } from '@platine/domain/shop/constants.ts';
import { versionPollInterval } from '@platine/domain/shop/versionCheck.ts';
import type { DatabaseLocation } from '../db/location.ts';
import type { ServerLimits } from '../http/server.ts';
import type { MailSettings } from '../mail/mailDelivery.ts';
import { sampleShopFolder } from '../shop/sampleShop.ts';
import { isLoopbackOrigin } from '../network/thisMachine.ts';
import type { PaypalAccount } from '../integrations/payments/paypal/paypalAccount.ts';
import type { SaferpayAccount } from '../integrations/payments/saferpay/saferpayAccount.ts';
import type { SendcloudAccount } from '../integrations/labels/sendcloud/sendcloudAccount.ts';
import { readPaypal } from './paypalSettings.ts';
import { readSaferpay } from './saferpaySettings.ts';
import type { WebhookEndpoint } from '../webhooks/webhookWorker.ts';
import { readWebhook } from './webhookSettings.ts';
import { withSecrets } from './secretSetting.ts';
import { readSendcloud } from './sendcloudSettings.ts';
import { readVies } from './viesSettings.ts';
import { readOrigin, readHttpUrl, readPort } from './addressSettings.ts';
import { dataFolderOf } from './dataFolderSetting.ts';
import { readDeskPlace } from './deskSettings.ts';
import { readMail } from './mailSettings.ts';
import type { Environment } from './settingsError.ts';
import { SettingsError } from './settingsError.ts';

export type Settings = {
  readonly port: number;
  readonly database: DatabaseLocation;
  /** Where the catalogue's pictures and documents are kept, for all processes of the shop. */
  readonly mediaFolder: string;
  /** Where catalogues are kept that operators upload, until they are taken over. */
  readonly uploadFolder: string;
  /** The folder that says who runs the shop and what it decides; the sample's without a setting. */
  readonly shopFolder: string;
  /** Scheme, host and port that shoppers see, without a path. */
  readonly publicOrigin: string;
  /** The port that has the desk and nothing else; null: the desk is at the shop's. */
  readonly deskPort: number | null;
  /** Scheme, host and port that operators see. */
  readonly deskOrigin: string;
  /** A remote API to use instead of the embedded one. */
  readonly apiUrl: string | null;
  /** The number of proxies in front of the shop: each appends the address it saw to X-Forwarded-For. */
  readonly trustedProxies: number;
  readonly mail: MailSettings;
  /** Whether sandboxes stand in for services that are not set up (D36). */
  readonly sandbox: boolean;
  /** Account at PayPal; null: PayPal has no service. */
  readonly paypal: PaypalAccount | null;
  /** Account at Saferpay; null: cards and wallets have no service. */
  readonly saferpay: SaferpayAccount | null;
  /** Address of VIES; null: VAT ids are not checked by it. */
  readonly vies: string | null;
  /** Account at Sendcloud; null: labels have no service. */
  readonly sendcloud: SendcloudAccount | null;
  /** Where events are told; null: nowhere. */
  readonly webhook: WebhookEndpoint | null;
  /** The token for /metrics; null: only this machine may read them, of a shop on localhost. */
  readonly metricsToken: string | null;
  /** Seconds for which a stopping shop still accepts requests while /ready reports that it stops. */
  readonly drainSeconds: number;
  /** Of one process. */
  readonly limits: ServerLimits;
  /** Processes that serve the shop together. */
  readonly processes: number;
  /** Days for which a mailed link shows an order without a login (D7). */
  readonly orderLinkDays: number;
  /** Days within which the transfer for a guest's order is expected (D32). */
  readonly guestTransferDays: number;
  /** Milliseconds between two looks of an open page at the shop's version (D28). */
  readonly versionInterval: number;
  /** Seconds for which a CDN may keep pages of visitors without a session; 0: it may not. */
  readonly pagesSharedSeconds: number;
  /** The brand whose tokens and logo the storefront shows; the storefront knows which there are. */
  readonly brand: string;
};

const mostProcesses = 128;

/**
 * Reads PORT, DATABASE_URL, DATA_DIR, MEDIA_DIR, SHOP_DIR, PUBLIC_ORIGIN, DESK_PORT, DESK_ORIGIN, API_URL, TRUSTED_PROXIES, SMTP_URL, MAIL_FROM, MAIL_TO, MAIL_ORDERS, SANDBOX, METRICS_TOKEN,
 * DRAIN_SECONDS, REQUEST_SECONDS, KEEP_ALIVE_SECONDS, MAX_CONNECTIONS, PROCESSES, ORDER_LINK_DAYS, GUEST_TRANSFER_DAYS,
 * VERSION_CHECK_SECONDS, PAGES_SHARED_SECONDS, BRAND and those of payment services (`readPaypal`, `readSaferpay`, `readVies`), of labels (`readSendcloud`) and of webhooks (`readWebhook`); an empty value counts as not set. A secret may stand in a file (`withSecrets`). Throws SettingsError.
 */
export function readSettings(given: Environment): Settings {
  const environment = withSecrets(given, ['DATABASE_URL', 'SMTP_URL', 'METRICS_TOKEN']);
  const port = readPort('PORT', environment['PORT'] || '3000');
  const publicOrigin = readOrigin('PUBLIC_ORIGIN', environment['PUBLIC_ORIGIN'] || `http://localhost:${port}`);
  const apiUrl = environment['API_URL'] ? readHttpUrl('API_URL', environment['API_URL']).href : null;
  const processes = readProcesses(environment);
  const database = readDatabase(environment, processes);
  const trustedProxies = readProxies(environment['TRUSTED_PROXIES'] || '0');
  return {
    port,
    database,
    mediaFolder: readMediaFolder(environment),
    uploadFolder: join(dataFolderOf(environment), 'uploads'),
    shopFolder: environment['SHOP_DIR'] ? resolve(environment['SHOP_DIR']) : sampleShopFolder,
    publicOrigin,
    ...readDeskPlace(environment, { port, publicOrigin }),
    apiUrl,
    trustedProxies,
    mail: readMail(environment),
    sandbox: readSandbox(environment['SANDBOX'] || null, publicOrigin),
    paypal: readPaypal(environment),
    saferpay: readSaferpay(environment),
    vies: readVies(environment),
    sendcloud: readSendcloud(environment),
    webhook: readWebhook(environment),
    metricsToken: readToken(environment['METRICS_TOKEN'] || null),
    drainSeconds: readNumber(environment, 'DRAIN_SECONDS', { from: 0, to: 300, fallback: 0 }),
    limits: readLimits(environment, processes),
    processes,
    orderLinkDays: readNumber(environment, 'ORDER_LINK_DAYS', { from: 1, to: 3650, fallback: orderLinkDays }),
    guestTransferDays: readNumber(environment, 'GUEST_TRANSFER_DAYS', {
      from: 1,
      to: 365,
      fallback: guestTransferDays,
    }),
    versionInterval: readSeconds(environment, 'VERSION_CHECK_SECONDS', {
      from: 1,
      to: 3600,
      fallback: versionPollInterval / 1000,
    }),
    pagesSharedSeconds: readNumber(environment, 'PAGES_SHARED_SECONDS', { from: 0, to: 3600, fallback: 0 }),
    brand: environment['BRAND'] || 'platine',
  };
}

/** The limits of one process. A connection may go to any of them. */
function readLimits(environment: Environment, processes: number): ServerLimits {
  const connections = readNumber(environment, 'MAX_CONNECTIONS', { from: 10, to: 100_000, fallback: 2000 });
  return {
    requestMs: readSeconds(environment, 'REQUEST_SECONDS', { from: 1, to: 300, fallback: 30 }),
    keepAliveMs: readSeconds(environment, 'KEEP_ALIVE_SECONDS', { from: 5, to: 900, fallback: 75 }),
    connections: Math.ceil(connections / processes),
  };
}

/** One for each core of the machine, or of the part of it that the process may use. The embedded database allows one process. */
function readProcesses(environment: Environment): number {
  const embedded = !environment['DATABASE_URL'] && !environment['API_URL'];
  const fallback = embedded ? 1 : Math.min(availableParallelism(), mostProcesses);
  const processes = readNumber(environment, 'PROCESSES', { from: 1, to: mostProcesses, fallback });
  if (embedded && processes > 1)
    throw new SettingsError(
      `PROCESSES must be 1 without DATABASE_URL, because the embedded database allows one process, but it is "${processes}".`,
    );
  return processes;
}

/** Beside the embedded database, unless the setting says otherwise. */
function readMediaFolder(environment: Environment): string {
  return resolve(environment['MEDIA_DIR'] || join(dataFolderOf(environment), 'media'));
}

function readDatabase(environment: Environment, processes: number): DatabaseLocation {
  const url = environment['DATABASE_URL'];
  if (!url) return { kind: 'folder', path: dataFolderOf(environment) };
  return { kind: 'server', url: readDatabaseUrl(url), connections: connectionsOfEach(processes) };
}

/** Connections of one process to PostgreSQL: all together fit into the hundred that a server takes by default, up to 20 processes. */
function connectionsOfEach(processes: number): number {
  return Math.max(4, Math.min(10, Math.floor(80 / processes)));
}

/** Without the setting only a shop on this machine has sandboxes: elsewhere anyone could order without paying. */
function readSandbox(value: string | null, publicOrigin: string): boolean {
  if (value === null) return publicOrigin.startsWith('http:') && isLoopbackOrigin(publicOrigin);
  if (value !== 'yes' && value !== 'no') throw new SettingsError(`SANDBOX must be yes or no, but it is "${value}".`);
  return value === 'yes';
}

/** The message omits the value, which is a secret. */
function readToken(value: string | null): string | null {
  if (value !== null && !/^[\w.~+/=-]{16,}$/.test(value))
    throw new SettingsError('METRICS_TOKEN must be at least 16 letters, digits or characters of . _ ~ + / = - long.');
  return value;
}

type Range = { readonly from: number; readonly to: number; readonly fallback: number };

function readNumber(environment: Environment, name: string, { from, to, fallback }: Range): number {
  const value = environment[name] || String(fallback);
  if (!/^\d{1,6}$/.test(value) || Number(value) < from || Number(value) > to)
    throw new SettingsError(`${name} must be a whole number from ${from} to ${to}, but it is "${value}".`);
  return Number(value);
}

/** In milliseconds. */
function readSeconds(environment: Environment, name: string, range: Range): number {
  return readNumber(environment, name, range) * 1000;
}

function readProxies(value: string): number {
  if (!/^\d$/.test(value))
    throw new SettingsError(`TRUSTED_PROXIES must be a whole number from 0 to 9, but it is "${value}".`);
  return Number(value);
}

function readDatabaseUrl(value: string): string {
  const protocol = URL.parse(value)?.protocol;
  // The message omits the value, which may hold a password.
  if (protocol !== 'postgres:' && protocol !== 'postgresql:')
    throw new SettingsError('DATABASE_URL must be an address like postgres://user:password@host:5432/name.');
  return value;
}
