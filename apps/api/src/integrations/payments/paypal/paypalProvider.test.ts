import { randomUUID } from 'node:crypto';
import { authorizeIssues, usualIssues } from '@platine/mocks/providers/paypal/answers.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emptyDatabase } from '../../../../testing/emptyDatabase.ts';
import type { OpenedPaypal } from '../../../../testing/providers/openPaypal.ts';
import { openPaypal } from '../../../../testing/providers/openPaypal.ts';
import { paymentToOpen } from '../../../../testing/providers/paymentToOpen.ts';
import type { OpenedDatabase } from '../../../db/open.ts';
import { openDatabase } from '../../../db/open.ts';
import type { LogLine } from '../../../log/log.ts';
import type { PaymentProvider, ProviderStatus } from '../provider.ts';
import { paypalProvider } from './paypalProvider.ts';

const publicOrigin = 'https://shop.example';
const start = Date.parse('2026-11-24T12:00:00Z');
let now = start;
let opened: OpenedDatabase;
let paypal: OpenedPaypal;
let provider: PaymentProvider;
/** Waits for a tenth of a second only. */
let hasty: PaymentProvider;
let lines: LogLine[] = [];

beforeAll(async () => {
  opened = await openDatabase(await emptyDatabase());
  paypal = await openPaypal({ now: () => now });
  const shop = {
    db: opened.db,
    currentShop: () => exampleShop,
    clock: () => new Date(now),
    log: (line: LogLine) => void lines.push(line),
    publicOrigin,
    account: paypal.account,
  };
  provider = paypalProvider(shop);
  hasty = paypalProvider(shop, { shopper: 100, money: 100 });
}, 60_000);
afterAll(async () => {
  await paypal.stop();
  await opened.close();
});
beforeEach(() => {
  now = start;
  lines = [];
  paypal.received.length = 0;
});

const asked = (path: string) => paypal.received.filter((one) => one.path.endsWith(path)).length;
const open = (id: string) => provider.open(paymentToOpen({ id, cents: 1234, language: 'DE' }));

/** A payment of 12.34 euros that was ended so; answers its id. */
async function payment(decision: string | null): Promise<string> {
  const id = randomUUID();
  const page = await open(id);
  if (decision !== null) await paypal.press(page, decision);
  return id;
}

describe('D5: opening', () => {
  test('the order at PayPal is named by the payment, and leads back to the shop', async () => {
    const id = randomUUID();
    expect(await open(id)).toContain('/checkoutnow/');
    const { body, requestId } = paypal.received.find(({ path }) => path === '/v2/checkout/orders') ?? {};
    expect(requestId).toBe(`open-${id}`);
    expect(body).toMatchObject({
      intent: 'AUTHORIZE',
      purchase_units: [{ custom_id: id, amount: { currency_code: 'EUR', value: '12.34' } }],
      payment_source: {
        paypal: {
          experience_context: {
            locale: 'de-DE',
            user_action: 'PAY_NOW',
            return_url: `${publicOrigin}/checkout_summary?returned=${id}`,
          },
        },
      },
    });
  });

  test('a payment that is opened again, or twice at once, has one page', async () => {
    const id = randomUUID();
    const [one, other] = await Promise.all([open(id), open(id)]);
    expect([other, await open(id)]).toEqual([one, one]);
    expect([...paypal.books.orders.values()].filter(({ customId }) => customId === id)).toHaveLength(1);
  });

  test.each(['away', 'lost', 'notJson'] as const)(
    'without an answer (%s) it rejects, and the repetition is the same order',
    async (kind) => {
      const id = randomUUID();
      paypal.fail('/orders', { kind });
      await expect(open(id)).rejects.toThrow('PayPal: NO_ANSWER');
      expect(lines).toMatchObject([{ event: 'crash', route: 'PayPal' }]);
      expect(JSON.stringify(lines)).toContain('PaypalFailure NO_ANSWER');
      expect(await open(id)).toContain(id);
      expect([...paypal.books.orders.values()].filter(({ customId }) => customId === id)).toHaveLength(1);
    },
  );

  test('a slow answer is none', async () => {
    paypal.fail('/orders', { kind: 'slow', ms: 3000 });
    const late = hasty.open(paymentToOpen({ id: randomUUID(), cents: 1234, language: 'DE' }));
    await expect(late).rejects.toThrow('NO_ANSWER');
  });
});

describe('D5: how a payment ends', () => {
  const endings: readonly (readonly [string | null, ProviderStatus])[] = [
    [null, 'open'],
    ['approve', 'authorised'],
    ['approvePending', 'unknown'],
    ['decline', 'declined'],
    ['deny', 'declined'],
    ['abandon', 'open'],
    ['expire', 'expired'],
    ['silence', 'unknown'],
  ];
  test.each(endings)('%s: %s', async (decision, status) => {
    expect(await provider.status(await payment(decision))).toBe(status);
  });

  test.each(['approveOtherAmount', 'approveOtherCurrency', 'approveOtherOrder'])(
    '%s pays nothing, holds nothing, is logged, and stays so',
    async (decision) => {
      const id = await payment(decision);
      expect([await provider.status(id), await provider.status(id)]).toEqual(['unknown', 'unknown']);
      expect(lines).toEqual([{ event: 'payment', outcome: 'differs', payment: id, method: 'PAYPAL' }]);
      expect(asked('/authorize')).toBe(0);
      expect(await provider.capture({ id, key: `capture-${id}`, attempt: 0, cents: 1234 })).toMatchObject({
        kind: 'refused',
      });
    },
  );

  test('an authorised payment is not asked about again', async () => {
    const id = await payment('approve');
    await provider.status(id);
    paypal.received.length = 0;
    expect([await provider.status(id), paypal.received.length]).toEqual(['authorised', 0]);
    expect(paypal.moved(id)).toEqual({ authorised: 1234, captured: 0, refunded: 0 });
  });

  test('asked for by two at once, the money is held once', async () => {
    const id = await payment('approve');
    expect(await Promise.all([provider.status(id), provider.status(id)])).toEqual(['authorised', 'authorised']);
    expect(paypal.moved(id).authorised).toBe(1234);
  });

  test.each(['away', 'lost', 'notJson'] as const)('an authorisation whose answer is %s is found', async (kind) => {
    const id = await payment('approve');
    paypal.fail('/authorize', { kind });
    expect(await provider.status(id)).toBe('unknown');
    expect(lines).toMatchObject([{ event: 'crash', id, route: 'PayPal' }]);
    expect(await provider.status(id)).toBe('authorised');
    expect(paypal.moved(id).authorised).toBe(1234);
  });

  test('an authorisation that PayPal examines is there once it has decided', async () => {
    const id = await payment('approvePending');
    await provider.status(id);
    const order = [...paypal.books.orders.values()].find(({ customId }) => customId === id);
    if (order?.authorization) order.authorization.status = 'CREATED';
    expect(await provider.status(id)).toBe('authorised');
  });

  const undecided = [
    'AUTH_CAPTURE_NOT_ENABLED',
    'BILLING_AGREEMENT_NOT_FOUND',
    'DUPLICATE_INVOICE_ID',
    'MAX_AUTHORIZATION_COUNT_EXCEEDED',
    'TRANSACTION_RECEIVING_LIMIT_EXCEEDED',
    'A_NAME_OF_TOMORROW',
    ...usualIssues.filter((name) => name !== 'INVALID_RESOURCE_ID'),
  ];
  const others: Readonly<Record<string, ProviderStatus>> = {
    ORDER_NOT_APPROVED: 'open',
    PAYER_ACTION_REQUIRED: 'open',
    ORDER_EXPIRED: 'expired',
    TOKEN_EXPIRED: 'expired',
    INVALID_RESOURCE_ID: 'expired',
  };
  test.each([...new Set([...authorizeIssues, ...undecided, 'INVALID_RESOURCE_ID'])])(
    'authorize answers %s',
    async (name) => {
      const id = await payment('approve');
      // A request that PayPal does not accept the token of is made twice.
      const times = ['INVALID_ACCOUNT_STATUS', 'INVALID_TOKEN'].includes(name) ? 2 : 1;
      for (let time = 0; time < times; time += 1) paypal.fail('/authorize', { kind: 'error', name });
      const expected = undecided.includes(name) ? 'unknown' : (others[name] ?? 'declined');
      expect(await provider.status(id)).toBe(expected);
      expect(paypal.moved(id).authorised).toBe(0);
    },
  );
});

describe('record 0064: the end of a payment that the shop has ended', () => {
  test.each([null, 'approve'])(
    'one that was not taken (%s) is over without a question, and holds nothing later',
    async (decision) => {
      const id = await payment(decision);
      paypal.received.length = 0;
      expect([await provider.expire(id), paypal.received.length]).toEqual(['declined', 0]);
      expect(await provider.status(id)).toBe('expired');
      expect([asked('/authorize'), paypal.moved(id).authorised]).toEqual([0, 0]);
    },
  );

  test('one whose taking was under way when the process ended is found', async () => {
    const id = await payment('approve');
    paypal.fail('/authorize', { kind: 'lost' });
    expect(await provider.status(id)).toBe('unknown');
    expect(await provider.expire(id)).toBe('authorised');
  });

  test('one whose page was shown to nobody is over', async () => {
    const id = randomUUID();
    expect([await provider.status(id), await provider.expire(id)]).toEqual(['unknown', 'declined']);
  });

  test('an order that PayPal has forgotten is expired', async () => {
    const id = await payment(null);
    now += 4 * 60 * 60_000;
    expect(await provider.status(id)).toBe('expired');
  });
});
