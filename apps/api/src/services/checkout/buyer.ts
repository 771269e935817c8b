import type { PaymentProviders } from '../../integrations/payments/provider.ts';
import type { Limited } from '../accounts/throttle.ts';
import type { Visitor } from '../visitor.ts';

/** A visitor who may pay. */
export type Buyer = Visitor & Limited & { readonly payments: PaymentProviders };
