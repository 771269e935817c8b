import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testSkus, writeTestCatalogue } from '../../testing/testCatalogue.ts';
import type { LogLine } from '../log/log.ts';
import type { StartedApi } from './startApi.ts';
import { startApi } from './startApi.ts';
import { startPaying, testShopper } from '../../testing/testShopper.ts';
import { emptyDataFolder } from '../../testing/emptyDatabase.ts';
import { removeTestFolders } from '../../testing/testFolder.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';

const origin = 'http://localhost:3000';
const here = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
const minute = 60_000;
const day = 1440 * minute;

let folder: string;
let lines: LogLine[];
let started: StartedApi | null = null;

beforeEach(() => {
  folder = emptyDataFolder();
  lines = [];
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date('2026-11-21T12:00:00Z') });
});
afterEach(async () => {
  await started?.close();
  started = null;
  vi.useRealTimers();
});
afterAll(removeTestFolders);

/** Opens the shop in the folder without a mail server: its mails are stored and shown. */
async function open({ sandbox = true } = {}): Promise<StartedApi> {
  await started?.close();
  started = await startApi({
    database: { kind: 'folder', path: folder },
    mediaFolder: `${folder}/media`,
    uploadFolder: `${folder}/uploads`,
    publicOrigin: origin,
    deskOrigin: origin,
    currentShop: () => exampleShop,
    trustedProxies: 0,
    orderLinkDays: 180,
    guestTransferDays: 14,
    sandbox,
    mail: { smtpUrl: null, from: '"Platine" <service@platine.example>', shop: 'office@platine.example', orders: null },
    log: (line) => lines.push(line),
    catalogueFolder: writeTestCatalogue(),
  });
  return started;
}

async function page({ app }: StartedApi, path: string, init: RequestInit = {}): Promise<string> {
  return (await app.fetch(new Request(origin + path, init), here)).text();
}
const orders = async ({ operations }: StartedApi) =>
  /^platine_orders (\d+)$/m.exec(
    await ((await operations.answer(new Request(`${origin}/metrics`), here))?.text() ?? ''),
  )?.[1];

/** A payment that was made without the shop being notified: the shopper closed the window, and no notice came. */
async function payAndLeave(shop: StartedApi): Promise<void> {
  const redirect = await startPaying(testShopper(shop.app), { sku: testSkus.plain, amount: 20 });
  await page(shop, redirect, { method: 'POST', body: new URLSearchParams({ decision: 'approve' }) });
}
const sent = () => lines.filter((line) => line.event === 'mail' && line.outcome === 'sent').length;

test('jobs of a running shop place paid orders, send mails and delete them', async () => {
  const shop = await open();
  await payAndLeave(shop);
  expect(await orders(shop)).toBe('0');
  /** Advances the clock by a job's interval until the job's effect is visible. */
  const passing = <Seen>(ms: number, see: () => Seen) =>
    expect.poll(() => {
      vi.advanceTimersByTime(ms);
      return see();
    });
  await passing(minute, () => orders(shop)).toBe('1');
  await passing(minute, sent).toBe(1);
  expect(await page(shop, '/outbox/')).toContain('orderConfirmation');
  vi.setSystemTime(Date.now() + 31 * day);
  await passing(day, () => page(shop, '/outbox/')).not.toContain('orderConfirmation');
  expect(lines.filter(({ event }) => event === 'crash')).toEqual([]);
}, 60_000);

test('a shop that was closed catches up at its start', async () => {
  await payAndLeave(await open());
  await started?.close();
  started = null;
  vi.setSystemTime(Date.now() + 5 * minute);
  const shop = await open();
  expect(await orders(shop)).toBe('1');
  vi.advanceTimersByTime(minute);
  await expect.poll(sent).toBe(1);
  await shop.close();
  started = null;
  vi.setSystemTime(Date.now() + 32 * day);
  expect(await page(await open(), '/outbox/')).not.toContain('orderConfirmation');
}, 60_000);
