import type { Order } from '@platine/domain/order/order.ts';
import { withdrawalPeriod } from '@platine/domain/withdrawal/withdrawalPeriod.ts';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from '../components/Link/Link.tsx';
import { useFormats } from '../i18n/useFormats.ts';
import { withdrawalPath } from '../routing/paths.ts';

type WithdrawLinkProps = {
  /** Its history says when the period ends. */
  readonly order: Order;
  /** Of the mailed link that shows the order (D7). */
  readonly signature: string | null;
};

/** The withdrawal function for an order while its period runs, and afterwards the day on which it ended (D39). Nothing for companies. */
export function WithdrawLink({ order, signature }: WithdrawLinkProps) {
  const { date } = useFormats();
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const period = withdrawalPeriod(order, today);
  if (period.kind === 'none') return null;
  if (period.kind === 'over')
    return (
      <p>
        <FormattedMessage id="withdrawalScreen.over" values={{ date: date(period.until) }} />
      </p>
    );
  return (
    <p>
      <Link href={withdrawalPath({ order: order.orderNumber, ...(signature !== null && { signature }) })}>
        <FormattedMessage id="footer.withdraw" />
      </Link>
    </p>
  );
}
