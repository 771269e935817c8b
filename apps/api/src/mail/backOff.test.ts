import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailOutbox } from '../db/mailSchema.ts';
import type { TestApp } from '../../testing/testApp.ts';
import { openTestApp } from '../../testing/testApp.ts';
import { enqueueMail } from './outbox.ts';
import { sendDueMails } from './worker.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
}, 60_000);
afterAll(() => shop.close());

test('a refused mail is retried after 1, 5, 15, 60, 240 and then every 720 minutes', async () => {
  let { now } = shop.time;
  const mail = { kind: 'passwordReset', hash: 'abc' } as const;
  await enqueueMail(shop.db, now, { recipient: 'ada@example.org', language: 'EN', mail });
  const waits: number[] = [];
  for (let attempt = 0; attempt < 8; attempt += 1) {
    await sendDueMails({
      documentPdf: () => Promise.resolve(null),
      db: shop.db,
      clock: () => now,
      log: () => undefined,
      currentShop: () => exampleShop,
      origin: 'https://shop.example',
      shopAddress: 'office@platine.example',
      ordersAddress: null,
      send: () => Promise.reject(new Error('full')),
      forget: true,
    });
    const [row] = await shop.db.select().from(mailOutbox);
    waits.push(((row?.dueAt.getTime() ?? 0) - now.getTime()) / 60_000);
    now = row?.dueAt ?? now;
  }
  expect(waits).toEqual([1, 5, 15, 60, 240, 720, 720, 720]);
});
