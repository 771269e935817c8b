import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';
import { refuseMail } from '../../testing/refusedMail.ts';
import type { TestApp } from '../../testing/testApp.ts';
import { openTestApp, testNow } from '../../testing/testApp.ts';
import { typeCommand } from '../../testing/typeCommand.ts';
import { mailCommand } from '../commands/mail/run.ts';
import { mailActs, mailOutbox } from '../db/mailSchema.ts';
import { ordersRecipient } from '../mail/outbox.ts';
import type { MailWorkerOptions } from '../mail/worker.ts';
import { sendDueMails } from '../mail/worker.ts';
import { actOnMails, countRefusedMails, listRefusedMails } from './mails.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
}, 60_000);
afterAll(() => shop.close());
beforeEach(async () => {
  shop.time.now = testNow;
  await shop.db.delete(mailOutbox);
  await shop.db.delete(mailActs);
});

const moment = () => ({ db: shop.db, now: shop.time.now });
const retry = { kind: 'retried', by: 'anna', why: '', seen: 0 } as const;
const giveUp = { ...retry, kind: 'givenUp', why: 'no such address' } as const;
const later = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000);

/** Lets the worker send, to a mail server that accepts or refuses. */
async function send(accepts: boolean): Promise<number> {
  const worker: MailWorkerOptions = {
    db: shop.db,
    clock: () => shop.time.now,
    currentShop: () => exampleShop,
    send: () => (accepts ? Promise.resolve() : Promise.reject(new Error('refused'))),
    log: () => undefined,
    origin: 'https://shop.example',
    shopAddress: '',
    ordersAddress: 'orders@shop.example',
    forget: true,
    documentPdf: () => Promise.resolve(null),
  };
  return sendDueMails(worker);
}

describe('the list', () => {
  test('has refused mails alone, with as much of the address as is needed', async () => {
    const id = await refuseMail(shop);
    const waiting = await refuseMail(shop);
    const sent = await refuseMail(shop);
    await shop.db.update(mailOutbox).set({ attempts: 0 }).where(eq(mailOutbox.id, waiting));
    await shop.db.update(mailOutbox).set({ sentAt: testNow }).where(eq(mailOutbox.id, sent));
    const { mails, count } = await listRefusedMails(shop.db, 0);
    expect([count, await countRefusedMails(shop.db)]).toEqual([1, 1]);
    expect(mails).toEqual([
      {
        id,
        kind: 'orderPaid',
        recipient: 'a…@example.org',
        orderNumber: '2026-100001',
        at: testNow.toISOString(),
        attempts: 3,
        lastError: 'Error EENVELOPE 550',
        nextAt: later(15).toISOString(),
      },
    ]);
  });

  test('names no mailbox of the shop', async () => {
    await refuseMail(shop, { recipient: ordersRecipient });
    expect((await listRefusedMails(shop.db, 0)).mails[0]?.recipient).toBe('');
  });
});

describe('again', () => {
  test('the worker sends it at once, not at its next attempt', async () => {
    const id = await refuseMail(shop, { mail: { kind: 'newsletterOptIn', hash: 'x' } });
    expect(await send(true), 'before').toBe(0);
    expect(await actOnMails(moment(), { ...retry, ids: [id] })).toEqual([{ id, result: 'done', faster: null }]);
    expect(await send(true)).toBe(1);
    expect(await shop.db.$count(mailOutbox)).toBe(0);
    expect(await actOnMails(moment(), { ...retry, ids: [id], seen: 9 })).toMatchObject([{ result: 'gone' }]);
  });

  test('all of them, each logged with who and why', async () => {
    const ids = [await refuseMail(shop), await refuseMail(shop)];
    const ends = await actOnMails(moment(), { ...retry, ids: null, why: 'the server is up' });
    expect(ends.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    const { acts } = await listRefusedMails(shop.db, 0);
    const act = { by: 'anna', why: 'the server is up', kind: 'retried', mail: 'orderPaid', orderNumber: '2026-100001' };
    expect(acts).toMatchObject([act, act]);
    expect(JSON.stringify(await shop.db.select().from(mailActs))).not.toContain('example.org');
  });

  test('a refused one waits as before', async () => {
    const id = await refuseMail(shop);
    await actOnMails(moment(), { ...retry, ids: [id] });
    expect(await send(false)).toBe(0);
    const [row] = await shop.db.select().from(mailOutbox);
    expect(row).toMatchObject({ attempts: 4, dueAt: later(60), claimedUntil: null });
  });
});

test('a mail that was given up is never sent, and one that is being sent is left alone', async () => {
  const [id, claimed] = [await refuseMail(shop), await refuseMail(shop)];
  await shop.db
    .update(mailOutbox)
    .set({ claimedUntil: later(5) })
    .where(eq(mailOutbox.id, claimed));
  const ends = await actOnMails(moment(), { ...giveUp, ids: [id, claimed] });
  expect(ends.map(({ result }) => result)).toEqual(['done', 'underWay']);
  shop.time.now = later(5);
  expect(await actOnMails(moment(), { ...giveUp, ids: [claimed] }), 'its process has died').toMatchObject([
    { result: 'done' },
  ]);
  expect(await shop.db.$count(mailOutbox)).toBe(0);
});

describe('two at once', () => {
  test.each([
    ['gave it up', giveUp, 'givenUp'],
    ['tried it again', retry, 'retried'],
  ] as const)('the second is told who %s', async (_, first, kind) => {
    const id = await refuseMail(shop);
    const { seen } = await listRefusedMails(shop.db, 0);
    await actOnMails(moment(), { ...first, ids: [id], seen });
    const late = await actOnMails(moment(), { ...giveUp, ids: [id], by: 'bert', seen });
    expect(late).toMatchObject([{ id, result: 'conflict', faster: { by: 'anna', kind } }]);
    expect(await shop.db.$count(mailActs)).toBe(1);
  });

  test('who has seen the other act may go on', async () => {
    const id = await refuseMail(shop);
    await actOnMails(moment(), { ...retry, ids: [id] });
    const { seen } = await listRefusedMails(shop.db, 0);
    expect(await actOnMails(moment(), { ...giveUp, ids: [id], by: 'bert', seen })).toMatchObject([{ result: 'done' }]);
  });

  test('the same press of the same operator happens once', async () => {
    const id = await refuseMail(shop);
    for (const _ of [1, 2])
      expect(await actOnMails(moment(), { ...giveUp, ids: [id] })).toMatchObject([{ result: 'done' }]);
    expect(await shop.db.$count(mailActs)).toBe(1);
  });
});

describe('pnpm mail', () => {
  const type = (...words: readonly string[]) =>
    typeCommand(mailCommand, words, {
      db: shop.db,
      payments: {},
      labels: null,
      log: () => undefined,
      mediaFolder: '',
      deskOrigin: '',
      currentShop: () => exampleShop,
      clock: () => shop.time.now,
    });

  test('lists, tries again and gives up, and says what was done', async () => {
    expect(await type('list')).toEqual([0, 'Every mail has left.']);
    expect(await type('retry', '--all')).toEqual([0, 'Every mail has left: nothing is to be done.']);
    const id = await refuseMail(shop);
    const [, said] = await type('list');
    expect(said).toContain(`${id}  orderPaid of 2026-100001 to a…@example.org: refused 3 times (Error EENVELOPE 550)`);
    expect(await type('retry', id, '--by', 'ada')).toEqual([0, `${id}: is tried again now.`]);
    expect(await type('give-up', id, '--why', 'no such address')).toEqual([0, `${id}: given up.`]);
    expect((await type('list'))[1]).toMatch(
      /shop gave up: orderPaid of 2026-100001 \(no such address\)\n.*ada tried again/,
    );
    const [code, refused] = await type('retry', id);
    expect([code, refused]).toEqual([
      1,
      expect.stringMatching(/^[\w-]+: nothing was done, because of this: .* shop gave up/),
    ]);
  });
});
