import { BusinessFailure } from '../contract/businessFailure.ts';
import type { ErrorClass } from '../contract/errors.ts';
import { toEuros } from '../money/money.ts';
import type { CheckoutFacts, CheckoutGap } from './progress.ts';
import { checkoutGaps } from './progress.ts';

/**
 * Why no order can be placed; null when it can. The first gap decides about the class, so that the shopper is led to the first step that
 * is not complete (D25); FIELDS name them all, the missing amount in euros included (D12).
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
