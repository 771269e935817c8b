import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Sums, Totals } from '../cart/sumsByRate.ts';
import { ratesOf } from '../cart/sumsByRate.ts';
import type { Pricing } from '../cart/totals.ts';
import type { CreditPart, InvoiceRest } from './creditParts.ts';
import { creditedPieces, creditParts, creditTotals } from './creditParts.ts';
import type { OrderState } from './life/orderState.ts';
import { placedState } from './life/orderState.ts';
import type { Pieces, RefundAct } from './life/acts.ts';
import { decide } from './life/decide.ts';
import { partTotals, partLines, restOf } from './partTotals.ts';
import { refundOf } from './refund.ts';
import { gross, lines, mixedLines, net, order } from './sampleOrder.testing.ts';

/** Two invoices: product 1 with the shipping, then product 2. */
function invoicesOf(pricing: Pricing, ordered = lines): readonly [InvoiceRest, InvoiceRest] {
  const whole = order(pricing, 590, ordered);
  const first = partTotals(whole, { lines: partLines(ordered, [{ sku: 1, amount: 5 }]), withShipment: true });
  return [
    { number: 'RE-1', lines: [{ sku: 1, amount: 5 }], totals: first },
    { number: 'RE-2', lines: [{ sku: 2, amount: 3 }], totals: restOf(whole.totals, [first], pricing) },
  ];
}
const parts = (refund: Omit<RefundAct, 'kind'>, pricing = gross) =>
  creditParts(order(pricing), refund, invoicesOf(pricing)).map(({ invoice, pieces, shipment, cents }) => [
    invoice.number,
    pieces.map(({ sku, amount }) => `${amount} × ${sku}`).join(', '),
    shipment,
    cents,
  ]);

describe('D38: a refund is credited on the invoices that it is about', () => {
  test.each<[what: string, refund: Omit<RefundAct, 'kind'>, expected: ReturnType<typeof parts>]>([
    ['an amount: the oldest', { cents: 100 }, [['RE-1', '', 0, 100]]],
    [
      'a larger amount: the next one, too',
      { cents: 5585 + 100 },
      [
        ['RE-1', '', 0, 5585],
        ['RE-2', '', 0, 100],
      ],
    ],
    ['pieces: the invoice that has them', { cents: 333, pieces: [{ sku: 2, amount: 1 }] }, [['RE-2', '1 × 2', 0, 333]]],
    [
      'pieces of two, and the shipping',
      {
        cents: 999 + 333 + 590,
        shipment: 590,
        pieces: [
          { sku: 2, amount: 1 },
          { sku: 1, amount: 1 },
        ],
      },
      [
        ['RE-1', '1 × 1', 590, 1589],
        ['RE-2', '1 × 2', 0, 333],
      ],
    ],
    [
      'less than the pieces cost: an amount is kept back',
      { cents: 200, pieces: [{ sku: 2, amount: 1 }] },
      [['RE-2', '1 × 2', 0, 200]],
    ],
    [
      'much less: an amount is kept back from the last part first, then from the one before',
      {
        cents: 500,
        pieces: [
          { sku: 1, amount: 1 },
          { sku: 2, amount: 1 },
        ],
      },
      [['RE-1', '1 × 1', 0, 500]],
    ],
  ])('%s', (_, refund, expected) => {
    expect(parts(refund)).toEqual(expected);
  });

  test('pieces are named when the credit is what they cost, and not when something was kept back', () => {
    const [part] = creditParts(order(gross), { cents: 333, pieces: [{ sku: 2, amount: 1 }] }, invoicesOf(gross));
    const [less] = creditParts(order(gross), { cents: 200, pieces: [{ sku: 2, amount: 1 }] }, invoicesOf(gross));
    expect(part && creditedPieces(order(gross), part)).toEqual([{ sku: 2, amount: 1 }]);
    expect(less && creditedPieces(order(gross), less)).toEqual([]);
  });

  test('with the shipping, too, and a cent of rounding for each line is no deduction', () => {
    const pieces = [{ sku: 1, amount: 1 }];
    const [invoice] = invoicesOf(gross);
    expect(creditedPieces(order(gross), { invoice, pieces, shipment: 590, cents: 1589 })).toEqual(pieces);
    expect(creditedPieces(order(gross), { invoice, pieces, shipment: 0, cents: 998 })).toEqual(pieces);
    expect(creditedPieces(order(gross), { invoice, pieces, shipment: 0, cents: 997 })).toEqual([]);
  });

  test('shipping that stands on two invoices is credited on both, as far as each has it', () => {
    const [first, second] = invoicesOf(gross);
    const withShipment = (invoice: InvoiceRest, shipment: number) => ({
      ...invoice,
      totals: { ...invoice.totals, shipment },
    });
    const credited = creditParts(order(gross), { cents: 733, shipment: 400, pieces: [{ sku: 2, amount: 1 }] }, [
      withShipment(first, 290),
      withShipment(second, 300),
    ]);
    expect(credited.map(({ shipment, cents }) => [shipment, cents])).toEqual([
      [290, 290],
      [110, 443],
    ]);
  });

  test('the sums of a credit note: VAT is a part of its amount', () => {
    const [invoice] = invoicesOf(gross);
    const totals = { goods: 1190, shipment: 595, tax: 285, total: 1785, totalWithoutTax: 1500 };
    expect(creditTotals(order(gross), { invoice, pieces: [], shipment: 595, cents: 1785 })).toEqual(totals);
  });

  test('one that credits all that is left has exactly what is left, to the cent', () => {
    const [invoice] = invoicesOf(gross);
    const totals = { goods: 1190, shipment: 0, tax: 188, total: 1190, totalWithoutTax: 1002 };
    const part = { invoice: { ...invoice, totals }, pieces: [], shipment: 190, cents: 1190 };
    expect(creditTotals(order(gross), part)).toEqual(totals);
  });

  const mixed = order(gross, 590, mixedLines);
  const invoice = { number: 'RE-1', lines: mixedLines, totals: mixed.totals };
  const byRate = (part: Omit<CreditPart, 'invoice'>) =>
    creditTotals(mixed, { ...part, invoice }).byRate?.map(({ rate, goods, shipment, tax }) => [
      rate,
      goods,
      shipment,
      tax,
    ]);
  test.each([
    [
      'pieces of one rate: all of it at their rate',
      { pieces: [{ sku: 2, amount: 1 }], shipment: 0, cents: 333 },
      [[30, 333, 0, 10]],
    ],
    [
      'a cent more than the pieces cost: a cent of rounding of theirs',
      { pieces: [{ sku: 2, amount: 1 }], shipment: 0, cents: 334 },
      [[30, 334, 0, 10]],
    ],
    [
      'the shipment: at the rates that it bore',
      { pieces: [{ sku: 2, amount: 1 }], shipment: 590, cents: 923 },
      [
        [190, 0, 492, 79],
        [30, 333, 98, 13],
      ],
    ],
    [
      'an amount: divided by what is left',
      { pieces: [], shipment: 0, cents: 658 },
      [
        [190, 548, 0, 87],
        [30, 110, 0, 3],
      ],
    ],
  ])('record 0161: of an invoice at two rates, %s', (_, part, expected) => {
    expect(byRate(part)).toEqual(expected);
  });

  test('what was never invoiced is credited nowhere', () => {
    const [first] = invoicesOf(gross);
    expect(creditParts(order(gross), { cents: 333, pieces: [{ sku: 2, amount: 1 }] }, [first])).toEqual([]);
    expect(creditParts(order(gross), { cents: 999 }, [])).toEqual([]);
  });
});

const anyPieces = fc
  .tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 3 }))
  .map(([one, two]): Pieces[] => [
    ...(one > 0 ? [{ sku: 1, amount: one }] : []),
    ...(two > 0 ? [{ sku: 2, amount: two }] : []),
  ]);
const anyWish = fc.record({ pieces: anyPieces, shipment: fc.constantFrom(0, 0, 290, 590), amount: fc.nat(800) });

type Wish = { readonly pieces: readonly Pieces[]; readonly shipment: number; readonly amount: number };

/** Refunds in any order and repetition, and the credit notes on both invoices that they bring. */
function refundAll(whole: ReturnType<typeof order>, wishes: readonly Wish[]) {
  const { pricing } = whole;
  let state: OrderState = { ...placedState(whole), paid: whole.totals.total, payment: 'paid' };
  const invoices = invoicesOf(pricing, whole.lines);
  let rests: readonly InvoiceRest[] = invoices;
  const credited: Totals[] = [];
  for (const { pieces, shipment, amount } of wishes) {
    const fits = pieces.every((one) => (refundedOf(state, one.sku) ?? 0) + one.amount <= (one.sku === 1 ? 5 : 3));
    if (!fits) continue;
    const act: RefundAct =
      pieces.length > 0 ? refundOf(whole, state, { pieces, shipment }) : { kind: 'refunded', cents: amount };
    const decision = decide(state, act);
    if (decision.kind === 'refused') continue;
    state = decision.state;
    for (const part of creditParts(whole, act, rests)) {
      const totals = creditTotals(whole, part);
      credited.push(totals);
      rests = rests.map((rest) =>
        rest.number === part.invoice.number ? { ...rest, totals: restOf(rest.totals, [totals], pricing) } : rest,
      );
    }
  }
  return { state, rests, credited, invoices };
}

function refundedOf({ lines: states }: OrderState, sku: number) {
  return states.find((one) => one.sku === sku)?.refunded;
}

test.each([
  ['gross', order(gross)],
  ['net', order(net)],
  ['gross, at two rates', order(gross, 590, mixedLines)],
  ['net, at two rates', order(net, 590, mixedLines)],
])(
  'D39: refunds are never more than was paid, nor credit notes than the invoices, in any order and repetition: %s',
  (_, whole) => {
    fc.assert(
      fc.property(fc.array(anyWish, { maxLength: 12 }), (wishes) => {
        const { state, rests, credited, invoices } = refundAll(whole, wishes);
        const { total, tax } = whole.totals;
        const sum = (key: keyof Sums) => credited.reduce((all, one) => all + one[key], 0);
        expect(state.refunded).toBeLessThanOrEqual(state.paid);
        expect(sum('total')).toBeLessThanOrEqual(state.refunded);
        expect(sum('tax')).toBeLessThanOrEqual(tax);
        for (const { totals } of rests)
          expect(Math.min(totals.total, totals.tax, totals.goods)).toBeGreaterThanOrEqual(0);
        for (const one of credited) {
          expect(one.totalWithoutTax + one.tax).toBe(one.total);
          for (const at of ratesOf(one, whole.pricing.vat)) expect(at.goods + at.shipment).toBe(at.total);
        }
        const { vat } = whole.pricing;
        const all = (of: readonly Totals[], key: keyof Sums) =>
          [190, 170, 30].map((rate) =>
            of.flatMap((one) => ratesOf(one, vat)).reduce((left, at) => left + (at.rate === rate ? at[key] : 0), 0),
          );
        for (const key of ['total', 'tax'] as const)
          expect(all([...credited, ...rests.map(({ totals }) => totals)], key), key).toEqual(
            all(
              invoices.map(({ totals }) => totals),
              key,
            ),
          );
        if (state.refunded === total) expect([sum('total'), sum('tax')]).toEqual([total, tax]);
      }),
      { numRuns: 300 },
    );
  },
);
