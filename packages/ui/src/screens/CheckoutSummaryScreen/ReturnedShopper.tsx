import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../api/ApiClient.tsx';
import type { CheckoutData } from '../../checkout/checkoutData.ts';
import { refundNoticeQuery } from '../../queries/refundNotice.ts';
import { OrderPending } from './OrderPending.tsx';
import { PaymentRefunded } from './PaymentRefunded.tsx';
import { SummarySteps } from './SummarySteps.tsx';

type ReturnedShopperProps = {
  readonly data: CheckoutData;
  /** From the provider's return address. */
  readonly paymentId: string;
};

/** The return from the provider: a payment that was approved in vain is told first. Without an answer the checkout goes on (D5). */
export function ReturnedShopper({ data, paymentId }: ReturnedShopperProps) {
  const { data: refund = null, isPending } = useQuery(refundNoticeQuery(useApiClient(), paymentId));
  if (isPending) return <OrderPending data={data} claiming />;
  if (refund === null) return <SummarySteps data={data} returned />;
  return <PaymentRefunded data={data} amount={refund} />;
}
