import { expect, test } from 'vitest';
import { transferReferences } from './transferReferences.ts';

test.each([
  ['2026-100001', ['2026-100001']],
  ['Order 2026-100001, thank you', ['2026-100001']],
  ['KB-2026-100001', ['2026-100001']],
  ['2026-100001 2026-100001', ['2026-100001']],
  ['Bestellung 2026-100001/Ada', ['2026-100001']],
  ['2026-100001 and 2026-100002', ['2026-100001', '2026-100002']],
  ['Wieder 2026-100001', ['2026-100001']],
  ['12026-100001', []],
  ['2026-10000', []],
  ['2026-1000011234', []],
  ['2026-100001-7', []],
  ['7-2026-100001', []],
  ['2026 100001', []],
  ['', []],
])('the transfer %j names the orders %j and no invoice', (text, orderNumbers) => {
  expect(transferReferences(text)).toEqual({ orderNumbers, invoiceNumbers: [] });
});

test.each([
  ['RE-2026-000005', ['RE-2026-000005'], []],
  ['invoice re-2026-000005.', ['RE-2026-000005'], []],
  ['RE-2026-000005 RE-2026-000006', ['RE-2026-000005', 'RE-2026-000006'], []],
  ['RE-2026-000005, order 2026-100004', ['RE-2026-000005'], ['2026-100004']],
  ['RE-2026-100004', ['RE-2026-100004'], []],
  ['LS-2026-100004 RK-2026-100004 AN-2026-100004', [], []],
  ['RE-2026-000005-7', [], []],
])('the transfer %j names the invoices %j and the orders %j', (text, invoiceNumbers, orderNumbers) => {
  expect(transferReferences(text)).toEqual({ orderNumbers, invoiceNumbers });
});
