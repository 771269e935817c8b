import type { Cart } from '@platine/domain/cart/cart.ts';
import { cartChanges } from '@platine/domain/cart/changes.ts';
import { errorMessageKey } from '@platine/domain/errors/errorMessages.ts';
import type { CheckoutNotice } from '@platine/domain/machines/checkoutContext.ts';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Notice } from '../../components/Notice/Notice.tsx';
import { CartChanges } from './CartChanges.tsx';
import styles from './CheckoutSummaryScreen.module.css';

type OrderNoticeProps = {
  readonly notice: CheckoutNotice | null;
  /** The cart that was ordered, for listing the changes since (D4). */
  readonly agreedTo: Cart | null;
  readonly cart: Cart;
};

/** The reason why no order was placed, and what to do. It takes the focus, because it is far above the button. */
export function OrderNotice({ notice, agreedTo, cart }: OrderNoticeProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (notice !== null) root.current?.focus();
  }, [notice]);
  if (notice === null) return null;
  const changes = agreedTo === null ? [] : cartChanges(agreedTo, cart);
  return (
    <div ref={root} tabIndex={-1} className={styles['notice']}>
      <Notice kind="error" title={<FormattedMessage id={titleOf(notice)} />}>
        <p>
          <FormattedMessage
            id={wordsOf(notice)}
            values={{ order: <FormattedMessage id="checkoutSummaryScreen.order" /> }}
          />
        </p>
        {changes.length > 0 && <CartChanges changes={changes} />}
      </Notice>
    </div>
  );
}

/** Without an answer it is unknown whether the order was placed. */
function titleOf({ failure }: CheckoutNotice) {
  return failure.kind === 'network' ? 'checkoutSummaryScreen.orderLostTitle' : 'checkout.refusedTitle';
}

function wordsOf({ of, failure }: CheckoutNotice) {
  if (failure.kind === 'network') return 'checkoutSummaryScreen.orderLost';
  if (of === 'payment' && failure.errorClass === 'CheckoutIncompleteException')
    return 'checkoutSummaryScreen.paymentAbandoned';
  if (of === 'order' && failure.errorClass === 'ThrottledException') return 'checkoutSummaryScreen.tooManyOrders';
  return errorMessageKey(failure.errorClass);
}
