import { randomUUID } from 'node:crypto';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emptyDatabase } from '../../../../testing/emptyDatabase.ts';
import type { OpenedPaypal } from '../../../../testing/providers/openPaypal.ts';
import { openPaypal } from '../../../../testing/providers/openPaypal.ts';
import { paymentToOpen } from '../../../../testing/providers/paymentToOpen.ts';
import type { OpenedDatabase } from '../../../db/open.ts';
import { openDatabase } from '../../../db/open.ts';
import type { PaymentProvider } from '../provider.ts';
import { paypalProvider } from './paypalProvider.ts';

const publicOrigin = 'https://shop.example';
let opened: OpenedDatabase;
let paypal: OpenedPaypal;
let provider: PaymentProvider;
let notices: Request[] = [];

beforeAll(async () => {
  opened = await openDatabase(await emptyDatabase());
  paypal = await openPaypal({ notify: async (request) => notices.push(request) });
  provider = paypalProvider({
    db: opened.db,
    currentShop: () => exampleShop,
    clock: () => new Date(),
    log: () => undefined,
    publicOrigin,
    account: paypal.account,
  });
}, 60_000);
afterAll(async () => {
  await paypal.stop();
  await opened.close();
});
beforeEach(() => {
  notices = [];
  paypal.received.length = 0;
});

const asked = (path: string) => paypal.received.filter((one) => one.path.endsWith(path)).length;

/** A payment of 12.34 euros that was ended so; answers its id. */
async function payment(decision: string | null): Promise<string> {
  const id = randomUUID();
  const page = await provider.open(paymentToOpen({ id, cents: 1234, language: 'DE' }));
  if (decision !== null) await paypal.press(page, decision);
  return id;
}

describe('D5: the way back without paying', () => {
  async function leavingAddress(): Promise<{ readonly id: string; readonly url: string }> {
    const id = await payment('abandon');
    const order = [...paypal.books.orders.values()].find(({ customId }) => customId === id);
    return { id, url: order?.cancelUrl ?? '' };
  }

  test('ends the payment, and leads to the shop', async () => {
    const { id, url } = await leavingAddress();
    const notice = { paymentId: id, status: 'abandoned', isReturn: true };
    expect(await provider.readNotice(new Request(url))).toEqual(notice);
    expect(await provider.readNotice(new Request(`${url}&token=5O1`))).toEqual(notice);
    expect(await provider.expire(id)).toBe('declined');
  });

  test('does not undo a payment', async () => {
    const { id, url } = await leavingAddress();
    const order = [...paypal.books.orders.values()].find(({ customId }) => customId === id);
    if (order) order.status = 'APPROVED';
    expect(await provider.status(id)).toBe('authorised');
    expect(await provider.readNotice(new Request(url))).toMatchObject({ status: 'authorised' });
  });

  test('a forged address is refused', async () => {
    const { id, url } = await leavingAddress();
    const other = url.replace(id, await payment(null));
    for (const forged of [other, url.replace(/signature=.*/, 'signature=x')])
      expect(await provider.readNotice(new Request(forged))).toBeNull();
    expect(await provider.status(id)).toBe('open');
  });
});

describe('D5: webhooks', () => {
  const resource = (id: string) => ({ id: '5O190127TN364715T', custom_id: id });

  test('an approval takes the money, again and again', async () => {
    const id = await payment('approveNotifyTwice');
    expect(notices).toHaveLength(2);
    for (const notice of notices)
      expect(await provider.readNotice(notice)).toEqual({ paymentId: id, status: 'authorised' });
    expect(paypal.moved(id).authorised).toBe(1234);
  });

  test('events come in any order: the state is asked for', async () => {
    const id = await payment('approve');
    for (const type of ['PAYMENT.CAPTURE.REFUNDED', 'PAYMENT.AUTHORIZATION.VOIDED', 'CHECKOUT.ORDER.APPROVED'])
      expect(await provider.readNotice(paypal.event(type, resource(id)))).toEqual({
        paymentId: id,
        status: 'authorised',
      });
    const waiting = await payment(null);
    const early = paypal.event('PAYMENT.CAPTURE.COMPLETED', resource(waiting));
    expect(await provider.readNotice(early)).toEqual({ paymentId: waiting, status: 'open' });
  });

  test('a forged one is refused, and takes nothing', async () => {
    const id = await payment('approve');
    const genuine = () => paypal.event('CHECKOUT.ORDER.APPROVED', resource(id));
    const forge = async (headers: Readonly<Record<string, string>>, change = (text: string) => text) => {
      const event = genuine();
      const { url, method } = event;
      const body = change(await event.text());
      return new Request(url, { method, headers: { ...Object.fromEntries(event.headers), ...headers }, body });
    };
    const forgeries = [
      await forge({ 'paypal-transmission-sig': 'forged==' }),
      await forge({ 'paypal-transmission-id': randomUUID() }),
      await forge({ 'paypal-cert-url': '' }),
      // Headers that PayPal cannot read.
      await forge({ 'paypal-auth-algo': '%' }),
      // Another event under a genuine signature.
      await forge({}, (text) => text.replace('CHECKOUT', 'CHECKOUTS')),
    ];
    for (const forged of forgeries) expect(await provider.readNotice(forged)).toBeNull();
    expect(await provider.readNotice(await forge({}))).toEqual({ paymentId: id, status: 'authorised' });
    expect(asked('/authorize')).toBe(1);
  });

  test.each(['[]', 'x', '{}', '{"resource":{}}', '{"resource":{"custom_id":"x"}}'])(
    'one that is about no payment (%s) is ignored, and costs no request',
    async (body) => {
      const url = `${publicOrigin}/api/payment/notice/PAYPAL`;
      expect(await provider.readNotice(new Request(url, { method: 'POST', body }))).toBe('ignored');
      const strange = paypal.event('CHECKOUT.ORDER.APPROVED', resource(randomUUID()));
      expect([await provider.readNotice(strange), paypal.received.length]).toEqual(['ignored', 0]);
    },
  );

  test('while PayPal does not verify, the notice fails, so that it comes again', async () => {
    const id = await payment('approve');
    const event = paypal.event('CHECKOUT.ORDER.APPROVED', resource(id));
    paypal.fail('/verify-webhook-signature', { kind: 'away' });
    await expect(provider.readNotice(event.clone())).rejects.toThrow('NO_ANSWER');
    expect(await provider.readNotice(event)).toEqual({ paymentId: id, status: 'authorised' });
  });
});
