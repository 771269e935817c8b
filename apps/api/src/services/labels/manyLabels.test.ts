import { readFileSync } from 'node:fs';
import { PDFDocument } from '@cantoo/pdf-lib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deskLabelsPath } from '@platine/domain/contract/desk/deskFiles.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';
import { typeOperator } from '../../../testing/deskBrowser.ts';
import type { OrderDesk } from '../../../testing/orderDesk.ts';
import { orderByTransfer, orderDesk } from '../../../testing/orderDesk.ts';
import type { OpenedSendcloud } from '../../../testing/providers/openSendcloud.ts';
import { openSendcloud } from '../../../testing/providers/openSendcloud.ts';
import type { TestApp } from '../../../testing/testApp.ts';
import { openTestApp } from '../../../testing/testApp.ts';
import { removeTestFolders, testFolder } from '../../../testing/testFolder.ts';
import { throttleBuckets } from '../../db/accountSchema.ts';
import { shippingLabels } from '../../db/labelSchema.ts';
import { sendcloudLabels } from '../../integrations/labels/sendcloud/sendcloudLabels.ts';
import { removeExpired } from '../expiry.ts';
import { readOrderFile } from '../orders/orderFile.ts';
import { askForLabel } from './askForLabel.ts';
import { joinLabels } from './joinLabels.ts';
import { findLabel } from './labelRows.ts';
import type { Labelling } from './performLabels.ts';
import { readParcelLabel } from './readParcelLabel.ts';

let shop: TestApp;
let sendcloud: OpenedSendcloud;
let desk: OrderDesk;
beforeAll(async () => {
  shop = await openTestApp();
  sendcloud = await openSendcloud(() => shop.time.now.getTime());
  desk = orderDesk(shop, { labels: sendcloudLabels(sendcloud.account) });
}, 60_000);
afterAll(async () => {
  removeTestFolders();
  await sendcloud.stop();
  await shop.close();
});

const process = (): Labelling => ({
  db: shop.db,
  clock: () => shop.time.now,
  currentShop: () => exampleShop,
  labels: sendcloudLabels(sendcloud.account),
  log: () => undefined,
});
const press = (orderNumber: string) => askForLabel(process(), { orderNumber, by: 'anna' });

async function packedOrder(): Promise<string> {
  await shop.db.delete(throttleBuckets);
  const orderNumber = await orderByTransfer(shop);
  await desk.order('paid', orderNumber);
  await desk.order('pack', orderNumber);
  return orderNumber;
}

/** The reference of the label of an order. */
async function labelled(): Promise<string> {
  const orderNumber = await packedOrder();
  await press(orderNumber);
  return (await findLabel(shop.db, orderNumber))?.reference ?? '';
}

const pagesIn = async (bytes: Uint8Array) => (await PDFDocument.load(bytes)).getPages();

describe('issue 20: labels for several orders', () => {
  test('pnpm order label says how each has ended, and writes those that are made into one file', async () => {
    const [first, second] = [await packedOrder(), await packedOrder()];
    const unpacked = await orderByTransfer(shop);
    const out = `${testFolder()}/labels.pdf`;
    const [code, said] = await desk.order('label', first, unpacked, second, '--out', out);
    expect(code, 'one is refused').toBe(1);
    expect(said).toMatch(new RegExp(`${first}: Parcel ${first}-.* goes by ups, number 3SYZXG`));
    expect(said).toContain(`${unpacked}: Order ${unpacked} has nothing packed that may be sent`);
    expect(said).toContain(`2 labels are in ${out}, in this order`);
    expect(await pagesIn(readFileSync(out))).toHaveLength(2);
    expect([sendcloud.invoiced(first), sendcloud.invoiced(second)]).toEqual([1, 1]);
    const [, json] = await desk.order('label', second, first, '--out', out, '--json');
    const lines = json.split('\n').map((line): unknown => JSON.parse(line));
    const made = { label: { state: 'made', printable: true }, path: null };
    expect(lines).toMatchObject([{ orderNumber: second, ...made }, { orderNumber: first, ...made }, { path: out }]);
    expect((await desk.order('label', second, first, '--cancel'))[0]).toBe(0);
    expect([sendcloud.invoiced(first), sendcloud.invoiced(second)]).toEqual([0, 0]);
  });

  test('two operators who make the same ones at once make one each', async () => {
    const numbers = [await packedOrder(), await packedOrder(), await packedOrder()];
    const operator = async () => {
      const ends: string[] = [];
      for (const orderNumber of numbers) ends.push((await press(orderNumber)).kind);
      return ends;
    };
    const [anna, bert] = await Promise.all([operator(), operator()]);
    for (const [index, orderNumber] of numbers.entries()) {
      expect(new Set([anna[index], bert[index]])).toEqual(new Set(['asked', 'open']));
      expect(sendcloud.invoiced(orderNumber)).toBe(1);
      expect(await shop.db.$count(shippingLabels, eq(shippingLabels.orderNumber, orderNumber))).toBe(1);
    }
  });

  test('one file has their pages in the order that is asked for, each of its own size', async () => {
    const [small, large] = [await labelled(), await labelled()];
    const wide = await PDFDocument.create();
    wide.addPage([595, 842]);
    wide.addPage([300, 200]);
    const keep = (pdf: Uint8Array) =>
      shop.db.update(shippingLabels).set({ pdf }).where(eq(shippingLabels.reference, large));
    await keep(await wide.save());
    const join = (...references: readonly string[]) => joinLabels(process(), references);
    const joined = await join(large, small);
    if (joined.kind !== 'joined') throw new Error(joined.kind);
    const sizes = (await pagesIn(joined.bytes)).map((page) => [page.getWidth(), page.getHeight()]);
    expect(sizes).toEqual([[595, 842], [300, 200], expect.not.arrayContaining([595])]);
    expect(await join(small, 'x'), 'none is left out').toEqual({ kind: 'missing', reference: 'x' });
    await keep(Buffer.from('%PDF-1.7 and no more'));
    expect(await join(small, large)).toEqual({ kind: 'unreadable', reference: large });
  });

  test('programs read that file with their token', async () => {
    const [first, second] = [await labelled(), await labelled()];
    const token = (await typeOperator(shop, 'token', 'erp', '--may', 'orders')).split('\n')[0] ?? '';
    const read = (...references: readonly string[]) =>
      shop.send('GET', deskLabelsPath(references), { headers: { authorization: `Bearer ${token}` } });
    const found = await read(second, first);
    expect([found.status, found.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(found.headers.get('content-disposition')).toBe('inline; filename="labels.pdf"');
    const missing = await read(first, '2026-1-1-none');
    expect([missing.status, missing.text]).toEqual([404, expect.stringContaining('There is no label 2026-1-1-none')]);
    const many = Array.from({ length: 51 }, (_, index) => `2026-1-${index}`);
    expect((await read(...many)).text).toContain('One file has 1 to 50 labels.');
  });

  test('one whose file is forgotten after 60 days is made, and not printable', async () => {
    const orderNumber = await packedOrder();
    await press(orderNumber);
    const read = async () => {
      const file = await readOrderFile(shop.db, orderNumber);
      return file === null ? null : readParcelLabel(process(), file);
    };
    expect(await read()).toMatchObject({ state: 'made', printable: true });
    await removeExpired(shop.db, new Date(shop.time.now.getTime() + 61 * 24 * 60 * 60_000));
    expect(await read()).toMatchObject({ state: 'made', printable: false });
  });
});
