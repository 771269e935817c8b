import type { OrderRule } from '@platine/domain/cart/quantity.ts';
import { FormattedMessage } from 'react-intl';
import { useFormats } from '../../i18n/useFormats.ts';
import type { Added } from '../useCartActions.ts';

/** The reason why the cart holds another amount than requested; nothing when both are equal. */
export function AddedWords({
  added,
  rule,
}: {
  /** The requested amount, and what the cart holds now. */
  readonly added: Added;
  /** Steps and limit of the product, in pieces. */
  readonly rule: OrderRule;
}) {
  const { number } = useFormats();
  if (added.reason === null) return null;
  const values = {
    amount: number(added.amount),
    limit: number(rule.limit ?? added.amount),
    step: number(rule.step),
  };
  if (added.reason === 'ORDER_QUANTITY') return <FormattedMessage id="addToCart.stepped" values={values} />;
  if (added.amount <= added.before) return <FormattedMessage id="addToCart.limitReached" values={values} />;
  return <FormattedMessage id="addToCart.limited" values={values} />;
}
