import { describe, expect, test } from 'vitest';
import { placedState } from '../order/life/orderState.ts';
import { gross, order } from '../order/sampleOrder.testing.ts';
import type { ParcelLabel } from '../shipping/labels.ts';
import { noLabel } from '../shipping/labels.ts';
import { labelOutcome, labelReason, labelReasons, printableLabels } from './manyLabels.ts';

const placed = { ...placedState(order(gross)), method: 'WIRE_TRANSFER', payment: 'paid' } as const;
const packed = { ...placed, lines: placed.lines.map((line) => ({ ...line, open: 0, packed: line.open })) };
const made: ParcelLabel = { ...noLabel, state: 'made', reference: '2026-1-3-ab', printable: true };
const gone: ParcelLabel = { ...made, printable: false };
const refused: ParcelLabel = { ...noLabel, state: 'refused', reason: 'Unknown street.' };

/** Each case with the reason against a label; null where one is asked for. */
const cases = [
  ['packed and paid', packed, noLabel, null],
  ['refused before', packed, refused, null],
  ['cancelled before', packed, { ...noLabel, state: 'cancelled' }, null],
  ['without an answer yet', packed, { ...noLabel, state: 'asked' }, null],
  ['with a label', packed, made, 'hasLabel'],
  ['with a label whose file is forgotten', packed, gone, 'fileGone'],
  ['with a label that is being cancelled', packed, { ...made, state: 'cancelling' }, 'cancelling'],
  ['nothing packed', placed, null, 'notPacked'],
  ['not paid, nothing packed', { ...placed, payment: 'open' }, null, 'notPaid'],
  ['not paid', { ...packed, payment: 'open' }, null, 'notPaid'],
  ['no service for its method', packed, null, 'notOffered'],
  ['cancelled since, with a label', { ...packed, stage: 'cancelled' }, made, 'cancelled'],
  ['withdrawn from since', { ...packed, stage: 'withdrawn' }, made, 'withdrawn'],
  ['closed', { ...placed, stage: 'closed' }, null, 'closed'],
] as const;

describe('issue 20: labels for several orders', () => {
  test.each(cases)('an order is left out or not: %s', (_, state, label, expected) => {
    expect(labelReason({ state, label })).toBe(expected);
  });

  test('every reason but that of a race has its case', () => {
    const tried = new Set<string | null>(cases.map(([, , , reason]) => reason));
    expect(labelReasons.filter((reason) => !tried.has(reason))).toEqual(['changed']);
  });

  test.each([
    ['the label is there', packed, made, { kind: 'made' }],
    ['the service did not answer', packed, { ...noLabel, state: 'asked' }, { kind: 'asked' }],
    ['the carrier refused', packed, refused, { kind: 'refused', words: 'Unknown street.' }],
    ['somebody sent the parcel in the meantime', placed, null, { kind: 'left', reason: 'notPacked' }],
    [
      'somebody cancelled the label at once',
      packed,
      { ...noLabel, state: 'cancelled' },
      { kind: 'left', reason: 'changed' },
    ],
  ] as const)('each has its outcome: %s', (_, state, label, expected) => {
    expect(labelOutcome({ state, label }, false)).toEqual(expected);
  });

  test('nobody is asked for a parcel that customs would stop', () => {
    expect(labelOutcome({ state: packed, label: noLabel }, true)).toEqual({ kind: 'lacks' });
  });

  test('those are printed that are there, in the order of the orders', () => {
    const second = { ...made, reference: '2026-2-3-cd' };
    const files = [
      { state: packed, label: second },
      { state: packed, label: noLabel },
      { state: packed, label: gone },
      { state: { ...packed, stage: 'cancelled' as const }, label: made },
      { state: placed, label: null },
      { state: packed, label: made },
    ];
    expect(printableLabels(files)).toEqual(['2026-2-3-cd', '2026-1-3-ab']);
  });
});
