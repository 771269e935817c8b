import { describe, expect, test } from 'vitest';
import { shownSums } from './shownSums.ts';
import { cartTotals } from './totals.ts';

const at = (rate: number) => ({ kind: 'DESTINATION', country: 'FI', rate }) as const;

describe('D11: goods and shipment in the mode that the customer reads', () => {
  test('gross: what is charged', () => {
    const pricing = { vat: at(170), mode: 'gross' } as const;
    expect(shownSums(cartTotals([{ line: 2490 }, { line: 800 }], 690, pricing), pricing)).toEqual({
      goods: 3290,
      shipment: 690,
    });
  });

  test.each([
    [170, 2128, 590],
    [255, 1, 999],
    [210, 333, 1],
    [0, 5000, 1250],
  ])('net at %d permille: %d and %d come back as they went in', (rate, goods, shipment) => {
    const pricing = { vat: at(rate), mode: 'net' } as const;
    expect(shownSums(cartTotals([{ line: goods }], shipment, pricing), pricing)).toEqual({ goods, shipment });
  });
});
