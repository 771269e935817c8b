/**
 * The documents of an order, by the first letters of their numbers: order confirmation KB, invoice RE and delivery note LS (D9), credit note RK (Rechnungskorrektur),
 * and the pro forma invoice PF, which asks for no VAT deduction and is no invoice.
 */
export const documentKinds = ['KB', 'RE', 'LS', 'RK', 'PF'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Kinds whose numbers run through each year without a gap (D38, Directive 2006/112/EC art. 226 (2)). The others bear the order's number. */
export const numberedKinds = ['RE', 'LS', 'RK'] as const satisfies readonly DocumentKind[];
export type NumberedKind = (typeof numberedKinds)[number];

export function isNumbered(kind: DocumentKind): kind is NumberedKind {
  return numberedKinds.some((numbered) => numbered === kind);
}

/** The number of a document of a series, such as `RE-2026-000042`. `sequence` begins at 1 each year. */
export function seriesNumber(kind: NumberedKind, year: number, sequence: number): string {
  return `${kind}-${year}-${String(sequence).padStart(6, '0')}`;
}

/** The kind that a document's number begins with; null for any other text. */
export function kindOfNumber(number: string): DocumentKind | null {
  return documentKinds.find((kind) => number.startsWith(`${kind}-`)) ?? null;
}
