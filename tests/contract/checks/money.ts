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
  const rate = Math.round(CART.VAT.RATE * 10);
  for (const position of CART.POSITIONS) expectPosition(call, position, gross ? 1000 + rate : 1000);
  // TOTAL_SHIPMENT is what is charged; in net mode its tax is computed with the rest.
  const shipment = cents(CART.TOTAL_SHIPMENT);
  const sum =
    CART.POSITIONS.reduce((all, { LINE_PRICE }) => all + cents(LINE_PRICE), 0) +
    (gross ? shipment : round((shipment * 1000) / (1000 + rate)));
  const tax = round((sum * rate) / (gross ? 1000 + rate : 1000));
  const total = gross ? sum : sum + tax;
  expect(totalsOf(CART), `${call}: the totals of CART, in cents`).toEqual({
    TOTAL: total,
    TOTAL_TAX: tax,
    TOTAL_WITHOUT_TAX: total - tax,
  });
  // Goods that are fetched are sold where they are handed over; by the customer's carrier they may leave untaxed.
  const fetched = SHIPPING_METHOD === 'PICKUP' || (SHIPPING_METHOD === 'EXTERN_LOGISTIC_PICKUP' && rate > 0);
  const soldIn = fetched ? 'LU' : COUNTRY_CODE;
  expect(CART.VAT.COUNTRY_CODE, `${call}: CART.VAT.COUNTRY_CODE`).toBe(soldIn);
}

/** In cents. */
function totalsOf({ TOTAL, TOTAL_TAX, TOTAL_WITHOUT_TAX }: CartWire) {
  return { TOTAL: cents(TOTAL), TOTAL_TAX: cents(TOTAL_TAX), TOTAL_WITHOUT_TAX: cents(TOTAL_WITHOUT_TAX) };
}

/** Record 0137: the catalogue's price is the most that a position costs; one of a valid quote for exactly its pieces may be lower. */
function isHeld({ AMOUNT, QUOTED }: PositionWire): boolean {
  return QUOTED !== undefined && !QUOTED.EXPIRED && QUOTED.AMOUNT === AMOUNT;
}

/** D14: the break that the amount reaches. D11: the net price is the constant; 17 % are in BRUTTO_SP. */
function expectPosition(call: string, position: PositionWire, numerator: number): void {
  const { SKU, AMOUNT, PRICES, CART_LIMIT, MINIMUM_ORDER_QUANTITY } = position;
  const applying = PRICES.filter((entry) => entry.AMOUNT <= AMOUNT).toSorted(
    (one, other) => other.AMOUNT - one.AMOUNT,
  )[0];
  const today = cents(applying?.BRUTTO_SP ?? 0);
  const dearest = round((today * numerator) / 1170);
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
