import type { Database } from '../db/database.ts';
import type { PaymentProviders } from './payments/provider.ts';
import { sandboxProvider } from './payments/sandbox.ts';
import type { VatIdChecker } from './vatIdChecker.ts';
import { sandboxVatIdChecker, uncheckedVatIds } from './vatIdChecker.ts';

/** External services that the shop uses. */
export type Integrations = {
  readonly payments: PaymentProviders;
  readonly vatIds: VatIdChecker;
  /** Whether the payment sandbox's page exists. */
  readonly sandbox: boolean;
};

/** Sandboxes of all integrations: no money moves, and a rule replaces the check of VAT ids. */
export function sandboxIntegrations(db: Database): Integrations {
  const provider = sandboxProvider(db);
  return { payments: { PAYPAL: provider, SAFERPAY: provider }, vatIds: sandboxVatIdChecker, sandbox: true };
}

/** A shop without external services (D36): methods that need a provider are not offered, and no VAT id can be checked. */
export const noIntegrations: Integrations = { payments: {}, vatIds: uncheckedVatIds, sandbox: false };
