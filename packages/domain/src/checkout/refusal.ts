import { BusinessFailure } from '../contract/businessFailure.ts';
import type { ErrorClass } from '../contract/errors.ts';
import { toEuros } from '../money/money.ts';
import type { CheckoutFacts, CheckoutGap } from './progress.ts';
import { checkoutGaps } from './progress.ts';

/**
 * The failure that refuses an order; null when the order can be placed. The first gap decides the error class, so that the shopper is
 * redirected to the first incomplete step (D25). FIELDS name every gap; the code of a missing minimum order value is the amount in euros (D12).
 */
export function checkoutRefusal(facts: CheckoutFacts): BusinessFailure | null {
  const gaps = checkoutGaps(facts);
  const [first] = gaps;
  if (first === undefined) return null;
  const fields = gaps.map((gap) => ({ FIELD: gap.field, CODE: codeOf(gap) }));
  return new BusinessFailure(classOf(first), `The checkout lacks ${first.field}: ${codeOf(first)}.`, fields);
}

function codeOf(gap: CheckoutGap): string {
  return gap.code === 'MISSING' ? toEuros(gap.missing).toFixed(2) : gap.code;
}

function classOf({ field, code }: CheckoutGap): ErrorClass {
  if (code === 'MISSING') return 'MinimumOrderValueException';
  if (code === 'NOT_ORDERABLE') return 'NotOrderableException';
  if (code !== 'NOT_OFFERED') return 'CheckoutIncompleteException';
  return field === 'SHIPPING_METHOD' ? 'ShippingMethodNotAvailableException' : 'PaymentMethodNotAvailableException';
}
