import type { CheckoutStep } from '@platine/domain/machines/checkoutSteps.ts';
import { recoveryStep } from '@platine/domain/machines/checkoutSteps.ts';
import { refusedFrom, sectionFrom } from '../../checkout/checkoutPaths.ts';

/** The steps that share this page, in their order (D25). */
export const sections = ['addresses', 'shipping', 'payment'] as const;
export type Section = (typeof sections)[number];

export function isSection(step: CheckoutStep): step is Section {
  return sections.some((section) => section === step);
}

/** The section to begin with: that which the address asks for, that which can mend what was refused, else as far as one has come. */
export function startingStep(search: string): Section {
  const refused = refusedFrom(search);
  const mending = refused === null ? null : recoveryStep({ kind: 'failure', errorClass: refused, fields: [] });
  if (mending !== null && isSection(mending)) return mending;
  const asked = sectionFrom(search);
  return sections.find((section) => section === asked) ?? 'payment';
}
