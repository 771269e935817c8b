import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyDatabase } from '../../testing/emptyDatabase.ts';
import { faultyDatabase } from '../../testing/faultyDatabase.ts';
import type { Served } from '../../testing/providers/serveDouble.ts';
import { serveDouble } from '../../testing/providers/serveDouble.ts';
import type { OpenedDatabase } from '../db/open.ts';
import { openDatabase } from '../db/open.ts';
import { webhookOutbox } from '../db/webhookSchema.ts';
import type { LogLine } from '../log/log.ts';
import { signedHeaders } from './signature.ts';
import { enqueueWebhook } from './webhookOutbox.ts';
import { tellDueWebhooks } from './webhookWorker.ts';

const key = Buffer.from('a key of at least twenty-four bytes');
const minuteMs = 60_000;
let opened: OpenedDatabase;
let receiver: Served;
let received: { readonly id: string; readonly body: string; readonly headers: Headers }[] = [];
let answers: number[] = [];
let lines: LogLine[] = [];
let ahead = 0;

beforeAll(async () => {
  opened = await openDatabase(await emptyDatabase());
  receiver = await serveDouble(async (request) => {
    const { headers } = request;
    received.push({ id: headers.get('webhook-id') ?? '', headers, body: await request.text() });
    const status = answers.shift() ?? 204;
    if (status === 0) await new Promise((resolve) => setTimeout(resolve, 500));
    return new Response(
      null,
      status === 302 ? { status, headers: { Location: request.url } } : { status: status || 204 },
    );
  });
}, 60_000);
afterAll(async () => {
  await receiver.stop();
  await opened.close();
});
beforeEach(async () => {
  await opened.db.delete(webhookOutbox);
  [received, answers, lines, ahead] = [[], [], [], 0];
});

const clock = () => new Date(Date.now() + ahead);
const worker = (db = opened.db) => ({
  db,
  clock,
  log: (line: LogLine) => void lines.push(line),
  endpoint: { url: receiver.origin, key },
  waitMs: 200,
});
const closedEvent = (ORDER_NUMBER: string) => ({ type: 'order.closed', data: { ORDER_NUMBER } }) as const;

test('Standard Webhooks: the signature is the one of its own example', () => {
  const headers = signedHeaders(Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64'), {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    timestamp: 1_614_265_330,
    body: '{"test": 2432232314}',
  });
  expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});

test('an event is told once, signed, with its moment, and forgotten', async () => {
  await enqueueWebhook(opened.db, closedEvent('2026-1'));
  expect([await tellDueWebhooks(worker()), await tellDueWebhooks(worker())]).toEqual([1, 0]);
  expect(received).toHaveLength(1);
  const [{ id, body, headers } = { id: '', body: '', headers: new Headers() }] = received;
  expect(JSON.parse(body)).toMatchObject(closedEvent('2026-1'));
  expect(body).toMatch(/"timestamp":"\d{4}-[^"]+Z"/);
  const timestamp = headers.get('webhook-timestamp') ?? '';
  expect(Math.abs(Number(timestamp) - Date.now() / 1000)).toBeLessThan(60);
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  expect(headers.get('webhook-signature')).toBe(`v1,${signature}`);
  expect(lines).toEqual([{ event: 'webhook', kind: 'order.closed', outcome: 'sent', attempts: 1 }]);
  expect(await opened.db.$count(webhookOutbox)).toBe(0);
});

test.each([
  ['an error', 500, 'WebhookRefused 500'],
  ['a redirect', 302, 'TypeError'],
  ['gone', 410, 'WebhookRefused 410'],
  ['no answer in time', 0, 'TimeoutError'],
])('a receiver that answers with %s is told again, with the same id', async (_, status, error) => {
  answers = [status];
  await enqueueWebhook(opened.db, closedEvent('2026-2'));
  expect(await tellDueWebhooks(worker())).toBe(0);
  expect(lines).toMatchObject([{ event: 'webhook', outcome: 'refused', attempts: 1 }]);
  expect(JSON.stringify(lines)).toContain(error);
  expect(await tellDueWebhooks(worker())).toBe(0);
  ahead = minuteMs + 1000;
  expect(await tellDueWebhooks(worker())).toBe(1);
  expect(new Set(received.map(({ id }) => id)).size).toBe(1);
  expect(received.length).toBe(2);
});

test('after 30 days it is given up, a day before it is not', async () => {
  answers = [500, 500];
  await enqueueWebhook(opened.db, closedEvent('2026-3'));
  ahead = 29 * 1440 * minuteMs;
  await tellDueWebhooks(worker());
  expect(await opened.db.$count(webhookOutbox)).toBe(1);
  ahead += 1441 * minuteMs;
  await tellDueWebhooks(worker());
  expect(await opened.db.$count(webhookOutbox)).toBe(0);
  expect(lines.map((line) => line.event === 'webhook' && line.outcome)).toEqual(['refused', 'given up']);
});

test('without an address events are dropped', async () => {
  await enqueueWebhook(opened.db, closedEvent('2026-4'));
  expect(await tellDueWebhooks({ ...worker(), endpoint: null })).toBe(0);
  expect([await opened.db.$count(webhookOutbox), received.length]).toEqual([0, 0]);
});

test('a worker that is killed at any statement loses no event, and repeats one with the same id at most', async () => {
  let stopped = 0;
  for (let stopAt = 1; stopAt < 30; stopAt += 1) {
    [received, ahead] = [[], 0];
    for (const number of ['a', 'b', 'c']) await enqueueWebhook(opened.db, closedEvent(number));
    const isDone = await tellDueWebhooks(worker(faultyDatabase(opened.db, stopAt))).then(
      (told) => told === 3,
      () => false,
    );
    if (isDone) break;
    stopped += 1;
    for (ahead = 6 * minuteMs; (await tellDueWebhooks(worker())) > 0;);
    expect(await opened.db.$count(webhookOutbox), `stopped at statement ${stopAt}`).toBe(0);
    expect(new Set(received.map(({ id }) => id)).size).toBe(3);
    expect(received.length).toBeLessThanOrEqual(4);
  }
  expect(stopped).toBeGreaterThan(3);
});

test('of two workers at once each event is told by one', async () => {
  for (let number = 0; number < 12; number += 1) await enqueueWebhook(opened.db, closedEvent(String(number)));
  await Promise.all([tellDueWebhooks(worker()), tellDueWebhooks(worker())]);
  await tellDueWebhooks(worker());
  expect(received.length).toBe(12);
});

test('an event of a transaction that is rolled back is never told', async () => {
  const failed = opened.db.transaction(async (tx) => {
    await enqueueWebhook(tx, closedEvent('2026-5'));
    throw new Error('rolled back');
  });
  await expect(failed).rejects.toThrow('rolled back');
  expect([await tellDueWebhooks(worker()), received.length]).toEqual([0, 0]);
});
