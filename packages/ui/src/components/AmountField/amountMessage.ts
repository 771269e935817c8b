import type { AdjustmentReason, AmountRefusal, OrderRule } from '@platine/domain/cart/quantity.ts';
import { maximumFor } from '@platine/domain/cart/quantity.ts';
import type { IntlShape } from 'react-intl';
import { formatsOf } from '../../i18n/formats.ts';

/** Why the amount differs from the request. */
export type AmountMessage =
  | { readonly kind: 'adjusted'; readonly reason: AdjustmentReason }
  | { readonly kind: 'refused'; readonly code: AmountRefusal; readonly typed: string };

/** The current amount in pieces and the rule that bounds it. */
export type AmountFacts = { readonly amount: number; readonly rule: OrderRule };

/** Localized reason. It quotes at most the first part of the input, which may be a page long. */
export function amountMessageText(intl: IntlShape, message: AmountMessage, { amount, rule }: AmountFacts): string {
  const { number } = formatsOf(intl);
  const most = number(maximumFor(rule));
  const step = number(rule.step);
  if (message.kind === 'refused') {
    const typed = message.typed.trim().slice(0, 12);
    return intl.formatMessage(
      { id: `amountField.refused.${message.code}` },
      { amount: number(amount), most, step, typed },
    );
  }
  const id = message.reason === 'CART_LIMIT' ? 'amountField.limited' : 'amountField.stepped';
  return intl.formatMessage({ id }, { limit: rule.limit === null ? most : number(rule.limit), step });
}
