import { expect, test } from 'vitest';
import type { ActCommand } from './command.ts';
import { commandOf } from './command.ts';

const orderNumber = '2026-100001';
const plain: Omit<ActCommand, 'action'> = {
  orderNumber,
  cents: null,
  lines: null,
  carrier: null,
  tracking: '',
  toStock: false,
  reason: null,
  delivery: false,
  byShop: false,
  mail: 'confirmation',
  by: null,
  why: '',
  key: null,
  seen: null,
  dryRun: false,
};
const act = (action: ActCommand['action'], more: Partial<ActCommand> = {}, json = false) => ({
  what: 'act',
  json,
  act: { ...plain, action, ...more },
});

test.each([
  [['list'], { what: 'list', list: null, json: false }],
  [['list', 'transfer'], { what: 'list', list: 'transfer', json: false }],
  [['transferred', orderNumber], act('transferred')],
  [['transferred', orderNumber, '--amount', '2.50'], act('transferred', { cents: 250 })],
  [['list', 'shipping', '--json'], { what: 'list', list: 'shipping', json: true }],
  [['withdrawals', '--json'], { what: 'withdrawals', json: true }],
  [['show', orderNumber], { what: 'show', orderNumber, json: false }],
  [['paid', orderNumber], act('paid')],
  [['paid', orderNumber, '--amount', '12.30'], act('paid', { cents: 1230 })],
  [
    ['ship', orderNumber, '--line', '2=3', '--line=1=1', '--carrier', 'dhl', '--tracking', 'JD 1'],
    act('ship', {
      lines: [
        { line: 2, amount: 3 },
        { line: 1, amount: 1 },
      ],
      carrier: 'dhl',
      tracking: 'JD 1',
    }),
  ],
  [
    ['return', orderNumber, '--line', '1=1', '--to-stock'],
    act('return', { lines: [{ line: 1, amount: 1 }], toStock: true }),
  ],
  [
    ['return', orderNumber, '--line', '1=1', '--reason', 'warranty'],
    act('return', { lines: [{ line: 1, amount: 1 }], reason: 'WARRANTY' }),
  ],
  [['note', orderNumber, '--why', 'called'], act('note', { why: 'called' })],
  [['mail', orderNumber], act('mail')],
  [['mail', orderNumber, '--mail', 'sent'], act('mail', { mail: 'sent' })],
  [['withdraw', orderNumber, '--line', '2=1'], act('withdraw', { lines: [{ line: 2, amount: 1 }] })],
  [['refund', orderNumber, '--amount', '5', '--why', 'scratched'], act('refund', { cents: 500, why: 'scratched' })],
  [
    ['refund', orderNumber, '--line', '1=2', '--delivery'],
    act('refund', { lines: [{ line: 1, amount: 2 }], delivery: true }),
  ],
  [
    ['cancel', orderNumber, '--shop', '--by', 'ada', '--key', 'k', '--seen', '2'],
    act('cancel', { byShop: true, by: 'ada', key: 'k', seen: 2 }),
  ],
  [
    ['statement', 'day.xml'],
    { what: 'statement', file: 'day.xml', encoding: 'utf-8', by: null, dryRun: false, json: false },
  ],
  [
    ['statement', 'day.csv', '--encoding', 'windows-1252', '--by', 'ada', '--dry-run', '--json'],
    { what: 'statement', file: 'day.csv', encoding: 'windows-1252', by: 'ada', dryRun: true, json: true },
  ],
  [
    ['label', orderNumber],
    { what: 'label', orderNumbers: [orderNumber], cancel: false, out: null, by: null, json: false },
  ],
  [
    ['label', orderNumber, '--out', 'a.pdf', '--by', 'ada', '--json'],
    { what: 'label', orderNumbers: [orderNumber], cancel: false, out: 'a.pdf', by: 'ada', json: true },
  ],
  [
    ['label', orderNumber, '--cancel'],
    { what: 'label', orderNumbers: [orderNumber], cancel: true, out: null, by: null, json: false },
  ],
  [
    ['label', orderNumber, '2026-100002', orderNumber, '--out', 'all.pdf'],
    {
      what: 'label',
      orderNumbers: [orderNumber, '2026-100002'],
      cancel: false,
      out: 'all.pdf',
      by: null,
      json: false,
    },
  ],
  [['close', orderNumber, '--dry-run', '--json'], act('close', { dryRun: true }, true)],
])('pnpm order %o', (words, command) => {
  expect(commandOf(words)).toEqual(command);
});

test.each([
  [[]],
  [[orderNumber]],
  [['list', 'everything']],
  [['list', '--by', 'ada']],
  [['withdrawals', orderNumber]],
  [['show']],
  [['show', '100001']],
  [['show', orderNumber, 'more']],
  [['show', orderNumber, '--dry-run']],
  [['unpaid', orderNumber]],
  [['paid', orderNumber, '--amount', '12,30']],
  [['paid', orderNumber, '--amount', '-1']],
  [['paid', orderNumber, '--amount']],
  [['paid', orderNumber, '--line', '1=1']],
  [['ship', orderNumber, '--line', '1']],
  [['ship', orderNumber, '--line', '1=x']],
  [['ship', orderNumber, '--carrier', 'Pigeon', '--tracking', '1']],
  [['ship', orderNumber, '--tracking', '1']],
  [['return', orderNumber]],
  [['statement']],
  [['statement', 'day.csv', '--encoding', 'utf-16']],
  [['statement', 'day.csv', '--key', 'a']],
  [['paid', orderNumber, '--encoding', 'utf-8']],
  [['return', orderNumber, '--line', '1=1', '--reason', 'mood']],
  [['cancel', orderNumber, '--amount', '1.00']],
  [['refund', orderNumber, '--delivery']],
  [['close', orderNumber, '--seen', 'all']],
  [['note', orderNumber]],
  [['note', orderNumber, '--why', ' ']],
  [['mail', orderNumber, '--mail', 'birthday']],
  [['paid', orderNumber, '--mail', 'sent']],
  [['label']],
  [['label', orderNumber, 'all']],
  [['label', orderNumber, '--cancel', '--out', 'a.pdf']],
  [['label', orderNumber, '--carrier', 'dpd']],
  [['ship', orderNumber, '--cancel']],
])('pnpm order %o makes no sense', (words) => {
  expect(commandOf(words)).toBeNull();
});
