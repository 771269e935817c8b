import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { orderByTransfer, orderDesk } from '../../../testing/orderDesk.ts';
import type { TestApp } from '../../../testing/testApp.ts';
import { openTestApp, testNow } from '../../../testing/testApp.ts';
import { testSkus } from '../../../testing/testCatalogue.ts';
import { startPaying, testShopper } from '../../../testing/testShopper.ts';
import { typeCommand } from '../../../testing/typeCommand.ts';
import { customerActs } from '../../db/customerActSchema.ts';
import { customers, newsletterSubscriptions, passwordRequests, throttleBuckets } from '../../db/accountSchema.ts';
import { documents } from '../../db/documentSchema.ts';
import { mailOutbox } from '../../db/mailSchema.ts';
import { checkouts, orders, payments } from '../../db/orderSchema.ts';
import { cartPositions, sessions } from '../../db/schema.ts';
import { withdrawals } from '../../db/withdrawalSchema.ts';
import { sandboxIntegrations } from '../../integrations/integrations.ts';
import { beginWithdrawal, confirmWithdrawal } from '../../services/withdrawals/withdrawals.ts';
import { customerCommand } from './run.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
}, 60_000);
afterAll(() => shop.close());
beforeEach(async () => {
  const emptied = [
    payments,
    orders,
    sessions,
    customers,
    mailOutbox,
    newsletterSubscriptions,
    throttleBuckets,
    withdrawals,
    customerActs,
  ];
  for (const table of emptied) await shop.db.delete(table);
});

const ada = 'ada@example.org';
/** With a reason, which each act asks for. */
const pnpmCustomer = (...words: readonly string[]) => typeOnly(...words, '--reason', 'asked for it');
const typeOnly = (...words: readonly string[]) => typeCommand(customerCommand, words, contextOf());
const contextOf = () => {
  const { payments: providers } = sandboxIntegrations(shop.db);
  const current = { clock: () => testNow, currentShop: () => exampleShop, deskOrigin: '' };
  return { db: shop.db, payments: providers, labels: null, mediaFolder: '', ...current, log: () => undefined };
};

const account = { COMPANY: '', VATID: '', DEPARTMENT: '', FIRSTNAME: 'Ada', LASTNAME: 'Lovelace', TELEPHONE: '' };
const place = { STREET: '12, rue de la Gare', SUPPLEMENT: '', ZIPCODE: 'L-1611', CITY: 'Luxembourg' };
const PASSWORD = 'Klemme-230';

/** An account whose session has a cart, and its orders. */
async function customer(EMAIL: string) {
  const { call } = testShopper(shop.app);
  const kind = { CUSTOMER_TYPE: 'PRIVATE', COUNTRY_CODE: 'LU', NEWSLETTER: true } as const;
  await call('register', { ...account, ...place, ...kind, EMAIL, PASSWORD });
  const [mailed] = await shop.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, EMAIL));
  if (!mailed || !('hash' in mailed.mail)) throw new Error('No link was mailed.');
  await call('activate', { HASH: mailed.mail.hash });
  await call('login', { USERNAME: EMAIL, PASSWORD });
  await call('cartAddPosition', { SKU: testSkus.plain, AMOUNT: 3 });
}

/** A guest's order of which everything has been done. */
async function finishedOrder(): Promise<string> {
  const number = await orderByTransfer(shop);
  const { order } = orderDesk(shop);
  for (const act of ['paid', 'ship', 'deliver', 'close']) expect((await order(act, number, '--by', 'desk'))[0]).toBe(0);
  return number;
}

const countAll = () =>
  Promise.all(
    [customers, sessions, cartPositions, checkouts, newsletterSubscriptions, mailOutbox].map((table) =>
      shop.db.$count(table),
    ),
  );

describe('pnpm customer … export', () => {
  test('has the account, its cart and newsletter, and no secret', async () => {
    await customer('Grace@Example.org');
    const [code, said] = await pnpmCustomer('grace@example.org', 'export');
    expect(code).toBe(0);
    expect(JSON.parse(said)).toMatchObject({
      account: { email: 'Grace@Example.org', lastName: 'Lovelace', city: 'Luxembourg' },
      visits: [{ cart: [{ sku: testSkus.plain, amount: 3 }] }],
      orders: [],
      newsletter: { state: 'confirmed', places: ['REGISTRATION'] },
    });
    expect(said).not.toMatch(/argon2|hash/i);
  });

  test('has a guest’s orders with their history and documents, and the addresses', async () => {
    const number = await finishedOrder();
    const [, said] = await pnpmCustomer(ada, 'export');
    expect(JSON.parse(said)).toMatchObject({
      account: null,
      addresses: { checkouts: [[{ lastName: 'Lovelace' }]] },
      orders: [
        {
          orderNumber: number,
          delivery: { street: '1, rue Haute' },
          history: [{ act: { kind: 'placed' } }, { act: { kind: 'paid' } }, {}, {}, {}],
          documents: [{ kind: 'KB' }, {}, {}],
        },
      ],
    });
  });

  test('does not have what belongs to others', async () => {
    await finishedOrder();
    await customer('grace@example.org');
    const [, said] = await pnpmCustomer('grace@example.org', 'export');
    expect(said).not.toContain(ada);
    expect(said).not.toContain('rue Haute');
  });

  test('goes into a file that the operator alone may read', async () => {
    await customer('grace@example.org');
    const folder = await mkdtemp(join(tmpdir(), 'platine-person-'));
    const file = join(folder, 'grace.json');
    expect(await pnpmCustomer('grace@example.org', 'export', file)).toEqual([
      0,
      `Wrote everything about grace@example.org to ${file}.`,
    ]);
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ account: { firstName: 'Ada' } });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await rm(folder, { recursive: true });
  });

  test('D39: has statements of withdrawal; an erasure keeps the confirmed one, and none of its mails', async () => {
    const statement = { name: 'Ada', orderNumber: '2000-1', email: 'Ada@example.org', goods: 'a board', pieces: [] };
    const moment = { db: shop.db, now: testNow, clientAddress: null };
    await beginWithdrawal(moment, { ...statement, language: 'EN' });
    await confirmWithdrawal(moment, await beginWithdrawal(moment, { ...statement, goods: '', language: 'EN' }));
    const [, said] = await pnpmCustomer(ada, 'export');
    expect(JSON.parse(said)).toMatchObject({ withdrawals: [{ name: 'Ada' }, { name: 'Ada' }], mails: [{}, {}] });
    expect((await pnpmCustomer(ada, 'erase'))[0]).toBe(0);
    expect(await shop.db.select().from(withdrawals)).toMatchObject([{ goods: '', confirmedAt: testNow }]);
    expect(await shop.db.$count(mailOutbox)).toBe(0);
  });

  test('says when the shop keeps nothing', async () => {
    expect(await pnpmCustomer('nobody@example.org', 'export')).toEqual([
      1,
      'The shop keeps nothing about nobody@example.org.',
    ]);
  });
});

describe('pnpm customer … erase', () => {
  test('leaves nothing of an account', async () => {
    await customer('Grace@example.org');
    await shop.db.insert(passwordRequests).values({ email: 'grace@example.org', language: 'EN' });
    const [code, said] = await pnpmCustomer('grace@example.org', 'erase');
    expect([code, said]).toEqual([
      0,
      'Erased what the shop kept about grace@example.org: newsletter and mails, the account, 1 visit.',
    ]);
    expect(await countAll()).toEqual([0, 0, 0, 0, 0, 0]);
    expect(await shop.db.$count(passwordRequests)).toBe(0);
    expect((await pnpmCustomer('grace@example.org', 'export'))[0]).toBe(1);
  });

  test('keeps a finished order and its documents for as long as the law does, and everything of others', async () => {
    await customer('grace@example.org');
    const before = await countAll();
    const number = await finishedOrder();
    const [code, said] = await pnpmCustomer(ada, 'erase');
    expect(code).toBe(0);
    expect(said).toMatch(new RegExp(`\\n {2}${number} until 2036-12-31$`));
    expect((await countAll()).slice(0, -1)).toEqual(before.slice(0, -1));
    // The shop's own mail about the order has its number alone.
    const mails = await shop.db.select().from(mailOutbox);
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(['grace@example.org', 'orders']);
    expect(await shop.db.$count(orders)).toBe(1);
    expect(await shop.db.$count(documents)).toBeGreaterThan(1);
  });

  test('is refused while an order is not finished, and then changes nothing', async () => {
    const number = await orderByTransfer(shop);
    const before = await countAll();
    const [code, said] = await pnpmCustomer(ada, 'erase');
    expect(code).toBe(1);
    expect(said).toBe(`Nothing was erased: finish the orders of ${ada} first, with \`pnpm order\`: ${number}.`);
    expect(await countAll()).toEqual(before);
  });

  test('is refused while a payment is under way', async () => {
    await startPaying(testShopper(shop.app), { sku: testSkus.plain, amount: 20 });
    const [code, said] = await pnpmCustomer(ada, 'erase');
    expect([code, said]).toEqual([1, `Nothing was erased: a payment of ${ada} is under way, so try again in an hour.`]);
    expect(await shop.db.$count(payments)).toBe(1);
  });

  test('says with --dry-run what it would do', async () => {
    await customer('grace@example.org');
    const before = await countAll();
    const [code, said] = await typeOnly('grace@example.org', 'erase', '--dry-run');
    expect(code).toBe(0);
    expect(said).toMatch(/^Would erase what the shop kept about grace@example\.org/);
    expect(await countAll()).toEqual(before);
  });
});

describe('the reason of an act', () => {
  test.each([['export'], ['erase'], ['school', 'yes']])('is asked for: %s', async (...words) => {
    await customer('grace@example.org');
    const before = await countAll();
    expect(await typeOnly('grace@example.org', ...words)).toEqual([
      1,
      'Nothing was done: say why with --reason <text>. The log keeps it with who did it.',
    ]);
    expect([await countAll(), await shop.db.$count(customerActs)]).toEqual([before, 0]);
  });

  test('is in the log, with who did it', async () => {
    await customer('grace@example.org');
    await typeOnly('grace@example.org', 'school', 'yes', '--reason', ' saw the deed ', '--by', 'ada');
    await pnpmCustomer('grace@example.org', 'export');
    const acts = await shop.db.select().from(customerActs).orderBy(customerActs.id);
    expect(acts).toMatchObject([
      { kind: 'decided', by: 'ada', why: 'saw the deed', school: true },
      { kind: 'exported', by: 'shop', why: 'asked for it' },
    ]);
  });

  test('is given at the terminal, where somebody sits there', async () => {
    await customer('grace@example.org');
    const work = customerCommand.parse(['grace@example.org', 'invoice', 'yes'], '/');
    if (work?.needs !== 'shop') throw new Error('The words make no sense.');
    const silent = { say: () => undefined, complain: () => undefined, progress: () => undefined };
    const output = { ...silent, ask: () => Promise.resolve(' pays on time ') };
    expect(await work.run({ ...contextOf(), output })).toBe(0);
    expect(await shop.db.select().from(customerActs)).toMatchObject([{ kind: 'decided', why: 'pays on time' }]);
  });

  test('to look needs none', async () => {
    await customer('grace@example.org');
    expect(await typeOnly('grace@example.org')).toEqual([0, 'grace@example.org: school no, invoice no.']);
  });
});
