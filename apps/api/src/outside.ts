import type { Database } from './db/database.ts';
import type { PaymentProviders } from './payments/provider.ts';
import { sandbox } from './payments/sandbox/provider.ts';
import type { VatIdChecker } from './vatIds/checker.ts';
import { sandboxVatIdChecker } from './vatIds/checker.ts';

/** The services outside of the shop. */
export type Outside = { readonly payments: PaymentProviders; readonly vatIds: VatIdChecker };

/** What stands in where no services are set up: sandboxes, which say so. */
export function sandboxes(db: Database): Outside {
  const provider = sandbox(db);
  return { payments: { PAYPAL: provider, SAFERPAY: provider }, vatIds: sandboxVatIdChecker };
}
