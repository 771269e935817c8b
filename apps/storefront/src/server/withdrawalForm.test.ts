import { createClient } from '@platine/domain/contract/client.ts';
import type { FieldError } from '@platine/domain/contract/envelope.ts';
import type { ErrorClass } from '@platine/domain/contract/errors.ts';
import { samples } from '@platine/domain/contract/samples.testing.ts';
import type { RefusedForm } from '@platine/ui/queries/refusedForm.ts';
import { expect, test } from 'vitest';
import { isWithdrawalForm, submitWithdrawalForm } from './withdrawalForm.ts';

const begin = '/withdrawal';
const entered = { NAME: 'Ada Weber', ORDER_NUMBER: '2026-1', EMAIL: 'ada@example.org' };

type Refusal = { readonly ERROR_CLASS: ErrorClass; readonly FIELDS?: FieldError[] };

async function submit(path: string, fields: Record<string, string>, refusal: Refusal | null = null) {
  const asked: unknown[] = [];
  const client = createClient(async (name, request) => {
    asked.push([name, request]);
    if (refusal !== null) return { SUCCESSFUL: false, ERROR: '', ...refusal };
    return { SUCCESSFUL: true, DATA: samples[name].response };
  });
  const place = await submitWithdrawalForm({ path, fields: new URLSearchParams(fields) }, client);
  return { place, asked };
}

test('CRD art. 11a: the first step leads to the statement; the whole order has neither lines nor words', async () => {
  const fields = { ...entered, LANGUAGE_CODE: 'DE', WHAT: 'whole', GOODS: 'ignored', 'AMOUNT-7': '2' };
  const { place, asked } = await submit(begin, fields);
  expect(place).toBe('/withdrawal?id=w-1');
  expect(asked).toEqual([['beginWithdrawal', { ...entered, GOODS: '', POSITIONS: [], LANGUAGE_CODE: 'DE' }]]);
});

test('CRD art. 11a: a part has the lines with an amount, and nothing that is no number', async () => {
  const fields = { ...entered, WHAT: 'part', 'AMOUNT-7': '2', 'AMOUNT-8': '0', 'AMOUNT-9': '-1', 'AMOUNT-x': '3' };
  const { asked } = await submit(begin, fields);
  expect(asked).toMatchObject([['beginWithdrawal', { POSITIONS: [{ SKU: 7, AMOUNT: 2 }] }]]);
});

test.each<[what: string, refusal: Refusal, answer: Pick<RefusedForm, 'fields' | 'failure'>]>([
  [
    'refused fields',
    {
      ERROR_CLASS: 'ValidationException',
      FIELDS: [
        { FIELD: 'NAME', CODE: 'REQUIRED' },
        { FIELD: 'EMAIL', CODE: 'FORMAT' },
      ],
    },
    { fields: ['NAME', 'EMAIL'], failure: null },
  ],
  [
    'too many statements',
    { ERROR_CLASS: 'ThrottledException' },
    { fields: [], failure: { kind: 'failure', errorClass: 'ThrottledException', fields: [] } },
  ],
])('the form comes back with %s, and with all that was entered', async (_, refusal, answer) => {
  const entries = { ...entered, WHAT: 'part', GOODS: 'A board', 'AMOUNT-7': '2', 'AMOUNT-8': '' };
  expect((await submit(begin, entries, refusal)).place).toEqual({ entries, ...answer });
});

test('CRD art. 11a: a part without goods is not taken for the whole order', async () => {
  for (const fields of [
    { ...entered, WHAT: 'part', GOODS: ' ' },
    { ...entered, WHAT: 'part', 'AMOUNT-7': '0' },
  ]) {
    const { place, asked } = await submit(begin, fields);
    expect(place).toEqual({ entries: fields, fields: ['GOODS'], failure: null });
    expect(asked).toEqual([]);
  }
});

test('CRD art. 11a: the second step leads back to the statement', async () => {
  const { place, asked } = await submit('/withdrawal/confirm', { ID: 'w/1' });
  expect(place).toBe('/withdrawal?id=w%2F1');
  expect(asked).toEqual([['confirmWithdrawal', { ID: 'w/1' }]]);
  expect(['/withdrawal', '/withdrawal/confirm', '/withdrawal/else'].map(isWithdrawalForm)).toEqual([true, true, false]);
});
