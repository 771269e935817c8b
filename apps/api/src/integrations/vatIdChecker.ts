import type { VatIdCheck } from '@platine/domain/customer/vatId.ts';
import { sandboxVatIdCheck } from '@platine/domain/customer/vatIdSandbox.ts';

/** Checks whether the authorities know a VAT id (D17). Never rejects: an unreachable service gives `unknown`. */
export type VatIdChecker = (vatId: string) => Promise<VatIdCheck>;

/** Replaces the real service in trials: see docs/adr. */
export const sandboxVatIdChecker: VatIdChecker = async (vatId) => sandboxVatIdCheck(vatId);

/** The answer of a shop without a service: VAT is charged, and no order is stopped. */
export const uncheckedVatIds: VatIdChecker = async () => 'unknown';
