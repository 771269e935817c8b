import type { PaymentProviders } from '../../integrations/payments/provider.ts';
import type { Log } from '../../log/log.ts';
import type { Moment } from '../visitor.ts';

/** The means to settle payments with their providers. */
export type Settling = Moment & { readonly payments: PaymentProviders; readonly log: Log };
