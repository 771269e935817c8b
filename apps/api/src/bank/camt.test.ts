import { describe, expect, test } from 'vitest';
import { camtOf } from '../../testing/statements.ts';
import { readCamt } from './camt.ts';
import { StatementError } from './statement.ts';

const one = { amount: '12.34', text: 'Order 2026-100001', reference: 'BANK-1' };
const credit = {
  id: 'BANK-1',
  date: '2026-11-23',
  cents: 1234,
  currency: 'EUR',
  text: 'Order 2026-100001',
  payer: 'Ada Lovelace',
};

describe('a CAMT.053 statement', () => {
  test.each(['02', '08'] as const)('of version %s', (version) => {
    expect(readCamt(camtOf(version, [one]))).toEqual([credit]);
  });

  test('may have a prefix for its namespace', () => {
    const prefixed = camtOf('08', [one])
      .replaceAll(/<(\/?)(?=[A-Z])/g, '<$1b:')
      .replace('xmlns=', 'xmlns:b=');
    expect(readCamt(prefixed)).toEqual([credit]);
  });

  test.each([
    ['a debit', 'CRDT', 'DBIT'],
    ['a pending entry', 'BOOK', 'PDNG'],
    ['a reversal', '<CdtDbtInd>', '<RvslInd>true</RvslInd><CdtDbtInd>'],
  ])('%s is left out', (_, from, to) => {
    for (const version of ['02', '08'] as const)
      expect(readCamt(camtOf(version, [one, one]).replace(from, to))).toEqual([credit]);
  });

  test('a batch has a credit for each of its transactions', () => {
    const transaction = (amount: string, text: string) =>
      `<TxDtls><Amt Ccy="EUR">${amount}</Amt><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls>`;
    const batch = camtOf('08', [one]).replace(
      /<TxDtls>.*<\/TxDtls>/s,
      transaction('10.00', '2026-100001') + transaction('2.34', '2026-100002'),
    );
    expect(readCamt(batch).map(({ cents, text }) => [cents, text])).toEqual([
      [1000, '2026-100001'],
      [234, '2026-100002'],
    ]);
    const unclear = readCamt(batch.replaceAll(/<TxDtls><Amt.*?<\/Amt>/g, '<TxDtls>'));
    expect(unclear.map(({ cents, text }) => [cents, text])).toEqual([[1234, '']]);
  });

  test('entries without a reference of the bank have the same id at each reading, and equal ones differ', () => {
    const bare = { amount: '12.34', text: 'Order 2026-100001' };
    const ids = (entries: readonly (typeof bare)[]) => readCamt(camtOf('02', entries)).map(({ id }) => id);
    const [first, second] = ids([bare, bare]);
    expect([first, second]).toEqual(ids([bare, bare]));
    expect(first).not.toBe(second);
    expect(ids([{ ...bare, amount: '12.35' }])).not.toContain(first);
  });

  test.each([
    ['another message', camtOf('02', [one]).replace('053.001.02', '052.001.02'), 'no CAMT.053'],
    ['an unknown version', camtOf('02', [one]).replace('001.02', '001.99'), 'no CAMT.053'],
    ['an entity', camtOf('02', [{ ...one, text: '&secret;' }]), 'cannot be read as XML'],
    ['a cut file', camtOf('02', [one]).slice(0, -20), 'cannot be read as XML'],
    ['no amount', camtOf('02', [{ ...one, amount: 'many' }]), 'without an amount or a day'],
    ['a third of a cent', camtOf('02', [{ ...one, amount: '1.003' }]), 'without an amount or a day'],
    [
      'a document type',
      camtOf('02', [{ ...one, text: 'a' }]).replace('<Document', '<!DOCTYPE Document [<!ENTITY a "b">]><Document'),
      'has a document type',
    ],
    ['depth', '<a>'.repeat(200_000), 'cannot be read as XML'],
  ])('%s is refused', (_, xml, message) => {
    const read = () => readCamt(xml);
    expect(read).toThrow(StatementError);
    expect(read).toThrow(message);
  });
});
