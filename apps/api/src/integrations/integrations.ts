import type { Database } from '../db/database.ts';
import type { PaymentProviders } from './payments/provider.ts';
import { sandboxProvider } from './payments/sandbox.ts';
import type { VatIdChecker } from './vatIdChecker.ts';
import { sandboxVatIdChecker } from './vatIdChecker.ts';

/** Services of other companies that the shop uses. */
export type Integrations = { readonly payments: PaymentProviders; readonly vatIds: VatIdChecker };

/** The integrations of a shop that has no contract with such a service: no money moves, and VAT ids are checked by a rule of thumb. */
export function sandboxIntegrations(db: Database): Integrations {
  const provider = sandboxProvider(db);
  return { payments: { PAYPAL: provider, SAFERPAY: provider }, vatIds: sandboxVatIdChecker };
}
