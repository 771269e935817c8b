import type { VatIdCheck } from '@platine/domain/customer/vatId.ts';
import { sandboxVatIdCheck } from '@platine/domain/customer/vatIdSandbox.ts';

/** The answer about a VAT id. `proof` is the consultation number by which the authorities know the answer; null without one. */
export type VatIdAnswer = { readonly check: VatIdCheck; readonly proof: string | null };

/** Checks whether the authorities know a VAT id (D17). Never rejects: an unreachable service gives `unknown`. */
export type VatIdChecker = (vatId: string) => Promise<VatIdAnswer>;

export const unknownVatId: VatIdAnswer = { check: 'unknown', proof: null };

/** Replaces the real service in trials: see docs/adr. */
export const sandboxVatIdChecker: VatIdChecker = async (vatId) => ({ check: sandboxVatIdCheck(vatId), proof: null });

/** The answer of a shop without a service: VAT is charged, and no order is stopped. */
export const uncheckedVatIds: VatIdChecker = async () => unknownVatId;
