import type { VatKind } from '@platine/domain/money/vat.ts';
import type { Permille } from '@platine/domain/money/vatRates.ts';

/** How EN 16931 names a VAT case: category (BT-118) and, where no VAT is charged, the code of the reason (BT-121). */
export type VatCategory = {
  readonly id: 'S' | 'Z' | 'K' | 'G';
  readonly exemption: 'VATEX-EU-IC' | 'VATEX-EU-G' | null;
};

const standard: VatCategory = { id: 'S', exemption: null };

/**
 * S: standard or reduced rate; K: intra-Community supply (Directive 2006/112/EC art. 138), for which D11 says reverse charge; G: export outside the EU (art.
 * 146), also to a territory outside its VAT area (art. 6).
 */
const vatCategories: Readonly<Record<VatKind, VatCategory>> = {
  DESTINATION: standard,
  DOMESTIC_COMPANY: standard,
  EU_COMPANY_WITHOUT_VATID: standard,
  REVERSE_CHARGE: { id: 'K', exemption: 'VATEX-EU-IC' },
  EXPORT: { id: 'G', exemption: 'VATEX-EU-G' },
};

/** The category of goods at a rate. Z: zero-rated goods of a sale that is taxed. They are no exempt ones (E), and no reason is named for them. */
export function vatCategoryAt(kind: VatKind, rate: Permille): VatCategory {
  const category = vatCategories[kind];
  return category.exemption === null && rate === 0 ? { id: 'Z', exemption: null } : category;
}
