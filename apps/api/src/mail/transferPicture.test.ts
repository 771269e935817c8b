import { transferModules } from '@platine/documents/sheet/transferModules.ts';
import type { Order } from '@platine/domain/order/order.ts';
import { epcPayload } from '@platine/domain/payment/epcPayload.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';
import type { Shop } from '@platine/domain/shop/shop.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { testOrder } from '../../testing/testOrder.ts';
import { composeMail } from './compose.ts';
import type { ComposedMail } from './letter.ts';

const { orderNumber, totals } = testOrder;
const named: Shop = { ...exampleShop, bank: { ...exampleShop.bank, holder: 'EXEMPLE SARL' } };

function confirm(order: Order, shop = exampleShop): Promise<ComposedMail> {
  const mail = { kind: 'orderConfirmation', orderNumber, signature: 's1' } as const;
  const options = { origin: 'https://shop.example', shopAddress: null, ordersAddress: null, shop };
  const findOrder = () => Promise.resolve(order);
  return composeMail({ id: 'm', recipient: 'ada@example.org', language: 'DE', mail }, { ...options, findOrder });
}

/** The modules of a picture whose modules are four pixels wide. */
async function modulesIn(picture: Uint8Array): Promise<boolean[][]> {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const side = info.width / 4;
  const isDark = (x: number, y: number) => (data[(y * 4 + 1) * info.width + x * 4 + 1] ?? 255) < 128;
  return Array.from({ length: side }, (_, y) => Array.from({ length: side }, (_two, x) => isDark(x, y)));
}

test.each([
  ['the company', exampleShop, exampleShop.identity.company],
  ['the holder that the bank has', named, 'EXEMPLE SARL'],
])('the mail of an awaited transfer names %s, and shows it as a code', async (_, shop, name) => {
  const mail = await confirm(testOrder, shop);
  expect(mail.text).toContain(`Kontoinhaber: ${name}`);
  const [picture] = mail.attachments;
  expect(mail.html).toContain(`cid:${picture?.cid}`);
  expect(mail.html).toContain('Scannen Sie den Code mit Ihrer Banking-App');
  const { iban, bic } = shop.bank;
  const payload = epcPayload({ name, iban, bic, cents: totals.total, reference: orderNumber });
  expect(await modulesIn(picture?.content ?? new Uint8Array())).toEqual(transferModules(payload, 4));
});

test.each([
  ['that is paid', { ...testOrder, paid: true }],
  ['by PayPal', { ...testOrder, paymentMethod: 'PAYPAL' }],
  ['that was cancelled', { ...testOrder, cancellation: 'SHOP' }],
] as const)('an order %s has no code', async (_, order) => {
  const { attachments } = await confirm(order);
  expect(attachments.filter(({ cid }) => cid === 'transfer.png')).toEqual([]);
});
