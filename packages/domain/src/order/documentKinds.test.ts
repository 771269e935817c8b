import { expect, test } from 'vitest';
import { documentFilePath, isInvoice, isNumbered, kindOfNumber, seriesNumber } from './documentKinds.ts';

test.each([
  ['RE', 2026, 1, 'RE-2026-000001'],
  ['LS', 2027, 1_234_567, 'LS-2027-1234567'],
] as const)('D38: %s of %i, number %i: %s', (kind, year, sequence, number) => {
  expect(seriesNumber(kind, year, sequence)).toBe(number);
});

test.each([
  ['KB-2026-100001', 'KB', false],
  ['RE-2026-000001', 'RE', true],
  ['PF-2026-100001', 'PF', false],
] as const)('D9: %s is a %s', (number, kind, numbered) => {
  expect(kindOfNumber(number)).toBe(kind);
  expect(isNumbered(kind)).toBe(numbered);
});

test.each([
  ['KB', false],
  ['RE', true],
  ['LS', false],
  ['RK', true],
  ['PF', false],
] as const)('D38: a document %s also exists as an e-invoice: %s', (kind, invoice) => {
  expect(isInvoice(kind)).toBe(invoice);
});

test.each([
  ['RE-2026-000001', 'pdf', null, '/api/shop/transaction/file/RE-2026-000001.pdf'],
  ['RE-2026-000001', 'xml', 'a&b', '/api/shop/transaction/file/RE-2026-000001.xml?signature=a%26b'],
  ['KB-20/1', 'pdf', null, '/api/shop/transaction/file/KB-20%2F1.pdf'],
] as const)('D7: the file of %s as %s, signed %s', (number, ending, signature, path) => {
  expect(documentFilePath(number, ending, signature)).toBe(path);
});

test.each(['2026-100001', 'RE', 'XX-2026-1', ''])('"%s" is no document', (number) => {
  expect(kindOfNumber(number)).toBeNull();
});
