import type { CheckoutStep } from '@platine/domain/machines/checkoutSteps.ts';
import { recoveryStep } from '@platine/domain/machines/checkoutSteps.ts';
import { refusedFrom, sectionFrom } from '../../checkout/checkoutPaths.ts';

/** The steps on this page, in their order (D25). */
export const sections = ['addresses', 'shipping', 'payment'] as const;
export type Section = (typeof sections)[number];

export function isSection(step: CheckoutStep): step is Section {
  return sections.some((section) => section === step);
}

/** The section to open first: the recovery step of a refused order, else the section in the URL, else the last one. */
export function initialSection(search: string): Section {
  const refused = refusedFrom(search);
  const recovery = refused === null ? null : recoveryStep({ kind: 'failure', errorClass: refused, fields: [] });
  if (recovery !== null && isSection(recovery)) return recovery;
  const requested = sectionFrom(search);
  return sections.find((section) => section === requested) ?? 'payment';
}
