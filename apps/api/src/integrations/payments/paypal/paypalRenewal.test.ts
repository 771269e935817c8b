import { randomUUID } from 'node:crypto';
import { reauthorizeIssues } from '@platine/mocks/providers/paypal/answers.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { assertMoneyMovesAsAnswered } from '../../../../testing/providers/moneyMoves.ts';
import type { OpenedPaypal } from '../../../../testing/providers/openPaypal.ts';
import { openPaypalProvider } from '../../../../testing/providers/openPaypalProvider.ts';
import { paymentToOpen } from '../../../../testing/providers/paymentToOpen.ts';
import type { OpenedDatabase } from '../../../db/open.ts';
import type { PaymentProvider, ProviderAnswer } from '../provider.ts';
import { changePayment, findPayment } from './paypalPayments.ts';

const start = Date.parse('2026-11-24T12:00:00Z');
const dayMs = 24 * 60 * 60_000;
const done: ProviderAnswer = { kind: 'done' };
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

/** A payment of 12.34 euros that was authorised so many days ago; answers its id. */
async function authorised(days: number): Promise<string> {
  const id = randomUUID();
  await paypal.press(await provider.open(paymentToOpen({ id, cents: 1234, language: 'EN' })), 'approve');
  expect(await provider.status(id)).toBe('authorised');
  now += days * dayMs;
  return id;
}

const capture = (id: string, attempt = 0, key = `capture-${id}`) => provider.capture({ id, key, attempt, cents: 1234 });
const authorizationOf = async (id: string) => (await findPayment(opened.db, id))?.authorizationId;
const renewals = () => paypal.received.filter(({ path }) => path.endsWith('/reauthorize')).length;
const captured = { authorised: 0, captured: 1234, refunded: 0 };

describe('record 0124: goods that are sent later', () => {
  test.each([
    [0, 0],
    [2.99, 0],
    [3, 1],
    [29, 1],
  ])('after %d days an authorisation is renewed %d times, then captured once', async (days, times) => {
    const id = await authorised(days);
    expect([await capture(id), await capture(id, 1)]).toEqual([done, done]);
    expect(renewals()).toBe(times);
    expect(paypal.moved(id)).toEqual(captured);
    expect(await provider.refund({ id, key: `refund-${id}`, attempt: 0, cents: 1234 })).toEqual(done);
  });

  test.each(reauthorizeIssues)('%s: the authorisation is captured as it is', async (name) => {
    const id = await authorised(5);
    const before = await authorizationOf(id);
    paypal.fail('/reauthorize', { kind: 'error', name });
    expect(await capture(id)).toEqual(done);
    expect(await authorizationOf(id)).toBe(before);
    expect(paypal.moved(id)).toEqual(captured);
  });

  test.each([
    ['/reauthorize', { kind: 'lost' }],
    ['/reauthorize', { kind: 'away' }],
    ['/reauthorize', { kind: 'error', name: 'INTERNAL_SERVICE_ERROR' }],
    ['/capture', { kind: 'lost' }],
    ['/capture', { kind: 'away' }],
  ] as const)('%s that has %j: the repetition settles it', async (path, fault) => {
    const id = await authorised(5);
    paypal.fail(path, fault);
    await expect(capture(id)).rejects.toThrow(/NO_ANSWER|INTERNAL/);
    expect(await capture(id, 1)).toEqual(done);
    expect(paypal.moved(id)).toEqual(captured);
  });

  test('a shop that is killed between the renewal and its note finds it again', async () => {
    const id = await authorised(5);
    const before = await authorizationOf(id);
    paypal.fail('/capture', { kind: 'away' });
    await expect(capture(id)).rejects.toThrow('NO_ANSWER');
    expect(await authorizationOf(id)).not.toBe(before);
    await changePayment(opened.db, id, { authorizationId: before ?? null });
    expect(await capture(id, 1)).toEqual(done);
    expect(paypal.moved(id)).toEqual(captured);
  });

  test('a payer who cannot pay any more is refused, and what was renewed is released', async () => {
    const id = await authorised(5);
    paypal.fail('/capture', { kind: 'error', name: 'PAYER_CANNOT_PAY' });
    expect(await capture(id)).toEqual({ kind: 'refused', reason: 'PAYER_CANNOT_PAY' });
    expect(await provider.cancel({ id, key: `cancel-${id}`, attempt: 0 })).toEqual(done);
    expect(paypal.moved(id)).toEqual({ authorised: 0, captured: 0, refunded: 0 });
  });

  test('it is renewed once at most', async () => {
    const id = await authorised(5);
    paypal.fail('/capture', { kind: 'error', name: 'PAYER_CANNOT_PAY' });
    await capture(id);
    const renewed = await authorizationOf(id);
    now += 5 * dayMs;
    expect(await capture(id, 0, `again-${id}`)).toEqual(done);
    expect(await authorizationOf(id)).toBe(renewed);
    expect(paypal.moved(id)).toEqual(captured);
  });

  test('property: late money moves as it was answered, whatever answers are lost', async () => {
    await assertMoneyMovesAsAnswered({
      approved: () => authorised(4),
      capture,
      cancel: (id, attempt) => provider.cancel({ id, key: `cancel-${id}`, attempt }),
      refund: (id, cents, { part, attempt }) => provider.refund({ id, key: `refund-${part}-${id}`, attempt, cents }),
      paths: { capture: '/reauthorize', cancel: '/void', refund: '/refund' },
      fail: paypal.fail,
      moved: paypal.moved,
    });
  });
});
