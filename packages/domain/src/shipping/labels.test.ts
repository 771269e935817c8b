import { describe, expect, test } from 'vitest';
import { placedState } from '../order/life/orderState.ts';
import { exampleCarriers } from '../shop/exampleCarriers.data.ts';
import { gross, order } from '../order/sampleOrder.testing.ts';
import {
  carrierOfCode,
  customsLacks,
  isLabelOpen,
  labelledParcel,
  labelStates,
  noLabel,
  takesLabel,
} from './labels.ts';

const made = { ...noLabel, state: 'made', carrier: 'dpd', tracking: '0123' } as const;

describe('issue 19: a label is of a parcel that is packed and may leave', () => {
  const placed = placedState(order(gross));
  const packed = { ...placed, lines: placed.lines.map((line) => ({ ...line, open: 0, packed: line.open })) };
  test.each([
    ['nothing is packed', { ...placed, payment: 'paid' }, false],
    ['packed, not paid', { ...packed, method: 'WIRE_TRANSFER', payment: 'open' }, false],
    ['packed and paid', { ...packed, payment: 'paid' }, true],
    ['packed, and cancelled since', { ...packed, payment: 'paid', stage: 'cancelled' }, false],
  ] as const)('%s', (_, state, expected) => {
    expect(takesLabel(state)).toBe(expected);
  });

  test('and only one until it is refused or cancelled', () => {
    expect(labelStates.filter(isLabelOpen)).toEqual(['asked', 'made', 'cancelling']);
  });
});

describe('issue 19: nobody types the number of a parcel with a label', () => {
  test.each([
    [made, { carrier: 'dpd', tracking: '0123' }],
    // A parcel that no carrier of the shop takes has no number that a shopper could follow.
    [
      { ...made, carrier: null },
      { carrier: null, tracking: '' },
    ],
    [{ ...made, state: 'cancelling' } as const, null],
    [noLabel, null],
    [null, null],
  ])('%j', (label, expected) => {
    expect(labelledParcel(label)).toEqual(expected);
  });

  test.each([
    ['dhl', 'TNT', 'dhl'],
    ['dhl_express', 'TNT', 'dhl'],
    ['dpd', 'ECONOMY', 'dpd'],
    ['dpdx', 'ECONOMY', 'post'],
    ['sendcloud', 'DPD_CLASSIC', 'dpd'],
    ['sendcloud', 'PICKUP', null],
  ] as const)('%s for %s is %s', (code, method, expected) => {
    expect(carrierOfCode(exampleCarriers, code, method)).toBe(expected);
  });
});

describe('issue 19: beyond the Union every product of a parcel is declared', () => {
  const resistor = { sku: 1, partNumber: 'R1', hsCode: '85332100', originCountry: 'CN' };
  const lamp = { sku: 2, partNumber: 'L2', hsCode: null, originCountry: 'DE' };
  const coil = { sku: 3, partNumber: 'C3', hsCode: null, originCountry: null };
  test.each([
    ['DE', [lamp, coil], []],
    ['CH', [resistor], []],
    ['CH', [resistor, lamp], [{ sku: 2, partNumber: 'L2', facts: ['hsCode'] }]],
    ['CH', [coil], [{ sku: 3, partNumber: 'C3', facts: ['hsCode', 'originCountry'] }]],
  ] as const)('to %s', (country, items, expected) => {
    expect(customsLacks(items, country)).toEqual(expected);
  });
});
