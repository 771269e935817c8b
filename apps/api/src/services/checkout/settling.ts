import type { PaymentProviders } from '../../integrations/payments/provider.ts';
import type { Log } from '../../log/log.ts';
import type { Moment, Occasion } from '../visitor.ts';

/** Minutes until a payment that was not finished on the provider's page expires. */
const paymentMinutes = 30;

export function paymentEnd(begun: Date): Date {
  return new Date(begun.getTime() + paymentMinutes * 60_000);
}

/** The means to settle payments with their providers. */
export type Settling = Moment & Occasion & { readonly payments: PaymentProviders; readonly log: Log };
