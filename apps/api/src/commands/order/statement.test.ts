import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { toCents } from '@platine/domain/money/money.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';
import { faultyDatabase } from '../../../testing/faultyDatabase.ts';
import type { OrderDesk } from '../../../testing/orderDesk.ts';
import { orderByTransfer, orderDesk, orderOnline } from '../../../testing/orderDesk.ts';
import { camtOf } from '../../../testing/statements.ts';
import type { TestApp } from '../../../testing/testApp.ts';
import { openTestApp } from '../../../testing/testApp.ts';
import { removeTestFolders, testFolder } from '../../../testing/testFolder.ts';
import { throttleBuckets } from '../../db/accountSchema.ts';
import { mailOutbox } from '../../db/mailSchema.ts';
import { orders, payments } from '../../db/orderSchema.ts';
import { products } from '../../db/schema.ts';
import { mostBytes } from '../../bank/statement.ts';
import { documentsOfOrder } from '../../services/documents/issueDocument.ts';
import { issueInvoice } from '../../services/documents/issueInvoice.ts';
import { standingInvoices } from '../../services/documents/standingInvoices.ts';
import { bookStatement } from '../../services/money/bookStatement.ts';
import { readOrderFile } from '../../services/orders/orderFile.ts';

let shop: TestApp;
let order: OrderDesk['order'];
let folder: string;
beforeAll(async () => {
  shop = await openTestApp();
  ({ order } = orderDesk(shop));
  folder = testFolder();
}, 60_000);
afterAll(async () => {
  await shop.close();
  removeTestFolders();
});
beforeEach(async () => {
  for (const table of [payments, orders, mailOutbox, throttleBuckets]) await shop.db.delete(table);
  await shop.db.update(products).set({ stockAmount: 500 });
});

function file(contents: string | Buffer): string {
  const path = join(folder, 'statement');
  writeFileSync(path, contents);
  return path;
}
async function totalOf(number: string): Promise<string> {
  const read = await readOrderFile(shop.db, number);
  return ((read?.state.total ?? 0) / 100).toFixed(2);
}
const kindsOf = async (number: string) => (await readOrderFile(shop.db, number))?.history.map(({ act }) => act.kind);

test.each(['02', '08'] as const)(
  'exact reference and amount book themselves, the rest is listed with its reason (CAMT.053 version %s)',
  async (version) => {
    const [right, short, cancelled, twice] = [
      await orderByTransfer(shop),
      await orderByTransfer(shop),
      await orderByTransfer(shop),
      await orderByTransfer(shop),
    ];
    const card = await orderOnline(shop);
    await order('cancel', cancelled);
    const amount = await totalOf(right);
    const entry = (text: string, more = {}) => ({ amount, text, reference: `B-${text}`, ...more });
    const statement = camtOf(version, [
      entry(`Order ${right}, Ada`),
      entry(short, { amount: '1.00' }),
      entry(cancelled),
      entry(twice),
      entry(`again ${twice}`),
      entry('2000-100001'),
      entry('for the lamp'),
      entry(`${right} ${twice}`),
      entry(card),
    ]);
    const [code, said] = await order('statement', file(statement), '--by', 'ada');
    expect(code).toBe(1);
    const lines = said.split('\n');
    expect(lines).toEqual([
      `2026-11-23 ${amount} EUR booked: ${right}`,
      expect.stringMatching(new RegExp(`order ${short} has another total`)),
      expect.stringMatching(new RegExp(`order ${cancelled} has been cancelled`)),
      `2026-11-23 ${amount} EUR booked: ${twice}`,
      expect.stringMatching(new RegExp(`order ${twice} is paid already`)),
      expect.stringContaining('there is no order 2000-100001.'),
      expect.stringMatching(/from Ada Lovelace, "for the lamp" \(B-for the lamp\): it names no order/),
      expect.stringContaining('it names several orders'),
      expect.stringMatching(new RegExp(`order ${card} was paid on a provider's page`)),
      '2 booked, 0 booked before, 7 to look at.',
    ]);
    const history = (await readOrderFile(shop.db, right))?.history.at(-1);
    expect(history).toMatchObject({ by: 'ada', why: `bank entry B-Order ${right}, Ada`, act: { kind: 'paid' } });
    expect(await kindsOf(short)).toEqual(['placed']);
  },
);

test('the number of an invoice stands for its order, whatever order has the same digits', async () => {
  const number = await orderByTransfer(shop);
  const amount = await totalOf(number);
  const at = { now: shop.time.now, shop: exampleShop };
  const whole = { orderNumber: number, part: '', pieces: null };
  const invoice = await shop.db.transaction((tx) => issueInvoice(tx, at, whole));
  if (typeof invoice === 'string') throw new Error(invoice);
  const entries = [
    { amount, text: `RE-${number}` },
    { amount, text: `${invoice.number} for order ${number}` },
    { amount, text: invoice.number },
  ];
  const [code, said] = await order('statement', file(camtOf('08', entries)));
  expect(said.split('\n')).toEqual([
    expect.stringContaining(`there is no order RE-${number}.`),
    expect.stringContaining(`booked: ${number}`),
    expect.stringMatching(new RegExp(`order ${number} is paid already`)),
    '1 booked, 0 booked before, 2 to look at.',
  ]);
  expect(code).toBe(1);
});

/** An order of 20 pieces on invoice, of which 5 and then the rest have left: its number, and number and amount of each invoice. */
async function sentInTwo() {
  const number = await orderByTransfer(shop);
  const byInvoice = sql`jsonb_set(to_jsonb(${orders.document}), '{order,paymentMethod}', '"INVOICE"')`;
  await shop.db.update(orders).set({ document: byInvoice }).where(eq(orders.number, number));
  for (const line of ['1=5', '1=15']) expect((await order('ship', number, '--line', line))[0]).toBe(0);
  const issued = await shop.db.transaction((tx) => documentsOfOrder(tx, number));
  const invoices = standingInvoices(issued).map((invoice) => ({
    number: invoice.number,
    amount: (invoice.totals.total / 100).toFixed(2),
  }));
  const [first, second] = invoices.toSorted((one, other) => one.number.localeCompare(other.number));
  if (first === undefined || second === undefined) throw new Error('There are not two invoices.');
  return { number, first, second };
}

const paymentOf = async (number: string) => (await readOrderFile(shop.db, number))?.state.payment;

test('an order on invoice that is sent in two parcels is paid invoice by invoice, each once', async () => {
  const { number, first, second } = await sentInTwo();
  const entries = [
    { amount: first.amount, text: first.number },
    { amount: first.amount, text: `${first.number} once more` },
    { amount: second.amount, text: first.number, reference: 'wrong' },
  ];
  const path = file(camtOf('08', entries));
  const [, said] = await order('statement', path);
  expect(said.split('\n')).toEqual([
    expect.stringContaining(`${first.amount} EUR booked: ${number}`),
    expect.stringContaining(`it names an invoice of order ${number} that is paid already`),
    expect.stringContaining(`it names an invoice of order ${number} that is paid already`),
    '1 booked, 0 booked before, 2 to look at.',
  ]);
  expect(await paymentOf(number)).toBe('partlyPaid');
  expect((await order('show', number))[1]).toMatch(
    new RegExp(
      `payment paid in part \\(${first.amount} EUR of .*waits for payment[^]*paid ${first.amount} EUR ${first.number}`,
    ),
  );
  const mails = (await shop.db.select().from(mailOutbox)).map(({ mail }) => mail);
  expect(mails).toContainEqual(expect.objectContaining({ kind: 'orderPaid', cents: toCents(Number(first.amount)) }));
  expect((await order('statement', path))[1]).toMatch(/0 booked, 1 booked before, 2 to look at\.$/);
  expect((await order('paid', number, '--amount', first.amount))[0], 'the same by hand').toBe(1);
  const rest = file(camtOf('08', [{ amount: second.amount, text: `Order ${number}` }]));
  expect(await order('statement', rest)).toEqual([0, expect.stringContaining('1 booked')]);
  expect(await paymentOf(number)).toBe('paid');
});

test('a person books the second invoice first, by its amount alone, and a transfer without reference is proposed for it', async () => {
  const { number, first, second } = await sentInTwo();
  const person = { db: shop.db, clock: () => shop.time.now, currentShop: () => exampleShop, by: 'ada' };
  const [credit] = (
    await bookStatement(person, Buffer.from(camtOf('08', [{ amount: second.amount, text: 'lamps', reference: 'B-7' }])))
  ).credits;
  expect(credit?.matches).toMatchObject([{ orderNumber: number, total: credit?.cents }]);
  expect((await order('paid', number, '--amount', second.amount, '--key', 'one'))[0]).toBe(0);
  expect((await order('paid', number, '--amount', second.amount, '--key', 'one'))[1]).toContain('done before');
  expect((await order('paid', number, '--amount', second.amount))[1]).toContain('has another amount');
  expect(await order('paid', number)).toEqual([0, expect.stringContaining(`paid ${first.amount} EUR`)]);
  expect(await paymentOf(number)).toBe('paid');
});

test('a further import of the same file books nothing, also after a kill at any statement', async () => {
  const numbers = [await orderByTransfer(shop), await orderByTransfer(shop)];
  const amount = await totalOf(numbers[0] ?? '');
  const path = file(
    camtOf(
      '02',
      numbers.map((text) => ({ amount, text })),
    ),
  );
  for (let stopAt = 1; stopAt < 60; stopAt += 1)
    await orderDesk(shop, { db: faultyDatabase(shop.db, stopAt) })
      .order('statement', path)
      .catch(() => undefined);
  expect(await order('statement', path)).toEqual([0, '0 booked, 2 booked before, 0 to look at.']);
  for (const number of numbers) expect(await kindsOf(number)).toEqual(['placed', 'paid']);
  const paidMails = (await shop.db.select().from(mailOutbox)).filter(({ mail }) => mail.kind === 'orderPaid');
  expect(paidMails).toHaveLength(2);
});

test('a dry run books nothing, and counts two credits for one order as the import does', async () => {
  const number = await orderByTransfer(shop);
  const amount = await totalOf(number);
  const entry = (reference: string) => ({ amount, text: number, reference });
  const path = file(camtOf('08', [entry('A'), entry('B')]));
  const [code, said] = await order('statement', path, '--dry-run');
  expect([code, said]).toEqual([1, expect.stringMatching(/1 would be booked, 0 booked before, 1 to look at\.$/)]);
  expect(await kindsOf(number)).toEqual(['placed']);
});

test('a CSV file in the encoding that is named; --json for programs', async () => {
  const number = await orderByTransfer(shop);
  const amount = (await totalOf(number)).replace('.', ',');
  const csv = Buffer.from(`Buchungstag;Betrag;Währung;Verwendungszweck\n23.11.2026;${amount};EUR;${number}`, 'latin1');
  const wrong = await order('statement', file(csv), '--json');
  expect([wrong[0], JSON.parse(wrong[1])]).toEqual([
    1,
    { error: 'badStatement', message: 'The statement is not in utf-8: for CSV, try --encoding.' },
  ]);
  const [code, said] = await order('statement', file(csv), '--encoding', 'windows-1252', '--json');
  expect([code, JSON.parse(said)]).toMatchObject([0, [{ kind: 'booked', orderNumber: number }]]);
});

test.each([
  ['no file', '/nowhere', 'is not there'],
  ['a file that is too large', null, 'is larger than'],
])('%s is refused in one sentence', async (_, path, sentence) => {
  const [code, said] = await order('statement', path ?? file(Buffer.alloc(mostBytes + 1)));
  expect([code, said]).toEqual([1, expect.stringMatching(new RegExp(`^The statement ${sentence}`))]);
});
