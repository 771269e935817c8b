import type { Order } from '@platine/domain/order/order.ts';
import type { Failure } from '@platine/domain/machines/outcome.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../components/Button/Button.tsx';
import { FormFailure } from '../../forms/FormFailure/FormFailure.tsx';
import { useSubmission } from '../../forms/useSubmission.ts';
import { queryKeys } from '../../queries/keys.ts';
import { PaymentMethodName } from '../../shop/MethodName.tsx';
import { payAgainForm } from './payAgainForm.ts';
import styles from './OrderScreen.module.css';

type PayAgainProps = {
  readonly order: Pick<Order, 'orderNumber' | 'paymentMethod'>;
  /** Of the mailed link that shows the order; null for an own order (D7). */
  readonly signature: string | null;
  /** The answer to the form without script; null: it was not sent, or was taken. */
  readonly failure: Failure | null;
};

/** Pays an order once more at its provider, whose payment has failed. Where it was paid meanwhile, the page shows the order as it is now. */
export function PayAgain({ order: { orderNumber, paymentMethod }, signature, failure: sent }: PayAgainProps) {
  const queries = useQueryClient();
  const { busy, failure, done, send } = useSubmission('payOrderAgain');
  const [page, setPage] = useState<string | null>(null);
  const pay = (event: SubmitEvent) => {
    event.preventDefault();
    send({ ORDER_NUMBER: orderNumber, ...(signature !== null && { SIGNATURE: signature }) }, ({ REDIRECT }) => {
      setPage(REDIRECT);
      if (REDIRECT !== null) window.location.assign(REDIRECT);
      else
        for (const queryKey of [queryKeys.placedOrders, queryKeys.orders]) void queries.invalidateQueries({ queryKey });
    });
  };
  return (
    <form className={styles['payAgain']} method="post" action={payAgainForm} onSubmit={pay}>
      <input type="hidden" name="ORDER_NUMBER" value={orderNumber} />
      {signature !== null && <input type="hidden" name="SIGNATURE" value={signature} />}
      <FormFailure failure={failure ?? (done ? null : sent)} />
      {page === null ? (
        <Button type="submit" busy={busy}>
          <FormattedMessage id="orderScreen.payAt" values={{ method: <PaymentMethodName method={paymentMethod} /> }} />
        </Button>
      ) : (
        <Leaving page={page} />
      )}
    </form>
  );
}

/** The browser is about to load the provider's page; a shopper who goes back finds a way on. */
function Leaving({ page }: { readonly page: string }) {
  return (
    <>
      <p role="status">
        <FormattedMessage id="checkoutSummaryScreen.leavingText" />
      </p>
      <p>
        <a href={page}>
          <FormattedMessage id="checkoutSummaryScreen.toProvider" />
        </a>
      </p>
    </>
  );
}
