import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import type { LogLine } from '../log/log.ts';
import type { TestApp } from '../../testing/testApp.ts';
import { openTestApp } from '../../testing/testApp.ts';
import { startMailDelivery } from './mailDelivery.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
}, 60_000);
afterAll(() => shop.close());

const local = 'http://localhost:3000';
const thisMachine = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };

test.each([
  [
    'without a mail server, on this machine',
    null,
    local,
    200,
    ['No SMTP_URL is set: mails are kept and shown at http://localhost:3000/outbox/.'],
  ],
  ['with a mail server', 'smtp://127.0.0.1:25', local, 404, []],
  [
    'without a mail server, at an address for everyone',
    null,
    'https://shop.example',
    404,
    ['No SMTP_URL is set: no mail leaves, and nobody can read any.'],
  ],
])('the outbox can be read, or is not there: %s', async (_, smtpUrl, publicOrigin, status, warnings) => {
  const { db } = shop;
  const lines: LogLine[] = [];
  const clock = () => shop.time.now;
  const log = (line: LogLine) => lines.push(line);
  const settings = {
    smtpUrl,
    from: '"Platine" <service@platine.example>',
    shop: 'office@platine.example',
    orders: null,
  };
  const { outbox, close } = startMailDelivery(settings, {
    db,
    clock,
    currentShop: () => exampleShop,
    log,
    origin: publicOrigin,
    documentPdf: () => Promise.resolve(null),
  });
  const app = createApp({ db, clock, currentShop: () => exampleShop, log, publicOrigin, outbox });
  const answer = await app.fetch(new Request(`${local}/outbox/`), thisMachine);
  expect(answer.status).toBe(status);
  // Mails hold private links and words of strangers.
  const { headers } = answer;
  expect(headers.get('cache-control')).toBe(status === 200 ? 'no-store' : null);
  expect(headers.get('content-security-policy') ?? '').toMatch(status === 200 ? /^default-src 'none'/ : /^$/);
  const warned = lines.flatMap((line) => (line.event === 'warning' ? [line.message] : []));
  expect(warned).toEqual(warnings);
  close();
});
