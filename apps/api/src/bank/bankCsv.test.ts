import { expect, test } from 'vitest';
import { readBankCsv } from './bankCsv.ts';
import { StatementError } from './statement.ts';

const credit = { date: '2026-11-23', cents: 123456, currency: 'EUR', text: '2026-100001', payer: 'Ada' };

test.each([
  ['ours', 'date,amount,text,payer\n2026-11-23,1234.56,2026-100001,Ada'],
  ['a German one', 'Buchungstag;Auftraggeber;Verwendungszweck;Betrag;Währung\n23.11.2026;Ada;2026-100001;1.234,56;EUR'],
  [
    'a French one',
    '\uFEFF"Date comptable";"Libellé";"Montant";"Contrepartie"\r\n23/11/2026;2026-100001;1 234,56;Ada\r\n',
  ],
  [
    'a French one with narrow spaces',
    "date d'opération;libellé;montant;contrepartie\n23/11/2026;2026-100001;1\u202F234,56;Ada",
  ],
  ['one with tabulators', 'date\tamount\ttext\tpayer\n2026-11-23\t+1234,56\t2026-100001\tAda'],
])('%s', (_, text) => {
  const [{ id, ...read } = { id: '' }, ...others] = readBankCsv(text);
  expect([read, others]).toEqual([credit, []]);
  expect(id).toMatch(/^[\da-f]{32}$/);
});

test('amounts that leave the account are left out, and an own reference is the id', () => {
  const rows = ['id;date;amount;text', 'B-1;2026-11-23;-5,00;rent', 'B-2;2026-11-23;5,00;"2026-100001; thanks"'];
  expect(readBankCsv(rows.join('\n'))).toMatchObject([{ id: 'B-2', cents: 500, text: '2026-100001; thanks' }]);
});

test.each([
  ['1.234', 'has no amount like 12,34 or 12.34 in line 2'],
  ['12,3', 'has no amount'],
  ['12,345', 'has no amount'],
  ['1.23,45', 'has no amount'],
  ['', 'has no amount'],
])('the amount %j is refused', (amount, message) => {
  const read = () => readBankCsv(`date;amount;text\n2026-11-23;${amount};x`);
  expect(read).toThrow(StatementError);
  expect(read).toThrow(message);
});

test.each([
  ['date;text\n2026-11-23;x', 'lacks the columns amount'],
  ['', 'lacks the columns date, amount, text'],
  ['date;amount;text\n11/23/2026;1,00;x', 'has no day'],
  ['date;amount;text\n2026-11-23;1,00', 'cannot be read as CSV'],
  ['date;amount;text\n2026-11-23;1,00;"x', 'cannot be read as CSV'],
])('the file %j is refused', (text, message) => {
  const read = () => readBankCsv(text);
  expect(read).toThrow(StatementError);
  expect(read).toThrow(message);
});
