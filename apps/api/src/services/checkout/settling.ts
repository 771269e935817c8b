import type { PaymentProviders } from '../../integrations/payments/provider.ts';
import type { Log } from '../../log/log.ts';
import type { Moment, Occasion } from '../visitor.ts';

/** The means to settle payments with their providers. */
export type Settling = Moment & Occasion & { readonly payments: PaymentProviders; readonly log: Log };
