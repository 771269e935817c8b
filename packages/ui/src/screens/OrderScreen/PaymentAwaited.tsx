import type { Order } from '@platine/domain/order/order.ts';
import { orderRoute } from '@platine/domain/order/orderRoute.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useApiClient } from '../../api/ApiClient.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { orderQuery } from '../../queries/order.ts';

type PaymentAwaitedProps = {
  readonly order: Pick<Order, 'orderNumber' | 'paid'>;
  readonly signature: string | null;
};

const milliseconds = { between: 5000, atMost: 60_000 } as const;

/**
 * A payment of which the provider had not said how it ended: the order is read again for a minute, until it is paid. One live region tells of each change.
 * Without script the link loads the page again. An address that is opened once the order is paid says nothing.
 */
export function PaymentAwaited({ order: { orderNumber, paid }, signature }: PaymentAwaitedProps) {
  const [paidBefore] = useState(paid);
  const [until] = useState(() => Date.now() + milliseconds.atMost);
  const { dataUpdatedAt, errorUpdatedAt } = useQuery({
    ...orderQuery(useApiClient(), orderNumber, signature),
    refetchInterval: ({ state: { data, ...asked } }) =>
      data?.paid === true || Math.max(asked.dataUpdatedAt, asked.errorUpdatedAt) >= until
        ? false
        : milliseconds.between,
  });
  if (paidBefore) return null;
  if (paid)
    return (
      <Notice kind="success">
        <FormattedMessage id="orderScreen.paymentOutcome.paid" />
      </Notice>
    );
  const again = orderRoute(orderNumber, { ...(signature !== null && { signature }), payment: 'pending' });
  const waits = Math.max(dataUpdatedAt, errorUpdatedAt) < until;
  return (
    <Notice
      kind="warning"
      action={
        <a href={again}>
          <FormattedMessage id="orderScreen.askAgain" />
        </a>
      }
    >
      <FormattedMessage id={waits ? 'orderScreen.paymentOutcome.pending' : 'orderScreen.paymentUnknown'} />
    </Notice>
  );
}
