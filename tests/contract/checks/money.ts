import type { CartWire, PositionWire, SessionWire } from '@platine/domain/contract/schemas/session.ts';
import { expect } from 'vitest';

/** D10: half away from zero. All amounts here are positive. */
const round = (cents: number) => Math.round(Number(cents.toFixed(6)));
const cents = (euros: number) => round(euros * 100);

/**
 * Adds a session's cart up again, from nothing but what was answered and D10, D11 and D14. The domain's functions are left out on
 * purpose: a wrong number there shows here.
 */
export function expectSums(call: string, { CART, CUSTOMER_TYPE, COUNTRY_CODE, SHIPPING_METHOD }: SessionWire): void {
  const gross = CUSTOMER_TYPE === 'PRIVATE';
  for (const position of CART.POSITIONS)
    expectPosition(call, position, { charged: gross ? rateOf(CART, position) : 0 });
  expectTaxes(call, CART, gross);
  // Goods that are fetched are sold where they are handed over; by the customer's carrier they may leave untaxed.
  const fetched = SHIPPING_METHOD === 'PICKUP' || (SHIPPING_METHOD === 'EXTERN_LOGISTIC_PICKUP' && CART.VAT.RATE > 0);
  const soldIn = fetched ? 'LU' : COUNTRY_CODE;
  expect(CART.VAT.COUNTRY_CODE, `${call}: CART.VAT.COUNTRY_CODE`).toBe(soldIn);
}

const permille = (percent: number) => Math.round(percent * 10);

/** Record 0161: the rate of a position by its class. */
function rateOf({ VAT }: CartWire, { TAX_CLASS = 'STANDARD' }: PositionWire): number {
  if (TAX_CLASS === 'ZERO') return 0;
  return permille(TAX_CLASS === 'REDUCED' ? (VAT.REDUCED_RATE ?? VAT.RATE) : VAT.RATE);
}

/** D10: VAT per rate, on the sum of its positions and its part of the shipment. Without TAXES all of it bears the rate of VAT. */
function expectTaxes(call: string, cart: CartWire, gross: boolean): void {
  const goods = new Map<number, number>();
  for (const position of cart.POSITIONS) {
    const rate = rateOf(cart, position);
    goods.set(rate, (goods.get(rate) ?? 0) + cents(position.LINE_PRICE));
  }
  const shipments = cart.TAXES ?? [{ RATE: cart.VAT.RATE, SHIPMENT: cart.TOTAL_SHIPMENT }];
  // SHIPMENT is what is charged; in net mode its tax is computed with the rest.
  const rows = shipments.map(({ RATE, SHIPMENT }) => {
    const rate = permille(RATE);
    const shipment = gross ? cents(SHIPMENT) : round((cents(SHIPMENT) * 1000) / (1000 + rate));
    const sum = (goods.get(rate) ?? 0) + shipment;
    const tax = round((sum * rate) / (gross ? 1000 + rate : 1000));
    return { rate, shipment, sum, tax, net: gross ? sum - tax : sum };
  });
  const all = (key: 'net' | 'tax' | 'shipment') => rows.reduce((total, row) => total + row[key], 0);
  expect(totalsOf(cart), `${call}: the totals of CART, in cents`).toEqual({
    TOTAL: all('net') + all('tax'),
    TOTAL_TAX: all('tax'),
    TOTAL_WITHOUT_TAX: all('net'),
  });
  if (cart.TAXES === undefined) return;
  const named = cart.TAXES.map(({ RATE, NET, TAX }) => [permille(RATE), cents(NET), cents(TAX)]);
  expect(named, `${call}: TAXES`).toEqual(rows.map(({ rate, net, tax }) => [rate, net, tax]));
  const sold = [...goods.values()].reduce((total, sum) => total + sum, 0);
  for (const { rate, shipment } of rows)
    expect(Math.abs(shipment - (all('shipment') * (goods.get(rate) ?? 0)) / sold), `${call}: SHIPMENT`).toBeLessThan(1);
}

/** In cents. */
function totalsOf({ TOTAL, TOTAL_TAX, TOTAL_WITHOUT_TAX }: CartWire) {
  return { TOTAL: cents(TOTAL), TOTAL_TAX: cents(TOTAL_TAX), TOTAL_WITHOUT_TAX: cents(TOTAL_WITHOUT_TAX) };
}

/** Record 0137: the catalogue's price is the most that a position costs; one of a valid quote for exactly its pieces may be lower. */
function isHeld({ AMOUNT, QUOTED }: PositionWire): boolean {
  return QUOTED !== undefined && !QUOTED.EXPIRED && QUOTED.AMOUNT === AMOUNT;
}

/** Record 0161: the rates in BRUTTO_SP, in permille. */
const contained = { STANDARD: 170, REDUCED: 30, ZERO: 0 } as const;

/** D14: the break that the amount reaches. D11: the net price is the constant. `charged` is the rate on top of it, in permille. */
function expectPosition(call: string, position: PositionWire, { charged }: { readonly charged: number }): void {
  const { SKU, AMOUNT, PRICES, CART_LIMIT, MINIMUM_ORDER_QUANTITY } = position;
  const applying = PRICES.filter((entry) => entry.AMOUNT <= AMOUNT).toSorted(
    (one, other) => other.AMOUNT - one.AMOUNT,
  )[0];
  const today = cents(applying?.BRUTTO_SP ?? 0);
  const dearest = round((today * (1000 + charged)) / (1000 + contained[position.TAX_CLASS ?? 'STANDARD']));
  const unit = isHeld(position) ? Math.min(dearest, cents(position.UNIT_PRICE)) : dearest;
  // CART_LIMIT 0: no longer for sale, not charged.
  const line = CART_LIMIT === 0 ? 0 : unit * AMOUNT;
  const answered = { UNIT_PRICE: cents(position.UNIT_PRICE), LINE_PRICE: cents(position.LINE_PRICE) };
  expect(answered, `${call}: the price of ${AMOUNT} × ${SKU}, in cents`).toEqual({
    UNIT_PRICE: unit,
    LINE_PRICE: line,
  });
  expect(AMOUNT % MINIMUM_ORDER_QUANTITY, `${call}: AMOUNT of ${SKU} in steps of ${MINIMUM_ORDER_QUANTITY}`).toBe(0);
}
