import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { faultsIn } from '@platine/api/testing/faults/faultsIn.ts';
import type { Plan } from '@platine/api/testing/faults/plan.ts';
import { sandbox } from '@platine/api/testing/faults/providers.ts';
import { freeClaims } from '@platine/api/testing/freeClaims.ts';
import { camtOf } from '@platine/api/testing/statements.ts';
import { parseDeskResponse } from '@platine/domain/contract/desk/parseDesk.ts';
import { isEnvelope } from '@platine/domain/contract/envelope.ts';
import { needsProvider } from '@platine/domain/payment/methods.ts';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { atDesk } from './atDesk.ts';
import type { DayOrder } from './dayOrders.ts';
import { askQuestion, board, placeOrders, withdraw } from './dayOrders.ts';
import { locationOf } from './data.ts';
import { openShop } from './openShop.ts';
import { tabTo } from './tabTo.ts';

const shop = openShop((data) => Promise.resolve({ ...data, MAIL_ORDERS: 'orders@shop.example' }));

/** A short day; DAY_ORDERS=50 walks a full one. */
const share = Number(process.env['DAY_ORDERS'] ?? 10) / 50;
const timeout = 600_000;

test(
  'issue 20: a day at the desk by keyboard alone, while the shop is killed: all is booked, packed, sent and repaid once',
  { timeout },
  async () => {
    const orders = await placeOrders(shop, share);
    await askQuestion(shop.origin());
    const page = await atDesk(shop, 'dora', { role: 'everything' });
    await bookTransfers(page, orders);
    await actOnAll(page, { list: '2', act: 'Mark as packed', now: /^Pack /, killAfter: 400 });
    await actOnAll(page, { list: '3', act: 'Mark as sent', now: /^Send /, killAfter: 900 });
    await bookInvoices(page, orders, await exportMonth(page));
    const withdrawn = await repayThree(page, orders);
    await actOnAll(page, { list: '5', act: 'Enter transfers', now: /^Enter one transfer/, killAfter: 0 });
    await answerQuestion(page);
    const counted = await countStock(page);
    // The next job does the requests that a killed process had claimed.
    const unpaid = async () => (await shop.command('order', 'list', 'payment')).said.match(/\d{4}-\d{6}/g) ?? [];
    await expect.poll(unpaid, { timeout: 120_000, interval: 2000 }).toEqual([]);
    await page.keyboard.press('t');
    for (const done of ['To be paid', 'To pack', 'To send', 'To repay', 'To answer'])
      await page.getByRole('link', { name: `0 ${done}` }).waitFor();

    const plans = new Map(orders.map((order) => [order.orderNumber, planOf(order, withdrawn.includes(order))]));
    const faults: string[] = [];
    await shop.restart('stopped', async (settings) => {
      const mostOfOneSession = orders.filter(({ account }) => account === 'invoice').length;
      const books = {
        plans,
        mostOfOneSession,
        stock: board.stock + counted,
        sku: board.sku,
        moved: sandbox.moved,
        told: true,
      };
      faults.push(...(await faultsIn(locationOf(settings), books)));
    });
    expect(faults).toEqual([]);
  },
);

/** The shop is killed, and open again after the minutes for which it had claimed requests to payments' providers. */
function kill(): Promise<void> {
  return shop.restart('killed', (settings) => freeClaims(locationOf(settings)));
}

/** The history that the day leaves to an order. */
function planOf({ payment }: DayOrder, withdrawn: boolean): Plan {
  const isOnline = needsProvider(payment);
  const repaid = ['withdrawn', 'refunded', ...(isOnline ? [] : ['transferred'])];
  const history = [
    'placed',
    ...(isOnline ? ['authorised'] : []),
    'paid',
    'packed',
    'sent',
    ...(withdrawn ? repaid : []),
  ];
  return { steps: [], history, toTransfer: 0 };
}

/** Opens a list of orders; answers how many it has. As it was before it is shown while it is read again. */
async function countIn(page: Page, list: string): Promise<number> {
  const read = page.waitForResponse('**/desk/api/orders?*');
  await open(page, list);
  const answer: unknown = await (await read).json();
  if (!isEnvelope<unknown>(answer) || !answer.SUCCESSFUL) throw new Error('The desk did not answer with orders.');
  const { COUNT } = parseDeskResponse('deskOrders', answer.DATA);
  await page.getByText(COUNT === 0 ? 'There is nothing in this list' : new RegExp(`^${COUNT} orders?$`)).waitFor();
  return COUNT;
}

/** Opens a list of Today. */
async function open(page: Page, list: string): Promise<void> {
  await page.keyboard.press('t');
  await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
  await page.keyboard.press(list);
  await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor({ state: 'detached' });
}

/** A bank's file is read; what names an order and its exact amount is booked. */
async function readStatement(page: Page, credits: Parameters<typeof camtOf>[1]): Promise<void> {
  await page.keyboard.press('m');
  await page.getByRole('heading', { level: 1, name: 'Bank statement' }).waitFor();
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, /^File from your bank/);
  await page.keyboard.press('Enter');
  const file = { name: 'bank.xml', mimeType: 'text/xml', buffer: Buffer.from(camtOf('08', credits)) };
  await (await chooser).setFiles(file);
  await tabTo(page, /^Read and book/);
  await page.keyboard.press('Enter');
}

/** Payments that are booked by a file that was read, now or before. */
async function countBooked(page: Page): Promise<number> {
  const headings = await page.getByRole('heading', { name: /^Booked/ }).allTextContents();
  return headings.reduce((sum, text) => sum + Number(/\d+/.exec(text)?.[0]), 0);
}

/** The transfers of the day, one of them without a reference. The shop is killed while it books them. */
async function bookTransfers(page: Page, orders: readonly DayOrder[]): Promise<void> {
  const [unnamed, ...named] = orders.filter(({ payment }) => payment === 'WIRE_TRANSFER');
  const { orderNumber: number = '', total = 0 } = unnamed ?? {};
  const credits = [...named, { orderNumber: 'thank you', total }].map((order, index) => ({
    amount: order.total.toFixed(2),
    text: order.orderNumber,
    reference: `bank ${index}`,
  }));
  await readStatement(page, credits);
  await kill();
  await page.getByText(/^There is no connection to the shop/).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'To confirm (1)' }).waitFor();
  expect(await countBooked(page)).toBe(named.length);
  await tabTo(page, new RegExp(`^Book on ${number}`));
  await page.keyboard.press('Enter');
  await page.getByRole('status').getByText(`Booked on ${number} by dora.`).waitFor();
}

/** Those who order on invoice pay by its number, after the goods have come. `invoices` is the month's file. */
async function bookInvoices(page: Page, orders: readonly DayOrder[], invoices: string): Promise<void> {
  const lines = invoices.split('\n');
  const credits = orders
    .filter(({ payment }) => payment === 'INVOICE')
    .map(({ orderNumber, total }, index) => {
      const number = /RE-\d+-\d+/.exec(lines.find((line) => line.includes(orderNumber)) ?? '')?.[0] ?? '';
      return { amount: total.toFixed(2), text: number, reference: `invoice ${index}` };
    });
  await readStatement(page, credits);
  await expect.poll(() => countBooked(page)).toBe(credits.length);
}

type Act = { readonly list: string; readonly act: string; readonly now: RegExp; readonly killAfter: number };

/** Ticks a whole list and acts on it; the shop is killed meanwhile. What was left is done again, until there is nothing to do. */
async function actOnAll(page: Page, { list, act, now, killAfter }: Act): Promise<void> {
  let kills = 0;
  for (let times = 0; times < 10; times += 1) {
    const count = await countIn(page, list);
    if (count === 0) break;
    await page.keyboard.press('a');
    await tabTo(page, new RegExp(`^${act}`));
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: act }).waitFor();
    await page.getByRole('button', { name: now }).waitFor();
    await tabTo(page, now);
    await page.keyboard.press('Enter');
    if (kills === 0) {
      await setTimeout(killAfter);
      await kill();
      kills += 1;
    }
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
}

/** Three shoppers withdraw after their goods have left: by transfer, by PayPal and by card. */
async function repayThree(page: Page, orders: readonly DayOrder[]): Promise<readonly DayOrder[]> {
  const ways = ['WIRE_TRANSFER', 'PAYPAL', 'SAFERPAY'];
  const three = ways.flatMap((way) => orders.find(({ payment }) => payment === way) ?? []);
  for (const order of three) await withdraw(shop.origin(), order);
  await expect.poll(async () => (await shop.command('order', 'withdrawals')).said.match(/recorded/g)?.length).toBe(3);
  for (const { orderNumber } of three) {
    await page.keyboard.press('w');
    await page.getByRole('link', { name: orderNumber }).waitFor();
    await tabTo(page, new RegExp(`^${orderNumber}$`));
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Repay money' }).waitFor();
    await page.keyboard.press('r');
    await page.getByRole('dialog', { name: 'Repay money' }).waitFor();
    await page.keyboard.press('Enter');
    await page
      .getByText(/^Refunded/)
      .first()
      .waitFor();
  }
  return three;
}

async function answerQuestion(page: Page): Promise<void> {
  await open(page, '7');
  await page.getByRole('button', { name: 'Answer', exact: true }).waitFor();
  await tabTo(page, /^Answer$/);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Answer' }).waitFor();
  await page.keyboard.type('Yes, it does.');
  await tabTo(page, /^Send the answer/);
  await page.keyboard.press('Enter');
  await page.getByText('There is nothing in this list').waitFor();
}

/** Finds the board and counts five more than the shop knew; answers the difference. */
async function countStock(page: Page): Promise<number> {
  await page.keyboard.press('g');
  await page.getByRole('heading', { level: 1, name: 'Products' }).waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type(String(board.sku));
  await page.keyboard.press('Enter');
  await page.getByText(/^1 product$/).waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.getByLabel(/^Pieces that come/).waitFor();
  await tabTo(page, /^Pieces that come/);
  await page.keyboard.type('5');
  await tabTo(page, /^Reason, for the log/);
  await page.keyboard.type('counted');
  await page.keyboard.press('Enter');
  await page
    .getByText(/counted/)
    .first()
    .waitFor();
  return 5;
}

/** Saves the month's invoices; answers the file. */
async function exportMonth(page: Page): Promise<string> {
  await page.keyboard.press('f');
  await page.getByRole('heading', { level: 1, name: 'Figures' }).waitFor();
  await page.getByRole('button', { name: /^Invoices and credit notes/ }).waitFor();
  await tabTo(page, /^Invoices and credit notes/);
  const saved = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  return readFile(await (await saved).path(), 'utf8');
}
