import { expect, test } from 'vitest';
import { parseDeskRequest } from '../contract/desk/parseDesk.ts';
import type { DeskAct } from './deskAct.ts';
import { deskActFromWire, deskActToWire } from './deskAct.ts';

const pieces = [{ sku: 7, amount: 2 }];
const acts: readonly DeskAct[] = [
  { kind: 'paid', cents: 1234 },
  { kind: 'packed', pieces },
  { kind: 'sent', pieces, carrier: 'dpd', tracking: '0123' },
  { kind: 'sent', pieces, carrier: null, tracking: '' },
  { kind: 'delivered', pieces },
  { kind: 'returned', pieces, toStock: true },
  { kind: 'returned', pieces, toStock: false },
  { kind: 'refunded', cents: 500 },
  { kind: 'refunded', cents: 500, pieces, shipment: 100 },
  { kind: 'cancelled', reason: 'CUSTOMER' },
  { kind: 'returned', pieces, toStock: false, reason: 'WARRANTY' },
  { kind: 'withdrawn' },
  { kind: 'withdrawn', pieces },
  { kind: 'closed' },
  { kind: 'noted' },
  { kind: 'mailed', mail: 'sent' },
];

test.each(acts)('an act arrives as it was sent: %j', (act) => {
  const request = { ORDER_NUMBER: '2026-1', SEEN: 1, KEY: 'k', WHY: 'why', ACT: deskActToWire(act) };
  expect(deskActFromWire(parseDeskRequest('deskAct', request).ACT)).toEqual(act);
});
