import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from '../src/app.ts';
import { createApp } from '../src/app.ts';
import { loadCatalogue } from '../src/catalogue/load.ts';
import type { ImportWorker } from '../src/catalogue/uploads/importWorker.ts';
import { importWorker } from '../src/catalogue/uploads/importWorker.ts';
import { writeTestCatalogue } from './testCatalogue.ts';
import type { DatabaseLocation } from '../src/db/location.ts';
import type { OpenedDatabase } from '../src/db/open.ts';
import { openDatabase } from '../src/db/open.ts';
import { emptyDatabase } from './emptyDatabase.ts';
import { removeTestFolders, testFolder } from './testFolder.ts';
import { sandboxIntegrations } from '../src/integrations/integrations.ts';
import type { LogLine } from '../src/log/log.ts';
import { sampleShopFolder } from '../src/shop/sampleShop.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';

export const testNow = new Date('2026-11-21T12:00:00Z');
export const testOrigin = 'http://shop.test';

export type TestApp = OpenedDatabase & {
  readonly app: App;
  /** Assign `now` to move the clock. */
  readonly time: { now: Date };
  readonly lines: LogLine[];
  /** Does the work of uploads, which a running shop begins each second. */
  readonly imports: ImportWorker;
  readonly uploadFolder: string;
  readonly shopFolder: string;
  /** Sends an HTTP request as a page of the shop would. */
  readonly send: (method: 'GET' | 'POST', path: string, options?: SendOptions) => Promise<Answer>;
};
export type SendOptions = {
  readonly body?: unknown;
  readonly cookie?: string;
  readonly headers?: Record<string, string>;
};
export type Answer = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly json: unknown;
};

/** The API on a database in memory with the test catalogue. Open one for each test file, because PGlite takes a second to start. */
export async function openTestApp(location?: DatabaseLocation): Promise<TestApp> {
  const opened = await openDatabase(location ?? (await emptyDatabase()));
  const { db } = opened;
  const time = { now: testNow };
  await loadCatalogue(db, { folder: writeTestCatalogue(), clock: () => time.now, warn: () => undefined });
  removeTestFolders();
  const [mediaFolder, uploadFolder, shopFolder] = [testFolder(), testFolder(), smallShopFolder()];
  const lines: LogLine[] = [];
  const app = createApp({
    db,
    ...sandboxIntegrations(db),
    clock: () => time.now,
    currentShop: () => exampleShop,
    log: (line) => lines.push(line),
    publicOrigin: testOrigin,
    mediaFolder,
    uploadFolder,
    shopFolder: { path: shopFolder, takeChange: () => undefined },
  });
  const send: TestApp['send'] = async (method, path, { body, cookie, headers = {} } = {}) => {
    const all = {
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(cookie === undefined ? {} : { Cookie: cookie }),
      ...headers,
    };
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const response = await app.fetch(
      new Request(testOrigin + path, { method, headers: all, ...(body === undefined ? {} : { body: text }) }),
    );
    const answered = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      text: answered,
      json: answered.startsWith('{') ? JSON.parse(answered) : null,
    };
  };
  const close = async () => {
    await opened.close();
    for (const folder of [mediaFolder, uploadFolder, shopFolder]) rmSync(folder, { recursive: true, force: true });
  };
  const log = (line: LogLine) => void lines.push(line);
  const imports = importWorker({ db, clock: () => time.now, log, mediaFolder, uploadFolder });
  return { ...opened, close, app, time, lines, send, imports, uploadFolder, shopFolder };
}

/** A shop's folder with no more than it must have. */
function smallShopFolder(): string {
  const folder = testFolder();
  for (const name of ['shop.yaml', 'delivery.yaml']) copyFileSync(join(sampleShopFolder, name), join(folder, name));
  return folder;
}

/** The cookie of a response, as the next request sends it. */
export function cookieOf({ headers }: Answer): string {
  return headers.get('set-cookie')?.split(';')[0] ?? '';
}
