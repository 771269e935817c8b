import type { Order } from '@platine/domain/order/order.ts';
import { withdrawalPeriod } from '@platine/domain/withdrawal/withdrawalPeriod.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useApiClient } from '../../api/ApiClient.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { CheckoutSkeleton } from '../../checkout/CheckoutSkeleton/CheckoutSkeleton.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import { orderQuery } from '../../queries/order.ts';
import { outcomeOf } from '../../queries/outcome.ts';
import type { RefusedForm } from '../../queries/refusedForm.ts';
import { contactPath } from '../../routing/paths.ts';
import { WithdrawalForm } from './WithdrawalForm.tsx';

type OrderWithdrawalProps = {
  readonly orderNumber: string;
  readonly signature: string | null;
  readonly sent: RefusedForm | null;
};

/** The form for one order, prefilled if the reader may see it (D7). Every other order, and one that cannot be loaded, gets the plain form. */
export function OrderWithdrawal({ orderNumber, signature, sent }: OrderWithdrawalProps) {
  const outcome = outcomeOf(useQuery(orderQuery(useApiClient(), orderNumber, signature)));
  switch (outcome.kind) {
    case 'pending':
      return <CheckoutSkeleton label={<FormattedMessage id="withdrawalScreen.loading" />} />;
    case 'data':
      return <WithinPeriod order={outcome.data} sent={sent} />;
    case 'failure':
    case 'network':
      return <WithdrawalForm order={null} orderNumber={orderNumber} sent={sent} />;
  }
}

/** The form while the period runs, and where it does not, why there is none (D39). */
function WithinPeriod({ order, sent }: { readonly order: Order; readonly sent: RefusedForm | null }) {
  const { date } = useFormats();
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const period = withdrawalPeriod(order, today);
  if (period.kind === 'open')
    return (
      <>
        <p>
          {period.until === null ? (
            <FormattedMessage id="withdrawalScreen.openEnd" />
          ) : (
            <FormattedMessage id="withdrawalScreen.until" values={{ date: date(period.until) }} />
          )}
        </p>
        <WithdrawalForm order={order} orderNumber={order.orderNumber} sent={sent} />
      </>
    );
  return (
    <Notice
      action={
        <Link href={contactPath({ order: order.orderNumber, topic: 'order' })} variant="secondary">
          <FormattedMessage id="checkoutDoneScreen.contact" />
        </Link>
      }
    >
      <p>
        {period.kind === 'over' ? (
          <FormattedMessage id="withdrawalScreen.over" values={{ date: date(period.until) }} />
        ) : (
          <FormattedMessage id={`withdrawalScreen.none.${period.reason}`} />
        )}
      </p>
    </Notice>
  );
}
