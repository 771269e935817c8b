import { randomUUID } from 'node:crypto';
import { errors } from '@platine/mocks/providers/saferpay/answers.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';
import type { Shop } from '@platine/domain/shop/shop.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emptyDatabase } from '../../../../testing/emptyDatabase.ts';
import type { OpenedSaferpay } from '../../../../testing/providers/openSaferpay.ts';
import { openSaferpay } from '../../../../testing/providers/openSaferpay.ts';
import { paymentToOpen } from '../../../../testing/providers/paymentToOpen.ts';
import type { OpenedDatabase } from '../../../db/open.ts';
import { openDatabase } from '../../../db/open.ts';
import type { LogLine } from '../../../log/log.ts';
import type { PaymentProvider, ProviderStatus } from '../provider.ts';
import { findPayment } from './saferpayPayments.ts';
import { saferpayProvider } from './saferpayProvider.ts';

const publicOrigin = 'https://shop.example';
const start = Date.parse('2026-11-24T12:00:00Z');
let now = start;
let shopNow: Shop = exampleShop;
const currentShop = () => shopNow;
let opened: OpenedDatabase;
let saferpay: OpenedSaferpay;
let provider: PaymentProvider;
/** Waits for a tenth of a second only. */
let hasty: PaymentProvider;
let lines: LogLine[] = [];
let notices: string[] = [];

beforeAll(async () => {
  opened = await openDatabase(await emptyDatabase());
  const notify = async ({ url }: Request) => notices.push(url);
  saferpay = await openSaferpay({ now: () => now, notify });
  const { account } = saferpay;
  const log = (line: LogLine) => void lines.push(line);
  const shop = { db: opened.db, currentShop, clock: () => new Date(now), log };
  provider = saferpayProvider({ ...shop, account, publicOrigin });
  hasty = saferpayProvider({ ...shop, account, publicOrigin }, { shopper: 100, money: 100 });
}, 60_000);
afterAll(async () => {
  await saferpay.stop();
  await opened.close();
});
beforeEach(() => {
  now = start;
  shopNow = exampleShop;
  lines = [];
  notices = [];
  saferpay.received.length = 0;
});

const open = (id: string) => provider.open(paymentToOpen({ id, cents: 1234, language: 'DE' }));
const asked = (path: string) => saferpay.received.filter((one) => one.path.endsWith(path)).length;

/** A payment of 12.34 euros that was ended so; answers its id. */
async function payment(decision: string | null): Promise<string> {
  const id = randomUUID();
  const page = await open(id);
  if (decision !== null) await saferpay.press(page, decision);
  return id;
}

describe('D5: opening', () => {
  test('the request is as the tables say, and the shopper comes back to the shop', async () => {
    const id = randomUUID();
    const page = await provider.open(paymentToOpen({ id, cents: 1234, language: 'FR' }));
    expect(page).toContain('/vt2/api/PaymentPage/123123/12345678/');
    expect(saferpay.received).toMatchObject([
      {
        path: '/Payment/v1/PaymentPage/Initialize',
        body: {
          RequestHeader: { SpecVersion: '1.52', CustomerId: '123123', RetryIndicator: 0 },
          TerminalId: '12345678',
          Payment: { Amount: { Value: '1234', CurrencyCode: 'EUR' }, OrderId: id },
          Payer: { LanguageCode: 'fr' },
          ReturnUrl: { Url: `${publicOrigin}/checkout_summary?returned=${id}` },
        },
      },
    ]);
  });

  test('a payment that is opened again, or twice at once, has one page', async () => {
    const id = randomUUID();
    const [one, other] = await Promise.all([open(id), open(id)]);
    expect([other, await open(id)]).toEqual([one, one]);
  });

  test.each(['away', 'lost', 'notJson'] as const)(
    'without an answer (%s) it rejects, and can be repeated',
    async (kind) => {
      const id = randomUUID();
      saferpay.fail('/Initialize', { kind });
      await expect(open(id)).rejects.toThrow('Saferpay: NO_ANSWER');
      expect(lines).toMatchObject([{ event: 'crash', route: 'Saferpay' }]);
      expect(JSON.stringify(lines)).toContain('SaferpayFailure NO_ANSWER');
      expect(await open(id)).toContain(id);
    },
  );

  test('a slow answer is none', async () => {
    saferpay.fail('/Initialize', { kind: 'slow', ms: 3000 });
    const late = hasty.open(paymentToOpen({ id: randomUUID(), cents: 1234, language: 'DE' }));
    await expect(late).rejects.toThrow('NO_ANSWER');
  });

  test('the means of the shop are the only ones on the page', async () => {
    shopNow = { ...exampleShop, saferpayMeans: ['VISA', 'WERO', 'APPLEPAY'] };
    await open(randomUUID());
    expect(saferpay.received[0]?.body).toMatchObject({ PaymentMethods: ['VISA', 'WERO'], Wallets: ['APPLEPAY'] });
  });
});

describe('D5: how a payment ends', () => {
  const endings: readonly (readonly [string | null, ProviderStatus])[] = [
    [null, 'open'],
    ['approve', 'authorised'],
    ['approveCaptured', 'authorised'],
    ['approveUnshifted', 'authorised'],
    ['approvePending', 'unknown'],
    ['decline', 'declined'],
    ['declineAtBank', 'declined'],
    ['abandon', 'abandoned'],
    ['expire', 'expired'],
    ['silence', 'unknown'],
  ];
  test.each(endings)('%s: %s', async (decision, status) => {
    expect(await provider.status(await payment(decision))).toBe(status);
  });

  test.each(['approveOtherAmount', 'approveOtherCurrency', 'approveOtherOrder'])(
    '%s pays nothing, is logged, and stays so',
    async (decision) => {
      const id = await payment(decision);
      expect([await provider.status(id), await provider.status(id)]).toEqual(['unknown', 'unknown']);
      expect(lines).toEqual([{ event: 'payment', outcome: 'differs', payment: id, method: 'SAFERPAY' }]);
      expect(await provider.capture({ id, key: `capture-${id}`, attempt: 0, cents: 1234 })).toMatchObject({
        kind: 'refused',
      });
    },
  );

  test('an authorised payment is not asked about again; the liability shift and the means are kept', async () => {
    const id = await payment('approve');
    await provider.status(id);
    await provider.status(id);
    expect(asked('/Assert')).toBe(1);
    expect(await findPayment(opened.db, id)).toMatchObject({
      liabilityShift: true,
      means: 'VISA',
      state: 'authorised',
    });
    const unshifted = await payment('approveUnshifted');
    await provider.status(unshifted);
    expect(await findPayment(opened.db, unshifted)).toMatchObject({ liabilityShift: false });
  });

  test('money that was authorised is found after the token has ended, a day later', async () => {
    const id = await payment('approve');
    now += 25 * 60 * 60_000;
    expect(await provider.status(id)).toBe('authorised');
  });

  const declines = `
    3DS_AUTHENTICATION_FAILED BLOCKED_BY_RISK_MANAGEMENT CARD_CHECK_FAILED CARD_CVC_INVALID
    CARD_CVC_REQUIRED CONDITION_NOT_SATISFIED GENERAL_DECLINED NO_CONTRACT
    PAYMENTMEANS_INVALID PAYER_AUTHENTICATION_REQUIRED PAYMENTMEANS_NOT_SUPPORTED TRANSACTION_DECLINED
    UPDATE_CARD_INFORMATION
  `
    .trim()
    .split(/\s+/);
  const others: Readonly<Record<string, ProviderStatus>> = {
    TRANSACTION_ABORTED: 'abandoned',
    TRANSACTION_NOT_STARTED: 'open',
    // Nothing was authorised with the token.
    TOKEN_EXPIRED: 'expired',
    TOKEN_INVALID: 'expired',
  };
  test.each([...Object.keys(errors), 'A_NAME_OF_TOMORROW'])('Assert answers %s', async (name) => {
    const id = await payment(null);
    saferpay.fail('/Assert', { kind: 'error', name });
    const expected = declines.includes(name) ? 'declined' : (others[name] ?? 'unknown');
    expect(await provider.status(id)).toBe(expected);
  });

  test.each(['away', 'lost', 'notJson'] as const)('without an answer (%s) it is unknown, and logged', async (kind) => {
    const id = await payment('approve');
    saferpay.fail('/Assert', { kind });
    expect(await provider.status(id)).toBe('unknown');
    expect(lines).toMatchObject([{ event: 'crash', id, route: 'Saferpay' }]);
    expect(await provider.status(id)).toBe('authorised');
  });
});

describe('record 0064: the end of a payment that the shop has ended', () => {
  test('until its page is closed it is not asked about, then once', async () => {
    const id = await payment(null);
    expect([await provider.expire(id), await provider.expire(id), asked('/Assert')]).toEqual(['open', 'open', 0]);
    now += 2 * 60 * 60_000;
    expect([await provider.expire(id), asked('/Assert')]).toEqual(['expired', 1]);
  });

  test.each([
    ['decline', 'declined'],
    ['abandon', 'declined'],
    ['expire', 'expired'],
  ] as const)('one that the shopper has ended (%s) is over without a question', async (decision, status) => {
    const id = await payment(decision);
    await provider.status(id);
    saferpay.received.length = 0;
    expect([await provider.expire(id), saferpay.received.length]).toEqual([status, 0]);
  });

  test('an approval after the end is found', async () => {
    const id = await payment('approve');
    now += 2 * 60 * 60_000;
    expect(await provider.expire(id)).toBe('authorised');
  });

  test('one whose page was shown to nobody is over', async () => {
    const id = randomUUID();
    expect([await provider.status(id), await provider.expire(id)]).toEqual(['unknown', 'declined']);
  });
});

describe('D5: notices', () => {
  test.each(['approveNotifyOnly', 'declineAtBank'])(
    '%s: the address is the shop’s own, and the status is asked for',
    async (decision) => {
      const id = await payment(decision);
      const [url = ''] = notices;
      expect(url).toMatch(/^https:\/\/shop\.example\/api\/payment\/notice\/SAFERPAY\?payment=/);
      const status = decision === 'declineAtBank' ? 'declined' : 'authorised';
      expect(await provider.readNotice(new Request(url))).toEqual({ paymentId: id, status });
      expect(await provider.readNotice(new Request(url))).toEqual({ paymentId: id, status });
    },
  );

  test('a forged one is refused, and nothing is asked', async () => {
    const id = await payment('approveNotifyOnly');
    const [url = ''] = notices;
    const other = url.replace(id, await payment(null));
    for (const forged of [
      other,
      url.replace(/signature=.*/, 'signature=x'),
      `${publicOrigin}/api/payment/notice/SAFERPAY`,
    ])
      expect(await provider.readNotice(new Request(forged))).toBeNull();
    expect(asked('/Assert')).toBe(0);
  });
});
