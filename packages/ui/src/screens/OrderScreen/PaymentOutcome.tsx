import type { AgainOutcome } from '@platine/domain/payment/payAgain.ts';
import { FormattedMessage } from 'react-intl';
import type { NoticeKind } from '../../components/Notice/Notice.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';

type PaymentOutcomeProps = {
  /** From the address to which the provider's page has led back. */
  readonly outcome: AgainOutcome;
  /** Whether the order is paid now. */
  readonly paid: boolean;
};

const kinds: Readonly<Record<AgainOutcome, NoticeKind>> = {
  paid: 'success',
  declined: 'error',
  abandoned: 'warning',
  expired: 'warning',
  pending: 'warning',
  released: 'info',
};

/** The outcome of another payment of an order. An address that is opened later says no more than the order itself does. */
export function PaymentOutcome({ outcome, paid }: PaymentOutcomeProps) {
  if (paid !== (outcome === 'paid') && outcome !== 'released') return null;
  return (
    <Notice kind={kinds[outcome]}>
      <FormattedMessage id={`orderScreen.paymentOutcome.${outcome}`} />
    </Notice>
  );
}
