import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testOrder } from '../../../../testing/testOrder.ts';
import type { OpenedSendcloud } from '../../../../testing/providers/openSendcloud.ts';
import { openSendcloud } from '../../../../testing/providers/openSendcloud.ts';
import { serveDouble } from '../../../../testing/providers/serveDouble.ts';
import type { LabelService, Parcel } from '../labelService.ts';
import { sendcloudLabels } from './sendcloudLabels.ts';

const day = 86_400_000;
let now = Date.parse('2026-11-21T12:00:00Z');
let sendcloud: OpenedSendcloud;
let labels: LabelService;
beforeAll(async () => {
  sendcloud = await openSendcloud(() => now);
  labels = sendcloudLabels(sendcloud.account);
});
afterAll(() => sendcloud.stop());
beforeEach(() => {
  now = Date.parse('2026-11-21T12:00:00Z');
  sendcloud.shipments.length = 0;
  sendcloud.received.length = 0;
});

const { delivery } = testOrder;
if (delivery === null) throw new Error('The test order is not sent.');
const home = { ...delivery, country: 'LU', zipCode: 'L-4011' } as const;
const lamp = { sku: 1, description: 'Lamp', amount: 3, gramsEach: 250, unit: 199, hsCode: null, originCountry: null };
const parcel: Parcel = {
  reference: '2026-100001-3-5f3a9c01',
  orderNumber: '2026-100001',
  option: 'dpd:classic',
  from: exampleShop.identity,
  to: home,
  customerType: 'PRIVATE',
  items: [lamp],
};
const declared = { ...lamp, hsCode: '94052190', originCountry: 'CN' };
const abroad: Parcel = { ...parcel, to: { ...home, country: 'CH', zipCode: '8000' }, items: [declared] };

describe('issue 19: a label is announced as Sendcloud’s document has it', () => {
  test('with weight, addresses without e-mail, and the shop’s own reference', async () => {
    const made = await labels.announce(parcel);
    expect(made).toMatchObject({ kind: 'made', carrier: 'dpd', tracking: '3SYZXG383707000' });
    expect(sendcloud.received[0]?.body).toMatchObject({
      external_reference_id: parcel.reference,
      order_number: '2026-100001',
      ship_with: { type: 'shipping_option_code', properties: { shipping_option_code: 'dpd:classic' } },
      from_address: { company_name: 'Platine S.à r.l.-S.', postal_code: '6925', country_code: 'LU' },
      to_address: { postal_code: '4011', country_code: 'LU' },
      parcels: [{ weight: { value: '0.750', unit: 'kg' } }],
    });
    const sent = JSON.stringify(sendcloud.received[0]?.body);
    expect(sent).not.toContain(testOrder.email);
    expect(sent).not.toContain('customs_information');
  });

  test('from a sender address of the account', async () => {
    await sendcloudLabels({ ...sendcloud.account, senderAddressId: 17 }).announce(parcel);
    expect(sendcloud.received[0]?.body).toMatchObject({ from_address: { sender_address_id: 17 } });
  });

  test('beyond the Union with what customs ask for', async () => {
    expect((await labels.announce({ ...abroad, customerType: 'COMPANY' })).kind).toBe('made');
    expect(sendcloud.received[0]?.body).toMatchObject({
      parcels: [
        { parcel_items: [{ hs_code: '94052190', origin_country: 'CN', quantity: 3, price: { value: '1.99' } }] },
      ],
      customs_information: { invoice_number: '2026-100001', export_type: 'commercial_b2b' },
    });
  });

  test('a parcel without weight in the catalogue weighs a gram', async () => {
    await labels.announce({ ...parcel, items: [{ ...lamp, gramsEach: 0 }] });
    expect(sendcloud.received[0]?.body).toMatchObject({ parcels: [{ weight: { value: '0.001' } }] });
  });
});

describe('an answer that decides', () => {
  test.each([
    ['carrier', 'The postal code is not valid for the country.'],
    ['keys', 'Sendcloud does not accept the keys of the shop (SENDCLOUD_PUBLIC_KEY, SENDCLOUD_SECRET_KEY).'],
  ])('%s: the reason is for the operator', async (name, reason) => {
    sendcloud.fail('/announce', { kind: 'error', name });
    expect(await labels.announce(parcel)).toEqual({ kind: 'refused', reason });
    expect(sendcloud.invoiced('2026-100001')).toBe(0);
  });

  test('a field that Sendcloud refuses is named', async () => {
    const answer = await labels.announce({ ...parcel, items: [], to: { ...home, city: '' } });
    expect(answer).toEqual({
      kind: 'refused',
      reason: 'to_address.city: The field must be a text of 1 to 1000 characters. (/)',
    });
  });

  test('a carrier’s refusal is found again', async () => {
    sendcloud.fail('/announce', { kind: 'error', name: 'carrier' });
    await labels.announce(parcel);
    expect(await labels.find(parcel.reference)).toMatchObject({ kind: 'refused', reason: /postal code/ });
  });
});

describe('an answer that decides nothing rejects', () => {
  test.each([
    ['lost', { kind: 'lost' }, 'NO_ANSWER', true],
    ['away', { kind: 'away' }, 'NO_ANSWER', false],
    ['too many requests', { kind: 'error', name: 'limit' }, 'RATE_LIMIT', false],
  ] as const)('%s: what was announced is found', async (_, fault, code, isThere) => {
    sendcloud.fail('/announce', fault);
    await expect(labels.announce(parcel)).rejects.toMatchObject({ code });
    const found = await labels.find(parcel.reference);
    expect(found?.kind ?? null).toBe(isThere ? 'made' : null);
  });

  test('a label is a PDF of a usual size', async () => {
    const answers = [
      { body: 'GIF89a', code: 'NOT_A_PDF' },
      { body: `%PDF-${'x'.repeat(4_000_000)}`, code: 'TOO_LARGE' },
    ];
    for (const { body, code } of answers) {
      const { origin, stop } = await serveDouble(async (request) =>
        request.url.endsWith('/label')
          ? new Response(body)
          : Response.json({ data: [{ id: '1', parcels: [{ id: 7, status: { code: 'READY_TO_SEND' } }] }] }),
      );
      await expect(sendcloudLabels({ ...sendcloud.account, url: origin }).find('x')).rejects.toMatchObject({ code });
      await stop();
    }
  });
});

describe('one shipment, however often', () => {
  test('it is announced: the second answer is the first shipment', async () => {
    const first = await labels.announce(parcel);
    expect(await labels.announce(parcel)).toEqual(first);
    expect(sendcloud.invoiced('2026-100001')).toBe(1);
  });

  test('it is cancelled, also when the first answer is lost', async () => {
    const made = await labels.announce(parcel);
    const id = made.kind === 'made' ? made.shipmentId : '';
    sendcloud.fail('/cancel', { kind: 'lost' });
    await expect(labels.cancel(id)).rejects.toMatchObject({ code: 'NO_ANSWER' });
    expect(await labels.cancel(id)).toEqual({ kind: 'done' });
    expect(await labels.find(parcel.reference)).toMatchObject({ kind: 'refused' });
  });

  test.each([
    [42, { kind: 'done' }],
    [43, { kind: 'refused', reason: 'The shipment can no longer be cancelled.' }],
  ])('it is cancelled after %i days: %j', async (days, expected) => {
    const made = await labels.announce(parcel);
    now += days * day;
    expect(await labels.cancel(made.kind === 'made' ? made.shipmentId : '')).toEqual(expected);
  });
});
