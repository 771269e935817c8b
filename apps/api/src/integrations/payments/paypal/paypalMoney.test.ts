import { randomUUID } from 'node:crypto';
import { captureIssues, refundIssues, usualIssues } from '@platine/mocks/providers/paypal/answers.ts';
import type { Order } from '@platine/mocks/providers/paypal/books.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OpenedPaypal } from '../../../../testing/providers/openPaypal.ts';
import { openPaypalProvider } from '../../../../testing/providers/openPaypalProvider.ts';
import { assertMoneyMovesAsAnswered } from '../../../../testing/providers/moneyMoves.ts';
import { paymentToOpen } from '../../../../testing/providers/paymentToOpen.ts';
import type { OpenedDatabase } from '../../../db/open.ts';
import type { PaymentProvider, ProviderAnswer } from '../provider.ts';

const start = Date.parse('2026-11-24T12:00:00Z');
const dayMs = 24 * 60 * 60_000;
let now = start;
let opened: OpenedDatabase;
let paypal: OpenedPaypal;
let provider: PaymentProvider;

beforeAll(async () => {
  ({ opened, paypal, provider } = await openPaypalProvider(() => now));
}, 60_000);
afterAll(async () => {
  await paypal.stop();
  await opened.close();
});
beforeEach(() => {
  now = start;
  paypal.received.length = 0;
});

const done: ProviderAnswer = { kind: 'done' };

/** A payment of 12.34 euros that was approved; answers its id. */
async function approved(): Promise<string> {
  const id = randomUUID();
  await paypal.press(await provider.open(paymentToOpen({ id, cents: 1234, language: 'EN' })), 'approve');
  expect(await provider.status(id)).toBe('authorised');
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

/** A request that PayPal does not accept the token of is made twice. */
function failWith(path: string, name: string): void {
  const times = ['INVALID_ACCOUNT_STATUS', 'INVALID_TOKEN'].includes(name) ? 2 : 1;
  for (let time = 0; time < times; time += 1) paypal.fail(path, { kind: 'error', name });
}

function orderAt(id: string): Order {
  const order = [...paypal.books.orders.values()].find(({ customId }) => customId === id);
  if (order === undefined) throw new Error('PayPal has no such order.');
  return order;
}

/** Something that the operator does on PayPal's own pages. */
function byHand(id: string, act: 'capture' | 'void'): void {
  const { authorization } = orderAt(id);
  if (authorization === null) throw new Error('Nothing is authorised.');
  authorization.status = act === 'void' ? 'VOIDED' : 'CAPTURED';
  if (act === 'capture')
    authorization.capture = { id: `HAND${id.replaceAll('-', '')}`, cents: 1234, status: 'COMPLETED', refunds: [] };
}

describe('record 0096: capture', () => {
  test('takes the amount once; a repetition is done too, under the same name', async () => {
    const id = await capturedPayment();
    expect(await capture(id, 1)).toEqual(done);
    expect(paypal.moved(id)).toEqual({ authorised: 0, captured: 1234, refunded: 0 });
  });

  test.each(['lost', 'away', 'notJson'] as const)('an answer that is %s: the repetition settles it', async (kind) => {
    const id = await approved();
    paypal.fail('/capture', { kind });
    await expect(capture(id)).rejects.toThrow('NO_ANSWER');
    expect(await capture(id, 1)).toEqual(done);
    expect(paypal.moved(id).captured).toBe(1234);
    const names = paypal.received.filter(({ path }) => path.endsWith('/capture')).map(({ requestId }) => requestId);
    expect(names).toEqual([`capture-${id}`, `capture-${id}`]);
    expect(await refund(id, 1234)).toEqual(done);
  });

  test('more than authorised is refused, and nothing is asked', async () => {
    const id = await approved();
    expect(await capture(id, 0, 1235)).toEqual({ kind: 'refused', reason: 'more than authorised' });
    expect(paypal.moved(id).captured).toBe(0);
  });

  test('an authorisation that ended after its 29 days is refused; a day before, it is taken', async () => {
    const [late, punctual] = [await approved(), await approved()];
    now += 29 * dayMs;
    expect(await capture(punctual)).toEqual(done);
    now += dayMs;
    expect(await capture(late)).toEqual({ kind: 'refused', reason: 'AUTHORIZATION_EXPIRED' });
  });

  test('what the operator has captured or voided at PayPal by hand is found', async () => {
    const [taken, released] = [await approved(), await approved()];
    byHand(taken, 'capture');
    byHand(released, 'void');
    expect(await capture(taken)).toEqual(done);
    expect(await refund(taken, 1234)).toEqual(done);
    expect(await capture(released)).toEqual({ kind: 'refused', reason: 'AUTHORIZATION_VOIDED' });
  });

  test('a capture that PayPal still examines is asked for again', async () => {
    const id = await approved();
    byHand(id, 'capture');
    const held = orderAt(id).authorization?.capture;
    if (held) held.status = 'PENDING';
    await expect(capture(id)).rejects.toThrow('PENDING');
    if (held) held.status = 'COMPLETED';
    expect(await capture(id, 1)).toEqual(done);
  });

  const later = [
    'DECIMAL_PRECISION',
    'DUPLICATE_INVOICE_ID',
    'PAYEE_ACCOUNT_LOCKED_OR_CLOSED',
    'PAYEE_ACCOUNT_RESTRICTED',
  ];
  const final = ['INVALID_RESOURCE_ID', ...captureIssues.filter((name) => !later.includes(name))];
  test.each([...usualIssues, ...captureIssues, 'A_NAME_OF_TOMORROW'])(
    '%s: refused, or repeated later',
    async (name) => {
      const id = await approved();
      failWith('/capture', name);
      if (final.includes(name)) expect(await capture(id)).toEqual({ kind: 'refused', reason: name });
      else await expect(capture(id)).rejects.toThrow(name);
      expect(paypal.moved(id).captured).toBe(0);
    },
  );
});

describe('record 0096: cancel', () => {
  test('releases the money once; a repetition is done too', async () => {
    const id = await approved();
    expect([await cancel(id), await cancel(id, 1)]).toEqual([done, done]);
    expect(paypal.moved(id)).toEqual({ authorised: 0, captured: 0, refunded: 0 });
  });

  test.each(['lost', 'away'] as const)('an answer that is %s: the repetition settles it', async (kind) => {
    const id = await approved();
    paypal.fail('/void', { kind });
    await expect(cancel(id)).rejects.toThrow('NO_ANSWER');
    expect(await cancel(id, 1)).toEqual(done);
    expect(paypal.moved(id).authorised).toBe(0);
  });

  test('what was captured or voided at PayPal by hand is returned, or over', async () => {
    const [taken, released] = [await approved(), await approved()];
    byHand(taken, 'capture');
    byHand(released, 'void');
    expect([await cancel(taken), await cancel(taken, 1), await cancel(released)]).toEqual([done, done, done]);
    expect(paypal.moved(taken)).toEqual({ authorised: 0, captured: 1234, refunded: 1234 });
  });
});

describe('record 0096: refund', () => {
  test('in two parts, and not more than was captured', async () => {
    const id = await capturedPayment();
    expect([await refund(id, 1000), await refund(id, 234, { part: 2 })]).toEqual([done, done]);
    expect(await refund(id, 1, { part: 3 })).toEqual({ kind: 'refused', reason: 'CAPTURE_FULLY_REFUNDED' });
    expect(paypal.moved(id)).toEqual({ authorised: 0, captured: 1234, refunded: 1234 });
    const other = await capturedPayment();
    await refund(other, 1000);
    expect(await refund(other, 235, { part: 2 })).toEqual({ kind: 'refused', reason: 'REFUND_AMOUNT_EXCEEDED' });
  });

  test.each(['lost', 'away'] as const)('an answer that is %s: the repetition returns it once', async (kind) => {
    const id = await capturedPayment();
    paypal.fail('/refund', { kind });
    await expect(refund(id, 500)).rejects.toThrow('NO_ANSWER');
    expect([await refund(id, 500, { attempt: 1 }), await refund(id, 500, { attempt: 2 })]).toEqual([done, done]);
    expect(paypal.moved(id).refunded).toBe(500);
  });

  const later = [
    'PAYEE_ACCOUNT_LOCKED_OR_CLOSED',
    'PAYEE_ACCOUNT_RESTRICTED',
    'PENDING_CAPTURE',
    'REFUND_FAILED_INSUFFICIENT_FUNDS',
  ];
  test.each(refundIssues)('%s: refused, or repeated later', async (name) => {
    const id = await capturedPayment();
    paypal.fail('/refund', { kind: 'error', name });
    if (later.includes(name)) await expect(refund(id, 1)).rejects.toThrow(name);
    else expect(await refund(id, 1)).toEqual({ kind: 'refused', reason: name });
    expect(paypal.moved(id).refunded).toBe(0);
  });

  test('before a capture there is nothing to return', async () => {
    expect((await refund(await approved(), 1)).kind).toBe('refused');
  });

  test.each([capture, cancel, (id: string) => refund(id, 1)])(
    'a payment that PayPal does not know is refused',
    async (act) => {
      expect((await act(randomUUID())).kind).toBe('refused');
    },
  );
});

test('record 0096: what moves is what was answered, whatever is lost in between', async () => {
  const paths = { capture: '/capture', cancel: '/void', refund: '/refund' };
  await assertMoneyMovesAsAnswered({ ...paypal, approved, capture, cancel, refund, paths });
}, 60_000);
