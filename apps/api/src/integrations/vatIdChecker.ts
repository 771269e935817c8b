import type { VatIdCheck } from '@platine/domain/customer/vatId.ts';
import { sandboxVatIdCheck } from '@platine/domain/customer/vatIdSandbox.ts';

/** Asks whether a VAT id is known to the authorities (D17). Never rejects: a service that cannot be reached answers `unknown`. */
export type VatIdChecker = (vatId: string) => Promise<VatIdCheck>;

/** Stands in until a real service is set up: see docs/adr. */
export const sandboxVatIdChecker: VatIdChecker = async (vatId) => sandboxVatIdCheck(vatId);
