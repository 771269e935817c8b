import { createServer } from 'node:net';
import { DrizzleQueryError } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';
import { createApp } from '../app.ts';
import { noIntegrations } from '../integrations/integrations.ts';
import type { LogLine } from '../log/log.ts';
import { startJobs } from '../start/jobs.ts';
import { isUnreachable } from './unreachable.ts';

const withCode = (code: string, message = 'x') => Object.assign(new Error(message), { code });
const query = (cause: Error) => new DrizzleQueryError('select 1', [], cause);

test.each<[what: string, error: unknown, unreachable: boolean]>([
  ['a refused connection', withCode('ECONNREFUSED'), true],
  ['a query whose connection was reset', query(withCode('ECONNRESET')), true],
  ['a server that is shut down', query(withCode('57P01')), true],
  ['a server that starts', withCode('57P03'), true],
  ['a broken connection', query(withCode('08006')), true],
  ['too many connections', withCode('53300'), true],
  ['a connection that ended', query(new Error('Connection terminated unexpectedly')), true],
  ['a connection that was not opened in time', new Error('timeout exceeded when trying to connect'), true],
  ['a violated constraint', query(withCode('23505')), false],
  ['a cancelled query', query(withCode('57014')), false],
  ['a full disk', query(withCode('53100')), false],
  ['another service that is away', new TypeError('fetch failed', { cause: withCode('ECONNREFUSED') }), false],
  ['a mistake', new TypeError('x is undefined'), false],
  ['no error', null, false],
])('%s', (_, error, unreachable) => {
  expect(isUnreachable(error)).toBe(unreachable);
});

const ending: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0).toReversed()) await end();
});

/** A shop whose database closes each connection as soon as it is opened, as one that stops does. */
async function shopWithoutDatabase() {
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  ending.push(() => server.close());
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const pool = new Pool({ host: '127.0.0.1', port, user: 'u', database: 'n' });
  ending.push(() => pool.end());
  const lines: LogLine[] = [];
  const db = drizzle({ client: pool });
  const app = createApp({
    db,
    ...noIntegrations,
    clock: () => new Date(),
    currentShop: () => exampleShop,
    log: (line) => lines.push(line),
    publicOrigin: 'http://shop.test',
  });
  return { app, db, lines };
}

describe('a database that is away is no crash of the shop', () => {
  test.each(['/api/category/shop/menu', '/api/product/retired/193004', '/pictures/193004.svg'])(
    '%s answers 503',
    async (path) => {
      const { app, lines } = await shopWithoutDatabase();
      const response = await app.fetch(new Request(`http://shop.test${path}`));
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('5');
      // No envelope: a browser treats it as a lost connection, whose outcome is not known.
      expect(await response.text()).toBe('The shop cannot answer at the moment.');
      expect(lines).toMatchObject([{ event: 'request', status: 503 }]);
    },
  );

  test('a page’s call is refused', async () => {
    const { app, lines } = await shopWithoutDatabase();
    const { envelope } = await app.invoke('categoryMenu', {}, { sessionToken: null });
    expect(envelope).toMatchObject({ SUCCESSFUL: false, ERROR_CLASS: 'ServiceUnavailableException' });
    expect(lines).toEqual([]);
  });

  test('a job waits for its next turn', async () => {
    const { db, lines } = await shopWithoutDatabase();
    const log = (line: LogLine) => void lines.push(line);
    const run = async () => void (await db.execute('select 1'));
    const stop = startJobs([{ name: 'mail', everyMs: 5, run }], log);
    await new Promise((resolve) => setTimeout(resolve, 60));
    await stop();
    expect(lines).toEqual([]);
  });
});
