import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OrderDesk } from '../../../testing/orderDesk.ts';
import { orderByTransfer, orderDesk } from '../../../testing/orderDesk.ts';
import type { OpenedSendcloud } from '../../../testing/providers/openSendcloud.ts';
import { openSendcloud } from '../../../testing/providers/openSendcloud.ts';
import type { TestApp } from '../../../testing/testApp.ts';
import { openTestApp } from '../../../testing/testApp.ts';
import { testFolder, removeTestFolders } from '../../../testing/testFolder.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';
import { readFileSync } from 'node:fs';
import { throttleBuckets } from '../../db/accountSchema.ts';
import { shippingLabels } from '../../db/labelSchema.ts';
import { orders } from '../../db/orderSchema.ts';
import type { LabelService } from '../../integrations/labels/labelService.ts';
import { sendcloudLabels } from '../../integrations/labels/sendcloud/sendcloudLabels.ts';
import { removeExpired } from '../expiry.ts';
import { readOrderFile } from '../orders/orderFile.ts';
import { askForLabel, cancelLabel } from './askForLabel.ts';
import { findLabel, labelPdf } from './labelRows.ts';
import type { Labelling } from './performLabels.ts';
import { performLabels } from './performLabels.ts';

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

const minute = 60_000;
const pass = (ms: number) => {
  shop.time.now = new Date(shop.time.now.getTime() + ms);
};

/** A shop's process at the double, or at another service. */
const process = (labels: LabelService | null = sendcloudLabels(sendcloud.account)): Labelling => ({
  db: shop.db,
  clock: () => shop.time.now,
  currentShop: () => exampleShop,
  labels,
  log: () => undefined,
});

/** A paid order, all of which is packed; answers its number. */
async function packedOrder(): Promise<string> {
  await shop.db.delete(throttleBuckets);
  const orderNumber = await orderByTransfer(shop);
  await desk.order('paid', orderNumber);
  await desk.order('pack', orderNumber);
  return orderNumber;
}

const press = (orderNumber: string, at = process()) => askForLabel(at, { orderNumber, by: 'anna' });
const stateOf = async (orderNumber: string) => (await findLabel(shop.db, orderNumber))?.state ?? null;

describe('issue 19: pnpm order label', () => {
  test('makes a label, prints it again without asking, and the parcel goes with its number', async () => {
    const orderNumber = await packedOrder();
    const out = `${testFolder()}/label.pdf`;
    const [code, said] = await desk.order('label', orderNumber, '--out', out, '--by', 'anna');
    expect([code, said]).toEqual([0, expect.stringContaining(`The label is in ${out}`)]);
    expect(readFileSync(out, 'latin1')).toMatch(/^%PDF-/);
    const asked = sendcloud.received.length;
    const [, again] = await desk.order('label', orderNumber, '--out', out, '--json');
    const { tracking = '' } = (await findLabel(shop.db, orderNumber)) ?? {};
    expect(JSON.parse(again)).toMatchObject({ label: { state: 'made', carrier: 'ups', tracking }, path: out });
    expect(tracking).toMatch(/^3SYZXG/);
    expect(sendcloud.received).toHaveLength(asked);
    await desk.order('ship', orderNumber);
    const { history } = (await readOrderFile(shop.db, orderNumber)) ?? { history: [] };
    expect(history.find(({ act }) => act.kind === 'sent')?.act).toMatchObject({ carrier: 'ups', tracking });
    expect((await desk.order('label', orderNumber, '--cancel'))[0], 'the parcel has left').toBe(1);
    expect(sendcloud.invoiced(orderNumber)).toBe(1);
  });

  test('a carrier that is named is not that of the label', async () => {
    const orderNumber = await packedOrder();
    await press(orderNumber);
    await desk.order('ship', orderNumber, '--carrier', 'dhl', '--tracking', 'JD1');
    const { history } = (await readOrderFile(shop.db, orderNumber)) ?? { history: [] };
    expect(history.at(-1)?.act).toMatchObject({ carrier: 'dhl', tracking: 'JD1' });
  });

  test('cancels it before the parcel is sent, and makes another', async () => {
    const orderNumber = await packedOrder();
    await press(orderNumber);
    const first = await findLabel(shop.db, orderNumber);
    expect(await desk.order('label', orderNumber, '--cancel')).toEqual([0, 'The label is cancelled.']);
    expect(sendcloud.invoiced(orderNumber)).toBe(0);
    expect(await labelPdf(shop.db, first?.reference ?? '')).toBeNull();
    expect((await press(orderNumber)).kind).toBe('asked');
    expect(sendcloud.invoiced(orderNumber)).toBe(1);
  });

  test('says what stops it, with what to do', async () => {
    const unpacked = await orderByTransfer(shop);
    expect((await desk.order('label', unpacked))[1]).toMatch(/nothing packed that may be sent: "pack" it first/);
    expect((await desk.order('label', '2026-999999'))[1]).toMatch(/^There is no order 2026-999999/);
    const orderNumber = await packedOrder();
    expect((await press(orderNumber, process(null))).kind).toBe('notOffered');
    sendcloud.fail('/announce', { kind: 'error', name: 'carrier' });
    expect(await desk.order('label', orderNumber)).toEqual([
      1,
      'No label was made: The postal code is not valid for the country.',
    ]);
    sendcloud.fail('/announce', { kind: 'away' });
    expect((await desk.order('label', orderNumber))[1]).toMatch(/has not answered yet/);
  });

  test('names the products that customs would stop', async () => {
    const orderNumber = await packedOrder();
    const [order] = await shop.db.select().from(orders).where(eq(orders.number, orderNumber));
    const { delivery } = order?.document ?? {};
    if (order === undefined || !delivery) throw new Error('The order is not sent.');
    const document = { ...order.document, delivery: { ...delivery, country: 'CH' as const } };
    await shop.db.update(orders).set({ document }).where(eq(orders.number, orderNumber));
    expect((await desk.order('label', orderNumber))[1]).toMatch(
      /^Customs would stop the parcel: \S+ \(\d+\) lacks its number in the Harmonised System and its country of origin\./,
    );
    const declared = { hsCode: '85332100', originCountry: 'DE' };
    const lines = document.lines.map((line) => ({ ...line, customs: declared }));
    await shop.db
      .update(orders)
      .set({ document: { ...document, lines } })
      .where(eq(orders.number, orderNumber));
    expect((await press(orderNumber)).kind).toBe('asked');
    expect(sendcloud.invoiced(orderNumber)).toBe(1);
  });
});

describe('issue 19: one shipment for a parcel', () => {
  test('of two operators at once, and of who presses twice', async () => {
    const orderNumber = await packedOrder();
    const asked = await Promise.all([press(orderNumber), press(orderNumber), press(orderNumber)]);
    expect(asked.map(({ kind }) => kind).toSorted()).toEqual(['asked', 'open', 'open']);
    await press(orderNumber);
    expect(sendcloud.invoiced(orderNumber)).toBe(1);
    expect(await shop.db.$count(shippingLabels, eq(shippingLabels.orderNumber, orderNumber))).toBe(1);
  });

  test('after a kill before the call, and after one that took the answer', async () => {
    const real = sendcloudLabels(sendcloud.account);
    const never = () => new Promise<never>(() => undefined);
    for (const announce of [
      never,
      async (parcel: Parameters<LabelService['announce']>[0]) => (await real.announce(parcel), never()),
    ]) {
      const orderNumber = await packedOrder();
      void press(orderNumber, process({ ...real, announce }));
      await expect.poll(async () => (await findLabel(shop.db, orderNumber))?.attempts).toBe(1);
      await expect.poll(() => sendcloud.invoiced(orderNumber)).toBe(announce === never ? 0 : 1);
      await performLabels(process());
      expect(await stateOf(orderNumber), 'the dead process still has the claim').toBe('asked');
      pass(6 * minute);
      await performLabels(process());
      expect(await stateOf(orderNumber)).toBe('made');
      expect(sendcloud.invoiced(orderNumber)).toBe(1);
    }
  });

  test('an hour later, or when the parcel has left, a lost one is looked for and not announced', async () => {
    const [late, gone] = [await packedOrder(), await packedOrder()];
    for (const orderNumber of [late, gone]) {
      sendcloud.fail('/announce', { kind: 'away' });
      await press(orderNumber);
    }
    await desk.order('ship', gone);
    await performLabels(process(), eq(shippingLabels.orderNumber, gone));
    pass(61 * minute);
    await performLabels(process());
    const rows = await shop.db.select().from(shippingLabels);
    for (const orderNumber of [late, gone]) {
      expect(rows.find((row) => row.orderNumber === orderNumber)?.state).toBe('refused');
      expect(sendcloud.invoiced(orderNumber)).toBe(0);
    }
  });

  test('whatever is lost in between', async () => {
    // Faults that are left at its end are its own.
    const own = await openSendcloud(() => shop.time.now.getTime());
    const at = process(sendcloudLabels(own.account));
    const fault = fc.constantFrom('lost', 'away', 'notJson', 'fine' as const);
    const steps = fc.array(
      fc.record({
        what: fc.constantFrom('press', 'cancel', 'minute'),
        path: fc.constantFrom('/announce', '/shipments', '/cancel', '/label'),
        fault,
      }),
      { maxLength: 8 },
    );
    await fc.assert(
      fc.asyncProperty(steps, async (list) => {
        const orderNumber = await packedOrder();
        for (const step of list) {
          if (step.fault !== 'fine') own.fail(step.path, { kind: step.fault });
          if (step.what === 'press') await press(orderNumber, at);
          else if (step.what === 'cancel') await cancelLabel(at, { orderNumber, by: 'anna' });
          else await performLabels(at);
          expect(own.invoiced(orderNumber)).toBeLessThanOrEqual(1);
        }
        // Faults that are left are over sooner or later.
        for (let turn = 0; turn < 30; turn += 1) await performLabels(at);
        expect(own.invoiced(orderNumber)).toBe((await stateOf(orderNumber)) === 'made' ? 1 : 0);
      }),
      { numRuns: 25 },
    );
    await own.stop();
  }, 60_000);
});

test('a label that can no longer be cancelled stays good, with the reason', async () => {
  const orderNumber = await packedOrder();
  await press(orderNumber);
  sendcloud.fail('/cancel', { kind: 'error', name: 'late' });
  expect(await desk.order('label', orderNumber, '--cancel')).toEqual([
    1,
    'The label was not cancelled: The shipment can no longer be cancelled.',
  ]);
  expect(await stateOf(orderNumber)).toBe('made');
});

test('GDPR: the file of a label, which names a person, is forgotten', async () => {
  const orderNumber = await packedOrder();
  await press(orderNumber);
  const reference = (await findLabel(shop.db, orderNumber))?.reference ?? '';
  await removeExpired(shop.db, new Date(shop.time.now.getTime() + 59 * 24 * 60 * minute));
  expect(await labelPdf(shop.db, reference)).not.toBeNull();
  await removeExpired(shop.db, new Date(shop.time.now.getTime() + 61 * 24 * 60 * minute));
  expect(await labelPdf(shop.db, reference)).toBeNull();
});
