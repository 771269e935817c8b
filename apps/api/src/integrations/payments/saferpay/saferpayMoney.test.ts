import { randomUUID } from 'node:crypto';
import { errors } from '@platine/mocks/providers/saferpay/answers.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emptyDatabase } from '../../../../testing/emptyDatabase.ts';
import type { OpenedSaferpay } from '../../../../testing/providers/openSaferpay.ts';
import { openSaferpay } from '../../../../testing/providers/openSaferpay.ts';
import { assertMoneyMovesAsAnswered } from '../../../../testing/providers/moneyMoves.ts';
import { paymentToOpen } from '../../../../testing/providers/paymentToOpen.ts';
import type { OpenedDatabase } from '../../../db/open.ts';
import { openDatabase } from '../../../db/open.ts';
import type { PaymentProvider, ProviderAnswer } from '../provider.ts';
import { changePayment } from './saferpayPayments.ts';
import { saferpayProvider } from './saferpayProvider.ts';

const currentShop = () => exampleShop;
let opened: OpenedDatabase;
let saferpay: OpenedSaferpay;
let provider: PaymentProvider;

beforeAll(async () => {
  opened = await openDatabase(await emptyDatabase());
  saferpay = await openSaferpay();
  const shop = {
    db: opened.db,
    currentShop,
    clock: () => new Date(),
    log: () => undefined,
    publicOrigin: 'https://shop.example',
  };
  provider = saferpayProvider({ ...shop, account: saferpay.account });
}, 60_000);
afterAll(async () => {
  await saferpay.stop();
  await opened.close();
});
beforeEach(() => {
  saferpay.received.length = 0;
});

const done: ProviderAnswer = { kind: 'done' };

/** A payment of 12.34 euros that was approved; answers its id. */
async function approved(decision = 'approve'): Promise<string> {
  const id = randomUUID();
  await saferpay.press(await provider.open(paymentToOpen({ id, cents: 1234, language: 'EN' })), decision);
  await provider.status(id);
  return id;
}

const capture = (id: string, attempt = 0, cents = 1234) =>
  provider.capture({ id, key: `capture-${id}`, attempt, cents });
const cancel = (id: string, attempt = 0) => provider.cancel({ id, key: `cancel-${id}`, attempt });
const refund = (id: string, cents: number, { part = 1, attempt = 0 } = {}) =>
  provider.refund({ id, key: `refund-${part}-${id}`, attempt, cents });

async function capturedPayment(): Promise<string> {
  const id = await approved();
  expect(await capture(id)).toEqual(done);
  return id;
}

describe('record 0096: capture', () => {
  test('takes the amount once; a repetition is done too', async () => {
    const id = await capturedPayment();
    expect(await capture(id, 1)).toEqual(done);
    expect(saferpay.moved(id)).toEqual({ authorised: 0, captured: 1234, refunded: 0 });
  });

  test.each(['lost', 'away', 'notJson'] as const)('an answer that is %s: the repetition settles it', async (kind) => {
    const id = await approved();
    saferpay.fail('/Capture', { kind });
    await expect(capture(id)).rejects.toThrow('NO_ANSWER');
    expect(await capture(id, 1)).toEqual(done);
    expect(saferpay.moved(id).captured).toBe(1234);
    expect(await refund(id, 1234)).toEqual(done);
  });

  test('a repetition has the same id and counts up, to 9', async () => {
    const id = await approved();
    for (const attempt of [0, 1, 12]) {
      saferpay.fail('/Capture', { kind: 'away' });
      await expect(capture(id, attempt)).rejects.toThrow();
    }
    const headers = saferpay.received.filter(({ path }) => path.endsWith('/Capture')).map(({ body }) => body);
    expect(headers).toMatchObject(
      [0, 1, 9].map((RetryIndicator) => ({ RequestHeader: { RequestId: `capture-${id}`, RetryIndicator } })),
    );
  });

  test('more than authorised, and what was cancelled in between, is refused', async () => {
    expect(await capture(await approved(), 0, 1235)).toEqual({ kind: 'refused', reason: 'more than authorised' });
    const id = await approved();
    for (const one of saferpay.books.transactions.values()) if (one.orderId === id) one.status = 'CANCELED';
    expect(await capture(id)).toEqual({ kind: 'refused', reason: 'TRANSACTION_IN_WRONG_STATE' });
  });

  test('a means that is captured at once is not captured again', async () => {
    const id = await approved('approveCaptured');
    expect(await capture(id)).toEqual(done);
    expect(saferpay.received.filter(({ path }) => path.endsWith('/Capture'))).toEqual([]);
  });

  const refusals = `
    ACTION_NOT_SUPPORTED AMOUNT_INVALID CARD_CHECK_FAILED CARD_CVC_INVALID
    CARD_CVC_REQUIRED CONDITION_NOT_SATISFIED CURRENCY_INVALID GENERAL_DECLINED
    PAYMENTMEANS_INVALID PAYMENTMEANS_NOT_SUPPORTED TRANSACTION_ALREADY_CAPTURED TRANSACTION_DECLINED
    TRANSACTION_IN_WRONG_STATE TRANSACTION_NOT_FOUND UPDATE_CARD_INFORMATION
  `
    .trim()
    .split(/\s+/);
  test.each([...Object.keys(errors), 'A_NAME_OF_TOMORROW'])('%s: refused, or repeated later', async (name) => {
    const id = await approved();
    saferpay.fail('/Capture', { kind: 'error', name });
    if (refusals.includes(name)) expect(await capture(id)).toEqual({ kind: 'refused', reason: name });
    else await expect(capture(id)).rejects.toThrow(name);
    expect(saferpay.moved(id).captured).toBe(0);
  });

  test('an error that may be retried is not final, whatever its name', async () => {
    const id = await approved();
    const { TRANSACTION_DECLINED: kind } = errors;
    expect(kind?.behavior).toBe('OTHER_MEANS');
    saferpay.fail('/Capture', { kind: 'error', name: 'TRANSACTION_DECLINED', behavior: 'RETRY_LATER' });
    await expect(capture(id)).rejects.toThrow('TRANSACTION_DECLINED');
  });
});

describe('record 0096: cancel', () => {
  test('releases the money once; a repetition is done too', async () => {
    const id = await approved();
    expect([await cancel(id), await cancel(id, 1)]).toEqual([done, done]);
    expect(saferpay.moved(id)).toEqual({ authorised: 0, captured: 0, refunded: 0 });
  });

  test.each(['lost', 'away'] as const)('an answer that is %s: the repetition settles it', async (kind) => {
    const id = await approved();
    saferpay.fail('/Cancel', { kind });
    await expect(cancel(id)).rejects.toThrow('NO_ANSWER');
    expect(await cancel(id, 1)).toEqual(done);
    expect(saferpay.moved(id).authorised).toBe(0);
  });

  test('what Saferpay has captured by itself is returned, known or not', async () => {
    const known = await approved('approveCaptured');
    expect([await cancel(known), await cancel(known, 1)]).toEqual([done, done]);
    expect(saferpay.moved(known)).toEqual({ authorised: 0, captured: 1234, refunded: 1234 });
    const unknown = await approved('approveCaptured');
    await changePayment(opened.db, unknown, { captureId: null });
    expect(await cancel(unknown)).toEqual(done);
    expect(saferpay.moved(unknown).refunded).toBe(1234);
  });
});

describe('record 0096: refund', () => {
  test('in two parts, and not more than was captured', async () => {
    const id = await capturedPayment();
    expect([await refund(id, 1000), await refund(id, 234, { part: 2 })]).toEqual([done, done]);
    expect(await refund(id, 1, { part: 3 })).toEqual({ kind: 'refused', reason: 'AMOUNT_INVALID' });
    expect(saferpay.moved(id)).toEqual({ authorised: 0, captured: 1234, refunded: 1234 });
  });

  test.each([
    ['the refund', '/Refund', 'lost'],
    ['the refund', '/Refund', 'away'],
    ['its capture', '/Capture', 'lost'],
    ['its capture', '/Capture', 'away'],
  ] as const)('the answer to %s is lost (%s, %s): the repetition returns it once', async (_, path, kind) => {
    const id = await capturedPayment();
    saferpay.fail(path, { kind });
    await expect(refund(id, 500)).rejects.toThrow('NO_ANSWER');
    expect(await refund(id, 500, { attempt: 1 })).toEqual(done);
    expect(await refund(id, 500, { attempt: 2 })).toEqual(done);
    const refunds = [...saferpay.books.transactions.values()].filter(({ orderId }) => orderId === `refund-1-${id}`);
    expect([refunds.length, saferpay.moved(id).refunded]).toEqual([1, 500]);
  });

  test('before a capture there is nothing to return', async () => {
    expect((await refund(await approved(), 1)).kind).toBe('refused');
  });

  test.each([capture, cancel, (id: string) => refund(id, 1)])(
    'a payment that Saferpay does not know is refused',
    async (act) => {
      expect((await act(randomUUID())).kind).toBe('refused');
    },
  );
});

test('record 0096: what moves is what was answered, whatever is lost in between', async () => {
  const paths = { capture: '/Capture', cancel: '/Cancel', refund: '/Refund' };
  await assertMoneyMovesAsAnswered({ ...saferpay, approved, capture, cancel, refund, paths });
}, 60_000);
