import type { Order } from '@platine/domain/order/order.ts';
import type { AgainOutcome } from '@platine/domain/payment/payAgain.ts';
import { FormattedMessage } from 'react-intl';
import type { NoticeKind } from '../../components/Notice/Notice.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { PaymentAwaited } from './PaymentAwaited.tsx';

type PaymentOutcomeProps = {
  /** From the address to which the provider's page has led back. */
  readonly outcome: AgainOutcome;
  readonly order: Pick<Order, 'orderNumber' | 'paid'>;
  /** Of the mailed link that shows the order; null for an own order (D7). */
  readonly signature: string | null;
};

const kinds: Readonly<Record<Exclude<AgainOutcome, 'pending'>, NoticeKind>> = {
  paid: 'success',
  declined: 'error',
  abandoned: 'warning',
  expired: 'warning',
  released: 'info',
};

/** The outcome of another payment of an order. An address that is opened later says no more than the order itself does. */
export function PaymentOutcome({ outcome, order, signature }: PaymentOutcomeProps) {
  if (outcome === 'pending') return <PaymentAwaited order={order} signature={signature} />;
  if (order.paid !== (outcome === 'paid') && outcome !== 'released') return null;
  return (
    <Notice kind={kinds[outcome]}>
      <FormattedMessage id={`orderScreen.paymentOutcome.${outcome}`} />
    </Notice>
  );
}
